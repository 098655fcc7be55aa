"""What the buttons of the mouse do to a board."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from rules.views import SpaceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene


SEAT = "seat"


class Mouse:
    """Begins drags and clicks; a drag goes on in its `Drag`."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene = scene
        self._pressed: SpaceId = ""

    def press(self, button: Qt.MouseButton, at: QPointF) -> bool:
        """A button goes down; whether it meant anything."""
        self._scene.cursor.hide()
        if button == Qt.MouseButton.LeftButton:
            self._press(at)
            return True
        return button == Qt.MouseButton.RightButton and self._ask(at)

    def _ask(self, at: QPointF) -> bool:
        """Put back what is held; with nothing in the hand ask what can be done with what is there."""
        if self._scene.hand.piece:
            self._scene.hand.cancel()
            return True
        pieces = self._scene.whereabouts.pieces_at(at)
        space = self._scene.whereabouts.standing(pieces[0]) if pieces else self._scene.whereabouts.space_at(at)
        if space:
            self._scene.asked_of.emit(space)
        return bool(space)

    def _press(self, at: QPointF) -> None:
        hand = self._scene.hand
        self._pressed = ""
        if hand.drag is not None and hand.piece:
            hand.drag.press(at)
            return
        pieces = self._scene.whereabouts.pieces_at(at)
        if pieces and self._is_asked_of(at):
            self._pressed = self._scene.whereabouts.space_at(at)
        elif pieces:
            hand.lift(hand.best(pieces), at)
            self._scene.fan.close(hand.piece)
        else:
            self._pressed = self._scene.whereabouts.space_at(at)

    def _is_asked_of(self, at: QPointF) -> bool:
        """Whether one is choosing among seats: whoever sits there covers the seat, and is meant with it."""
        here = self._scene.whereabouts.space_at(at)
        seats = (space.id for space in self._scene.picture.spaces if space.shape == SEAT)
        return here in self._scene.lights.shown and here in seats

    def move(self, at: QPointF) -> None:
        """The pointer is somewhere else."""
        if self._scene.hand.drag is not None:
            self._scene.hand.drag.move(at)
            return
        if self._scene.picture.arrows:
            self._scene.arrows.only(self._scene.whereabouts.pieces_at(at))
        self._scene.fan.hover(at)

    def release(self, button: Qt.MouseButton, at: QPointF) -> None:
        """A button comes up."""
        if button != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, ""
        if self._scene.hand.drag is not None:
            self._scene.hand.drag.release(at)
        elif pressed and self._scene.whereabouts.space_at(at) == pressed:
            self._scene.space_clicked.emit(pressed)
