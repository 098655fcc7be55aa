"""The arrow from one seat to another when something is handed over: how much, and never what."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop.items.caption import Caption
from desktop.items.style import around, disc, pen
from desktop.projector.measure import FOOTER
from desktop.theme import Theme

LINE, HIGH, FEET = 7.0, 6.0, 48.0
HEAD = 13.0
ROUND, NUMBER = 24.0, 38.0


def ends(places: Sequence[QRectF], giver: int, to: int) -> tuple[QPointF, QPointF]:
    """Where it begins and ends: above the figures of the two seats."""
    start, end = (places[one].topLeft() + QPointF(FEET * _scale(places), 0) for one in (giver, to))
    return start, end


def number_at(places: Sequence[QRectF], giver: int, to: int) -> QPointF:
    """Where the number stands: between two frames, half way, so that no name is covered."""
    first, last = sorted((giver, to))
    left = places[(first + last - 1) // 2]
    right = places[(first + last - 1) // 2 + 1]
    return QPointF((left.right() + right.left()) / 2, left.top() + ROUND * _scale(places))


def paint_gift(painter: QPainter, places: Sequence[QRectF], gift: tuple[int, int, int], theme: Theme) -> None:
    """An arrow along the edge of the footer from the first seat to the second, and how much goes there."""
    giver, to, count = gift
    scale, (start, end) = _scale(places), ends(places, giver, to)
    high = HIGH * scale
    line = QPolygonF([QPointF(start.x(), start.y() + high), QPointF(start.x(), high), QPointF(end.x(), high), end])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((theme.outline, LINE + 5), (theme.lantern, LINE)):
        painter.setPen(pen(colour, wide * scale))
        painter.drawPolyline(line)
    _paint_head(painter, end, HEAD * scale, theme)
    at, size = number_at(places, giver, to), ROUND * scale
    disc(painter, around(QRectF(at, at), size), QColor(theme.lantern), pen(theme.outline, 3 * scale))
    Caption(str(count), at.x(), at.y(), NUMBER * scale, theme.ink, align="middle").paint(painter)


def _paint_head(painter: QPainter, tip: QPointF, size: float, theme: Theme) -> None:
    painter.setPen(pen(theme.outline, size / 5))
    painter.setBrush(QColor(theme.lantern))
    below = tip + QPointF(0, 1.4 * size)
    painter.drawPolygon(QPolygonF([below, tip + QPointF(-size, 0), tip + QPointF(size, 0)]))


def _scale(places: Sequence[QRectF]) -> float:
    return places[0].height() / (FOOTER - 20)
