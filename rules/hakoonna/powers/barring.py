"""The Door That Will Not Open: the barrier between two rooms (hakoonna.md 1.6; G48; U-26)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.hakoonna import mansion
from rules.hakoonna.actions import Bar
from rules.hakoonna.content import Content
from rules.hakoonna.events import BarrierLifted, DoorBarred, PowerUsed
from rules.hakoonna.powers import using
from rules.hakoonna.state import HakoState, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import NoSuchDoor
from rules.state import Item
from rules.violations import NameUnknown, Violation


def check_bar(content: Content, view: HakoView, action: Bar) -> Iterator[Violation]:
    """Two rooms that are joined."""
    yield from using.usable(content, view, action.seat, "shut_door")
    unknown = [room for room in (action.room, action.other) if mansion.where(view.public.placements, room) is None]
    if unknown:
        yield NameUnknown(unknown[0], "")
    elif not mansion.board(content, view.public.placements).are_joined(action.room, action.other):
        yield NoSuchDoor(action.room, action.other)


def bar(content: Content, _state: HakoState, action: Bar) -> Iterator[Item]:
    yield PowerUsed(action.seat, content.power_of("shut_door"))
    yield DoorBarred(action.room, action.other)


# ---- what the events change


def door_barred(state: HakoState, event: DoorBarred) -> HakoState:
    return with_public(state, barrier=(event.room, event.other))


def barrier_lifted(state: HakoState, _event: BarrierLifted) -> HakoState:
    return with_public(state, barrier=())
