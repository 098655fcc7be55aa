"""Joins the audience's window to the host's: its keys, its state in words, its small picture, its notices."""

from desktop.shell.audience.audience import GRACE, Audience
from desktop.shell.audience.notices import DAWNING, NEXT

__all__ = ["DAWNING", "GRACE", "NEXT", "Audience"]
