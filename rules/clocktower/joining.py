"""Somebody comes late and plays a Traveller: twenty may sit in the circle (clocktower.md B2).

The log and the reminders name people by their seat id, so whoever comes gets one that nobody had before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.clocktower import setup
from rules.clocktower.actions import JoinCircle
from rules.clocktower.edition import Edition
from rules.clocktower.events import SeatJoined
from rules.clocktower.grim import grim_of
from rules.clocktower.state import ClockState, Square, with_grimoire, with_square
from rules.clocktower.times import during, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import NotOfTeam, TwentySeats, VoteOpen
from rules.offers import Flag, Form, Hole, OneOf
from rules.seats import HOST, Seat, SeatId
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

TRAVELLER = "traveller"


def check_join(content: Edition, view: ClockView, join: JoinCircle) -> Iterator[Violation]:
    """At any time but during a vote, while a chair is free; only as a Traveller."""
    public, free = view.public, free_seats(view.public)
    yield from during(public, join, "setup", "night", "day")
    yield from unknown(public, join.before)
    if not free:
        yield TwentySeats()
    elif join.who not in free:
        yield NameUnknown(join.who, free[0])
    if content.character(join.character) is None:
        yield NameUnknown(join.character, next(iter(travellers(content)), ""))
    elif grim_of(content, view).team(join.character) != TRAVELLER:
        yield NotOfTeam(join.character, TRAVELLER)
    if public.vote is not None:
        yield VoteOpen(public.vote.of)


def free_seats(public: Square) -> tuple[SeatId, ...]:
    """The seats that nobody ever had, while there are fewer than twenty people; at last those of who has gone home."""
    return _free(public.circle, tuple(public.left))


@lru_cache
def _free(circle: tuple[SeatId, ...], left: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    if len(circle) >= setup.MOST_SEATS:
        return ()
    others = tuple(seat.id for seat in setup.seats(setup.MOST_COME) if seat.id not in circle)
    return tuple(seat for seat in others if seat not in left) or others


def travellers(content: Edition) -> tuple[str, ...]:
    """The Travellers that there are, those of the sheet first."""
    every = (*content.cast.values(), *content.known.characters.values())
    return tuple(dict.fromkeys(one.id for one in every if one.team == TRAVELLER))


def join(_content: Edition, _state: ClockState, action: JoinCircle) -> Iterable[Item]:
    return (SeatJoined(action.who, action.character, action.before, action.evil),)


def seated(state: ClockState, begun_with: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of the setup, and those that came later, gone home or not."""
    public = state.public
    came = {*public.circle, *public.left}.difference(seat.id for seat in begun_with)
    return (*begun_with, *(seat for seat in setup.seats(setup.MOST_COME) if seat.id in came)) if came else begun_with


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """The storyteller's, while there is room."""
    public = view.public
    if seat != HOST or public.phase == "over" or public.vote is not None:
        return
    free = free_seats(public)
    if not free:
        return
    holes = (
        Hole("who", OneOf(free[:1])),
        Hole("character", OneOf(travellers(content))),
        Hole("before", OneOf(public.circle)),
        Hole("evil", Flag()),
    )
    yield Form(tag(JoinCircle), HOST, JoinCircle.title, holes)


def seat_joined(state: ClockState, event: SeatJoined) -> ClockState | None:
    public, circle = state.public, list(state.public.circle)
    if event.before not in circle or event.seat in circle:
        return None
    circle.insert(circle.index(event.before), event.seat)
    there = {**public.travellers, event.seat: event.character}
    if event.evil:
        state = with_grimoire(state, evil=(*state.secret.evil, event.seat))
    return with_square(state, circle=tuple(circle), travellers=there)
