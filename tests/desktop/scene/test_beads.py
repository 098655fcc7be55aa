"""Dots along an oval, and rings, are the same drawn part by part as drawn at once."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.items.beads import beads, paint_beads, ring_meets

OVAL = QRectF(20.0, 30.0, 500.0, 300.0)
SIDE = 90


def drawn(parts: list[QRectF]) -> QImage:
    image = QImage(560, 360, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for part in parts:
        painter.setClipRect(part)
        paint_beads(painter, OVAL, part, "white", (3.0, 11.0))
    painter.end()
    return image


def test_part_by_part_it_is_the_same_picture(qapp: QApplication) -> None:
    whole = drawn([QRectF(0, 0, 560, 360)])
    squares = [QRectF(x, y, SIDE, SIDE) for x in range(0, 560, SIDE) for y in range(0, 360, SIDE)]
    assert whole == drawn(squares)
    assert whole != drawn(squares[1:])


def test_the_dots_lie_at_even_distances_all_the_way_round() -> None:
    dots = [(dot.x(), dot.y()) for dot in beads(OVAL.getRect(), 11.0)]
    ways = [dist(one, other) for one, other in pairwise([*dots, dots[0]])]
    assert min(ways) == pytest.approx(11.0, abs=0.3)
    assert max(ways) == pytest.approx(11.0, abs=0.3)


@pytest.mark.parametrize(
    ("part", "meets"),
    [
        (QRectF(-10, -10, 20, 20), False),
        (QRectF(-200, -200, 400, 400), True),
        (QRectF(90, -5, 20, 10), True),
        (QRectF(75, 75, 50, 50), False),
        (QRectF(60, 60, 50, 50), True),
        (QRectF(110, -5, 20, 10), False),
        (QRectF(-5, -130, 10, 60), True),
    ],
)
def test_a_ring_comes_into_a_part_only_where_its_line_does(part: QRectF, meets: bool) -> None:
    assert ring_meets(QPointF(0, 0), 100, part) is meets
    assert ring_meets(QPointF(7, 9), 100, part.translated(7, 9)) is meets
