"""Setting a position by hand, and telling what it takes."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import msgspec

from rules.clocktower.edition import Edition
from rules.clocktower.events import (
    BagSet,
    CircleSet,
    DayLogSet,
    LivesSet,
    MarksSet,
    NightLogSet,
    OptionsSet,
    RolesSet,
    TimeSet,
)
from rules.clocktower.setup import MOST_COME, seats
from rules.clocktower.state import STORYTELLER, ClockState, with_grimoire, with_square
from rules.events import Correction
from rules.violations import NameUnknown, Violation


def check_change(content: Edition, state: ClockState, change: Correction) -> Iterator[Violation]:
    """Only seats and characters that the table knows may be set."""
    people = (*state.public.circle, *(CHAIRS if isinstance(change, OF_THE_PAST) else ()), STORYTELLER, "")
    characters = (*content.sheet, *content.known.characters, "")
    yield from _unknown(_seats(change), people)
    yield from _unknown(_characters(change), characters)


OF_THE_PAST = (CircleSet, DayLogSet, MarksSet)
"""What may tell of people who have gone home, or who come."""
CHAIRS = tuple(seat.id for seat in seats(MOST_COME))


def _seats(change: Correction) -> tuple[str, ...]:
    match change:
        case CircleSet():
            return (*change.circle, *change.left)
        case RolesSet(roles, believed, evil):
            return (*roles, *believed, *evil)
        case LivesSet(dead, spent):
            return (*dead, *spent)
        case TimeSet():
            return (change.caller,)
        case DayLogSet():
            called = tuple(seat for one in change.nominations for seat in (one.by, one.of, *one.passed))
            return (*called, *(one.seat for one in change.executions), *(one.seat for one in change.claims))
        case MarksSet(marks):
            return tuple(seat for mark in marks for seat in (mark.seat, mark.source))
        case BagSet():
            return tuple(change.numbers)
        case _:
            return ()


def _characters(change: Correction) -> tuple[str, ...]:
    match change:
        case CircleSet():
            return tuple(change.travellers.values())
        case RolesSet(roles, believed):
            return (*roles.values(), *believed.values())
        case BagSet():
            return (*change.bag, *change.slips, *change.bluffs, change.storyteller)
        case _:
            return ()


def _unknown(typed: tuple[str, ...], known: tuple[str, ...]) -> Iterator[Violation]:
    for one in dict.fromkeys(typed):
        if one not in known:
            near = get_close_matches(one, known, n=1, cutoff=0.0)
            yield NameUnknown(one, near[0] if near else "")


def changes(fresh: ClockState, wanted: ClockState) -> tuple[Correction, ...]:
    """The corrections that turn one position into another of the same people."""
    return tuple(_whole(kind, wanted) for kind in WHOLE if _whole(kind, fresh) != _whole(kind, wanted))


def _whole(kind: type[Any], state: ClockState) -> Any:
    """The correction of a kind that says how a position is."""
    return kind(**{name: _field(state, kind, name) for name in kind.__struct_fields__})


def _field(state: ClockState, kind: type[Any], name: str) -> object:
    held = state.public if name in state.public.__struct_fields__ and kind not in SECRET else state.secret
    return getattr(held, RENAMED.get(name, name))


WHOLE = (OptionsSet, CircleSet, RolesSet, LivesSet, TimeSet, DayLogSet, MarksSet, NightLogSet, BagSet)
SECRET = (RolesSet, MarksSet, NightLogSet, BagSet)
RENAMED = {"used": "spent"}
"""The square has spent votes, the grimoire spent abilities."""


def set_circle(state: ClockState, event: CircleSet) -> ClockState:
    """Whoever is left out has gone home."""
    gone = (*event.left, *state.public.left, *(seat for seat in state.public.circle if seat not in event.circle))
    return with_square(state, circle=event.circle, travellers=event.travellers, left=tuple(dict.fromkeys(gone)))


def set_square(state: ClockState, event: OptionsSet | LivesSet | TimeSet | DayLogSet) -> ClockState:
    return with_square(state, **msgspec.structs.asdict(event))


def set_grimoire(state: ClockState, event: RolesSet | MarksSet | NightLogSet | BagSet) -> ClockState:
    return with_grimoire(
        state, **{RENAMED.get(name, name): value for name, value in msgspec.structs.asdict(event).items()}
    )
