"""The three ways to win: escape, exorcism, memorial (hakoonna.md 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action, Value
from rules.events import Event
from rules.hakoonna import holding, interrupting, mansion, tiles, turns
from rules.hakoonna.actions import Exorcise, OfferDoll, TrySafe, UseKey, Walk
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Tell, Use
from rules.hakoonna.events import (
    Appeased,
    Died,
    Escaped,
    Exorcised,
    ItemLost,
    NothingHappened,
    NumberTried,
    SafeOpened,
    SafeStayedShut,
    StackBegan,
)
from rules.hakoonna.state import GRAY, HAKO, HakoState, Public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import (
    GrayItem,
    KeyNeedsExit,
    MaryNeedsBones,
    SafeCount,
    SafeUnknown,
    WeaponTarget,
)
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, NotAttested, Violation

CODE = 3


def _using(content: Content, view: HakoView, seat: str, shadow: str) -> Iterator[Violation]:
    """Timing, whose action it is, and a shadow that is there."""
    yield from turns.timing(view.public, seat)
    if seat == GRAY:
        yield GrayItem()
    if mansion.where(view.public.placements, content.room_of.get(shadow, "")) is None:
        yield NameUnknown(shadow, view.public.at.get(seat, ""))


def _away(content: Content, view: HakoView, seat: str, shadow: str) -> bool:
    here = view.public.at.get(seat, "")
    return bool(here) and content.room_of.get(shadow, here) != here


def _found(view: HakoView, seat: str, shadow: str, tile: str, reason: Violation) -> Iterator[Violation]:
    """One acts on what one has seen; where the program has not, the table is asked."""
    seen = holding.has_seen(view, seat, shadow, tile)
    if seen is None:
        yield NotAttested(f"found:{tile}:{shadow}")
    elif not seen:
        yield reason


def check_safe(content: Content, view: HakoView, action: TrySafe) -> Iterator[Violation]:
    """At the Safe one has seen in one's room, three different numbers (U-13)."""
    yield from _using(content, view, action.seat, action.shadow)
    if _away(content, view, action.seat, action.shadow):
        yield SafeUnknown()
    elif action.shadow in content.room_of:
        yield from _found(view, action.seat, action.shadow, content.only("safe"), SafeUnknown())
    there = {tile.tells for tile in content.tiles if tile.kind == "number"}
    need = 1 if len(action.numbers) == 1 and _listens(content, view.public, action.seat) else CODE
    if len(action.numbers) != need or len(set(action.numbers) & there) != need:
        yield SafeCount(need, len(set(action.numbers) & there))


def _listens(content: Content, public: Public, seat: str) -> bool:
    """The stethoscope tries one number alone."""
    return public.has(seat, content.item_of("stethoscope"))


def check_key(content: Content, view: HakoView, action: UseKey) -> Iterator[Violation]:
    """With the Key Ring, at the exit one has seen; the same answer whether or not it still lies there."""
    yield from _using(content, view, action.seat, action.shadow)
    yield from holding.check_held(view, action.seat, content.only("key"))
    if _away(content, view, action.seat, action.shadow):
        yield KeyNeedsExit()
    elif action.shadow in content.room_of:
        yield from _found(view, action.seat, action.shadow, content.only("exit"), KeyNeedsExit())


def check_doll(content: Content, view: HakoView, action: OfferDoll) -> Iterator[Violation]:
    """With the doll, at the Bones one has seen; the same answer whether or not they still lie there."""
    yield from _using(content, view, action.seat, action.shadow)
    yield from holding.check_held(view, action.seat, content.only("doll"))
    if _away(content, view, action.seat, action.shadow):
        yield MaryNeedsBones()
    elif action.shadow in content.room_of:
        yield from _found(view, action.seat, action.shadow, content.only("bones"), MaryNeedsBones())


def check_weapon(content: Content, view: HakoView, action: Exorcise) -> Iterator[Violation]:
    """With the weapon, on any shadow of one's room."""
    yield from _using(content, view, action.seat, action.shadow)
    if action.weapon in content.of_kind("weapon"):
        yield from holding.check_held(view, action.seat, action.weapon)
    else:
        yield NameUnknown(action.weapon, content.of_kind("weapon")[0])
    if _away(content, view, action.seat, action.shadow):
        yield WeaponTarget()


# ---- what comes of it


def try_safe(content: Content, state: HakoState, action: TrySafe) -> Iterator[Item]:
    """Hako Onna says whether the numbers are right; who opens the safe has the Key Ring."""
    if not state.public.told:
        yield Tell(HAKO, action.seat, action.shadow, content.only("safe"), action.numbers)
    elif len(action.numbers) == 1:
        use = Use((), action.seat, content.item_of("stethoscope"), action.shadow, numbers=action.numbers)
        yield from interrupting.before(state, use)
    else:
        there = tiles.lying(state.secret, action.shadow) == content.only("safe")
        yield _tried(content, state, action, there and _right(state, action.numbers))


def listened(content: Content, state: HakoState, use: Use) -> Iterator[Item]:
    """One number of the code, or not."""
    there = tiles.lying(state.secret, use.shadow) == content.only("safe")
    yield NumberTried(use.seat, use.shadow, use.numbers[0], there and use.numbers[0] in state.secret.code)


def _right(state: HakoState, numbers: tuple[str, ...]) -> bool:
    if state.public.options.safe_rule == "ordered":
        return numbers == state.secret.code
    return set(numbers) == set(state.secret.code)


