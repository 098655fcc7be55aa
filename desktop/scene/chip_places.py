"""Where reminders lie: beside their token towards the middle, clear of everything else at every angle."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.items.seat_parts import ON_PAPER, ON_PERSON, place
from desktop.items.style import around
from rules.views import SpaceId

TURNS: Final = (0, 18, -18, 36, -36, 54, -54, 72, -72, 90, -90)
FAR: Final = 24
"""How many steps outwards are tried."""
STEP: Final = 0.22
ASIDE: Final = 0.8
"""What a quarter turn away from the middle counts, in radii of distance."""
STRANGE: Final = 1.6
"""What it counts to lie nearer to another seat than to one's own."""
STRANGERS: Final = 4
"""How many of the nearest seats are asked."""
NEAR: Final = 5.2
"""How far, in radii, something may lie that is looked at as in the way."""


class Disc(NamedTuple):
    """Something round, in plain numbers: many are asked about."""

    x: float
    y: float
    reach: float


def _disc(rect: QRectF, more: float = 0.0) -> Disc:
    middle = rect.center()
    return Disc(middle.x(), middle.y(), rect.width() / 2 + more)


def taken(seat: QRectF, rim: float) -> list[Disc]:
    """What a seat may ever show, so that nothing has to make way when somebody dies, wakes or raises a hand."""
    parts = (*ON_PAPER.values(), *ON_PERSON.values())
    return [_disc(seat, rim), *(_disc(place(part, seat)) for part in parts)]


class Table(NamedTuple):
    """The ring as it lies: its seats with their rims, what else is taken, its middle, and all the room there is."""

    seats: Mapping[SpaceId, QRectF]
    others: Sequence[QRectF]
    middle: QPointF
    room: QRectF
    gap: float
    rim: float


def places(table: Table, sizes: Mapping[SpaceId, Sequence[QSizeF]]) -> dict[SpaceId, list[QRectF]] | None:
    """A place for every label, the first of each seat before the second of any; None where they do not all fit."""
    found: dict[SpaceId, list[QRectF]] = {name: [] for name in sizes}
    lying: list[QRectF] = list(table.others)
    signs = {name: taken(seat, table.rim) for name, seat in table.seats.items()}
    for row in range(max(map(len, sizes.values()), default=0)):
        for name in (name for name in sizes if row < len(sizes[name])):
            near = _near(table, name, signs)
            tries = _tries(table, name, sizes[name][row])
            spot = next((rect for rect in tries if _free(rect, table, near, lying)), None)
            if spot is None:
                return None
            found[name].append(spot)
            lying.append(spot)
    return found


def _near(table: Table, name: SpaceId, signs: Mapping[SpaceId, Sequence[Disc]]) -> list[Disc]:
    seat = table.seats[name]
    reach = NEAR * seat.width() / 2
    return [
        disc
        for other, rect in table.seats.items()
        if _apart(rect.center(), seat.center()) < 2 * reach
        for disc in signs[other]
    ]


def _free(rect: QRectF, table: Table, near: Sequence[Disc], lying: Sequence[QRectF]) -> bool:
    if not table.room.contains(rect):
        return False
    grown = around(rect, table.gap)
    return not _meets(grown, near) and not any(grown.intersects(other) for other in lying)


def _meets(rect: QRectF, discs: Sequence[Disc]) -> bool:
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    for x, y, reach in discs:
        across = min(max(x, left), right) - x
        down = min(max(y, top), bottom) - y
        if across * across + down * down < reach * reach:
            return True
    return False


def _tries(table: Table, name: SpaceId, size: QSizeF) -> Iterator[QRectF]:
    """The places to try, the best loved first: near the token, towards the middle, nearer to it than to another."""
    wide, high = size.width(), size.height()
    for _, x, y in sorted(_costs(table, name, wide, high), key=lambda one: one[0]):
        yield QRectF(x - wide / 2, y - high / 2, wide, high)


def _costs(table: Table, name: SpaceId, wide: float, high: float) -> Iterator[tuple[float, float, float]]:
    seat, middle = table.seats[name], table.seats[name].center()
    radius, towards = seat.width() / 2, table.middle - middle
    first, strangers = math.atan2(towards.y(), towards.x()), _strangers(table, name)
    for turn in TURNS:
        across, down = math.cos(first + math.radians(turn)), math.sin(first + math.radians(turn))
        support = abs(across) * wide / 2 + abs(down) * high / 2
        for step in range(FAR):
            far = radius + table.rim + table.gap + support + step * STEP * radius
            x, y = middle.x() + across * far, middle.y() + down * far
            strange = any((x - a) ** 2 + (y - b) ** 2 < far * far for a, b in strangers)
            yield (far - support) / radius + ASIDE * abs(turn) / 90 + STRANGE * strange, x, y


def _strangers(table: Table, name: SpaceId) -> list[tuple[float, float]]:
    here = table.seats[name].center()
    others = (rect.center() for other, rect in table.seats.items() if other != name)
    return [(one.x(), one.y()) for one in sorted(others, key=lambda one: _apart(one, here))[:STRANGERS]]


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
