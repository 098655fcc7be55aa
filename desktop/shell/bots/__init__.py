"""Seats that the program plays."""

from desktop.shell.bots.bots import Bots

__all__ = ["Bots"]
