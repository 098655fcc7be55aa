"""The circle of chairs: all that is theirs goes with the people (clocktower-issues.md A)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules.clocktower.actions import LeaveCircle, MoveSeat, SwapSeats, SwapTokens
from rules.clocktower.edition import Edition
from rules.clocktower.events import CharacterChanged, SeatLeft, SeatMoved, SeatsSwapped, SideChanged
from rules.clocktower.grim import grim_of
from rules.clocktower.setup import FEWEST
from rules.clocktower.state import ClockState, but, with_grimoire, with_square
from rules.clocktower.times import during, in_the_grimoire, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import SamePerson, VoteOpen
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import Violation


def check_two(_content: Edition, view: ClockView, action: SwapSeats | SwapTokens | MoveSeat) -> Iterator[Violation]:
    """Two people of the circle, while no hands are being counted."""
    public = view.public
    other = action.before if isinstance(action, MoveSeat) else action.other
    if isinstance(action, SwapTokens):
        yield from in_the_grimoire(public, action, "setup", "night", "day")
    else:
        yield from during(public, action, "setup", "night", "day")
    yield from unknown(public, *dict.fromkeys((action.who, other)))
    if action.who == other:
        yield SamePerson(action.who)
    if public.vote is not None:
        yield VoteOpen(public.vote.of)


def swap_seats(_content: Edition, _state: ClockState, action: SwapSeats) -> Iterable[Item]:
    return (SeatsSwapped(action.who, action.other),)


def move_seat(_content: Edition, _state: ClockState, action: MoveSeat) -> Iterable[Item]:
    return (SeatMoved(action.who, action.before),)


def swap_tokens(content: Edition, state: ClockState, action: SwapTokens) -> Iterator[Item]:
    """Characters and sides change hands; reminders stay with the people."""
    grim = grim_of(content, state)
    for seat, other in ((action.who, action.other), (action.other, action.who)):
        if grim.role(other):
            yield CharacterChanged(seat, grim.role(other))
        if grim.is_evil(seat) != grim.is_evil(other):
            yield SideChanged(seat, grim.is_evil(other))


def check_leave(_content: Edition, view: ClockView, leave: LeaveCircle) -> Iterator[Violation]:
    public = view.public
    yield from during(public, leave, "setup", "night", "day")
    yield from unknown(public, leave.who)
    if public.vote is not None:
        yield VoteOpen(public.vote.of)


def leave(_content: Edition, _state: ClockState, action: LeaveCircle) -> Iterable[Item]:
    return (SeatLeft(action.who),)


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """Chairs may be changed at any time but during a vote."""
    public = view.public
    if seat != HOST or public.phase == "over" or public.vote is not None:
        return
    anybody = OneOf(public.circle)
    yield Form(tag(SwapSeats), HOST, SwapSeats.title, (Hole("who", anybody), Hole("other", anybody)))
    yield Form(tag(MoveSeat), HOST, MoveSeat.title, (Hole("who", anybody), Hole("before", anybody)))
    if view.secret.roles and grim_of(content, view).known:
        yield Form(tag(SwapTokens), HOST, SwapTokens.title, (Hole("who", anybody), Hole("other", anybody)))
    if len(public.circle) > FEWEST:
        yield Form(tag(LeaveCircle), HOST, LeaveCircle.title, (Hole("who", anybody),))


# ---- what the events change


def seats_swapped(state: ClockState, event: SeatsSwapped) -> ClockState:
    other = {event.seat: event.other, event.other: event.seat}
    return with_square(state, circle=tuple(other.get(seat, seat) for seat in state.public.circle))


def seat_moved(state: ClockState, event: SeatMoved) -> ClockState | None:
    circle = [seat for seat in state.public.circle if seat != event.seat]
    if event.before not in circle or event.seat not in state.public.circle:
        return None
    circle.insert(circle.index(event.before), event.seat)
    return with_square(state, circle=tuple(circle))


def seat_left(state: ClockState, event: SeatLeft) -> ClockState:
    """Nothing of theirs is left in the grimoire; what everybody saw them do stays done, and nobody gets their id."""
    public, secret, seat = state.public, state.secret, event.seat
    state = with_square(
        state,
        circle=_but(public.circle, seat),
        dead=_but(public.dead, seat),
        spent=_but(public.spent, seat),
        travellers=but(public.travellers, seat),
        caller="" if public.caller == seat else public.caller,
        left=(*_but(public.left, seat), seat),
    )
    return with_grimoire(
        state,
        roles=but(secret.roles, seat),
        believed=but(secret.believed, seat),
        evil=_but(secret.evil, seat),
        dying=_but(secret.dying, seat),
        marks=tuple(mark for mark in secret.marks if mark.seat != seat),
        spent=tuple(one for one in secret.spent if one[0] != seat),
        steps={key: how for key, how in secret.steps.items() if not key.endswith(f":{seat}")},
        since=but(secret.since, seat),
        numbers=but(secret.numbers, seat),
        deeds=_not_of(secret.deeds, seat),
        told=_not_of(secret.told, seat),
        cards=_not_of(secret.cards, seat),
        wakes=_not_of(secret.wakes, seat),
        deaths=_not_of(secret.deaths, seat),
    )


def _not_of(things: tuple[Any, ...], seat: str) -> tuple[Any, ...]:
    """What the grimoire remembers, but for what belongs to that seat."""
    return tuple(one for one in things if one.seat != seat)


def _but(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    return tuple(one for one in seats if one != seat)
