"""Time that is measured at the table: for the talk, for a plea, for a call."""

from desktop.shell.clocks.clocks import Clocks

__all__ = ["Clocks"]
