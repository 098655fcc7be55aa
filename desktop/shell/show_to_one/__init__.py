"""A secret for one person, shown on the host's own window."""

from desktop.shell.show_to_one.card import ShowToOne

__all__ = ["ShowToOne"]
