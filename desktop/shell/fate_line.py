"""The line into which Fate's answer is typed; what it does not need goes on to the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.shell.parts.seek import Seek

OF_THE_BOARD = frozenset("0123456789 []?")
"""While nothing is typed these mean what they mean on the board, unless numbers are asked for."""

GOING_BACK = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class FateLine(Seek):
    """``took`` takes the first suggestion, ``gave_up`` goes back to the board."""

    took = Signal()
    gave_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.numbers = False

    def focusNextPrevChild(self, onward: bool) -> bool:
        return False if self.text() else super().focusNextPrevChild(onward)

    def event(self, event: QEvent) -> bool:
        """With nothing typed there is nothing of its own to undo: the keys are the table's."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._goes_back(event):
            event.ignore()
            return True
        return super().event(event)

    def _goes_back(self, event: QKeyEvent) -> bool:
        return not self.wanted and any(map(event.matches, GOING_BACK))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Tab and self.text():
            self.took.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self._give_up()
        elif not self.wanted and self._is_of_the_board(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _give_up(self) -> None:
        if self.text():
            self.clear()
        else:
            self.gave_up.emit()

    def _is_of_the_board(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Backspace:
            return True
        typed = event.text()
        return bool(typed) and typed in OF_THE_BOARD and not (self.numbers and typed.isdecimal())
