"""A piece: its figure, the shadow below it while it is lifted, the number when it stands for several."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop import art
from desktop.items.caption import Caption
from desktop.items.no_sign import no_sign, paint_no_sign
from desktop.items.stamp import cached
from desktop.items.style import Style, disc, pen
from desktop.theme import tinted
from rules.views import Piece

LIFTED = 1.28
RISE = 0.05
GHOST = 0.30
SIGN = 0.15
SHADOW = 0.13


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
        return figure(self.piece.look, self._height, self.lifted)

    def reach(self) -> QRectF:
        """All that is drawn of the piece, its shadow and its signs."""
        rect = self.figure()
        tall = rect.height()
        if self.lifted:
            return rect.adjusted(-1, -0.08 * tall, SIGN * tall, SHADOW * tall)
        return rect.adjusted(-1, -1, SIGN * tall if self.count > 1 else 1, 1)

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        rect = self.figure()
        place = QTransform.fromTranslate(rect.x(), rect.y()).scale(rect.height(), rect.height())
        return place.map(art.silhouette(self.piece.look))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        key = f"piece/{self.piece.look}/{self.lifted}/{self.refused}/{self.count}/{self.style.theme.name}"
        cached(painter, key, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        rect = self.figure()
        if self.lifted:
            paint_shadow(painter, rect)
        art.draw(painter, self.piece.look, rect)
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


def paint_count(painter: QPainter, rect: QRectF, count: int, style: Style) -> None:
    """Write how many the piece stands for, at its lower right."""
    side = max(18.0, 0.4 * rect.height())
    badge = QRectF(rect.right() - 0.6 * side, rect.bottom() - 0.8 * side, side, side)
    disc(painter, badge, QColor(style.theme.surface), pen(style.theme.edge, max(1.5, style.px(2))))
    middle = badge.center()
    Caption(f"×{count}", middle.x(), middle.y(), 0.5 * side, style.theme.text, align="middle").paint(painter)
