"""What the host writes down beside the play, for no other eyes."""
