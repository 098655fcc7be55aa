"""A piece: its figure, the shadow below it while it is lifted, the number when it stands for several."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop import art
from desktop.items.caption import Caption
from desktop.items.chest import letter_of, paint_letter
from desktop.items.lying import lying, paint_lying, tipped
from desktop.items.no_sign import no_sign, paint_no_sign
from desktop.items.stamp import cached
from desktop.items.style import Style, around, disc, pen
from desktop.theme import tinted
from rules.views import Piece

LIFTED = 1.28
RISE = 0.05
GHOST = 0.30
SIGN = 0.15
SHADOW = 0.13
COUNT, COUNT_SIZE = 23.0, 0.56


class PieceItem(QGraphicsObject):
    """Its position is the middle of the figure; its hit area is the figure's ink."""

    def __init__(self, piece: Piece, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.piece = piece
        self.said = ""
        self.count = 1
        self.lifted = False
        self.refused = False
        self._height = 1.0
        self._rect = QRectF()
        self._style: Style | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def height(self) -> float:
        """The height of the figure as it stands, in pixels of the board."""
        return self._height

    @property
    def style(self) -> Style:
        """How it was dressed; it must have been."""
        assert self._style is not None
        return self._style

    def dress(self, piece: Piece, height: float, count: int, style: Style) -> None:
        """Say what the piece looks like."""
        self.prepareGeometryChange()
        self.piece, self._height, self.count, self._style = piece, height, count, style
        self._rect = self.reach()
        self.update()

    def twin(self, parent: QGraphicsItem) -> "PieceItem":
        """Another item of the same piece, not dressed yet."""
        return PieceItem(self.piece, parent)

    def lift(self, lifted: bool) -> None:
        """Take the piece up or put it down."""
        self.prepareGeometryChange()
        self.lifted = lifted
        self.refused = False
        self._rect = self.reach()

    def refuse(self, refused: bool) -> None:
        """Hang the no-sign on it, or take it off."""
        if refused != self.refused:
            self.refused = refused
            self.update()

    def figure(self) -> QRectF:
        """Where the figure is drawn, round the position."""
        standing = figure(self.piece.look, self._height, self.lifted)
        return lying(standing) if self.piece.down else standing

    def reach(self) -> QRectF:
        """All that is drawn of the piece, its shadow and its signs."""
        rect = self.figure()
        tall = rect.height()
        grown = rect.adjusted(-1, -1, 1, 1)
        if self.lifted:
            grown = rect.adjusted(-1, -0.08 * tall, SIGN * tall, SHADOW * tall)
        return grown | around(count_badge(rect, self.style), 2) if self.count > 1 else grown

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        rect = self.figure()
        tall = rect.width() if self.piece.down else rect.height()
        place = QTransform.fromTranslate(rect.x(), rect.y()).scale(tall, tall)
        ink = art.silhouette(self.piece.look)
        return place.map(tipped(ink, art.aspect(self.piece.look)) if self.piece.down else ink)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        piece, letter = self.piece, letter_of(self.piece.look, self.style.language)
        key = f"piece/{piece.look}/{self.lifted}/{self.refused}/{self.count}/{self.style.theme.name}"
        cached(painter, f"{key}/{piece.down}/{letter}", self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        rect = self.figure()
        if self.lifted:
            paint_shadow(painter, rect)
        if self.piece.down:
            paint_lying(painter, self.piece.look, rect)
        else:
            art.draw(painter, self.piece.look, rect)
        paint_letter(painter, letter_of(self.piece.look, self.style.language), rect, self.piece.down)
        if self.count > 1:
            paint_count(painter, rect, self.count, self.style)
        if self.refused:
            paint_no_sign(painter, no_sign(rect), self.style)


def figure(look: str, height: float, lifted: bool = False) -> QRectF:
    """The box of a figure of that height round the origin; a lifted one is larger and a little higher."""
    tall = height * (LIFTED if lifted else 1.0)
    wide = tall * art.aspect(look)
    return QRectF(-wide / 2, -tall / 2 - (RISE * tall if lifted else 0.0), wide, tall)


def paint_shadow(painter: QPainter, rect: QRectF) -> None:
    """Draw the shadow of a figure that hovers over the board."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted("#000000", 0.5))
    centre = QPointF(rect.center().x(), rect.bottom() + 0.045 * rect.height())
    painter.drawEllipse(centre, 0.29 * rect.height(), 0.07 * rect.height())


def count_badge(rect: QRectF, style: Style) -> QRectF:
    """Where the number hangs, large enough to be read on a small figure."""
    side = max(18.0, style.px(COUNT), 0.4 * rect.height())
    return QRectF(rect.right() - 0.6 * side, rect.bottom() - 0.8 * side, side, side)


def paint_count(painter: QPainter, rect: QRectF, count: int, style: Style) -> None:
    """Write how many the piece stands for, at its lower right."""
    badge = count_badge(rect, style)
    disc(painter, badge, QColor(style.theme.surface), pen(style.theme.edge, max(1.5, style.px(2))))
    middle = badge.center()
    size = COUNT_SIZE * badge.height()
    Caption(f"×{count}", middle.x(), middle.y(), size, style.theme.text, align="middle").paint(painter)
