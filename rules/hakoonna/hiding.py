"""Where Hako Onna and the Hakobito hide: at the start and in her time (hakoonna.md 2, 7, 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.board import Board
from rules.events import Event
from rules.hakoonna import mansion, tiles
from rules.hakoonna.actions import Enter
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Hide, Look, TakeUp
from rules.hakoonna.events import Covered, Entered, HakoHid, Hid, PowerUsed
from rules.hakoonna.powers import using
from rules.hakoonna.state import HAKO, HakoState, Public, Secret, with_public, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import HideTooFar, NoHidingPlace, OnCardboard, OneAction, StartRoom, Unreachable
from rules.state import Item
from rules.tags import tag_of
from rules.violations import NameUnknown, NotYourTurn, Violation


def check_enter(content: Content, view: HakoView, enter: Enter) -> Iterator[Violation]:
    """Her time, her side, once, and one room at most; on cardboard only the card that carries her is told."""
    public, secret = view.public, view.secret
    if not public.told:
        yield from _carried(content, view, enter) if enter.power and not enter.room else (OnCardboard(),)
        return
    if public.phase != "hako":
        yield NotYourTurn(public.turn)
    if mansion.where(public.placements, enter.room) is None:
        yield NameUnknown(enter.room, "")
        return
    if enter.seat not in secret.hides:
        yield NotYourTurn(HAKO)
        return
    if not untaken(content, public, secret, enter.seat, enter.room):
        yield NoHidingPlace(enter.room)
    if enter.seat in secret.moved:
        yield OneAction(enter.seat, tag_of(enter))
    if enter.power:
        yield from _carried(content, view, enter)
    yield from _way(content, public, secret, enter)


def _carried(content: Content, view: HakoView, enter: Enter) -> Iterator[Violation]:
    """The two powers that carry her further."""
    power = content.power.get(enter.power)
    if power is None or power.kind not in ("close_to_you", "coming_soon"):
        yield NameUnknown(enter.power, content.power_of("close_to_you"))
    else:
        yield from using.usable(content, view, enter.seat, power.kind)


def _way(content: Content, public: Public, secret: Secret, enter: Enter) -> Iterator[Violation]:
    """One room, two with a power, or any of the floor with another; the barrier may stop a Hakobito (U-26)."""
    here = content.room_of[secret.hides[enter.seat]]
    steps = _board(content, public, enter.seat).steps(here, enter.room)
    kind = content.power[enter.power].kind if enter.power in content.power else ""
    if kind == "close_to_you" and _floor(public, here) == _floor(public, enter.room):
        return
    if steps is None:
        yield Unreachable(enter.room)
    elif steps > (2 if kind == "coming_soon" else 1):
        yield HideTooFar(enter.room, steps)


def _board(content: Content, public: Public, seat: str) -> Board:
    board = mansion.board(content, public.placements)
    stopped = seat != HAKO and public.barrier and public.options.barrier_rule == "hakobito"
    return board.without((frozenset(public.barrier),)) if stopped else board


def _floor(public: Public, room: str) -> str:
    laid = mansion.where(public.placements, room)
    return laid.floor if laid is not None else ""


def enter(content: Content, state: HakoState, action: Enter) -> Iterator[Item]:
    """The card that carries her is shown; what lies X up there may be turned (D-06)."""
    if action.power:
        yield PowerUsed(action.seat, action.power)
    if not state.public.told:
        return
    crossed = tuple(one for one in state.public.crossed if content.room_of.get(one) == action.room)
    if action.cover and crossed:
        yield Covered(crossed)
    yield Entered(action.seat, action.room)


def when_entered(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """All tiles of the room are looked at; then one of them is taken up."""
    assert isinstance(event, Entered)
    there = within(content, state.public, event.room)
    yield from (Look((), event.seat, shadow) for shadow in there)
    free = untaken(content, state.public, state.secret, event.seat, event.room)
    if free:
        yield Hide(event.seat, free)


def untaken(content: Content, public: Public, secret: Secret, seat: str, room: str) -> tuple[str, ...]:
    """The shadows of a room in which nobody else hides."""
    taken = {at for other, at in secret.hides.items() if other != seat}
    own = secret.hides.get(seat)
    return tuple(one for one in within(content, public, room) if one == own or one not in taken)


def within(content: Content, public: Public, room: str) -> tuple[str, ...]:
    """The shadows of a room that hold a tile."""
    found = content.by_id.get(room)
    return tuple(shadow.id for shadow in (found.shadows if found else ()) if shadow.id not in public.empty)


def grudge_shadows(content: Content, public: Public) -> tuple[str, ...]:
    """The shadows in which she may hide at the start; any, in a mansion that leaves her none."""
    rooms = (placement.room for placement in public.placements if content.by_id[placement.room].grudge)
    found = tuple(shadow for room in rooms for shadow in within(content, public, room))
    return found or tuple(mansion.shadows(content, public.placements))


def check_hide(content: Content, view: HakoView, asked: Hide, value: Value) -> Iterator[Violation]:
    """At the start in a grudge room only, while there is one."""
    room = content.room_of.get(str(value), "")
    if view.public.phase == "hiding" and room and not content.by_id[room].grudge and value not in asked.shadows:
        yield StartRoom()


def settle_hide(_content: Content, _state: HakoState, asked: Hide, value: Value) -> Iterable[Item]:
    return (TakeUp((), asked.seat, str(value)),)


def take_up(content: Content, state: HakoState, effect: TakeUp) -> Iterator[Item]:
    """The tile that lies there goes to the lair; Fate says which one, if nobody has seen it."""
    secret, seat, shadow = state.secret, effect.seat, effect.shadow
    if secret.hides.get(seat) == shadow:
        yield Hid(seat, shadow, secret.lairs.get(seat, ""))
    elif shadow in secret.faces:
        yield Hid(seat, shadow, secret.faces[shadow])
    else:
        yield from tiles.drawing(content, secret, shadow)
        yield effect


def when_hid(_content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """At the start everybody hears that she has hidden."""
    if state.public.phase == "hiding":
        yield HakoHid()


# ---- what the events change


def entered(state: HakoState, event: Entered) -> HakoState:
    return with_secret(state, moved=(*state.secret.moved, event.seat))


def hid(state: HakoState, event: Hid) -> HakoState:
    """The lair's tile goes back to where it was; the other one comes in its stead. Who stays, stays."""
    secret = state.secret
    left, lair = secret.hides.get(event.seat), secret.lairs.get(event.seat)
    if left == event.shadow:
        return with_secret(state)
    faces = {**secret.faces, left: lair} if left and lair else dict(secret.faces)
    faces.pop(event.shadow, None)
    crossed = tuple(shadow for shadow in state.public.crossed if shadow != event.shadow)
    return with_secret(
        with_public(state, crossed=crossed),
        faces=faces,
        hides={**secret.hides, event.seat: event.shadow},
        lairs={**secret.lairs, event.seat: event.tile},
    )


def hako_hid(state: HakoState, _event: HakoHid) -> HakoState:
    return with_public(state, phase="power")
