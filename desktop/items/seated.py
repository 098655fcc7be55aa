"""A piece of a ring of seats: it knows the seat it belongs to, and is as large as it lies there."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.items.pawn import LIFTED, RISE, SHADOW, PieceItem
from desktop.items.stamp import cached
from rules.views import Piece, Space


class Seated(PieceItem):
    """Lies at a seat, or in the middle."""

    def __init__(self, piece: Piece, space: Space, size: QSizeF, parent: QGraphicsItem) -> None:
        super().__init__(piece, parent)
        self.space, self.size = space, size

    def sit(self, space: Space, size: QSizeF) -> None:
        """Belong to a seat, so large; to be told before it is dressed."""
        self.space, self.size = space, size

    def twin(self, parent: QGraphicsItem) -> "Seated":
        return type(self)(self.piece, self.space, self.size, parent)

    def figure(self) -> QRectF:
        grown = LIFTED if self.lifted else 1.0
        wide, tall = grown * self.size.width(), grown * self.size.height()
        return QRectF(-wide / 2, -tall / 2 - (RISE * tall if self.lifted else 0.0), wide, tall)

    def reach(self) -> QRectF:
        rect = self.drawn().adjusted(-2, -2, 2, 2)
        return rect.adjusted(0, 0, 0, SHADOW * rect.height()) if self.lifted else rect

    def drawn(self) -> QRectF:
        """All that is drawn of it, without its shadow."""
        return self.figure()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        said = self.style.says(self.piece.name)
        key = f"seated/{self.piece.look}/{said}/{self.lifted}/{self.refused}/{self.style.theme.name}"
        cached(painter, f"{key}/{self.sign()}", self.boundingRect(), self._draw)

    def sign(self) -> str:
        """What else makes it look as it does."""
        return ""
