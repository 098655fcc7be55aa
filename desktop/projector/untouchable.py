"""A window of the audience's: without a frame, without focus, deaf to all that hands and pointers send."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from desktop.projector.board import INPUT

FLAGS: Final = (
    Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowDoesNotAcceptFocus
)  # fmt: skip


class UntouchableWindow(QWidget):
    """``closed`` says that it was closed from outside."""

    closed = Signal()

    def __init__(self, title: str) -> None:
        super().__init__(None, FLAGS)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        palette = self.palette()
        palette.setColor(self.backgroundRole(), Qt.GlobalColor.black)
        self.setPalette(palette)

    def event(self, event: QEvent) -> bool:
        return event.type() in INPUT or super().event(event)

    def focusNextPrevChild(self, onward: bool) -> bool:
        return False

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
