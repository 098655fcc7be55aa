"""A question with numbered answers that may be asked over any page; Esc leaves it, and the keyboard goes back."""

from __future__ import annotations

from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row


class QuestionCard(ListCard):
    """``left`` says that no answer was given."""

    left = Signal()

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        question: str,
        rows: Sequence[Row],
        notes: Sequence[str] = (),
        frame: str = "lantern",
    ) -> None:
        super().__init__(context, parent, question, rows, frame)
        self.setAccessibleDescription(" ".join(notes))
        for note in notes:
            self.note(note)
        self._before = parent.focusWidget()

    def hand_back(self) -> None:
        """Let the keyboard go on where it was before."""
        before = self._before
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus()

    @property
    def wide(self) -> int:
        return max(440, self.context.px(600))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
