"""Setting a position by hand, and telling what it takes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from typing import Any

import msgspec

from rules.arkham import setup, upkeep
from rules.arkham.content import Content
from rules.arkham.events import (
    BoardSet,
    ClueSet,
    GateSet,
    MonsterSet,
    OptionsSet,
    OrderSet,
    PilesSet,
    PlaceSet,
    SheetSet,
    TurnSet,
)
from rules.arkham.state import OUTSKIRTS, SKY, ArkState, Sheet, Town, with_sheet, with_town
from rules.arkham.violations import SliderStop
from rules.events import Correction
from rules.violations import NameUnknown, Violation


def check_change(content: Content, state: ArkState, change: Correction) -> Iterator[Violation]:
    """Only names that the table knows may be set, and sliders at a stop."""
    if any(stop not in range(upkeep.STOPS) for stop in _stops(change)):
        yield SliderStop("speed", 0, upkeep.STOPS - 1)
    for typed, known in _named(content, state.town, change):
        if typed and typed not in known:
            near = get_close_matches(typed, known, n=1, cutoff=0.0)
            yield NameUnknown(typed, near[0] if near else "")


def _stops(change: Correction) -> Iterator[int]:
    match change:
        case SheetSet():
            yield from change.sheet.sliders
        case OptionsSet():
            yield from (stop for stops in change.options.sliders.values() for stop in stops)


Names = Iterator[tuple[str, Collection[str]]]


def _named(content: Content, town: Town, change: Correction) -> Names:
    """Each name in a correction, with the names it must be one of."""
    match change:
        case PlaceSet(seat, at):
            yield from ((seat, town.order), (at, content.spaces))
        case SheetSet(seat, sheet):
            yield seat, town.order
            yield from _of_a_sheet(content, sheet)
        case MonsterSet(token, at):
            yield from ((token, list(content.kind_of)), (at, (*content.areas, SKY, OUTSKIRTS)))
        case GateSet(place, marker):
            yield from ((place, list(content.areas)), (marker, list(content.markers)))
        case ClueSet(place):
            yield place, list(content.areas)
        case OptionsSet(options):
            yield from ((seat, town.order) for seat in (options.first, *options.investigators, *options.sliders))
            yield from ((one, list(content.investigators)) for one in options.investigators.values())
            yield options.ancient, list(content.ancients)
        case OrderSet() | BoardSet() | PilesSet() | TurnSet():
            yield from _of_the_table(content, town, change)


def _of_the_circle(order: tuple[str, ...]) -> Names:
    """Seats are called by their number around the table."""
    yield from zip(order, ((seat.id,) for seat in setup.seats(setup.MOST)), strict=False)
    yield from ((seat, ()) for seat in order[setup.MOST :])


def _of_a_sheet(content: Content, sheet: Sheet) -> Names:
    yield sheet.at, (*content.spaces, SKY, OUTSKIRTS)
    yield sheet.investigator, list(content.investigators)
    yield from ((card, list(content.specials)) for card in (*sheet.specials, *sheet.fresh))
    yield from ((marker, list(content.markers)) for marker in sheet.markers)
    yield from ((token, list(content.kind_of)) for token in sheet.trophies)


def _of_the_table(content: Content, town: Town, change: OrderSet | BoardSet | PilesSet | TurnSet) -> Names:
    match change:
        case OrderSet(order):
            yield from _of_the_circle(order)
        case BoardSet(ancient):
            yield ancient, list(content.ancients)
            yield from ((place, list(content.areas)) for place in (*change.seals, *change.closed))
        case PilesSet():
            cards = (change.environment, change.rumor, *change.under_mythos, *change.lasting)
            yield from ((card, list(content.mythos)) for card in cards)
            yield from ((ally, list(content.allies)) for ally in change.allies)
            yield from ((marker, list(content.markers)) for marker in change.under_markers)
            yield from ((card, list(content.gate_cards)) for card in change.under_gates)
            yield from ((token, list(content.kind_of)) for token in change.held)
            boxes = (*content.kind_of, *content.mythos, *content.markers, *content.specials)
            yield from ((one, boxes) for one in change.boxed)
        case TurnSet():
            yield from ((seat, town.order) for seat in (change.first, change.active, *change.done))
            yield change.card, list(content.mythos)
            yield from ((token, list(content.kind_of)) for token in change.handled)


# ---- what the corrections change


def order_set(state: ArkState, event: OrderSet) -> ArkState | None:
    """Of a seat that is there no longer nothing is left."""
    town = state.town
    if not event.order:
        return None
    return with_town(
        state,
        order=event.order,
        sheets={seat: town.sheets.get(seat, Sheet()) for seat in event.order},
        first=town.first if town.first in event.order else event.order[0],
        active=town.active if town.active in event.order else "",
    )


def sheet_set(state: ArkState, event: SheetSet) -> ArkState | None:
    if event.seat not in state.town.sheets:
        return None
    return with_town(state, sheets={**state.town.sheets, event.seat: event.sheet})


def place_set(state: ArkState, event: PlaceSet) -> ArkState | None:
    if event.seat not in state.town.sheets:
        return None
    return with_sheet(state, event.seat, at=event.at)


def monster_set(state: ArkState, event: MonsterSet) -> ArkState:
    return with_town(state, monsters=_put(state.town.monsters, event.token, event.at))


def gate_set(state: ArkState, event: GateSet) -> ArkState:
    """Nobody has explored a gate that is gone (003 3.2)."""
    state = with_town(state, gates=_put(state.town.gates, event.place, event.marker))
    for seat, sheet in state.town.sheets.items():
        if not event.marker and sheet.explored == event.place:
            state = with_sheet(state, seat, explored="")
    return state


def clue_set(state: ArkState, event: ClueSet) -> ArkState:
    return with_town(state, clues=_put(state.town.clues, event.place, max(0, event.count)))


def _put(things: Any, key: str, value: Any) -> dict[str, Any]:
    """The mapping with one entry set, or without it where the value is empty."""
    rest = {one: there for one, there in things.items() if one != key}
    return {**rest, key: value} if value else rest


def board_set(state: ArkState, event: BoardSet) -> ArkState:
    return with_town(state, **_fields(event))


def piles_set(state: ArkState, event: PilesSet) -> ArkState:
    return with_town(state, **_fields(event))


def turn_set(state: ArkState, event: TurnSet) -> ArkState:
    return with_town(state, **_fields(event))


def options_set(state: ArkState, event: OptionsSet) -> ArkState:
    return with_town(state, options=event.options)


def _fields(event: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__struct_fields__}


# ---- from one position to another


def changes(fresh: ArkState, wanted: ArkState) -> tuple[Correction, ...]:
    """The corrections that turn one position into another of the same town."""
    return tuple(_changes(fresh.town, wanted.town))


def _changes(was: Town, to_be: Town) -> Iterator[Correction]:
    if was.options != to_be.options:
        yield OptionsSet(to_be.options)
    if was.order != to_be.order:
        yield OrderSet(to_be.order)
    yield from (MonsterSet(token, at) for token, at in _differing(was.monsters, to_be.monsters, ""))
    yield from (GateSet(place, marker) for place, marker in _differing(was.gates, to_be.gates, ""))
    yield from (SheetSet(seat, sheet) for seat, sheet in to_be.sheets.items() if was.sheets.get(seat) != sheet)
    yield from (ClueSet(place, count) for place, count in _differing(was.clues, to_be.clues, 0))
    for kind in (BoardSet, PilesSet, TurnSet):
        if _taken(kind, was) != _taken(kind, to_be):
            yield _taken(kind, to_be)


def _differing(was: Any, to_be: Any, none: Any) -> Iterator[tuple[str, Any]]:
    """What differs; what is gone comes first, so that nothing lies twice."""
    yield from ((key, none) for key in was if key not in to_be)
    yield from ((key, value) for key, value in to_be.items() if was.get(key) != value)


def _taken(kind: Any, town: Town) -> Any:
    """A correction that sets these parts as the town has them."""
    return kind(**{name: getattr(town, name) for name in kind.__struct_fields__})
