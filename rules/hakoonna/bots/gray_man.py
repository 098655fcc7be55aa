"""The Gray Man: the white one brings visitors what drives her out, the black one carries it off (G15-G19)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action, Answer
from rules.hakoonna.actions import Open, Pass, Walk
from rules.hakoonna.bots.mind import Mind
from rules.hakoonna.content import Kind
from rules.hakoonna.effects import ChooseHeld, Decide

GIFTS: Final[tuple[Kind, ...]] = ("doll", "weapon", "hint")
"""What makes the white one win; an escape does not, so he keeps the rest to himself."""

KEPT: Final[tuple[Kind, ...]] = ("number", "key")
LEFT: Final[tuple[Kind, ...]] = ("talisman",)
"""What the white one leaves to visitors, and gives away last."""

CROWD: Final = 2.0
"""How many steps he would rather go than look where visitors are."""

SHY: Final = 0.3
"""How much nearer a shadow must be to the black one, for each step that it lies nearer to a visitor."""


def plans(mind: Mind) -> Iterator[Action]:
    """What he would like to do, the best first; the simple one takes along whatever he comes across."""
    asked = mind.view.asked
    if isinstance(asked, Decide):
        yield Answer(mind.seat, "back" if _leaves(mind, asked.tile) else "keep")
        yield Answer(mind.seat, "back")
    elif isinstance(asked, ChooseHeld):
        yield Answer(mind.seat, mind.best((_gift(mind, tile), tile) for tile in asked.left))
    elif asked is None:
        yield from _acting(mind)


def _leaves(mind: Mind, tile: str) -> bool:
    left = any(tile in mind.content.of_kind(kind) for kind in LEFT)
    return left and _is_white(mind)


def _is_white(mind: Mind) -> bool:
    return mind.view.card == "white" and mind.skill > 1


def _is_black(mind: Mind) -> bool:
    return mind.view.card == "black" and mind.skill > 1


def _gift(mind: Mind, tile: str) -> float:
    order = (*GIFTS, *LEFT, *KEPT)
    kinds = [kind for kind in order if tile in mind.content.of_kind(kind)]
    return float(len(order) - order.index(kinds[0])) if kinds else 0.0


# ---- his turn


def _acting(mind: Mind) -> Iterator[Action]:
    if _is_white(mind) and any(tile in mind.content.of_kind(kind) for kind in GIFTS for tile in mind.hand):
        yield from _approaching(mind)
    shadow = mind.best((-_cost(mind, shadow), shadow) for shadow in mind.unseen)
    yield Open(mind.seat, shadow)
    yield from _walk(mind, mind.next_room(mind.room(shadow)))
    yield from _leaving(mind) if _is_black(mind) else _approaching(mind)
    yield Pass(mind.seat)


def _cost(mind: Mind, shadow: str) -> float:
    room = mind.room(shadow)
    shy = -SHY * mind.distance(room) if _is_black(mind) else 0.0
    return mind.steps(room) + CROWD * len(mind.company(room)) + shy


def _approaching(mind: Mind) -> Iterator[Action]:
    """A room nearer to a visitor than his own, so that somebody may come and rob him."""
    far = mind.distance(mind.here)
    ways = [room for room in mind.board.neighbours(mind.here) if mind.distance(room) < far]
    yield from (Walk(mind.seat, room) for room in sorted(ways, key=mind.distance))


def _leaving(mind: Mind) -> Iterator[Action]:
    """The room farthest from visitors, if it is farther than his own."""
    far = mind.distance(mind.here)
    ways = [room for room in mind.board.neighbours(mind.here) if mind.distance(room) > far]
    yield from (Walk(mind.seat, room) for room in sorted(ways, key=mind.distance, reverse=True))


def _walk(mind: Mind, room: str) -> Iterator[Action]:
    if room:
        yield Walk(mind.seat, room)
