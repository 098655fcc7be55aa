"""The line that a ring of seats lies on: a circle for few, a flatter ellipse for many, in steps of one length."""

import functools
import math
from typing import Final, NamedTuple

from PySide6.QtCore import QSizeF

SHARE: Final = 0.345
"""The radius of a seat, as a part of its share of the line."""
TIGHT: Final = 0.42
"""Where there is no room for the least radius, a seat may take so much of its share."""
ROUNDS: Final = 3
PIECES: Final = 1440
UPRIGHT: Final = 0.72
"""What a step up or down counts from nine seats on: a name hangs under each seat."""
FLATTEST: Final = ((6, 1.0), (8, 1.25))
FLAT: Final = 1.85


class Ring(NamedTuple):
    """The radius of a seat and the half axes of the line."""

    radius: float
    across: float
    down: float


class Bounds(NamedTuple):
    """The least and the largest radius of a seat, and what is kept free beside and over it."""

    least: float
    largest: float
    beside: float
    over: float


def fitted(count: int, size: QSizeF, bounds: Bounds) -> Ring:
    """The largest ring for so many seats in a size."""
    radius = bounds.largest
    for _ in range(ROUNDS):
        across, down = _axes(count, size, radius, bounds)
        share = _length(across, down) / max(1, count)
        radius = max(min(bounds.least, TIGHT * share), min(SHARE * share, bounds.largest))
    return Ring(radius, *_axes(count, size, radius, bounds))


def _axes(count: int, size: QSizeF, radius: float, bounds: Bounds) -> tuple[float, float]:
    flattest = next((ratio for most, ratio in FLATTEST if count <= most), FLAT)
    wide = max(1.0, size.width() / 2 - radius - bounds.beside)
    tall = max(1.0, size.height() / 2 - radius - bounds.over)
    return min(wide, flattest * tall), min(tall, flattest * wide)


def _length(across: float, down: float) -> float:
    """Ramanujan's approximation of the length of an ellipse."""
    apart = 3 * ((across - down) / (across + down)) ** 2
    return math.pi * (across + down) * (1 + apart / (10 + math.sqrt(4 - apart)))


@functools.lru_cache(maxsize=256)
def steps(count: int, across: float, down: float) -> tuple[tuple[float, float], ...]:
    """Where each seat lies from the middle, the first at the top, clockwise, in steps of one length."""
    weight = UPRIGHT if count > FLATTEST[-1][0] else 1.0
    turns = [2 * math.pi * number / PIECES - math.pi / 2 for number in range(PIECES + 1)]
    points = [(across * math.cos(turn), down * math.sin(turn)) for turn in turns]
    way = [0.0]
    for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
        way.append(way[-1] + math.hypot(to_x - x, weight * (to_y - y)))
    found, piece = [], 0
    for number in range(count):
        goal = way[-1] * number / count
        while way[piece + 1] < goal:
            piece += 1
        part = (goal - way[piece]) / (way[piece + 1] - way[piece])
        (x, y), (to_x, to_y) = points[piece], points[piece + 1]
        found.append((x + part * (to_x - x), y + part * (to_y - y)))
    return tuple(found)
