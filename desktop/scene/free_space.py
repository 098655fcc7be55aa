"""The room that the board leaves beside itself, where panels and cards may lie."""

from collections.abc import Iterable, Sequence
from itertools import product

from PySide6.QtCore import QRectF

MOST = 4


def around(taken: Sequence[QRectF], whole: QRectF, least: float) -> tuple[QRectF, ...]:
    """The largest empty rectangles, none over another, no side shorter than `least`; the largest first."""
    found: list[QRectF] = []
    while len(found) < MOST:
        largest = max(_empty([*taken, *found], whole, least), key=_area, default=None)
        if largest is None:
            break
        found.append(largest)
    return tuple(found)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def _empty(taken: Sequence[QRectF], whole: QRectF, least: float) -> Iterable[QRectF]:
    lefts = {whole.left(), *(rect.right() for rect in taken)}
    rights = {whole.right(), *(rect.left() for rect in taken)}
    tops = {whole.top(), *(rect.bottom() for rect in taken)}
    bottoms = {whole.bottom(), *(rect.top() for rect in taken)}
    for left, right in product(lefts, rights):
        if right - left < least:
            continue
        for top, bottom in product(tops, bottoms):
            rect = QRectF(left, top, right - left, bottom - top)
            if bottom - top >= least and not any(rect.intersects(other) for other in taken):
                yield rect
