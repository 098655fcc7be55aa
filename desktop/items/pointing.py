"""Who points at whom on a ring of seats: a dotted way with a head, bent towards the middle; and the hand of a clock."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from desktop.items.style import Style, around, dots, pen

WIDE, STEP, HEAD = 4.0, 11.0, 14.0
AWAY_FROM, AWAY_TO, CLEAR = 12.0, 22.0, 12.0
BENT: Final = 0.42
"""How far a way between two seats bends towards the middle, as a part of the distance there."""
HAND, TIP, SHORT = 16.0, 30.0, 34.0
FAR_AS_AT_THE_TABLE: Final = 0.75
TIE: Final = 8.0


class Pointing(NamedTuple):
    """A way from one seat to another, and the point that draws it aside."""

    start: QPointF
    bend: QPointF
    end: QPointF


def pointing(seat: QRectF, other: QRectF, middle: QRectF, plate: QRectF, style: Style) -> Pointing:
    """The way from the rim of one seat to the rim of another, or to the name below that."""
    bend = _bend(seat.center(), other.center(), middle)
    start = seat.center() + _unit(seat.center(), bend) * (seat.width() / 2 + style.px(AWAY_FROM))
    end = other.center() + _unit(other.center(), bend) * (other.width() / 2 + style.px(AWAY_TO))
    away = _unit(other.center(), bend) * style.px(CLEAR)
    while around(plate, style.px(CLEAR)).contains(end):
        end += away
    return Pointing(start, bend, end)


def _bend(start: QPointF, end: QPointF, middle: QRectF) -> QPointF:
    """Towards the middle, but round what stands there."""
    half, centre, reach = (start + end) / 2, middle.center(), middle.width() / 2
    aside = half - centre
    if math.hypot(aside.x(), aside.y()) * (1 - BENT / 2) > reach:
        return half + (centre - half) * BENT
    along = _unit(start, end)
    out = _unit(centre, half) if math.hypot(aside.x(), aside.y()) > 1.0 else QPointF(-along.y(), along.x())
    return (centre + out * reach) * 2 - half


def reach(way: Pointing, style: Style) -> QRectF:
    """All that the way covers."""
    return around(_path(way).boundingRect(), style.px(HEAD + WIDE))


def _path(way: Pointing) -> QPainterPath:
    path = QPainterPath(way.start)
    path.quadTo(way.bend, way.end)
    return path


def paint_pointing(painter: QPainter, way: Pointing, style: Style) -> None:
    """Draw the dots and the head."""
    scale = 1.6 if style.theme.audience else 1.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(dots(style.theme.lantern, style.px(WIDE * scale), style.px(STEP * scale)))
    painter.drawPath(_path(way))
    _paint_head(painter, way.end, _unit(way.bend, way.end), style.px(HEAD * scale), style)


def _paint_head(painter: QPainter, tip: QPointF, along: QPointF, size: float, style: Style) -> None:
    aside = QPointF(-along.y(), along.x()) * 0.93 * size
    foot = tip - along * 0.57 * size
    painter.setPen(pen(style.theme.outline, style.px(1.5)))
    painter.setBrush(QColor(style.theme.lantern))
    painter.drawPolygon(QPolygonF([foot + aside, tip + along * size, foot - aside]))


def hand(circle: QRectF, seat: QRectF, away: float, style: Style) -> QLineF:
    """The hand of the clock: from its rim to a little before the seat that is counted next, and so far more."""
    middle, along = circle.center(), _unit(circle.center(), seat.center())
    far = math.hypot(seat.center().x() - middle.x(), seat.center().y() - middle.y())
    tip = max(circle.width() / 2, far - seat.width() / 2 - style.px(SHORT) * _scale(style) + style.px(TIP / 2) - away)
    return QLineF(middle + along * (circle.width() / 2), middle + along * tip)


def _scale(style: Style) -> float:
    return 1.0 if style.theme.audience else FAR_AS_AT_THE_TABLE


def paint_hand(painter: QPainter, line: QLineF, style: Style) -> None:
    """Draw the hand of the clock with its head."""
    scale = _scale(style)
    along = _unit(line.p1(), line.p2())
    size = min(style.px(TIP) * scale, 0.8 * line.length())
    aside = QPointF(-along.y(), along.x()) * size
    painter.setPen(pen(style.theme.lantern, style.px(HAND) * scale))
    painter.drawLine(line.p1(), line.p2() - along * 1.3 * size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.theme.lantern))
    back, notch = line.p2() - along * 1.73 * size, line.p2() - along * 1.33 * size
    painter.drawPolygon(QPolygonF([back + aside, line.p2(), back - aside, notch]))


def tie(circle: QRectF, seat: QRectF, away: float) -> QLineF:
    """The line from the clock to who is nominated, ending so far from the rim of the seat."""
    middle, along = circle.center(), _unit(circle.center(), seat.center())
    far = math.hypot(seat.center().x() - middle.x(), seat.center().y() - middle.y())
    return QLineF(
        middle + along * (circle.width() / 2), middle + along * max(circle.width() / 2, far - seat.width() / 2 - away)
    )


def paint_tie(painter: QPainter, line: QLineF, style: Style) -> None:
    """Draw that line."""
    painter.setPen(pen(style.theme.refuse, style.px(TIE) * _scale(style)))
    painter.drawLine(line)


def _unit(start: QPointF, end: QPointF) -> QPointF:
    along = end - start
    return along / (math.hypot(along.x(), along.y()) or 1.0)
