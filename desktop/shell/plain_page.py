"""A page over the whole window, on plain ground, that Esc leaves."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.parts.look import Look


class PlainPage(QWidget):
    """``left`` wants back to what lay below. How the parts are spaced says each page."""

    left = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context

    def _space(self, look: Look) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._space(Look(self._context.theme, self._context.scale))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._context.theme.bg))
        painter.end()
