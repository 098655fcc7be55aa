"""What the storyteller's panels tell, from the whole grimoire: words and numbers, nothing drawn."""
