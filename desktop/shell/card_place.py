"""Where a card may lie: beside the place it speaks of, over nothing that the eye needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 18.0
STRIDE = 24.0


class Place(NamedTuple):
    """The card's rectangle; ``beside`` is ``below``, ``right``, ``left`` or ``above``, "" when it lies apart."""

    rect: QRectF
    beside: str


def place(card: QSizeF, areas: Sequence[QRectF], at: QRectF, keep: Sequence[QRectF]) -> Place:
    """In the first area that has room: below, right, left, above, else the nearest free spot.

    Where no area has room, where the card covers least of the last one.
    """
    for within in areas:
        found = next((Place(rect, side) for side, rect in _beside(card, within, at) if _free(rect, within, keep)), None)
        if found is None:
            free = (rect for rect in _spots(card, within) if _free(rect, within, keep))
            nearest = min(free, key=lambda rect: _distance(rect, at), default=None)
            found = Place(nearest, "") if nearest is not None else None
        if found is not None:
            return found
    return Place(min(_spots(card, areas[-1]), key=lambda rect: _covered(rect, keep)), "")


def _beside(card: QSizeF, within: QRectF, at: QRectF) -> Iterator[tuple[str, QRectF]]:
    wide, tall = card.width(), card.height()
    for x in _slides(at.left(), at.right(), wide, within.left(), within.right()):
        yield "below", QRectF(x, at.bottom() + GAP, wide, tall)
    for side, x in (("right", at.right() + GAP), ("left", at.left() - GAP - wide)):
        for y in _slides(at.top(), at.bottom(), tall, within.top(), within.bottom()):
            yield side, QRectF(x, y, wide, tall)
    for x in _slides(at.left(), at.right(), wide, within.left(), within.right()):
        yield "above", QRectF(x, at.top() - GAP - tall, wide, tall)


def _slides(low: float, high: float, size: float, least: float, most: float) -> list[float]:
    middle = (low + high - size) / 2
    return [min(max(spot, least), most - size) for spot in (middle, low, high - size)]


def _spots(card: QSizeF, within: QRectF) -> Iterator[QRectF]:
    across = max(1, int((within.width() - card.width()) / STRIDE) + 1)
    down = max(1, int((within.height() - card.height()) / STRIDE) + 1)
    for column, row in product(range(across + 1), range(down + 1)):
        x = min(within.left() + column * STRIDE, max(within.left(), within.right() - card.width()))
        y = min(within.top() + row * STRIDE, max(within.top(), within.bottom() - card.height()))
        yield QRectF(QPointF(x, y), card)


def _free(rect: QRectF, within: QRectF, keep: Sequence[QRectF]) -> bool:
    return within.contains(rect) and not any(rect.intersects(other) for other in keep)


def _covered(rect: QRectF, keep: Sequence[QRectF]) -> float:
    parts = (rect.intersected(other) for other in keep)
    return sum(part.width() * part.height() for part in parts)


def _distance(rect: QRectF, at: QRectF) -> float:
    across = max(0.0, rect.left() - at.right(), at.left() - rect.right())
    down = max(0.0, rect.top() - at.bottom(), at.top() - rect.bottom())
    return across + down
