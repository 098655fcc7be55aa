"""Dots along an oval, each by itself, and rings: a part of them is drawn without the rest."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, dist, hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.items.style import around, pen

SAMPLES: Final = 720
LINE: Final = 2.0


def paint_beads(painter: QPainter, oval: QRectF, part: QRectF, colour: str, sizes: tuple[float, float]) -> None:
    """Draw the dots that meet a part; ``sizes`` are how wide a dot is and how far it is to the next one."""
    wide, step = sizes
    painter.setPen(pen(colour, wide))
    near = around(part, wide)
    painter.drawPoints([dot for dot in beads(oval.getRect(), step) if near.contains(dot)])


@lru_cache(maxsize=8)
def beads(oval: tuple[float, float, float, float], step: float) -> tuple[QPointF, ...]:
    """Dots at even distances along an oval of left, top, width and height, as near to ``step`` as it allows."""
    way = [_at(oval, 2 * pi * number / SAMPLES) for number in range(SAMPLES + 1)]
    gone = [0.0]
    for one, following in pairwise(way):
        gone.append(gone[-1] + dist(one, following))
    count, sample, found = max(1, round(gone[-1] / step)), 0, []
    for number in range(count):
        wanted = number * gone[-1] / count
        while gone[sample + 1] <= wanted:
            sample += 1
        (x, y), (to_x, to_y) = way[sample], way[sample + 1]
        part = (wanted - gone[sample]) / (gone[sample + 1] - gone[sample])
        found.append(QPointF(x + part * (to_x - x), y + part * (to_y - y)))
    return tuple(found)


def _at(oval: tuple[float, float, float, float], turn: float) -> tuple[float, float]:
    left, top, width, height = oval
    return left + width * (1 + cos(turn)) / 2, top + height * (1 + sin(turn)) / 2


def ring_meets(centre: QPointF, reach: float, part: QRectF) -> bool:
    """Whether a thin ring comes into a part, which may also lie within the ring, or beside it."""
    box = around(part, LINE)
    across = (abs(box.left() - centre.x()), abs(box.right() - centre.x()))
    along = (abs(box.top() - centre.y()), abs(box.bottom() - centre.y()))
    nearest = hypot(
        0.0 if box.left() <= centre.x() <= box.right() else min(across),
        0.0 if box.top() <= centre.y() <= box.bottom() else min(along),
    )
    return nearest <= reach <= hypot(max(across), max(along))
