"""Building the mansion board by board: who begins, which board comes next (hakoonna.md 3).

Where a board may lie says `laying.py`, what a finished mansion must have `finishing.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import laying, mansion, turns
from rules.hakoonna.content import Content
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
from rules.hakoonna.state import HakoState, Public, with_public
from rules.seats import FATE
from rules.state import Item

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
    if public.options.placement_fallback == "host" or any(laying.places(content, public, event.room)):
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
