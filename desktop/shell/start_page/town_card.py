"""The card of a town that may be set up: streets, a gate, and somebody on the way to it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import art
from desktop.items.style import box, pen
from desktop.shell.start_page.game_card import GameCard

STREETS = (
    (0.5, 0.7, "#E8913F"),
    (1.6, 0.7, "#9AA4AD"),
    (2.7, 0.7, "#8A6FD1"),
    (1.05, 1.9, "#5BB877"),
    (2.15, 1.9, "#D9605B"),
)
ROADS = ((0, 1), (1, 2), (0, 3), (3, 4), (2, 4))
WIDE, TALL = 0.72, 0.34
PEOPLE = ((0, "investigator-1"), (4, "investigator-3"))
GATE = 2


class TownCard(GameCard):
    """The town lies there whatever the size of the card."""

    def paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        unit = min(frame.height() / 2.5, frame.width() / 3.3)
        corner = frame.center() - QPointF(1.6, 1.25) * unit
        at = [corner + QPointF(x, y) * unit for x, y, _ in STREETS]
        painter.setPen(pen(self.look.theme.edge, 0.09 * unit))
        for one, other in ROADS:
            painter.drawLine(at[one], at[other])
        for middle, (_, _, colour) in zip(at, STREETS, strict=True):
            street = QRectF(middle.x() - WIDE * unit / 2, middle.y() - TALL * unit / 2, WIDE * unit, TALL * unit)
            box(painter, street, TALL * unit / 2, QColor(self.look.theme.plaque), pen(colour, 3))
        side = 0.72 * unit
        art.draw(painter, "gate", QRectF(at[GATE].x() - side / 2, at[GATE].y() - side / 2, side, side))
        for number, name in PEOPLE:
            tall = 0.78 * unit
            wide = tall * art.aspect(name)
            art.draw(painter, name, QRectF(at[number].x() - wide / 2, at[number].y() - 0.72 * tall, wide, tall))
