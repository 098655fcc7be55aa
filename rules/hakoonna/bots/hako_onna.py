"""Hako Onna and the Hakobito: lie where visitors are about to look, before all under what they need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action, Answer
from rules.hakoonna.actions import EndTime, Enter
from rules.hakoonna.bots.mind import Mind
from rules.hakoonna.effects import Hide, PlaceBones

NEEDED: Final = ("safe", "exit", "bones")
"""What visitors must come back to."""


def plans(mind: Mind) -> Iterator[Action]:
    """What a hidden seat would like to do, the best first."""
    asked = mind.view.asked
    if isinstance(asked, PlaceBones):
        yield Answer(mind.seat, mind.best((_remote(mind, shadow), shadow) for shadow in asked.shadows))
    elif isinstance(asked, Hide):
        yield Answer(mind.seat, mind.best((_bait(mind, shadow), shadow) for shadow in asked.shadows))
    elif asked is None:
        yield from _entering(mind)
        yield EndTime(mind.seat)


def _remote(mind: Mind, shadow: str) -> float:
    """The Bones lie far from where the visitors begin, in a room with many shadows."""
    room, start = mind.room(shadow), next(iter(mind.public.at.values()), "")
    return mind.steps(room, start) + len(mind.content.by_id[room].shadows) / 10


def _entering(mind: Mind) -> Iterator[Action]:
    here = mind.room(mind.view.secret.hides.get(mind.seat, ""))
    rooms = (here, *mind.board.neighbours(here))
    ranked = sorted(((_prey(mind, room), mind.draw.below(1000), room) for room in rooms), reverse=True)
    yield from (Enter(mind.seat, room) for _, _, room in ranked)


def _prey(mind: Mind, room: str) -> float:
    """How likely it is that somebody looks into a shadow of a room soon; few shadows make it likelier."""
    free = sum(1 for shadow in mind.shadows if mind.room(shadow) == room)
    if not free:
        return -1.0
    near = sum(0.5 ** mind.steps(room, mind.public.at[seat]) for seat in mind.public.living)
    return near / (2 + free)


def _bait(mind: Mind, shadow: str) -> float:
    """What they need is the best place; one where somebody hides already the worst."""
    if any(seat != mind.seat and at == shadow for seat, at in mind.view.secret.hides.items()):
        return -1.0
    tile = mind.seen.get(shadow, "")
    needed = any(tile in mind.content.of_kind(kind) for kind in NEEDED)
    return 1.0 if needed else 0.0
