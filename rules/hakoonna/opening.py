"""Looking into a shadow and putting the tile back (hakoonna.md 5; 000 【그늘을 열어본다】)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.events import Event
from rules.hakoonna import gray_man, mansion, turns
from rules.hakoonna.actions import Open, Walk
from rules.hakoonna.content import Content
from rules.hakoonna.events import Opened, ShadowSet
from rules.hakoonna.state import GRAY, HakoState, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import NothingThere, OtherRoomShadow
from rules.state import Item
from rules.violations import NameUnknown, Violation


def check_open(content: Content, view: HakoView, action: Open) -> Iterator[Violation]:
    """Timing, the room, the tile, and the Gray Man's conditions, each for itself."""
    public = view.public
    yield from turns.timing(public, action.seat)
    room = content.room_of.get(action.shadow, "")
    here = public.at.get(action.seat, "")
    if mansion.where(public.placements, room) is None:
        yield NameUnknown(action.shadow, here)
        return
    if here and room != here:
        yield OtherRoomShadow(room)
    if action.shadow in public.empty:
        yield NothingThere()
    if action.seat == GRAY:
        yield from gray_man.must_move(content, public)


def open_shadow(content: Content, _state: HakoState, action: Open) -> Iterable[Item]:
    return (Opened(action.seat, action.shadow, content.room_of[action.shadow]),)


def when_opened(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    assert isinstance(event, Opened)
    return turns.follow(content, state, event.seat)


def opened(state: HakoState, event: Opened) -> HakoState:
    return turns.acted(state, event.seat, "open")


def shadow_set(state: HakoState, event: ShadowSet) -> HakoState:
    empty = tuple(shadow for shadow in state.public.empty if shadow != event.shadow)
    return with_public(state, empty=tuple(sorted((*empty, event.shadow))) if event.empty else empty)


def remedy_other_shadow(content: Content, view: HakoView, action: Open, reason: Violation) -> Iterable[Action]:
    """A step towards that shadow, or another shadow of one's own room."""
    public = view.public
    here = public.at.get(action.seat, "")
    if isinstance(reason, OtherRoomShadow):
        path = mansion.board(content, public.placements).path(here, reason.room)
        yield from (Walk(action.seat, room) for room in path[1:2])
    room = content.by_id.get(here)
    yield from (Open(action.seat, shadow.id) for shadow in (room.shadows if room else ()))
