"""What the mouse and the keyboard do to a board goes to whoever carries it out."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from desktop.scene.cursor import Cursor
from desktop.scene.hand import Hand
from desktop.scene.mouse import Mouse


class TouchedScene(QGraphicsScene):
    """``asked_of`` asks what can be done with a space."""

    asked_of = Signal(str)

    hand: Hand
    mouse: Mouse
    cursor: Cursor

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.mouse.press(event.button(), event.scenePos()))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.mouse.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.mouse.release(event.button(), event.scenePos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(not event.isAutoRepeat() and (self._asks(event) or self.cursor.key(event)))

    def _asks(self, event: QKeyEvent) -> bool:
        """The key of a menu asks what can be done where the cursor is."""
        shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        asks = event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and shifted)
        if asks and self.cursor.shown and self.cursor.space and not self.hand.piece:
            self.asked_of.emit(self.cursor.space)
        return asks

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.hand.cancel()
        super().focusOutEvent(event)

    def leap(self, onward: bool) -> bool:
        """What Tab does; whether there was anywhere to leap."""
        return self.cursor.leap(onward)

    def cursor_cancel(self) -> None:
        """Put back what is held, as Esc does."""
        self.hand.cancel()
