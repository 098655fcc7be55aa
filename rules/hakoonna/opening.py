"""Looking into a shadow, and what comes of it (hakoonna.md 5, 6; 000 【그늘을 열어본다】)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action, Value
from rules.events import Event
from rules.hakoonna import gray_man, holding, mansion, tiles, turns
from rules.hakoonna.actions import Open, Walk
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Decide, Found, Look
from rules.hakoonna.events import Crossed, DiaryOpened, Died, Kept, Looked, Opened, PutBack, ShadowSet
from rules.hakoonna.powers import ordering
from rules.hakoonna.state import GRAY, HakoState, Public, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import MustOpen, NotCarryable, NothingThere, OtherRoomShadow, XOnlyEmpty
from rules.seats import FATE
from rules.state import Item
from rules.violations import NameUnknown, Violation


def check_open(content: Content, view: HakoView, action: Open) -> Iterator[Violation]:
    """Timing, the room, the tile, and the Gray Man's conditions, each for itself."""
    public = view.public
    wanted = public.ordered.get(action.seat)
    for reason in turns.timing(public, action.seat):
        if not isinstance(reason, MustOpen) or action.shadow != wanted:
            yield reason
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


def can_cross(content: Content, public: Public, seat: str) -> bool:
    """Whether the seat has Deductive Reasoning."""
    return public.has(seat, content.item_of("deduction"))


def when_opened(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """The tile is looked at; where the program holds none the table says what came of it."""
    assert isinstance(event, Opened)
    if state.public.told:
        yield Look((), event.seat, event.shadow)
    else:
        yield Found(FATE, event.seat, event.shadow, can_cross(content, state.public, event.seat))


def when_looked(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """Who opens dies, shows a diary, or decides; a look in Hako Onna's time has no sequel."""
    assert isinstance(event, Looked)
    if not state.public.at.get(event.seat):
        return
    if tiles.is_deadly(event.tile):
        yield from _deadly(state, event)
    elif event.tile in content.of_kind("diary"):
        yield DiaryOpened(event.seat, event.shadow)
    else:
        yield Decide(event.seat, event.shadow, event.tile, can_cross(content, state.public, event.seat))


def _deadly(state: HakoState, event: Looked) -> Iterator[Item]:
    """A visitor dies, and the white Gray Man; the black one puts the tile back like any other (G33, G36)."""
    if event.seat != GRAY or state.card == "white":
        yield Died(event.seat, event.shadow)
    elif state.card == "black":
        yield Decide(event.seat, event.shadow, event.tile)
    else:
        yield Found(FATE, event.seat, event.shadow)


def settle_found(_content: Content, _state: HakoState, asked: Found, value: Value) -> Iterator[Item]:
    """What the table says."""
    seat, shadow = asked.who, asked.shadow
    if value == "keep":
        yield Kept(seat, shadow)
    elif value == "diary":
        yield DiaryOpened(seat, shadow)
    elif value == "cross":
        yield Crossed(seat, shadow)
    else:
        yield Died(seat, shadow) if value == "dead" else PutBack(seat, shadow)


def check_found(_content: Content, view: HakoView, asked: Found, value: Value) -> Iterator[Violation]:
    """The house rule on carrying."""
    if value == "keep":
        yield from holding.full(view.public, asked.who)


def check_decide(content: Content, view: HakoView, asked: Decide, value: Value) -> Iterator[Violation]:
    """Some tiles cannot be carried, and some hands are full; only an Empty lies X up."""
    tile = content.tile.get(asked.tile)
    if value == "keep":
        if tile is None or not tile.carried:
            yield NotCarryable(asked.tile)
        yield from holding.full(view.public, asked.seat)
    if value == "cross":
        yield from holding.check_item(content, view.public, asked.seat, "deduction")
        if tile is None or tile.kind != "empty":
            yield XOnlyEmpty()


def settle_decide(_content: Content, _state: HakoState, asked: Decide, value: Value) -> Iterator[Item]:
    if value == "keep":
        yield Kept(asked.seat, asked.shadow, asked.tile)
    elif value == "cross":
        yield Crossed(asked.seat, asked.shadow)
    else:
        yield PutBack(asked.seat, asked.shadow)


def when_done(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """The action is over."""
    assert isinstance(event, PutBack | Kept | Crossed)
    return turns.follow(content, state, event.seat)


def opened(state: HakoState, event: Opened) -> HakoState:
    return ordering.freed(turns.acted(state, event.seat, "open"), event.seat)


def put_back(state: HakoState, event: PutBack) -> HakoState:
    """Face down again."""
    return with_public(state, crossed=tuple(one for one in state.public.crossed if one != event.shadow))


def crossed(state: HakoState, event: Crossed) -> HakoState:
    """X up, for all to see."""
    return with_public(state, crossed=tuple(sorted({*state.public.crossed, event.shadow})))


def diary_opened(state: HakoState, event: DiaryOpened) -> HakoState:
    """The page lies open before all, and leaves its shadow."""
    return with_public(tiles.taken_out(state, event.shadow), diaries=state.public.diaries + 1)


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
