"""What the town's panels tell, from what everybody sees: words and numbers, nothing drawn."""
