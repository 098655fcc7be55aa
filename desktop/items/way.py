"""The way that a piece would go: a line of light with a head."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import Style, around, box, pen

WIDTH = 9.0
HEAD = 30.0
REACH = 26.0
SWING = 0.16
LOOSE = 1.25
SAID, SAID_TALL, SAID_SIDE = 18.0, 30.0, 10.0
SAID_OFF = QPointF(22.0, -58.0)


def way_parts(lines: Sequence[Sequence[QPointF]], style: Style) -> list[QRectF]:
    """All that the line and its head cover, in parts that leave out what lies between."""
    parts: list[QRectF] = []
    for line in lines:
        for start, end in zip(line, line[1:], strict=False):
            _join(parts, around(QRectF(start, end).normalized(), style.px(REACH)))
    return parts


def _join(parts: list[QRectF], part: QRectF) -> None:
    """Add a part, to the last one where both together are hardly larger."""
    both = parts[-1] | part if parts else part
    if parts and _area(both) <= LOOSE * (_area(parts[-1]) + _area(part)):
        parts[-1] = both
    else:
        parts.append(part)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def paint_way(painter: QPainter, lines: Sequence[Sequence[QPointF]], style: Style) -> None:
    """Draw the parts of a way, with a head at the end of the last; a part ends where stairs begin."""
    paths = [rounded(line, style.unit * SWING) for line in lines if len(line) > 1]
    for colour, wide in ((style.theme.outline, WIDTH + 5), (style.theme.lantern, WIDTH)):
        painter.setPen(pen(colour, style.px(wide)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for path in paths:
            painter.drawPath(path)
    if paths:
        _paint_head(painter, lines[-1], style)


def rounded(points: Sequence[QPointF], swing: float) -> QPainterPath:
    """A line through the points whose corners are rounded off."""
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(corner, before, swing))
        path.quadTo(corner, _towards(corner, after, swing))
    path.lineTo(points[-1])
    return path


def _towards(start: QPointF, end: QPointF, most: float) -> QPointF:
    along = end - start
    length = math.hypot(along.x(), along.y()) or 1.0
    return start + along * (min(most, length / 2) / length)


def _paint_head(painter: QPainter, line: Sequence[QPointF], style: Style) -> None:
    along = line[-1] - line[-2]
    angle = math.degrees(math.atan2(along.y(), along.x()))
    size = style.px(HEAD)
    painter.save()
    painter.translate(line[-1])
    painter.rotate(angle)
    painter.setPen(pen(style.theme.outline, style.px(3)))
    painter.setBrush(QColor(style.theme.lantern))
    painter.drawPolygon(
        QPolygonF([QPointF(-0.2 * size, -0.6 * size), QPointF(0.8 * size, 0), QPointF(-0.2 * size, 0.6 * size)])
    )
    painter.restore()


def said_at(end: QPointF, text: str, style: Style) -> QRectF:
    """Where that is written which is said of a way, beside the piece that is held over its end."""
    wide = caption.width(text, style.px(SAID)) + 2 * style.px(SAID_SIDE)
    return QRectF(end + SAID_OFF * style.px(1), QSizeF(wide, style.px(SAID_TALL)))


def paint_said(painter: QPainter, pill: QRectF, text: str, style: Style) -> None:
    """Write it on a small plate."""
    theme = style.theme
    box(painter, pill, pill.height() / 2, QColor(theme.surface), pen(theme.lantern, style.px(2)))
    middle = pill.center()
    Caption(text, middle.x(), middle.y(), style.px(SAID), theme.text, align="middle").paint(painter)
