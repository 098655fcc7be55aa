"""What is legal instead of a thing that is refused by day, for the storyteller alone (flows.md 5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rules.actions import Action
from rules.clocktower.actions import (
    CallExile,
    CancelVote,
    CloseVote,
    Daybreak,
    Execute,
    LayCurse,
    Nightfall,
    Nominate,
    OpenNominations,
)
from rules.clocktower.edition import Edition
from rules.clocktower.state import Square
from rules.clocktower.views import ClockView
from rules.clocktower.violations import NobodyNominates, WrongTime
from rules.clocktower.votes import standing
from rules.seats import HOST
from rules.violations import Violation

MOST: Final = 4
"""So many of a kind are proposed."""


def next_time(_content: Edition, _view: ClockView, action: Action, reason: Violation) -> Iterable[Action]:
    """The part of the game in which it may be done."""
    if action.seat != HOST or not isinstance(reason, WrongTime):
        return ()
    return (Daybreak(HOST),) if reason.phase == "day" else (Nightfall(HOST),)


def tomorrow(_content: Edition, _view: ClockView, action: Action, _reason: Violation) -> Iterable[Action]:
    return (Nightfall(HOST),) if action.seat == HOST else ()


def end_of_the_vote(_content: Edition, _view: ClockView, action: Action, _reason: Violation) -> Iterable[Action]:
    return (CloseVote(HOST), CancelVote(HOST)) if action.seat == HOST else ()


def opening(_content: Edition, _view: ClockView, action: Action, _reason: Violation) -> Iterable[Action]:
    return (OpenNominations(HOST),) if action.seat == HOST else ()


def others_nominate(_content: Edition, view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    """Somebody who lives and has not nominated today, the nearest ones clockwise."""
    if isinstance(action, Nominate) and action.seat == HOST:
        done = {one.by for one in _valid(view.public)}
        able = [one for one in after(view.public.circle, action.by) if one in view.public.living and one not in done]
        yield from (Nominate(HOST, one, action.of) for one in able[:MOST])


def others_are_nominated(_content: Edition, view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    """Somebody who was not nominated today, the nearest ones clockwise; in a chain of deaths the living."""
    if isinstance(action, Nominate) and action.seat == HOST:
        public = view.public
        done = public.dead if public.chained else tuple(one.of for one in _valid(public))
        free = [one for one in after(public.circle, action.of) if one not in (*done, *public.travellers)]
        yield from (Nominate(HOST, action.by, one) for one in free[:MOST])


def the_caller(_content: Edition, _view: ClockView, action: Any, reason: Violation) -> Iterator[Action]:
    """In a chain of deaths, the one whose turn it is."""
    if isinstance(action, Nominate) and isinstance(reason, NobodyNominates) and action.seat == HOST:
        yield Nominate(HOST, reason.who, action.of)


def exile(_content: Edition, _view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    if isinstance(action, Nominate) and action.seat == HOST:
        yield CallExile(HOST, action.by, action.of)


def no_exile(_content: Edition, _view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    if isinstance(action, CallExile) and action.seat == HOST:
        yield Nominate(HOST, action.by, action.of)


def on_the_block(_content: Edition, view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    """Whoever has the votes."""
    if isinstance(action, Execute) and action.seat == HOST:
        yield Execute(HOST, standing(view.public).block, action.dies)


def surviving(_content: Edition, _view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    """The execution of somebody who does not die of it."""
    if isinstance(action, Execute) and action.seat == HOST:
        yield Execute(HOST, action.who, dies=False)


def others_are_chosen(_content: Edition, view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    if isinstance(action, LayCurse) and action.seat == HOST:
        living = [one for one in after(view.public.circle, action.target) if one in view.public.living]
        yield from (LayCurse(HOST, action.who, one) for one in living[:MOST])


def after(circle: tuple[str, ...], seat: str) -> tuple[str, ...]:
    """The others, clockwise from a seat."""
    at = circle.index(seat) + 1 if seat in circle else 0
    return tuple(one for one in (*circle[at:], *circle[:at]) if one != seat)


def _valid(public: Square) -> Iterator[Any]:
    return (one for one in public.nominations if one.status != "cancelled" and not one.exile)
