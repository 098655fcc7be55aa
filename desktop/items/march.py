"""The way that a piece is about to take by itself: an arrow in the colour of the printed one it follows."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from desktop.items.road import road_colour
from desktop.items.style import Style, around, pen

WIDTH, RIM, HEAD = 9.0, 5.0, 32.0
PATCH: Final = 27.0
STEEP: Final = 0.16
"""How far an arrow over open ground swings out, as a part of its length."""


class March(NamedTuple):
    """One arrow; `swings` where no road leads it, `hides` where a road's own arrows lie below it."""

    start: QPointF
    end: QPointF
    colour: str
    hides: bool = False
    swings: bool = False


def reach(march: March, style: Style) -> QRectF:
    """All that the arrow covers."""
    return around(_line(march).boundingRect() | QRectF(march.start, march.end).normalized(), style.px(HEAD))


def _line(march: March) -> QPainterPath:
    path = QPainterPath(march.start)
    path.quadTo(_swing(march), march.end)
    return path


def _swing(march: March) -> QPointF:
    middle, along = (march.start + march.end) / 2, march.end - march.start
    return middle + QPointF(along.y(), -along.x()) * STEEP if march.swings else middle


def colours(march: March, style: Style) -> tuple[str, str]:
    """The body and the rim of an arrow."""
    theme = style.theme
    if march.colour == "white":
        return theme.white, theme.outline
    return (theme.black, theme.white) if march.colour == "black" else (theme.lantern, theme.outline)


def paint_march(painter: QPainter, march: March, style: Style) -> None:
    """Draw the arrow, its head at the end."""
    body, rim = colours(march, style)
    along = march.end - _swing(march)
    length = math.hypot(march.end.x() - march.start.x(), march.end.y() - march.start.y())
    head = min(style.px(HEAD), 0.85 * length)
    _paint_patch(painter, march, style)
    path = QPainterPath(march.start)
    path.quadTo(_swing(march), _before(march.end, along, 0.7 * head))
    for colour, wide in ((rim, WIDTH + RIM), (body, WIDTH)):
        painter.setPen(pen(colour, style.px(wide)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    _paint_head(painter, march.end, math.degrees(math.atan2(along.y(), along.x())), head, (body, rim), style)


def _before(end: QPointF, along: QPointF, by: float) -> QPointF:
    return end - along * (by / (math.hypot(along.x(), along.y()) or 1.0))


def _paint_patch(painter: QPainter, march: March, style: Style) -> None:
    if march.hides:
        road = pen(road_colour(style), style.px(PATCH))
        road.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(road)
        painter.drawLine(march.start, march.end)


def _paint_head(
    painter: QPainter, tip: QPointF, turn: float, size: float, colours: tuple[str, str], style: Style
) -> None:
    painter.save()
    painter.translate(tip)
    painter.rotate(turn)
    painter.setPen(pen(colours[1], style.px(RIM / 2)))
    painter.setBrush(QColor(colours[0]))
    painter.drawPolygon(
        QPolygonF([QPointF(-0.95 * size, -0.55 * size), QPointF(0, 0), QPointF(-0.95 * size, 0.55 * size)])
    )
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    join = style.px(WIDTH) / 2
    middle = tip - QPointF(math.cos(math.radians(turn)), math.sin(math.radians(turn))) * 0.8 * size
    painter.drawEllipse(middle, join, join)