def _tried(content: Content, state: HakoState, action: TrySafe, right: bool) -> Item:
    seat, shadow, numbers = action.seat, action.shadow, action.numbers
    key = "" if state.public.safe_open else content.only("key")
    return SafeOpened(seat, shadow, numbers, key) if right else SafeStayedShut(seat, shadow, numbers)


def use_key(content: Content, state: HakoState, action: UseKey) -> Iterator[Item]:
    """At the exit itself the visitors escape."""
    return _with(state, action.seat, action.shadow, content.only("key"))


def offer_doll(content: Content, state: HakoState, action: OfferDoll) -> Iterator[Item]:
    """On the Bones themselves she rests."""
    return _with(state, action.seat, action.shadow, content.only("doll"))


def exorcise(_content: Content, state: HakoState, action: Exorcise) -> Iterator[Item]:
    """The right weapon where she hides; what a wrong one does is a house rule (U-12)."""
    return _with(state, action.seat, action.shadow, action.weapon, deadly=True)


def _with(state: HakoState, seat: str, shadow: str, tile: str, deadly: bool = False) -> Iterator[Item]:
    """On cardboard the table says what came of it; else Hako Onna may step in first."""
    if not state.public.told:
        yield Tell(HAKO, seat, shadow, tile, deadly=deadly)
    else:
        yield from interrupting.before(state, Use((), seat, tile, shadow), winning=True)


def used(content: Content, state: HakoState, use: Use) -> Iterator[Item]:
    """What a tile does where it is used."""
    lies = tiles.lying(state.secret, use.shadow)
    if use.thing in content.of_kind("weapon"):
        yield from _struck(state, use)
    elif (use.thing, lies) == (content.only("key"), content.only("exit")):
        yield Escaped(use.seat)
    elif (use.thing, lies) == (content.only("doll"), content.only("bones")):
        yield Appeased(use.seat)
    else:
        yield NothingHappened(use.seat, use.shadow, use.thing)


def _struck(state: HakoState, use: Use) -> Iterator[Item]:
    there = state.secret.hides.get(HAKO) == use.shadow
    if there and use.thing == state.secret.weakness:
        yield Exorcised(use.seat, use.thing)
        return
    rule = state.public.options.wrong_weapon
    fatal = rule == "dead" or (rule == "split" and there)
    yield NothingHappened(use.seat, use.shadow, use.thing, lost=True, fatal=fatal)


def settle_tell(content: Content, state: HakoState, asked: Tell, value: Value) -> Iterator[Item]:
    """What the table says came of it."""
    if asked.tile == content.only("safe") and len(asked.numbers) == 1:
        yield NumberTried(asked.who, asked.shadow, asked.numbers[0], value == "yes")
    elif asked.tile == content.only("safe"):
        yield _tried(content, state, TrySafe(asked.who, asked.shadow, asked.numbers), value == "yes")
    elif value == "yes":
        yield _won(content, asked)
    else:
        yield NothingHappened(asked.who, asked.shadow, asked.tile, lost=asked.deadly, fatal=value == "dead")


def _won(content: Content, asked: Tell) -> Item:
    if asked.tile == content.only("key"):
        return Escaped(asked.who)
    return Appeased(asked.who) if asked.tile == content.only("doll") else Exorcised(asked.who, asked.tile)


def when_used(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """The action is over, or the user dies of it, or a disc more has to be stacked (U-13)."""
    assert isinstance(event, SafeOpened | SafeStayedShut | NothingHappened | NumberTried)
    public = state.public
    if isinstance(event, NothingHappened) and event.fatal:
        yield Died(event.seat, event.shadow)
    elif isinstance(event, SafeStayedShut) and public.options.safe_wrong == "noise" and not turns.is_full(public):
        yield StackBegan(event.seat, penalty=True)
    elif (
        isinstance(event, NumberTried)
        and not public.options.stethoscope_reuse
        and _listens(content, public, event.seat)
    ):
        yield ItemLost(event.seat, content.item_of("stethoscope"))
        yield from turns.follow(content, state, event.seat)
    else:
        yield from turns.follow(content, state, event.seat)


# ---- what the events change


def safe_opened(state: HakoState, event: SafeOpened) -> HakoState:
    """Who is right takes the Key Ring out; it is there once."""
    state = turns.acted(state, event.seat, "try-safe", safe_open=True)
    return holding.got(state, event.seat, event.key) if event.key else state


def safe_stayed_shut(state: HakoState, event: SafeStayedShut) -> HakoState:
    return turns.acted(state, event.seat, "try-safe")


def number_tried(state: HakoState, event: NumberTried) -> HakoState:
    """A right one lies open for all."""
    proven = tuple(sorted({*state.public.proven, event.number})) if event.right else state.public.proven
    return turns.acted(state, event.seat, "try-safe", proven=proven)


def item_lost(state: HakoState, event: ItemLost) -> HakoState:
    return holding.without_item(state, event.seat, event.item)


def nothing_happened(state: HakoState, event: NothingHappened) -> HakoState:
    state = turns.acted(state, event.seat, done_with(event.tile))
    return holding.taken(state, event.seat, event.tile) if event.lost else state


def done_with(tile: str) -> str:
    """The tag of the action in which a tile is used."""
    return {"key_ring": tag(UseKey), holding.DOLL: tag(OfferDoll)}.get(tile, tag(Exorcise))


def remedy_there(content: Content, view: HakoView, action: Action, _reason: Violation) -> Iterable[Action]:
    """A step towards that shadow."""
    here = view.public.at.get(action.seat, "")
    room = content.room_of.get(getattr(action, "shadow", ""), "")
    path = mansion.board(content, view.public.placements).path(here, room)
    return (Walk(action.seat, room) for room in path[1:2])
