"""An opaque sheet over the whole host's window: no key, no click, no look gets through."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

FREE = {(Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)}
"""The host's keys that go on working: cover and panic."""

AWAY = (QEvent.Type.WindowDeactivate, QEvent.Type.WindowStateChange, QEvent.Type.ApplicationDeactivate)


class Shield(QWidget):
    """``cover`` is called whenever attention goes elsewhere; the keys in ``free`` go on working."""

    free = FREE

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._before: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.hide()

    def cover(self) -> None:
        """Hide at once what only one person may see."""
        raise NotImplementedError

    def spread(self) -> None:
        """Lie over the window, and take the keyboard."""
        self._before = self._host.focusWidget()
        self._host.installEventFilter(self)
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def lift(self) -> None:
        """Give the window and the keyboard back, all at once."""
        self._host.removeEventFilter(self)
        self.hide()
        (self._before if self._before is not None and isValid(self._before) else self._host).setFocus()

    # ---- keys

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Accepted here, no shortcut of the host's window sees the key.
            event.setAccepted((event.key(), event.modifiers()) not in self.free)
            return True
        if event.type() in AWAY:
            self.cover()
        return super().event(event)

    def focusNextPrevChild(self, onward: bool) -> bool:
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cover()

    # ---- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.setFocus()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    # ---- the window below

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cover()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() is QEvent.Type.Resize:
            self.setGeometry(self._host.rect())
        elif watched is self._host and event.type() in AWAY:
            self.cover()
        elif watched is self._host and event.type() is QEvent.Type.ChildAdded:
            self.raise_()
        return False
