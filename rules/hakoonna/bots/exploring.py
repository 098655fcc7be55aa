"""Where a visitor looks next: the nearest shadow, away from where she may hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action
from rules.hakoonna.actions import Open
from rules.hakoonna.bots.mind import AFAR, Mind
from rules.hakoonna.bots.walking import toward

GRUDGE: Final = 1.0
"""How many steps a visitor would rather go than open a shadow where she begins."""

OTHERS: Final = 6.0
"""The same for a room that is for another visitor to search."""

NARROW: Final = 24.0
"""The same for the only shadow of a room: whoever hides on the way through lies in just that. Of more shadows, less."""

WAIL: Final = 3.0
"""The same for a shadow near where she wailed."""

HAUNT: Final = 4.0
"""The same for a room where she is likely to wait for others."""

CROWD: Final = 0.5
"""The same for each visitor who looks there already."""

AGAIN: Final = 2
"""One time in so many who has seen everything looks again where he is, instead of going elsewhere."""


def exploring(mind: Mind) -> Iterator[Action]:
    """The nearest shadow never looked into, those of her rooms last; then again what was seen long ago."""
    shadow = mind.best((-_cost(mind, shadow), shadow) for shadow in mind.unseen)
    if not shadow and not mind.draw.below(AGAIN):
        yield Open(mind.seat, mind.any(one for one in mind.shadows if mind.room(one) == mind.here))
    shadow = shadow or mind.any(mind.shadows)
    yield Open(mind.seat, shadow)
    yield from toward(mind, mind.room(shadow))


def _cost(mind: Mind, shadow: str) -> float:
    room = mind.room(shadow)
    steps = mind.steps(room)
    if mind.skill < 2:
        return steps
    grudge = GRUDGE if mind.content.by_id[room].grudge else 0.0
    crowd = CROWD * len(mind.company(room)) if steps else 0.0
    narrow = NARROW / len(mind.content.by_id[room].shadows)
    danger = grudge + narrow + _wail(mind, shadow) + _haunted(mind, room)
    return steps + crowd + _share(mind, room) + danger if steps < AFAR else AFAR


def _haunted(mind: Mind, room: str) -> float:
    """A crafty visitor puts herself in her place: she goes where many look into few shadows."""
    if mind.skill < 3:
        return 0.0
    free = sum(1 for shadow in mind.shadows if mind.room(shadow) == room)
    near = sum(0.5 ** mind.steps(room, mind.public.at[seat]) for seat in mind.public.living if seat != mind.seat)
    return HAUNT * near / (2 + free)


def _wail(mind: Mind, shadow: str) -> float:
    """She may have gone one room since she wailed."""
    wailed = mind.public.wailed
    near = bool(wailed) and mind.steps(mind.room(shadow), mind.room(wailed)) <= 1
    return WAIL * near + AFAR * (shadow == wailed)


def _share(mind: Mind, room: str) -> float:
    """Visitors who cannot talk divide the rooms by where they sit."""
    rooms = [placement.room for placement in mind.public.placements]
    living = mind.public.living
    return 0.0 if rooms.index(room) % len(living) == living.index(mind.seat) else OTHERS
