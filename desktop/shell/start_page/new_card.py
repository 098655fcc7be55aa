"""The card of a game that may be set up: the house in which somebody hides."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop import art
from desktop.items.style import around, box, disc, pen
from desktop.shell.start_page.game_card import GameCard

LIT = (1, 0)
LIT_ROOM = "#6E5520"
SLOT = "#34495A"
GUESTS = (("lantern", 1.5, 0.02, 0.34), ("visitor-sky", 1.36, 0.62, 0.6), ("visitor-coral", 1.68, 0.62, 0.6))
HIDDEN = (("box-woman", 2.5, 1.45, 0.66), ("gray-man", 0.5, 1.42, 0.66))


class NewCard(GameCard):
    """The house stands whatever the size of the card."""

    def paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        unit = min(frame.height() * 0.272, frame.width() * 0.24)
        corner = QPointF(frame.center().x() - 1.5 * unit, frame.y() + frame.height() * 0.36)
        self._paint_roof(painter, corner, unit)
        for col in range(3):
            for row in range(2):
                self._paint_room(painter, corner + QPointF(col, row) * unit, unit, (col, row) == LIT)
        for name, x, y, tall in (*GUESTS, *HIDDEN):
            height, at = tall * unit, corner + QPointF(x, y) * unit
            wide = height * art.aspect(name)
            art.draw(painter, name, QRectF(at.x() - wide / 2, at.y() - height / 2, wide, height))

    def _paint_roof(self, painter: QPainter, corner: QPointF, unit: float) -> None:
        theme = self.look.theme
        roof = QPainterPath(corner - QPointF(0.14 * unit, 0))
        roof.lineTo(corner + QPointF(1.5 * unit, -0.82 * unit))
        roof.lineTo(corner + QPointF(3.14 * unit, 0))
        roof.closeSubpath()
        painter.setBrush(QColor(theme.surface))
        painter.setPen(pen(theme.edge, 3))
        painter.drawPath(roof)
        foot = corner + QPointF(-0.1 * unit, 2 * unit + 2)
        painter.drawLine(foot, foot + QPointF(3.2 * unit, 0))

    def _paint_room(self, painter: QPainter, at: QPointF, unit: float, lit: bool) -> None:
        theme = self.look.theme
        walls = around(QRectF(at.x(), at.y(), unit, unit), -2)
        fill = (theme.lit if theme.bright else LIT_ROOM) if lit else theme.plaque
        box(painter, walls, 4, QColor(fill), pen(theme.lantern if lit else theme.edge, 3))
        for place in () if lit else (0.3, 0.7):
            slot = QPointF(at.x() + unit * place, at.y() + unit * 0.78)
            disc(painter, around(QRectF(slot, slot), unit * 0.09), QColor(SLOT), pen(theme.outline, 1.5))
