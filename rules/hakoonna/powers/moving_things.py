"""Things Move: she looks at the tiles of a room and lays them anew (hakoonna.md 1.6, No. 4)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.hakoonna import hiding, mansion, tiles
from rules.hakoonna.actions import MoveThings
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Arrange, Look
from rules.hakoonna.events import Covered, PowerUsed, ThingsMoved
from rules.hakoonna.powers import using
from rules.hakoonna.state import HakoState, with_public, with_secret
from rules.hakoonna.views import HakoView
from rules.state import Item
from rules.violations import NameUnknown, Violation


def check_move(content: Content, view: HakoView, action: MoveThings) -> Iterator[Violation]:
    """Any room of the mansion."""
    yield from using.usable(content, view, action.seat, "things_move")
    if mansion.where(view.public.placements, action.room) is None:
        yield NameUnknown(action.room, "")


def move_things(content: Content, state: HakoState, action: MoveThings) -> Iterator[Item]:
    """All but those who hide there; on cardboard she does it by hand."""
    yield PowerUsed(action.seat, content.power_of("things_move"))
    free = _free(content, state, action.room)
    if state.public.told and len(free) > 1:
        yield from (Look((), action.seat, shadow) for shadow in free)
        yield Arrange(action.seat, free)


def _free(content: Content, state: HakoState, room: str) -> tuple[str, ...]:
    taken = set(state.secret.hides.values())
    return tuple(shadow for shadow in hiding.within(content, state.public, room) if shadow not in taken)


def settle_order(content: Content, state: HakoState, asked: Arrange, value: Value) -> Iterator[Item]:
    """Each tile goes where the answer says; those X up are face down now."""
    order = value if isinstance(value, tuple) else ()
    moves = {shadow: str(to) for shadow, to in zip(asked.shadows, order, strict=False)}
    yield ThingsMoved(content.room_of[asked.shadows[0]], moves)
    crossed = tuple(shadow for shadow in state.public.crossed if shadow in moves)
    if crossed:
        yield Covered(crossed)


# ---- what the events change


def things_moved(state: HakoState, event: ThingsMoved) -> HakoState:
    faces = state.secret.faces
    moved = {to: faces[shadow] for shadow, to in event.moves.items() if shadow in faces}
    return with_secret(state, faces={**tiles.but(faces, *event.moves), **moved})


def covered(state: HakoState, event: Covered) -> HakoState:
    return with_public(state, crossed=tuple(one for one in state.public.crossed if one not in event.shadows))
