"""Hako Onna's powers: with which she begins, when she wails for one, which lies set, and against whom it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from rules.actions import Action, Answer
from rules.hakoonna.actions import (
    Bar,
    CallMary,
    MoveThings,
    OrderOpen,
    Ring,
    SetPower,
    StandBehind,
    TakeBack,
    Wail,
    Want,
)
from rules.hakoonna.bots.mind import Mind
from rules.hakoonna.content import Kind, PowerKind
from rules.hakoonna.powers import ringing

WEAK: Final[tuple[PowerKind, ...]] = ("false_answer", "my_mary", "phone_rings", "shut_door")
"""With one of these a beginner's Hako Onna begins (hakoonna.md D-20)."""

GUARDS: Final[tuple[PowerKind, ...]] = ("i_want_that", "close_to_you", "things_move", "shut_door", "coming_soon")
"""What keeps a win from visitors, the best first."""

DEADLY: Final[tuple[PowerKind, ...]] = ("behind_you", "open_here")
CARRYING: Final[tuple[PowerKind, ...]] = ("close_to_you", "coming_soon")

FIXED: Final[tuple[Kind, ...]] = ("safe", "exit", "bones")
"""What stays in its room, unless things move."""

IN_REACH: Final = 1
"""So many rooms away is somebody whom she finds in the same time."""

BETTER: Final = 1.0
"""So much more must another power be worth, before she takes one back for it."""

BLUFF: Final = 6
"""One time in so many a crafty one wails for nothing."""


def first(mind: Mind, powers: tuple[str, ...]) -> Iterator[Action]:
    """The power she begins with; simple ones take a weak one."""
    weak = WEAK[mind.draw.below(len(WEAK))]
    for kind in (weak, *WEAK) if mind.skill < 2 else GUARDS:
        power = mind.content.power_of(kind)
        if power in powers:
            yield Answer(mind.seat, power)


def taken(mind: Mind, powers: tuple[str, ...]) -> str:
    """The power that a wail brings."""
    return mind.best((_standing(mind, power), power) for power in powers) or "none"


# ---- her time, step by step


def wailing(mind: Mind) -> Iterator[Action]:
    """For a power that she lacks; the simple half the time, the crafty also to mislead."""
    hers = {*mind.view.secret.powers, *mind.view.secret.set}
    lacks = any(one.page in mind.public.pages and one.id not in hers for one in mind.content.powers)
    times = {1: 2, 3: BLUFF}.get(mind.skill, 0)
    if (lacks and mind.skill > 1) or (times and not mind.draw.below(times)):
        yield Wail(mind.seat)


def setting(mind: Mind) -> Iterator[Action]:
    """The best of her hand; before what lies set is used, the better of the two."""
    if mind.public.used:
        return
    best = mind.best((worth(mind, power), power) for power in mind.view.secret.powers if worth(mind, power))
    if best:
        yield SetPower(mind.seat, best)
        least = min(mind.view.secret.set, key=lambda power: worth(mind, power), default="")
        if least and worth(mind, best) > worth(mind, least) + BETTER:
            yield TakeBack(mind.seat, least)


def from_afar(mind: Mind) -> Iterator[Action]:
    """What she uses wherever she is."""
    if mind.skill < 2:
        return
    yield from (MoveThings(mind.seat, room) for room in _stirred(mind))
    yield from (Bar(mind.seat, *way) for way in _ways(mind))
    if mind.public.held:
        yield CallMary(mind.seat)
    yield from _ringing(mind)


def at_hand(mind: Mind) -> Iterator[Action]:
    """What she uses on those in her room, the richest first."""
    room = mind.room(mind.lair)
    for victim in sorted(mind.company(room), key=lambda seat: -mind.public.held.get(seat, 0)):
        yield StandBehind(mind.seat, victim)
        yield OrderOpen(mind.seat, victim, mind.lair)
        if mind.public.held.get(victim):
            yield Want(mind.seat, victim)


# ---- what a power is worth now


def worth(mind: Mind, power: str) -> float:
    """What it does for her in this time; 0 where it cannot be used."""
    card = mind.content.power.get(power)
    locked = card is None or (mind.public.diaries < card.diaries and not mind.public.despair)
    if card is None or locked or power in mind.public.sealed:
        return 0.0
    found = SITUATIONS.get(card.kind)
    if found is not None:
        return found.then if found.is_so(mind) else found.else_
    return _false_answer(mind) if card.kind == "false_answer" else _deadly(mind)


def _deadly(mind: Mind) -> float:
    """Only the crafty one is out for blood."""
    if mind.skill < 3:
        return 0.9
    return 6.0 if _in_reach(mind) else 1.5


def _false_answer(mind: Mind) -> float:
    """Worth its place only while somebody may ask."""
    asking = (mind.content.item_of("planchette"), mind.content.item_of("rods"))
    may_ask = any(mind.public.has(seat, item) for seat in mind.public.living for item in asking)
    return 2.2 if mind.skill > 2 and may_ask else 0.0


def _standing(mind: Mind, power: str) -> float:
    """What it is worth in the long run."""
    order = (*DEADLY, *GUARDS) if mind.skill > 2 else (*GUARDS, *DEADLY)
    kind = mind.content.power[power].kind
    return float(len(order) - order.index(kind)) if kind in order else 0.5


def _in_reach(mind: Mind) -> list[str]:
    room = mind.room(mind.lair)
    return [seat for seat in mind.public.living if mind.steps(mind.public.at[seat], room) <= IN_REACH]


def _is_rich(mind: Mind) -> bool:
    return any(mind.public.held.get(seat) for seat in _in_reach(mind))


def _is_unheld(mind: Mind) -> bool:
    return not mind.public.held or bool(mind.public.mary)


def _stirred(mind: Mind) -> list[str]:
    """The rooms with what visitors come back to, the ones nearest to them first."""
    places = [shadow for kind in FIXED for shadow in mind.places(kind)]
    rooms = dict.fromkeys(mind.room(shadow) for shadow in places if shadow != mind.lair)
    return sorted(rooms, key=mind.distance)


def _ways(mind: Mind) -> list[tuple[str, str]]:
    """The last door before the exit, the Safe or the Bones, for whoever holds something and comes near."""
    goals = _stirred(mind)
    ways = []
    for seat in mind.public.living:
        here = mind.public.at[seat]
        if mind.public.held.get(seat):
            ways += [(here, room) for room in goals if mind.board.are_joined(here, room)]
    return ways


def _ringing(mind: Mind) -> Iterator[Action]:
    """When most of them are led away from what they need."""
    room = ringing.telephone(mind.content)
    far = [seat for seat in mind.public.living if mind.steps(mind.public.at[seat], room) > 0]
    if room and 2 * len(far) > len(mind.public.living):
        yield Ring(mind.seat)


class Situation(NamedTuple):
    """What a power is worth when something is so, and else."""

    is_so: Callable[[Mind], object]
    then: float
    else_: float


SITUATIONS: Final[Mapping[PowerKind, Situation]] = {
    "i_want_that": Situation(_is_rich, 4.0, 2.0),
    "things_move": Situation(_stirred, 3.0, 0.1),
    "close_to_you": Situation(_in_reach, 1.0, 2.5),
    "coming_soon": Situation(_in_reach, 1.0, 2.5),
    "shut_door": Situation(_ways, 0.8, 0.1),
    "my_mary": Situation(_is_unheld, 0.0, 0.6),
    "phone_rings": Situation(_in_reach, 0.3, 0.3),
}
