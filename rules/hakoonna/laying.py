"""Laying a drawn board: which cells there are, and where its doors meet others (hakoonna.md 3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from rules.actions import Action
from rules.hakoonna import mansion
from rules.hakoonna.actions import Lay
from rules.hakoonna.content import FLOORS, Cell, Content, Placement
from rules.hakoonna.events import BoardLaid
from rules.hakoonna.state import HakoState, Public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import (
    AlreadyBuilt,
    BasementAttach,
    CellTaken,
    LayApart,
    NoMatchingDoor,
    NotDrawn,
    SecondFloorNotOut,
)
from rules.state import Item
from rules.violations import NameUnknown, NotYourTurn, Violation


def check_lay(content: Content, view: HakoView, lay: Lay) -> Iterator[Violation]:
    """The builder lays the drawn board where a door meets a door."""
    public = view.public
    if public.phase != "build":
        yield AlreadyBuilt()
        return
    if lay.seat != public.turn:
        yield NotYourTurn(public.turn)
    if lay.room not in content.by_id:
        yield NameUnknown(lay.room, public.drawn)
    elif lay.room != public.drawn:
        yield NotDrawn(lay.room, public.drawn)
    placement = placed(lay)
    if placement is None:
        yield NameUnknown(lay.cell, "")
    elif lay.room in content.by_id:
        yield from misplaced(content, public, placement)


def placed(lay: Lay) -> Placement | None:
    """Where the board would lie; None for what is no cell."""
    cell = mansion.parse_cell(lay.cell)
    if cell is None or not 0 <= lay.turn < 4:
        return None
    floor, col, row = cell
    return Placement(lay.room, floor, col, row, lay.turn)


def misplaced(content: Content, public: Public, placement: Placement) -> Iterator[Violation]:
    """Every reason why a board may not lie there: its floor, its cell, its doors."""
    return _misplaced(content, public, mansion.by_cell(public.placements), placement)


def _misplaced(
    content: Content, public: Public, laid: Mapping[Cell, Placement], placement: Placement
) -> Iterator[Violation]:
    taken = laid.get(mansion.cell(placement))
    if taken is not None:
        yield CellTaken(taken.room)
    begins = content.by_id[placement.room].floor
    if begins in ("2F", "B1"):
        if placement.floor != begins:
            yield LayApart(placement.room)
    elif placement.floor == "B1":
        yield BasementAttach()
    elif placement.floor == "2F" and not _is_open(content, public, "2F"):
        yield SecondFloorNotOut()
    elif not _fits(content, public, laid, placement):
        yield NoMatchingDoor(placement.room)


def _is_open(content: Content, public: Public, floor: str) -> bool:
    return any(content.by_id[laid.room].floor == floor for laid in public.placements)


def _fits(content: Content, public: Public, laid: Mapping[Cell, Placement], placement: Placement) -> bool:
    if any(mansion.meeting(content, placement, laid)):
        return True
    return public.options.placement_fallback == "host" and not any(places(content, public, placement.room))


def places(content: Content, public: Public, room: str, among: Iterable[Cell] | None = None) -> Iterator[Placement]:
    """Every way to lay a board by the doors, in these cells or in any, nearest cells first."""
    by_doors = msgspec.structs.replace(public.options, placement_fallback="under")
    strict = msgspec.structs.replace(public, options=by_doors)
    laid = mansion.by_cell(public.placements)
    for floor, col, row in cells(public.placements) if among is None else among:
        for turn in range(4):
            placement = Placement(room, floor, col, row, turn)
            if not any(_misplaced(content, strict, laid, placement)):
                yield placement


def cells(placements: tuple[Placement, ...]) -> tuple[Cell, ...]:
    """The free cells next to a board on each floor; the middle one of a floor with no board."""
    found: dict[Cell, None] = {}
    laid = mansion.by_cell(placements)
    for floor in FLOORS:
        on_floor = [placement for placement in placements if placement.floor == floor]
        for placement in on_floor:
            found.update(dict.fromkeys(mansion.beside(placement, side) for side in mansion.STEP))
        if not on_floor:
            found[(floor, 0, 0)] = None
    return tuple(cell for cell in found if cell not in laid)


def lay(_content: Content, _state: HakoState, lay: Lay) -> Iterable[Item]:
    placement = placed(lay)
    return () if placement is None else (BoardLaid(lay.seat, placement),)


def remedy_lay(content: Content, view: HakoView, action: Lay, _reason: Violation) -> Iterable[Action]:
    """The same cell at another turn first, then the other cells."""
    public = view.public
    found = [Lay(action.seat, public.drawn, mansion.cell_id(at.floor, at.col, at.row), at.turn)
             for at in places(content, public, public.drawn)] if public.drawn in content.by_id else []  # fmt: skip
    return sorted(found, key=lambda one: one.cell != action.cell)
