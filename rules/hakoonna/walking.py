"""Moving one room through touching doors or by stairs (000 【이동한다】; hakoonna.md 5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.events import Event
from rules.hakoonna import gray_man, mansion, turns
from rules.hakoonna.actions import Walk
from rules.hakoonna.content import Content
from rules.hakoonna.events import BarrierSet, PieceSet, Walked
from rules.hakoonna.powers import ordering
from rules.hakoonna.state import GRAY, HakoState, Public, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import Barrier, NoDoor, TooFar
from rules.state import Item
from rules.violations import NameUnknown, SamePlace, Violation


def check_walk(content: Content, view: HakoView, walk: Walk) -> Iterator[Violation]:
    """Timing, the way, and the Gray Man's conditions, each for itself."""
    public = view.public
    here = public.at.get(walk.seat, "")
    yield from turns.timing(public, walk.seat)
    if mansion.where(public.placements, walk.to) is None:
        yield NameUnknown(walk.to, here)
    elif here == walk.to:
        yield SamePlace(walk.seat, here)
    elif here:
        yield from way(content, public, walk)
        if walk.seat == GRAY:
            yield from gray_man.crowd(public, here, walk.to)


def way(content: Content, public: Public, walk: Walk) -> Iterator[Violation]:
    """Why no single step leads there: no door, too far, or the barrier."""
    here, there = public.at[walk.seat], walk.to
    board = mansion.board(content, public.placements)
    if board.are_joined(here, there):
        if walk.seat != GRAY and {here, there} == set(public.barrier):
            yield Barrier()
        return
    steps = board.steps(here, there)
    if steps is None or _touch(public, here, there):
        yield NoDoor(here, there)
    else:
        yield TooFar(there, steps)


def _touch(public: Public, here: str, there: str) -> bool:
    one, other = mansion.where(public.placements, here), mansion.where(public.placements, there)
    return one is not None and other is not None and mansion.touching(one, other)


def walk(_content: Content, state: HakoState, walk: Walk) -> Iterable[Item]:
    return (Walked(walk.seat, state.public.at.get(walk.seat, ""), walk.to),)


def when_walked(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    assert isinstance(event, Walked)
    return turns.follow(content, state, event.seat)


def walked(state: HakoState, event: Walked) -> HakoState | None:
    if event.seat not in state.public.at:
        return None
    state = turns.acted(state, event.seat, "walk", at={**state.public.at, event.seat: event.to})
    return ordering.freed(state, event.seat)


def piece_set(state: HakoState, event: PieceSet) -> HakoState:
    """Whoever is put elsewhere is free of her order."""
    before = state.public.at
    state = with_public(state, at={**before, event.piece: event.at})
    return state if before.get(event.piece) == event.at else ordering.freed(state, event.piece)


def barrier_set(state: HakoState, event: BarrierSet) -> HakoState:
    return with_public(state, barrier=event.between)


def remedy_first_room(content: Content, view: HakoView, action: Walk, _reason: Violation) -> Iterable[Action]:
    """The first room of the shortest way, and failing that any room in reach."""
    public = view.public
    here = public.at.get(action.seat, "")
    closed = () if action.seat == GRAY or not public.barrier else (frozenset(public.barrier),)
    board = mansion.board(content, public.placements).without(closed)
    path = board.path(here, action.to)
    rooms = path[1:2] if len(path) > 1 else board.neighbours(here)
    return (Walk(action.seat, room) for room in rooms)
