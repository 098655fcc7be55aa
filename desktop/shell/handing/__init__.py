"""The host's window goes from hand to hand: each seat sees what is its own, and answers by itself."""

from desktop.shell.handing.handing import Handing

__all__ = ["Handing"]
