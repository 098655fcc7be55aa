"""A visitor: looks for the nearest way out, remembers what was seen, and keeps away from where she may hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action, Answer
from rules.hakoonna.actions import Exorcise, Give, OfferDoll, Open, Pass, Stack, TakeFromGray, TrySafe, UseKey, Walk
from rules.hakoonna.bots.mind import AFAR, Mind
from rules.hakoonna.content import Kind
from rules.hakoonna.effects import Decide

USEFUL: Final[tuple[Kind, ...]] = ("key", "doll", "weapon", "number", "hint", "talisman")
CLUES: Final[tuple[Kind, ...]] = ("number", "hint")
TREASURES: Final[tuple[tuple[Kind, Kind], ...]] = (("key", "exit"), ("doll", "bones"))
"""What wins, and where it does."""

GRUDGE: Final = 1.0
"""How many steps a visitor would rather go than open a shadow where she begins."""

OTHERS: Final = 6.0

NARROW: Final = 24.0
"""The same for the only shadow of a room: whoever hides on the way through lies in just that. Of more shadows, less."""

WAIL: Final = 3.0
"""The same for a shadow near where she wailed."""

CROWD: Final = 0.5
"""The same for each visitor who looks there already."""

PATIENCE: Final = 12
"""One time in so many a visitor does not wait for others any longer."""

TRUST: Final = 40
"""One time in so many a visitor doubts that the Safe still lies where it did, and goes away."""

FEW: Final = 4
"""For so few codes a visitor comes back."""


def plans(mind: Mind) -> Iterator[Action]:
    """What a living visitor would like to do, the best first."""
    asked = mind.view.asked
    if asked is None:
        yield from _turn(mind)
    elif isinstance(asked, Decide):
        useful = any(asked.tile in mind.content.of_kind(kind) for kind in USEFUL)
        yield Answer(mind.seat, "keep" if useful else "back")


def _turn(mind: Mind) -> Iterator[Action]:
    yield from _giving(mind)
    yield Stack(mind.seat)
    yield from _winning(mind)
    yield from _safe(mind)
    yield from _robbing(mind)
    yield from _meeting(mind)
    yield from _exploring(mind)
    yield Pass(mind.seat)


# ---- tiles that go from hand to hand


def _giving(mind: Mind) -> Iterator[Action]:
    """Clues go clockwise, to who may not have seen them; a treasure to who may know its place."""
    company, order = mind.company(mind.here), mind.public.living
    clues = _of(mind, *CLUES)
    onward = [seat for seat in company if order.index(seat) > order.index(mind.seat)]
    if onward and clues:
        yield Give(mind.seat, onward[0], tiles=clues)
    lost = _of(mind, *(kind for kind, place in TREASURES if not mind.places(place)))
    if company and lost and (mind.holds("key") or _load(mind, company[0]) < len(mind.hand)):
        yield Give(mind.seat, mind.any(company), tiles=lost)


def _of(mind: Mind, *kinds: Kind) -> tuple[str, ...]:
    held = (tile for kind in kinds for tile in mind.hand if tile in mind.content.of_kind(kind))
    return tuple(dict.fromkeys(held))


def _load(mind: Mind, seat: str) -> int:
    return mind.public.held.get(seat, 0)


# ---- ways to win


def _winning(mind: Mind) -> Iterator[Action]:
    """Mostly: where nothing happens she lies on what is needed, and something else has to be tried."""
    goals = [shadow for kind, place in TREASURES if mind.holds(kind) for shadow in mind.places(place)]
    goals.sort(key=lambda shadow: mind.steps(mind.room(shadow)))
    if goals and mind.draw.below(4):
        yield UseKey(mind.seat, goals[0])
        yield OfferDoll(mind.seat, goals[0])
        yield from _walk(mind, mind.room(goals[0]))
    for goal in goals:
        yield from (Exorcise(mind.seat, weapon, goal) for weapon in mind.weaknesses if weapon in mind.hand)


def _walk(mind: Mind, room: str) -> Iterator[Action]:
    step = mind.next_room(room) if room else ""
    if step:
        yield Walk(mind.seat, step)


def _safe(mind: Mind) -> Iterator[Action]:
    """At the Safe a code that is still possible; where it stands the rules of the house say."""
    if mind.public.safe_open or not mind.codes or not mind.draw.below(TRUST) or _has_left_it(mind):
        return
    for shadow in mind.places("safe") or _starts(mind):
        yield TrySafe(mind.seat, shadow, mind.codes[mind.draw.below(len(mind.codes))])
        if shadow not in mind.seen and _dares(mind):
            yield Open(mind.seat, shadow)
        yield from _walk(mind, mind.room(shadow))


def _dares(mind: Mind) -> bool:
    """Everybody looks for the Safe first: whoever has died may have died of just that."""
    dead = len(mind.public.visitors) - len(mind.public.living)
    return not mind.draw.below(1 + 2 * dead)


def _has_left_it(mind: Mind) -> bool:
    rooms = [mind.room(shadow) for shadow in mind.places("safe")]
    return bool(rooms) and mind.here not in rooms and len(mind.codes) > FEW


def _starts(mind: Mind) -> list[str]:
    return [tile.starts for tile in mind.content.tiles if tile.kind == "safe" and tile.starts in mind.shadows]


def _robbing(mind: Mind) -> Iterator[Action]:
    """What the Gray Man has found is not lost."""
    if mind.gray and _load(mind, mind.gray):
        yield TakeFromGray(mind.seat)


# ---- meeting: who holds the key waits beside the Safe for whoever has found the exit


def _meeting(mind: Mind) -> Iterator[Action]:
    rooms = [mind.room(shadow) for shadow in _starts(mind)]
    if rooms and mind.draw.below(PATIENCE) and _expects(mind, rooms[0]):
        yield from _walk(mind, rooms[0])
        yield Pass(mind.seat)


def _expects(mind: Mind, room: str) -> bool:
    """The key is too dear to be carried about; whoever knows the exit comes for it."""
    if mind.holds("key"):
        return len(mind.public.living) > 1
    waiting = any(_load(mind, seat) for seat in mind.company(room))
    return mind.public.safe_open and waiting and bool(mind.places("exit"))


# ---- exploring


def _exploring(mind: Mind) -> Iterator[Action]:
    """The nearest shadow never looked into, those of her rooms last; then again what was seen long ago."""
    shadow = mind.best((-_cost(mind, shadow), shadow) for shadow in mind.unseen) or mind.any(mind.shadows)
    yield Open(mind.seat, shadow)
    yield from _walk(mind, mind.room(shadow))


def _cost(mind: Mind, shadow: str) -> float:
    room = mind.room(shadow)
    steps = mind.steps(room)
    grudge = GRUDGE if mind.content.by_id[room].grudge else 0.0
    crowd = CROWD * len(mind.company(room)) if steps else 0.0
    narrow = NARROW / len(mind.content.by_id[room].shadows)
    danger = grudge + narrow + _wail(mind, shadow)
    return steps + crowd + _share(mind, room) + danger if steps < AFAR else AFAR


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
