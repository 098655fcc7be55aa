"""Building the mansion board by board (hakoonna.md 3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from rules.actions import Action, Value
from rules.events import Event
from rules.hakoonna import mansion, turns
from rules.hakoonna.actions import Finish, Lay
from rules.hakoonna.content import FLOORS, Cell, Content, Placement
from rules.hakoonna.effects import DrawBoard, DrawStart
from rules.hakoonna.events import (
    BoardDrawn,
    BoardLaid,
    BoardPutUnder,
    BuildingBegunAnew,
    MansionFinished,
    MansionSet,
    SeatsSet,
    StartDrawn,
)
from rules.hakoonna.powers import starting
from rules.hakoonna.state import HakoState, Public, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import (
    AlreadyBuilt,
    BasementAttach,
    BoardsMissing,
    CellTaken,
    LayApart,
    NoGrudgeRoom,
    NoMatchingDoor,
    NotDrawn,
    SecondFloorNotOut,
    Unreachable,
)
from rules.seats import FATE, HOST
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


# ---- finishing


def check_finish(content: Content, view: HakoView, finish: Finish) -> Iterator[Violation]:
    """All boards laid, every room in reach, a room for her to begin in; the host or a builder says so."""
    public = view.public
    if public.phase not in ("build", "ready"):
        yield AlreadyBuilt()
    if finish.seat != HOST and finish.seat not in public.visitors:
        yield NotYourTurn(public.turn)
    yield from unsound(content, public.placements)


def unsound(content: Content, placements: tuple[Placement, ...]) -> Iterator[Violation]:
    """Why a laid mansion cannot be played in."""
    yield from incomplete(content, placements)
    yield from unreachable(content, placements)


def incomplete(content: Content, placements: Collection[Placement]) -> Iterator[Violation]:
    """What is missing: boards, or a room for her to begin in."""
    if len(placements) < len(content.rooms):
        yield BoardsMissing(len(placements))
    if not any(content.by_id[placement.room].grudge for placement in placements):
        yield NoGrudgeRoom()


def unreachable(content: Content, placements: tuple[Placement, ...]) -> Iterator[Violation]:
    """The rooms that no way leads to from the 1F Hall."""
    board = mansion.board(content, placements)
    hall = content.starting("1F")
    for placement in placements:
        if board.steps(hall, placement.room) is None:
            yield Unreachable(placement.room)


def finish(_content: Content, _state: HakoState, _finish: Finish) -> Iterable[Item]:
    return (MansionFinished(),)


# ---- what Fate is asked


def settle_start(_content: Content, _state: HakoState, _asked: DrawStart, value: Value) -> Iterable[Item]:
    """Who begins."""
    return (StartDrawn(str(value)),)


def settle_board(_content: Content, state: HakoState, _asked: DrawBoard, value: Value) -> Iterable[Item]:
    """The drawn board goes to the builder."""
    return (BoardDrawn(state.public.turn, str(value)),)


def asking(public: Public) -> Iterable[Item]:
    """The draw that building waits for: from the pool, and from under it when the pool is empty."""
    if not public.drawn and (public.pool or public.under):
        yield DrawBoard(FATE, public.pool or public.under[:1])


# ---- reactions


def when_drawn(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """A board that fits nowhere goes under the pile; when none of the pile fits, building begins anew (U-04)."""
    assert isinstance(event, BoardDrawn)
    public = state.public
    if public.options.placement_fallback == "host" or any(places(content, public, event.room)):
        return
    waiting = len(public.pool) + len(public.under)
    if public.refused < waiting:
        yield BoardPutUnder(event.room)
    elif len(public.placements) > 1:  # a single board that takes none would be begun anew for ever
        yield BuildingBegunAnew()


def when_building_goes_on(_content: Content, state: HakoState, _event: Event) -> Iterable[Item]:
    return asking(state.public) if state.public.phase == "build" else ()


def when_start_drawn(_content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The mansion is built; one that stands already is ready for the first turn; items come before."""
    if state.public.phase == "build":
        yield from asking(state.public)
    elif state.public.phase == "ready":
        yield MansionFinished()


# ---- what the events change


def start_drawn(state: HakoState, event: StartDrawn) -> HakoState:
    public = state.public
    phase = "items" if public.options.items else "build" if public.pool else "ready"
    return with_public(state, start=event.seat, turn=event.seat, phase=phase)


def board_drawn(state: HakoState, event: BoardDrawn) -> HakoState:
    return with_public(state, drawn=event.room, **_without(state.public, event.room))


def _without(public: Public, room: str) -> dict[str, tuple[str, ...]]:
    return {
        "pool": tuple(one for one in public.pool if one != room),
        "under": tuple(one for one in public.under if one != room),
    }


def board_laid(state: HakoState, event: BoardLaid) -> HakoState | None:
    public = state.public
    if mansion.where(public.placements, event.placement.room) is not None:
        return None
    rest = _without(public, event.placement.room)
    return with_public(
        state,
        placements=(*public.placements, event.placement),
        drawn="",
        refused=0,
        turn=turns.next_visitor(public, event.seat),
        phase="build" if rest["pool"] or rest["under"] else "ready",
        **rest,
    )


def board_put_under(state: HakoState, event: BoardPutUnder) -> HakoState:
    public = state.public
    return with_public(state, drawn="", under=(*public.under, event.room), refused=public.refused + 1)


def building_begun_anew(state: HakoState, _event: BuildingBegunAnew) -> HakoState:
    public = state.public
    taken_up = (*(placement.room for placement in public.placements[1:]), *public.pool, *public.under, public.drawn)
    return with_public(
        state,
        placements=public.placements[:1],
        pool=tuple(sorted(taken_up)),
        under=(),
        drawn="",
        refused=0,
        turn=public.start,
    )


def mansion_finished(state: HakoState, _event: MansionFinished) -> HakoState:
    public = state.public
    phase = "code" if public.told else turns.first_phase(public)
    powers = public.powers + starting.untold(public.options)
    return with_public(state, phase=phase, turn=public.start, drawn="", refused=0, powers=powers)


def mansion_set(state: HakoState, event: MansionSet) -> HakoState:
    return with_public(
        state,
        placements=event.placements,
        pool=event.pool,
        under=event.under,
        drawn=event.drawn,
        refused=event.refused,
    )


def seats_set(state: HakoState, event: SeatsSet) -> HakoState:
    return with_public(state, visitors=event.visitors, start=event.start)
