"""Clues are taken where the move ends (003 3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Action, Value
from rules.arkham import evading, rounds
from rules.arkham.actions import TakeClues
from rules.arkham.content import Content
from rules.arkham.effects import EndMove, TakeSome
from rules.arkham.events import CluePlaced, CluesTaken
from rules.arkham.state import ArkState, Town, with_sheet, with_town
from rules.arkham.views import ArkView
from rules.arkham.violations import ClueBeforeMonster, ClueOnGate, CluePassThrough, Delayed, NoClue
from rules.state import Item
from rules.violations import Violation


def asking(_content: Content, town: Town, seat: str) -> Iterator[Item]:
    """How many are taken, any number of them; none by one who only stood up (AS-21)."""
    here = town.sheets[seat].at
    if town.clues.get(here) and may_take(town, seat):
        yield TakeSome(seat, here, town.clues[here])


def may_take(town: Town, seat: str) -> bool:
    """Whether a seat that ends its move here may take clues."""
    return town.options.delayed_clues or seat not in town.stood_up


def settle_some(_content: Content, _state: ArkState, asked: TakeSome, value: Value) -> Iterator[Item]:
    if value:
        yield CluesTaken(asked.seat, asked.place, int(str(value)))


def check_take(_content: Content, view: ArkView, action: TakeClues) -> Iterator[Violation]:
    """Where one stops, after the monsters there."""
    town = view.town
    yield from rounds.timing(town, action, "movement")
    sheet = town.sheets.get(action.seat)
    if sheet is None:
        return
    if sheet.at != action.place:
        yield CluePassThrough()
    if action.place in town.gates:
        yield ClueOnGate(action.place)
    elif not 1 <= action.count <= town.clues.get(action.place, 0):
        yield NoClue(action.place, town.clues.get(action.place, 0))
    if town.active == action.seat:
        yield from (ClueBeforeMonster(token) for token in evading.pending(town, action.seat)[:1])
        if not may_take(town, action.seat):
            yield Delayed(action.seat)


def take(_content: Content, state: ArkState, action: TakeClues) -> Iterator[Item]:
    """Taking ends the move."""
    yield CluesTaken(action.seat, action.place, min(action.count, state.town.clues.get(action.place, 0)))
    yield EndMove(seat=action.seat)


def drops(_content: Content, view: ArkView, piece: str, space: str) -> Iterator[Action]:
    """A heap of clues dropped where it lies is taken by whoever acts there."""
    kind, _, place = piece.partition(":")
    if kind == "clue" and space in (place, view.town.active) and view.town.active:
        yield TakeClues(view.town.active, place, max(1, view.town.clues.get(place, 1)))


# ---- what the events change


def clues_taken(state: ArkState, event: CluesTaken) -> ArkState:
    town = state.town
    left = town.clues.get(event.place, 0) - (0 if event.fresh else event.count)
    rest = {place: count for place, count in town.clues.items() if place != event.place}
    state = with_town(state, clues={**rest, event.place: left} if left > 0 else rest)
    return with_sheet(state, event.seat, clues=town.sheets[event.seat].clues + event.count)


def clue_placed(state: ArkState, event: CluePlaced) -> ArkState:
    clues = state.town.clues
    return with_town(state, clues={**clues, event.place: clues.get(event.place, 0) + event.count})
