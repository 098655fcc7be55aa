"""A secret for one person, shown on the host's own window."""
