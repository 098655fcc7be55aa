"""The host's window and what stands in it."""
