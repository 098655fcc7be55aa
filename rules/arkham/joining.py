"""Somebody comes late: a free seat or a new one is taken, and played from the next turn on (AS-18)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.arkham import changing, setup
from rules.arkham.actions import Join
from rules.arkham.content import Content
from rules.arkham.events import Arrived, Joined
from rules.arkham.state import ArkState, Sheet, Town, with_town
from rules.arkham.views import ArkView
from rules.arkham.violations import NobodyLate, NotBegun, TableFull
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST, Seat
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, NotYourTurn, Violation


def check_join(content: Content, view: ArkView, join: Join) -> Iterator[Violation]:
    """The host lets somebody in, at a free seat and as an investigator whom nobody plays."""
    town = view.town
    if not town.turn:
        yield NotBegun()
    if join.seat != HOST:
        yield NotYourTurn(HOST)
    if town.options.late == "never":
        yield NobodyLate()
    free, unused = free_seats(town), changing.newcomers(content, town)
    if not free:
        yield TableFull(setup.MOST)
    elif join.who not in free:
        yield NameUnknown(join.who, free[-1])
    elif join.investigator not in ("", *unused):
        yield NameUnknown(join.investigator, unused[0])


def free_seats(town: Town) -> tuple[str, ...]:
    """The seats that were left, and one more at the end of the circle while there is room for it."""
    beyond = [seat.id for seat in setup.seats(setup.MOST) if seat.id not in town.order]
    return (*(seat for seat in town.order if town.sheets[seat].left), *beyond[:1])


def join(_content: Content, _state: ArkState, action: Join) -> Iterator[Item]:
    yield Joined(action.who, action.investigator)


def arrival(content: Content, town: Town, seat: str, investigator: str) -> Arrived:
    """The event by which somebody who came late is there."""
    sheet = setup.equipped(content, town, seat, investigator)
    return Arrived(seat, investigator, sheet.at, sheet)


def seated(state: ArkState, begun_with: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of the setup, and those that came later."""
    named = {seat.id: seat for seat in (*setup.seats(setup.MOST), *begun_with)}
    return tuple(named[seat] for seat in state.town.order)


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """The host's."""
    town, free = view.town, free_seats(view.town)
    if seat == HOST and town.turn and town.options.late == "next_turn" and free:
        who = Hole("who", OneOf(free))
        yield Form(tag(Join), HOST, Join.title, (who, Hole("investigator", OneOf(changing.newcomers(content, town)))))
        yield Form(tag(Join), HOST, Join.title, (who,))


# ---- what the events change


def joined(state: ArkState, event: Joined) -> ArkState:
    """The seat waits for the next turn."""
    town = state.town
    order = town.order if event.seat in town.order else (*town.order, event.seat)
    waiting = Sheet(investigator=event.investigator, late=True)
    return with_town(state, order=order, sheets={**town.sheets, event.seat: waiting})


def arrived(state: ArkState, event: Arrived) -> ArkState:
    """The limits count one more, where nobody's place is taken who is still counted (AS-16)."""
    state = changing.seated_anew(state, event.seat, event.sheet)
    town = state.town
    there = sum(not town.sheets[seat].late for seat in town.seated)
    return with_town(state, count=max(town.count, there)) if town.count else state
