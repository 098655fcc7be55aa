"""A player goes home: what lay before the seat goes back, and the turn goes on. A rule of the house (AS-16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action
from rules.arkham.actions import Leave
from rules.arkham.content import Content
from rules.arkham.effects import DrawAlly, DrawMarker, DrawMonster, Fall, HoldMonster, LookForVictory
from rules.arkham.events import Left, PartEnded
from rules.arkham.rounds import ENDED_BY_HAND
from rules.arkham.state import ArkState, Sheet, Town, with_town
from rules.arkham.views import ArkView
from rules.arkham.violations import LastInvestigator, NotBegun
from rules.effects import Choice
from rules.events import Event
from rules.offers import Form, Hole, OneOf
from rules.seats import FATE, HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, NotYourTurn, Violation

OF_THE_BOARD: Final = (DrawMonster, DrawMarker, DrawAlly, HoldMonster)
"""What is asked of the board and not of a seat: it is settled before anybody goes."""


def check_leave(_content: Content, view: ArkView, leave: Leave) -> Iterator[Violation]:
    """The host lets one go who sits at the table, once the first turn has begun, and never the last one."""
    town, who = view.town, leave.who
    if not town.turn:
        yield NotBegun()
    if leave.seat != HOST:
        yield NotYourTurn(HOST)
    if who not in town.seated:
        yield NameUnknown(who, town.active or town.first)
    elif not set(town.playing) - {who}:
        yield LastInvestigator(who)


def may_leave(town: Town) -> tuple[str, ...]:
    """Without whom the game goes on."""
    return tuple(seat for seat in town.seated if town.turn and set(town.playing) - {seat})


def leave(content: Content, state: ArkState, action: Leave) -> Iterator[Item]:
    """A part that was going on breaks off; whoever was about to be carried away by it still is."""
    town, sheet = state.town, state.town.sheets[action.who]
    yield Left(action.who, sheet.investigator, tuple(card for card in sheet.hand if card in content.allies))
    yield from (Fall(seat=seat) for seat in town.playing if seat != action.who)
    if town.active == action.who:
        yield PartEnded(action.who)


def withdraws(view: ArkView, asked: Choice, action: Action) -> bool:
    """Whether the open question belongs to a part that ends by somebody's going."""
    if not isinstance(action, Leave) or action.who not in may_leave(view.town):
        return False
    own = view.town.active == action.who and view.town.phase in ENDED_BY_HAND
    return own and asked.seat in (action.who, FATE) and not isinstance(asked, OF_THE_BOARD)


def when_left(_content: Content, state: ArkState, _event: Event) -> Iterator[Item]:
    """With fewer investigators fewer gate trophies win, wherever the state is what counts (AS-20)."""
    if state.town.options.gate_victory == "state":
        yield LookForVictory()


def forms(_content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """The host's."""
    going = may_leave(view.town)
    if seat == HOST and going:
        yield Form(tag(Leave), HOST, Leave.title, (Hole("who", OneOf(going)),))


# ---- what the events change


def left(state: ArkState, event: Left) -> ArkState:
    """Clues to the bank, items to their decks, monsters to the cup; markers lie below their pile."""
    town, seat = state.town, event.seat
    state = with_town(
        state,
        count=_count(town, seat),
        allies=(*town.allies, *event.allies),
        under_markers=(*town.under_markers, *town.sheets[seat].markers),
        first=_marker(town, seat),
        done=_but(town.done, seat),
        carried=_but(town.carried, seat),
        stood_up=_but(town.stood_up, seat),
        used=tuple(one for one in town.used if one[0] != seat),
    )
    state = with_town(state, sheets={**state.town.sheets, seat: Sheet(left=True)})
    return with_town(state, active="", encounter="", owed=(), points=0) if town.active == seat else state


def _but(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    return tuple(one for one in seats if one != seat)


def _count(town: Town, seat: str) -> int:
    """The number that limits go by: as it was, or of those who stay (AS-16)."""
    if town.options.leaver == "same":
        return town.count or len(town.playing)
    return sum(one != seat and not town.sheets[one].late for one in town.seated)


def _marker(town: Town, seat: str) -> str:
    """The first-player marker goes on to the left."""
    if town.first != seat:
        return town.first
    at = town.order.index(seat)
    circle = (*town.order[at + 1 :], *town.order[:at])
    return next((one for one in circle if one in town.playing), seat)
