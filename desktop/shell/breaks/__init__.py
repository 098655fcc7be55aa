"""Breaks, how long the evening takes, and stopping for today."""

from desktop.shell.breaks.breaks import Breaks

__all__ = ["Breaks"]
