"""The ways out, as a visitor goes them: the Safe and the key, the doll, the right weapon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action
from rules.hakoonna.actions import Exorcise, OfferDoll, Open, TrySafe, UseKey
from rules.hakoonna.bots import items
from rules.hakoonna.bots.mind import Mind
from rules.hakoonna.bots.walking import toward
from rules.hakoonna.content import Kind

TREASURES: Final[tuple[tuple[Kind, Kind], ...]] = (("key", "exit"), ("doll", "bones"))
"""What wins, and where it does."""

TRIES: Final = 4
"""One time in so many who may win tries something else first."""

AIMS: Final = 3
"""One time in so many who has the right weapon uses it on the only shadow of a room."""

DOUBT: Final = 3
"""One time in so many, where nothing happens, a visitor looks again."""

TRUST: Final = 40
"""One time in so many a visitor doubts that the Safe still lies where it did, and goes away."""

DARING: Final = 12
"""One time in so many a visitor looks into the shadow where the Safe stands at the start."""

WARY: Final = 4
"""A crafty visitor dares so much more seldom."""

FEW: Final = 4
"""For so few codes a visitor comes back."""


def winning(mind: Mind) -> Iterator[Action]:
    """Mostly: where nothing happens she lies on what is needed, and something else has to be tried."""
    found = goals(mind)
    if found and mind.draw.below(TRIES):
        yield UseKey(mind.seat, found[0])
        yield OfferDoll(mind.seat, found[0])
        yield from toward(mind, mind.room(found[0]))
    for goal in found:
        yield from (Exorcise(mind.seat, weapon, goal) for weapon in mind.weaknesses if weapon in mind.hand)
    yield from _doubting(mind, found)


def hunting(mind: Mind) -> Iterator[Action]:
    """With the right weapon, where whoever lies in wait for those who pass can only lie in one place."""
    shadows = mind.content.by_id[mind.here].shadows
    if len(mind.weaknesses) == 1 and len(shadows) == 1 and not mind.draw.below(AIMS):
        yield Exorcise(mind.seat, mind.weaknesses[0], shadows[0].id)


def _doubting(mind: Mind, shadows: list[str]) -> Iterator[Action]:
    """At times a visitor looks again whether it still lies there: things move."""
    if not mind.draw.below(DOUBT):
        yield from (Open(mind.seat, shadow) for shadow in shadows)


def goals(mind: Mind) -> list[str]:
    """Where what one holds wins, the nearest first."""
    found = [shadow for kind, place in TREASURES if mind.holds(kind) for shadow in mind.places(place)]
    return sorted(found, key=lambda shadow: mind.steps(mind.room(shadow)))


def safe(mind: Mind) -> Iterator[Action]:
    """At the Safe a code that is still possible; where it stands the rules of the house say."""
    if mind.public.safe_open or not mind.codes or not mind.draw.below(TRUST) or _has_left_it(mind):
        return
    if not mind.places("safe") and not _dares(mind):
        return
    if len(mind.codes) == 1 and not mind.draw.below(DOUBT):
        yield from _doubting(mind, mind.places("safe"))
    for shadow in mind.places("safe") or starts(mind):
        yield from items.listening(mind, shadow)
        yield TrySafe(mind.seat, shadow, mind.codes[mind.draw.below(len(mind.codes))])
        if shadow not in mind.seen:
            yield Open(mind.seat, shadow)
        yield from toward(mind, mind.room(shadow))


def _dares(mind: Mind) -> bool:
    """Everybody looks for the Safe first, and so does she: it can wait until there are few codes."""
    dead = len(mind.public.visitors) - len(mind.public.living)
    wary = 1 if len(mind.codes) <= FEW else DARING
    return not mind.draw.below(WARY * wary + 2 * dead if mind.skill > 2 else wary + 2 * dead)


def _has_left_it(mind: Mind) -> bool:
    rooms = [mind.room(shadow) for shadow in mind.places("safe")]
    return bool(rooms) and mind.here not in rooms and len(mind.codes) > FEW


def starts(mind: Mind) -> list[str]:
    """Where the rules of the house put the Safe."""
    return [tile.starts for tile in mind.content.tiles if tile.kind == "safe" and tile.starts in mind.shadows]
