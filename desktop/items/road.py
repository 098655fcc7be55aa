"""What joins the places of a printed map: roads with arrows, footpaths of dots, lanes in the hue of their street."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from desktop.items.style import Style, pen
from desktop.theme import neighbourhood

ROAD, ROAD_BY_DAY = "#2B3A46", "#CFC5B0"
WIDTH, RIM = 30.0, 34.0
DASH: Final = (9.0, 10.0)
LANE, LANE_RIM = 5.0, 12.0
DOT, STEP = 6.0, 14.0
SAG, LONG = 30.0, 500.0
APART, ARROW = 19.0, 1.12
HEAD: Final = ((-11, -9), (3, -9), (13, 0), (3, 9), (-11, 9), (-4, 0))
REACH: Final = 40.0


class Way(NamedTuple):
    """From the middle of one place to that of another, and the part of it that can be seen between them."""

    a: QPointF
    b: QPointF
    start: QPointF
    end: QPointF

    @property
    def angle(self) -> float:
        """The direction from a to b, in degrees."""
        along = self.end - self.start
        return math.degrees(math.atan2(along.y(), along.x()))

    @property
    def middle(self) -> QPointF:
        """The middle of what can be seen."""
        return (self.start + self.end) / 2


def way(a: QRectF, b: QRectF, covers: tuple[QRectF, QRectF] = (QRectF(), QRectF())) -> Way:
    """The straight line between two places; `covers` are plates that hide a part of it."""
    ends = (a.center(), b.center())
    line = QLineF(*ends)
    near = max(_leaves(line, a), _leaves(line, covers[0]))
    far = max(_leaves(QLineF(ends[1], ends[0]), b), _leaves(QLineF(ends[1], ends[0]), covers[1]))
    return Way(*ends, line.pointAt(near), line.pointAt(max(near, 1 - far)))


def _leaves(line: QLineF, rect: QRectF) -> float:
    """At which part of a line that starts in or before a rectangle it is past it; 0 if it does not meet it."""
    if rect.isEmpty() or line.length() == 0:
        return 0.0
    left, right = _span(line.x1(), line.dx(), rect.left(), rect.right())
    top, bottom = _span(line.y1(), line.dy(), rect.top(), rect.bottom())
    first, last = max(left, top), min(right, bottom)
    return max(0.0, min(1.0, last)) if first <= last and last > 0 else 0.0


def _span(start: float, change: float, low: float, high: float) -> tuple[float, float]:
    if abs(change) < 1e-9:
        return (-math.inf, math.inf) if low <= start <= high else (math.inf, -math.inf)
    ends = sorted(((low - start) / change, (high - start) / change))
    return ends[0], ends[1]


def paint_road(painter: QPainter, way: Way, style: Style) -> None:
    """Draw the band of a road, dashes along its middle."""
    theme = style.theme
    for colour, wide in ((theme.outline, RIM), (road_colour(style), WIDTH)):
        painter.setPen(pen(colour, style.px(wide)))
        painter.drawLine(QLineF(way.a, way.b))
    painter.setPen(pen(theme.edge, style.px(1.6)))
    painter.drawLines(_dashes(QLineF(way.a, way.b), style.px(DASH[0]), style.px(sum(DASH))))


def _dashes(line: QLineF, length: float, step: float) -> list[QLineF]:
    """Single strokes: a pen of dashes is out of step where only a part of the line is drawn."""
    starts = [number * step for number in range(int(line.length() / step))]
    return [QLineF(line.pointAt(at / line.length()), line.pointAt((at + length) / line.length())) for at in starts]


def road_colour(style: Style) -> str:
    """The ground of a road."""
    return ROAD_BY_DAY if style.theme.bright else ROAD


def paint_arrows(painter: QPainter, way: Way, style: Style) -> None:
    """White to the end, black back, side by side on what can be seen of a road."""
    turn, theme = way.angle, style.theme
    ahead = QPointF(math.cos(math.radians(turn)), math.sin(math.radians(turn))) * style.px(APART)
    paint_head(painter, way.middle + ahead, turn, theme.white, theme.outline, style)
    paint_head(painter, way.middle - ahead, turn + 180, theme.black, theme.white, style)


def paint_head(painter: QPainter, at: QPointF, turn: float, colour: str, rim: str, style: Style) -> None:
    """Draw one notched arrow that points in a direction."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    painter.scale(style.px(ARROW), style.px(ARROW))
    painter.setPen(pen(rim, 2.2))
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in HEAD]))
    painter.restore()


def bend(a: QPointF, b: QPointF, style: Style) -> QPointF:
    """Where a footpath bends: long ones hang a little, so that they run beside each other."""
    hangs = abs(a.x() - b.x()) > style.px(LONG)
    return (a + b) / 2 + QPointF(0, style.px(SAG) if hangs else 0.0)


def paint_path(painter: QPainter, way: Way, style: Style) -> None:
    """Draw the dots of a footpath."""
    line = QPainterPath(way.a)
    line.quadTo(bend(way.a, way.b, style), way.b)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.theme.edge))
    reach, step = style.px(DOT) / 2, style.px(STEP)
    for number in range(int(line.length() / step) + 1):
        painter.drawEllipse(line.pointAtPercent(min(1.0, line.percentAtLength(number * step))), reach, reach)


def paint_lane(painter: QPainter, way: Way, group: str, style: Style) -> None:
    """Draw the way from a street to one of its locations."""
    for colour, wide in ((style.theme.outline, LANE_RIM), (neighbourhood(group), LANE)):
        painter.setPen(pen(colour, style.px(wide)))
        painter.drawLine(QLineF(way.a, way.b))


def reach(way: Way, style: Style) -> QRectF:
    """All that is drawn of a way."""
    more = style.px(REACH)
    return QRectF(way.a, way.b).normalized().adjusted(-more, -more, more, more)
