"""Which panels lie where in the room that the board leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

LEFT_OVER = 1.65


class Wish(NamedTuple):
    """How narrow and how wide a panel likes to be, and how tall it is at a width."""

    least: float
    wanted: float
    height: Callable[[float], float]

    def size(self, room: float) -> QSizeF:
        """The size where there is so much room; what is left is taken as well if nothing else would lie there."""
        width = room if room < self.wanted * LEFT_OVER else self.wanted
        return QSizeF(width, self.height(width))


def arrange(free: Sequence[QRectF], wishes: Mapping[str, Wish], gap: float = 16.0) -> dict[str, QRectF]:
    """Panels in order, each in the first free rectangle that holds it; one that fits nowhere is left out."""
    regions = _in_order(free)
    places: dict[str, QRectF] = {}
    for name, wish in wishes.items():
        region = next((rect for rect in regions if _fits(wish, rect)), None)
        if region is not None:
            size = wish.size(region.width())
            places[name] = QRectF(region.topLeft(), size)
            regions = _in_order([rect for rect in regions if rect is not region] + _rests(region, size, gap))
    return places


def _in_order(rects: Sequence[QRectF]) -> list[QRectF]:
    return sorted(rects, key=lambda rect: (rect.top(), rect.left()))


def _fits(wish: Wish, region: QRectF) -> bool:
    return region.width() >= wish.least and wish.size(region.width()).height() <= region.height()


def _rests(region: QRectF, taken: QSizeF, gap: float) -> list[QRectF]:
    beside = QRectF(region.topLeft() + QPointF(taken.width() + gap, 0), region.bottomRight())
    beside.setHeight(taken.height())
    below = QRectF(region.topLeft() + QPointF(0, taken.height() + gap), region.bottomRight())
    return [rect for rect in (beside, below) if rect.width() > 0 and rect.height() > 0]
