"""The board that was drawn and is still to be laid, large beside the mansion while it grows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.items.board import held
from desktop.items.room import paint_room
from desktop.items.style import Style
from rules.views import Picture, Space

LARGEST = 1.5
CELL, BOARD = "cell", "board"


def building(picture: Picture) -> bool:
    """Whether there are free places for boards."""
    return any(space.shape == CELL for space in picture.spaces)


def drawn(picture: Picture) -> tuple[Space, int] | None:
    """The board that someone holds, and how many shadows it has."""
    held_ids = {piece.id for piece in picture.pieces if piece.look == BOARD}
    slots = dict(zip((space.id for space in picture.hand), picture.hand_slots, strict=False))
    return next(((space, slots.get(space.id, 0)) for space in picture.hand if space.id in held_ids), None)


class DrawnBoard(QGraphicsItem):
    """Lies on the table and cannot be taken."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2)
        self._rect = QRectF()
        self._board: tuple[Space, int] | None = None
        self._style: Style | None = None

    def lay(self, board: tuple[Space, int] | None, free: Sequence[QRectF], style: Style) -> None:
        """Show the board in the largest of the free places."""
        self.prepareGeometryChange()
        self._board = board
        self._rect = _square(free, LARGEST * style.unit)
        self._style = Style(style.theme, style.language, self._rect.width(), style.labels)
        self.setVisible(board is not None and not self._rect.isEmpty())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._board is not None and self._style is not None:
            space, slots = self._board
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_room(painter, held(space, slots, 0, self._rect), self._style)


def _square(free: Sequence[QRectF], most: float) -> QRectF:
    sides = {min(rect.width(), rect.height(), most): rect for rect in free}
    if not sides:
        return QRectF()
    side = max(sides)
    square = QRectF(0, 0, side, side)
    square.moveCenter(sides[side].center())
    return square
