"""To whom the window is shown, one after the other, and what each of them sees."""

from __future__ import annotations

from typing import Final, NamedTuple

from desktop.session import Session
from rules.clocktower.grim import Grim
from rules.clocktower.views import ClockView
from rules.seats import SeatId

TOKEN: Final = -1
"""The own character, and no card."""


class Stop(NamedTuple):
    """A seat, and which of its cards it sees: the first is 0."""

    seat: SeatId
    card: int = TOKEN


Route = tuple[Stop, ...]


def share(session: Session, seat: SeatId) -> ClockView:
    """What a seat alone may see, and what everybody does."""
    view = session.seen(seat)
    assert isinstance(view, ClockView)
    return view


def latest(session: Session, seats: tuple[SeatId, ...]) -> Route:
    """The cards that were shown last, in their order; a seat that is named twice sees its last two."""
    route = []
    for place, seat in enumerate(seats):
        after = seats[place + 1 :].count(seat)
        route.append(Stop(seat, len(share(session, seat).secret.cards) - 1 - after))
    return tuple(route)


def round_of(grim: Grim, done: frozenset[SeatId]) -> Route:
    """Everybody with a token, clockwise, who has not looked yet; all of them once all have."""
    dealt = tuple(seat for seat in grim.public.circle if grim.role(seat))
    waiting = tuple(seat for seat in dealt if seat not in done)
    return tuple(Stop(seat) for seat in waiting or dealt)
