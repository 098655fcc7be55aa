"""Lessons in the host's window."""

from desktop.shell.learning.learning import Learning

__all__ = ["Learning"]
