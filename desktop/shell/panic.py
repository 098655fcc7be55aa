"""The emergency key in dialogs and other windows of the program, where no shortcut of the host's window is heard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QDialog, QWidget


class Panic(QObject):
    """``asked`` when it is pressed there; the host's own window has its shortcut."""

    asked = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication)
        program.focusWindowChanged.connect(self._listen)

    def _listen(self, window: QWindow | None) -> None:
        if window is not None and window is not self._host.windowHandle():
            window.removeEventFilter(self)
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        pressed = event.key() == Qt.Key.Key_B and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if pressed and not event.isAutoRepeat():
            self.asked.emit()
        return pressed


def close_dialogs() -> None:
    """Put away whatever lies over the host's window."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QDialog) and window.isVisible():
            window.reject()
