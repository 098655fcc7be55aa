"""Finishing the mansion: what it must have to be played in (hakoonna.md 3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from rules.hakoonna import mansion, turns
from rules.hakoonna.actions import Finish
from rules.hakoonna.content import Content, Placement
from rules.hakoonna.events import MansionFinished
from rules.hakoonna.powers import starting
from rules.hakoonna.state import HakoState, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import AlreadyBuilt, BoardsMissing, NoGrudgeRoom, Unreachable
from rules.seats import HOST
from rules.state import Item
from rules.violations import NotYourTurn, Violation


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


def mansion_finished(state: HakoState, _event: MansionFinished) -> HakoState:
    public = state.public
    phase = "code" if public.told else turns.first_phase(public)
    powers = public.powers + starting.untold(public.options)
    return with_public(state, phase=phase, turn=public.start, drawn="", refused=0, powers=powers)
