"""The items that ask Hako Onna: Planchette, Dowsing Rods, Smartphone (hakoonna.md 1.9; D-09, D-12)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import holding, interrupting, mansion, turns
from rules.hakoonna.actions import AskFloor, AskRoom, ReadPowers
from rules.hakoonna.content import FLOORS, Content, ItemKind
from rules.hakoonna.effects import Say, Use
from rules.hakoonna.events import FloorAsked, PowersRead, RoomAsked
from rules.hakoonna.state import GRAY, HAKO, HakoState, Public, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import GrayItem, MustBeTrue, NeedsCompanion
from rules.state import Item
from rules.violations import NameUnknown, Violation


def _using(content: Content, view: HakoView, seat: str, kind: ItemKind) -> Iterator[Violation]:
    yield from turns.timing(view.public, seat)
    if seat == GRAY:
        yield GrayItem()
    yield from holding.check_item(content, view.public, seat, kind)


def check_room(content: Content, view: HakoView, action: AskRoom) -> Iterator[Violation]:
    """With another visitor in the room, the Gray Man too (G40); a room of the mansion is named."""
    public = view.public
    yield from _using(content, view, action.seat, "planchette")
    if action.seat != GRAY and public.at.get(action.seat) and not _company(public, action.seat):
        yield NeedsCompanion()
    if mansion.where(public.placements, action.room) is None:
        yield NameUnknown(action.room, public.at.get(action.seat, ""))


def _company(public: Public, seat: str) -> bool:
    here = public.at.get(seat)
    return any(room == here for other, room in public.at.items() if other != seat)


def check_floor(content: Content, view: HakoView, action: AskFloor) -> Iterator[Violation]:
    return _using(content, view, action.seat, "rods")


def check_read(content: Content, view: HakoView, action: ReadPowers) -> Iterator[Violation]:
    return _using(content, view, action.seat, "smartphone")


def ask_room(content: Content, state: HakoState, action: AskRoom) -> Iterator[Item]:
    return interrupting.before(state, Use((), action.seat, content.item_of("planchette"), room=action.room))


def ask_floor(content: Content, state: HakoState, action: AskFloor) -> Iterator[Item]:
    return interrupting.before(state, Use((), action.seat, content.item_of("rods")))


def read_powers(content: Content, state: HakoState, action: ReadPowers) -> Iterator[Item]:
    return interrupting.before(state, Use((), action.seat, content.item_of("smartphone")))


def used(content: Content, state: HakoState, use: Use) -> Iterator[Item]:
    """She is asked; the smartphone shows what is there."""
    if use.room:
        yield Say(HAKO, use.seat, use.room)
    elif use.thing == content.item_of("rods"):
        yield Say(HAKO, use.seat, floors=tuple(FLOORS))
    else:
        yield PowersRead(use.seat, (*state.secret.powers, *state.secret.set))


def check_say(content: Content, view: HakoView, asked: Say, value: Value) -> Iterator[Violation]:
    """The truth, unless False Answer lies set and is not sealed."""
    if view.public.told and asked.domain().holds(value) and not _may_lie(content, view):
        room = content.room_of.get(view.secret.hides.get(HAKO, ""), "")
        laid = mansion.where(view.public.placements, room)
        floor = laid.floor if laid is not None else ""
        if room and value != (floor if asked.floors else "yes" if room == asked.room else "no"):
            yield MustBeTrue()


def _may_lie(content: Content, view: HakoView) -> bool:
    power = content.power_of("false_answer")
    return power in view.secret.set and power not in view.public.sealed


def settle_say(_content: Content, _state: HakoState, asked: Say, value: Value) -> Iterator[Item]:
    if asked.floors:
        yield FloorAsked(asked.who, str(value))
    else:
        yield RoomAsked(asked.who, asked.room, value == "yes")


def when_asked(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """The action is over."""
    assert isinstance(event, RoomAsked | FloorAsked | PowersRead)
    return turns.follow(content, state, event.seat)


# ---- what the events change


def asked_room(state: HakoState, event: RoomAsked | FloorAsked) -> HakoState:
    return turns.acted(state, event.seat, "ask-room" if isinstance(event, RoomAsked) else "ask-floor")


def powers_read(state: HakoState, event: PowersRead) -> HakoState:
    read = {**state.secret.read, event.seat: tuple(sorted(event.powers))} if event.powers else state.secret.read
    return with_secret(turns.acted(state, event.seat, "read-powers"), read=read)
