"""A gate opens: doom, marker, clues gone, investigators drawn in, monsters (003 3.5; arkham-board.md 10.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.arkham import piles, placing, tracks
from rules.arkham.content import Content
from rules.arkham.effects import Awaken, DrawIn, DrawMarker, OpenGate, PlaceMonsters, RaiseDoom, TurnMarker
from rules.arkham.events import GateKeptAway, GateOpened
from rules.arkham.state import ArkState, with_town
from rules.events import Event
from rules.seats import FATE
from rules.state import Item


def open_gate(content: Content, state: ArkState, effect: OpenGate) -> Iterator[Item]:
    """Nothing opens under an elder sign, where a gate is open, or where somebody keeps it away."""
    town = state.town
    if placing.is_kept_away(content, town, effect.place):
        yield GateKeptAway(effect.place)
    elif effect.place in content.areas and effect.place not in town.gates:
        if not (town.turn == 0 and "doom" in town.options.placed):
            yield RaiseDoom(amount=1)
        yield TurnMarker(place=effect.place, monsters=effect.monsters)


def draw_marker(content: Content, state: ArkState, effect: TurnMarker) -> Iterator[Item]:
    """No marker left awakens the Ancient One."""
    town = state.town
    if town.phase == "over":
        return
    left = piles.markers(content, town)
    if left:
        yield DrawMarker(FATE, effect.place, effect.monsters, left)
    else:
        yield Awaken(cause="markers")


def settle_marker(_content: Content, _state: ArkState, asked: DrawMarker, value: Value) -> Iterable[Item]:
    return (GateOpened(asked.place, str(value)), PlaceMonsters(place=asked.place, count=asked.monsters))


def when_opened(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """Too many gates awaken the Ancient One; whoever stands there is drawn in and delayed."""
    assert isinstance(event, GateOpened)
    town = state.town
    if len(town.gates) >= tracks.limits(content, town).gates:
        yield Awaken(cause="gates")
        return
    for seat in town.people_at.get(event.place, ()):
        yield DrawIn(seat=seat, place=event.place, delayed=True)


# ---- what the events change


def gate_opened(state: ArkState, event: GateOpened) -> ArkState:
    town = state.town
    clues = {place: count for place, count in town.clues.items() if place != event.place}
    under = tuple(marker for marker in town.under_markers if marker != event.marker)
    return with_town(state, gates={**town.gates, event.place: event.marker}, clues=clues, under_markers=under)
