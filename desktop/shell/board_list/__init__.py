"""The board as a list: every place, who stands there, and the ways out of it, for keyboards and screen readers."""

from desktop.shell.board_list.panel import BoardList

__all__ = ["BoardList"]
