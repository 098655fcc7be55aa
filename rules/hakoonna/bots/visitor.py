"""A visitor: looks for the nearest way out, remembers what was seen, and keeps away from where she may hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action, Answer
from rules.hakoonna.actions import Give, OfferDoll, Open, Pass, TakeFromGray, TrySafe, UseKey
from rules.hakoonna.bots import exploring, items, winning
from rules.hakoonna.bots.mind import CODE, Mind
from rules.hakoonna.bots.walking import toward
from rules.hakoonna.content import Kind
from rules.hakoonna.effects import ChooseItem, Decide

USEFUL: Final[tuple[Kind, ...]] = ("key", "doll", "weapon", "number", "hint", "talisman")
CLUES: Final[tuple[Kind, ...]] = ("number", "hint")

PATIENCE: Final = 3
"""One time in so many a visitor does not wait for others any longer."""


RESTLESS: Final = 10
"""One time in so many a visitor looks somewhere for no reason: what everybody waits for may be gone."""


def plans(mind: Mind) -> Iterator[Action]:
    """What a living visitor would like to do, the best first."""
    asked = mind.view.asked
    if asked is None:
        yield from _turn(mind) if mind.skill > 1 else _simple_turn(mind)
    elif isinstance(asked, Decide):
        yield Answer(mind.seat, "cross")
        useful = any(asked.tile in mind.content.of_kind(kind) for kind in USEFUL)
        yield Answer(mind.seat, "keep" if useful else "back")
    elif isinstance(asked, ChooseItem):
        yield from items.choosing(mind, asked.left)


def _simple_turn(mind: Mind) -> Iterator[Action]:
    """What is at hand, else the nearest shadow: nothing is put together."""
    yield from items.stacking(mind)
    for shadow in winning.goals(mind):
        yield UseKey(mind.seat, shadow)
        yield OfferDoll(mind.seat, shadow)
    numbers = tuple(tile.tells for tile in mind.content.tiles if tile.kind == "number")
    if not mind.public.safe_open and mind.draw.below(2):
        yield from (TrySafe(mind.seat, shadow, mind.some(numbers, CODE)) for shadow in mind.places("safe"))
    yield from exploring.exploring(mind)
    yield Pass(mind.seat)


def _turn(mind: Mind) -> Iterator[Action]:
    yield from _giving(mind)
    yield from items.stacking(mind)
    yield from _wandering(mind)
    yield from winning.winning(mind)
    yield from winning.hunting(mind)
    yield from items.suspecting(mind)
    yield from items.sealing(mind)
    yield from winning.safe(mind)
    yield from _robbing(mind)
    yield from _meeting(mind)
    yield from exploring.exploring(mind)
    yield Pass(mind.seat)


def _wandering(mind: Mind) -> Iterator[Action]:
    """A look under any shadow of the room, unless it is the only one."""
    here = [shadow for shadow in mind.shadows if mind.room(shadow) == mind.here]
    if len(here) > 1 and not mind.draw.below(RESTLESS):
        yield Open(mind.seat, mind.any(here))


# ---- tiles that go from hand to hand


def _giving(mind: Mind) -> Iterator[Action]:
    """Clues go clockwise, to who may not have seen them; a treasure to who may know its place."""
    company, order = mind.company(mind.here), mind.public.living
    clues = _of(mind, *CLUES)
    onward = [seat for seat in company if order.index(seat) > order.index(mind.seat)]
    if onward and clues:
        yield Give(mind.seat, onward[0], tiles=clues)
    lost = _of(mind, *(kind for kind, place in winning.TREASURES if not mind.places(place)))
    if company and lost and (mind.holds("key") or _load(mind, company[0]) < len(mind.hand)):
        yield Give(mind.seat, mind.any(company), tiles=lost)


def _of(mind: Mind, *kinds: Kind) -> tuple[str, ...]:
    held = (tile for kind in kinds for tile in mind.hand if tile in mind.content.of_kind(kind))
    return tuple(dict.fromkeys(held))


def _load(mind: Mind, seat: str) -> int:
    return mind.public.held.get(seat, 0)


# ---- the Gray Man


def _robbing(mind: Mind) -> Iterator[Action]:
    """What the Gray Man has found is not lost."""
    if mind.gray and _load(mind, mind.gray):
        yield TakeFromGray(mind.seat)


# ---- meeting: who holds the key waits beside the Safe for whoever has found the exit


def _meeting(mind: Mind) -> Iterator[Action]:
    rooms = [mind.room(shadow) for shadow in winning.starts(mind)]
    if rooms and mind.draw.below(PATIENCE) and _expects(mind, rooms[0]):
        yield from toward(mind, rooms[0])
        yield Pass(mind.seat)


def _expects(mind: Mind, room: str) -> bool:
    """The key is too dear to be carried about; whoever knows the exit comes for it."""
    if mind.holds("key"):
        return len(mind.public.living) > 1
    waiting = any(_load(mind, seat) for seat in mind.company(room))
    return mind.public.safe_open and waiting and bool(mind.places("exit"))
