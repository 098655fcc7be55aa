"""What each command does in the host's window."""

from desktop.shell.acts.acts import Acts

__all__ = ["Acts"]
