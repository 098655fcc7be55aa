"""The turn: five phases, each seat's part in order from the first player (003 3; arkham-board.md 11.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Action
from rules.arkham.actions import EndPart
from rules.arkham.content import Content
from rules.arkham.events import PartBegan, PartEnded, PhaseBegan, StageEnded, TurnBegan
from rules.arkham.state import JAIL, LOST, PHASES, ArkState, Phase, Town, with_town
from rules.arkham.views import ArkView
from rules.arkham.violations import TurnOrder, WrongPhase
from rules.events import Event
from rules.offers import Form
from rules.state import Item
from rules.tags import tag, tag_of
from rules.violations import NameUnknown, Violation

ENDED_BY_HAND: Final[tuple[Phase, ...]] = PHASES[:-1]
NEXT: Final[dict[Phase, Phase]] = dict(zip(PHASES, PHASES[1:], strict=False))


def timing(town: Town, action: Action, *phases: Phase) -> Iterator[Violation]:
    """Every reason why a seat may not act now: its phase, and its part in it; or that there is no such seat."""
    if action.seat not in town.sheets:
        yield NameUnknown(action.seat, town.active or town.first)
        return
    if town.phase not in phases:
        yield WrongPhase(tag_of(action), phases[0])
    if town.active != action.seat:
        yield TurnOrder(town.active or town.first)


def loses_turn(town: Town, seat: str) -> bool:
    """Whether this turn is lost to a seat: lost in time and space, arrested the turn before, or by a text."""
    sheet = town.sheets[seat]
    away = sheet.at == LOST and sheet.returns > town.turn
    locked = sheet.at == JAIL
    return away or locked or sheet.idle == town.turn


def next_part(content: Content, town: Town) -> Item:
    """The part of the next seat that has one in this phase; the next phase when none is left."""
    for seat in town.clockwise:
        if seat not in town.done and has_part(content, town, seat):
            return PartBegan(seat)
    return PhaseBegan(NEXT[town.phase])


def is_idle(town: Town) -> bool:
    """Whether it is nobody's part, as only the hand of the host leaves it: then the first player goes on."""
    return town.phase == "setup" or (town.phase in ENDED_BY_HAND and not town.active)


def has_part(content: Content, town: Town, seat: str) -> bool:
    """Whether a seat does anything in this phase."""
    at = town.sheets[seat].at
    if town.phase == "movement":
        return True
    if loses_turn(town, seat) or (town.phase in ("arkham", "other") and seat in town.carried):
        return False
    if town.phase == "arkham":
        return at in content.locations or (at in content.streets and _may_act_in_street(content, town, at))
    return town.phase == "upkeep" or at in content.world_of_area


def _may_act_in_street(content: Content, town: Town, street: str) -> bool:
    """Whether the rumor in play is settled in this street."""
    return bool(town.rumor) and content.mythos[town.rumor].activity == street


# ---- forms


def of_the_part(_content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """Ending one's part."""
    if view.town.active == seat:
        yield Form(tag(EndPart), seat, EndPart.title)


# ---- reactions


def when_part_ended(content: Content, state: ArkState, _event: Event) -> Iterable[Item]:
    """The next seat's part, or the next phase."""
    return (next_part(content, state.town),) if state.town.phase in ENDED_BY_HAND else ()


def when_phase_began(content: Content, state: ArkState, _event: Event) -> Iterable[Item]:
    """The first seat's part; the mythos phase has steps instead."""
    return () if state.town.phase == "mythos" else (next_part(content, state.town),)


def when_turn_began(_content: Content, _state: ArkState, _event: Event) -> Iterable[Item]:
    return (PhaseBegan("upkeep"),)


# ---- what the events change


def turn_began(state: ArkState, event: TurnBegan) -> ArkState:
    town = state.town
    return with_town(
        state, turn=event.turn, first=event.first, used=(), carried=(), stood_up=(), closed=_open_again(town, event)
    )


def _open_again(town: Town, event: TurnBegan) -> dict[str, int]:
    return {place: until for place, until in town.closed.items() if not 0 < until < event.turn}


def phase_began(state: ArkState, event: PhaseBegan) -> ArkState:
    return with_town(
        state, phase=event.phase, active="", done=(), stage="draw", doubled=False, encounter="", handled=()
    )


def part_began(state: ArkState, event: PartBegan) -> ArkState | None:
    """A part begins with nothing done in it."""
    sheet = state.town.sheets.get(event.seat)
    if sheet is None:
        return None
    return with_town(
        state,
        active=event.seat,
        points=0,
        walked=False,
        fought=False,
        handled=(),
        ended=False,
        stood=sheet.sliders,
        owed=(),
        encounter="",
    )


def part_ended(state: ArkState, event: PartEnded) -> ArkState:
    return with_town(state, active="", done=(*state.town.done, event.seat), encounter="")


def stage_ended(state: ArkState, event: StageEnded) -> ArkState:
    """Back to the beginning with the second card of a turn, or on to the next step."""
    return with_town(state, stage=event.next, doubled=state.town.doubled or event.next == "draw", handled=())
