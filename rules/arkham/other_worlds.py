"""Through a gate, on to the second area, and back (003 3.2, 3.3, 4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.arkham.content import Content
from rules.arkham.effects import ChooseGate, ComeBack, DrawIn, GetLost
from rules.arkham.events import Advanced, CameBack, DrawnIn
from rules.arkham.state import ArkState, Town, with_sheet, with_town
from rules.arkham.views import ArkView
from rules.arkham.violations import ReturnWrongGate
from rules.state import Item
from rules.violations import Violation


def draw_in(content: Content, state: ArkState, effect: DrawIn) -> Iterator[Item]:
    """To the first area of the world that the gate leads to."""
    marker = state.town.gates.get(effect.place)
    if marker is not None and not state.town.sheets[effect.seat].out:
        first = content.worlds[content.markers[marker].world].areas[0]
        yield DrawnIn(effect.seat, first, effect.delayed)


def gates_to(content: Content, town: Town, world: str) -> tuple[str, ...]:
    """The places whose open gates lead to a world."""
    return tuple(place for place in sorted(town.gates) if content.markers[town.gates[place]].world == world)


def come_back(content: Content, state: ArkState, effect: ComeBack) -> Iterator[Item]:
    """By a gate of one's choice that leads there; without one, lost in time and space."""
    town = state.town
    world = content.world_of_area.get(town.sheets[effect.seat].at)
    if world is None:
        return
    gates = gates_to(content, town, world)
    if not gates:
        yield GetLost(seat=effect.seat)
    elif len(gates) == 1:
        yield CameBack(effect.seat, gates[0])
    else:
        yield ChooseGate(effect.seat, gates)


def check_gate(content: Content, view: ArkView, asked: ChooseGate, value: Value) -> Iterator[Violation]:
    """Only a gate that leads to this world."""
    if value in view.town.gates and value not in asked.gates:
        world = content.world_of_area.get(view.town.sheets[asked.seat].at, "")
        yield ReturnWrongGate(world, asked.gates)


def settle_gate(content: Content, state: ArkState, asked: ChooseGate, value: Value) -> Iterator[Item]:
    """Out of a world, or, from Arkham, into one (arkham-board.md 6, Nightgaunt)."""
    if state.town.sheets[asked.seat].at in content.world_of_area:
        yield CameBack(asked.seat, str(value))
    else:
        yield DrawIn(seat=asked.seat, place=str(value))


def forward(content: Content, town: Town, seat: str) -> Item:
    """From the first area to the second, from the second back to Arkham."""
    at = town.sheets[seat].at
    first, second = content.worlds[content.world_of_area[at]].areas
    return Advanced(seat, second) if at == first else ComeBack(seat=seat)


# ---- what the events change


def drawn_in(state: ArkState, event: DrawnIn) -> ArkState:
    sheet = state.town.sheets[event.seat]
    return with_sheet(
        state, event.seat, at=event.to, delayed=sheet.delayed or event.delayed, explored="", entered=sheet.at
    )


def advanced(state: ArkState, event: Advanced) -> ArkState:
    return with_sheet(state, event.seat, at=event.to)


def came_back(state: ArkState, event: CameBack) -> ArkState:
    """Whoever has just come back may leave the monsters there alone (003 3.2)."""
    state = with_sheet(state, event.seat, at=event.place, explored=event.place, entered="")
    if state.town.active != event.seat:
        return state
    return with_town(state, handled=state.town.tokens_at.get(event.place, ()), ended=True, points=0)
