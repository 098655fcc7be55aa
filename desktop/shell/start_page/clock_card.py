"""The card of a storyteller's table: people round a tower, at night."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop import art
from desktop.items.style import around, disc, pen
from desktop.shell.start_page.game_card import GameCard

PERSON = "meeple"
RIGHT = ((0.95, -0.78), (2.0, -0.42), (2.0, 0.42), (0.95, 0.78))
PLACES = (*RIGHT, *((-x, y) for x, y in RIGHT))
DEAD = (2, 5)
HOUR, MINUTE = -40, 60


class ClockCard(GameCard):
    """The circle stands there whatever the size of the card."""

    def paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        unit, middle = frame.height() / 2.6, frame.center()
        self._paint_tower(painter, QPointF(middle.x(), middle.y() - 0.1 * unit), unit)
        for number, (x, y) in enumerate(PLACES):
            self._paint_person(painter, middle + QPointF(x, y) * unit, 0.62 * unit, number in DEAD)

    def _paint_tower(self, painter: QPainter, at: QPointF, unit: float) -> None:
        theme, wide, tall = self.look.theme, 0.5 * unit, 1.05 * unit
        tower = QPainterPath(at + QPointF(-wide, tall))
        for x, y in ((-wide, -0.6 * tall), (0, -1.1 * tall), (wide, -0.6 * tall), (wide, tall)):
            tower.lineTo(at + QPointF(x, y))
        tower.closeSubpath()
        painter.setBrush(QColor(theme.surface))
        painter.setPen(pen(theme.edge, 3))
        painter.drawPath(tower)
        face = QPointF(at.x(), at.y() - 0.1 * tall)
        disc(painter, around(QRectF(face, face), 0.34 * unit), QColor(theme.plaque), pen(theme.lantern, 2))
        for turn, long in ((HOUR, 0.16), (MINUTE, 0.26)):
            way = math.radians(turn)
            painter.drawLine(face, face + QPointF(math.sin(way), -math.cos(way)) * long * unit)

    def _paint_person(self, painter: QPainter, at: QPointF, tall: float, dead: bool) -> None:
        painter.setOpacity(0.45 if dead else 1.0)
        wide = tall * art.aspect(PERSON)
        art.draw(painter, PERSON, QRectF(at.x() - wide / 2, at.y() - tall / 2, wide, tall))
        painter.setOpacity(1.0)
