"""Hako Onna and the Hakobito: lie where visitors are about to look, before all under what they need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action, Answer
from rules.hakoonna import mansion
from rules.hakoonna.actions import EndTime, Enter
from rules.hakoonna.bots import powers
from rules.hakoonna.bots.mind import Mind
from rules.hakoonna.content import Kind
from rules.hakoonna.effects import Arrange, ChoosePower, Hide, Interrupt, PlaceBones, Say, TakePower

NEEDED: Final[tuple[Kind, ...]] = ("safe", "exit", "bones")
"""What visitors must come back to."""

GUARD: Final = 0.1
"""What it is worth to lie in the room of one of these, for each visitor who is there; half as much a room away."""

PREY: Final = 1.0
"""What it is worth that a power strikes somebody there."""

STAYS: Final = 4
"""One time in so many who is crafty stays where she wailed."""


def plans(mind: Mind) -> Iterator[Action]:
    """What a hidden seat would like to do, the best first."""
    asked = mind.view.asked
    if isinstance(asked, PlaceBones):
        yield Answer(mind.seat, mind.best((_remote(mind, shadow), shadow) for shadow in asked.shadows))
    elif isinstance(asked, Hide):
        yield Answer(mind.seat, mind.best((_bait(mind, shadow), shadow) for shadow in asked.shadows))
    elif isinstance(asked, Arrange):
        yield Answer(mind.seat, (*asked.shadows[1:], asked.shadows[0]))
    elif asked is None:
        yield from _time(mind)
    else:
        yield from _answers(mind)


def _answers(mind: Mind) -> Iterator[Action]:
    """She steps in wherever she can, and lies where she may."""
    asked = mind.view.asked
    if isinstance(asked, ChoosePower):
        yield from powers.first(mind, asked.powers)
    elif isinstance(asked, TakePower):
        yield Answer(mind.seat, powers.taken(mind, asked.powers))
    elif isinstance(asked, Interrupt):
        yield from (Answer(mind.seat, value) for value in _steps_in(mind))
    elif isinstance(asked, Say) and mind.skill > 2:
        yield from (Answer(mind.seat, lie) for lie in _lies(mind, asked))


def _steps_in(mind: Mind) -> tuple[str, ...]:
    return ("behind_you", "i_want_that", "no") if mind.skill > 1 else ("no",)


def _lies(mind: Mind, asked: Say) -> list[str]:
    room = mind.room(mind.lair)
    laid = mansion.where(mind.public.placements, room)
    truth = (laid.floor if laid else "") if asked.floors else "yes" if room == asked.room else "no"
    return [value for value in asked.floors or ("yes", "no") if value != truth]


def _time(mind: Mind) -> Iterator[Action]:
    """The wail, a power set, what is used from afar and in this room, then a new place, and what is used there."""
    if mind.seat == mind.hers:
        yield from powers.wailing(mind)
        yield from powers.setting(mind)
        yield from powers.from_afar(mind)
    yield from powers.at_hand(mind)
    yield from _entering(mind)
    yield EndTime(mind.seat)


def _remote(mind: Mind, shadow: str) -> float:
    """The Bones lie far from where the visitors begin, in a room with many shadows."""
    if mind.skill < 2:
        return 0.0
    room, start = mind.room(shadow), next(iter(mind.public.at.values()), "")
    return mind.steps(room, start) + len(mind.content.by_id[room].shadows) / 10


# ---- where to


def _entering(mind: Mind) -> Iterator[Action]:
    """The best room within reach; a power carries her where it is worth more."""
    here = mind.room(mind.lair)
    ways = dict.fromkeys((here, *mind.board.neighbours(here)), "")
    if mind.seat == mind.hers and mind.skill > 1:
        ways = {**dict.fromkeys(_carried(mind), _card(mind)), **ways} if _card(mind) else ways
    ranked = sorted(((_value(mind, room), mind.draw.below(1000), room) for room in ways), reverse=True)
    for _, _, room in ranked:
        yield Enter(mind.seat, room, ways[room], cover=_covers(mind, room))


def _covers(mind: Mind, room: str) -> bool:
    """A known Empty is a place where nobody looks; turned, it is one like any other."""
    return mind.skill > 1 and any(mind.room(shadow) == room for shadow in mind.public.crossed)


def _card(mind: Mind) -> str:
    cards = (mind.content.power_of(kind) for kind in powers.CARRYING)
    return next((card for card in cards if card in mind.view.secret.set), "")


def _carried(mind: Mind) -> list[str]:
    return [placement.room for placement in mind.public.placements]


def _value(mind: Mind, room: str) -> float:
    if mind.skill < 2:
        return 0.0
    return _prey(mind, room) + _guard(mind, room) + _struck(mind, room)


def _prey(mind: Mind, room: str) -> float:
    """How likely it is that somebody looks into a shadow of a room soon; few shadows make it likelier."""
    free = sum(1 for shadow in mind.shadows if mind.room(shadow) == room)
    if not free:
        return -1.0
    near = sum(0.5 ** mind.steps(room, mind.public.at[seat]) for seat in mind.public.living)
    return near / (2 + free)


def _guard(mind: Mind, room: str) -> float:
    """Lying on what they need keeps it from them, the more the nearer they are."""
    wanted = sum(1 for kind in _wanted(mind) for shadow in mind.places(kind) if mind.room(shadow) == room)
    near = sum(0.5 ** mind.steps(room, mind.public.at[seat]) for seat in mind.public.living)
    return GUARD * wanted * near


def _wanted(mind: Mind) -> tuple[Kind, ...]:
    """An open safe is needed no more."""
    return NEEDED[1:] if mind.public.safe_open else NEEDED


def _struck(mind: Mind, room: str) -> float:
    """Somebody there whom a power that lies set would strike."""
    kinds = (*powers.DEADLY, "i_want_that")
    strikes = any(mind.content.power[power].kind in kinds for power in mind.view.secret.set)
    return PREY if strikes and mind.seat == mind.hers and mind.company(room) else 0.0


def _bait(mind: Mind, shadow: str) -> float:
    """What they need is the best place; one where somebody hides already the worst."""
    if any(seat != mind.seat and at == shadow for seat, at in mind.view.secret.hides.items()):
        return -1.0
    if mind.skill < 2:
        return 0.0
    if shadow == mind.public.wailed and mind.seat == mind.hers and (mind.skill < 3 or mind.draw.below(STAYS)):
        return -0.5
    tile = mind.seen.get(shadow, "")
    needed = any(tile in mind.content.of_kind(kind) for kind in _wanted(mind))
    return 1.0 if needed else 0.0
