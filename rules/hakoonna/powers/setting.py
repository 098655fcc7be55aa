"""Setting powers and taking them back (hakoonna.md 1.6, 7, step 2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.hakoonna import tiles
from rules.hakoonna.actions import SetPower, TakeBack
from rules.hakoonna.content import Content
from rules.hakoonna.effects import SayRank
from rules.hakoonna.events import PowerHeldBack, PowerSet, PowerTakenBack
from rules.hakoonna.powers import using
from rules.hakoonna.state import HAKO, HakoState, Public, with_public, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import (
    HakobitoPower,
    PowerNotHers,
    PowerNotSet,
    RankBlocked,
    Sealed,
    SetOrTake,
    SlotsFull,
)
from rules.state import Item
from rules.violations import Violation


def check_set(content: Content, view: HakoView, action: SetPower) -> Iterator[Violation]:
    """A power of her hand, a free slot, and nothing taken back in this time; the Holy Drops may hold it back."""
    public = view.public
    yield from _hers(public, action.seat)
    if public.carded == "taken":
        yield SetOrTake()
    if public.slots >= public.options.power_slots:
        yield SlotsFull(public.options.power_slots)
    if public.told and action.power not in view.secret.powers:
        yield PowerNotHers(action.power or using.UNNAMED)
    if action.power in public.sealed:
        yield Sealed(action.power)
    yield from blocked(content, public, action.power)


def _hers(public: Public, seat: str) -> Iterator[Violation]:
    yield from using.timing(public, seat)
    if seat in public.visitors and not public.at.get(seat):
        yield HakobitoPower()


def blocked(content: Content, public: Public, power: str) -> Iterator[Violation]:
    """The ranks B and C, and an unknown one where the table plays it so (U-08)."""
    rank = content.power[power].rank if power in content.power else "A"
    if public.holy and (rank in ("B", "C") or (rank == "?" and public.options.unknown_rank == "blocked")):
        yield RankBlocked(rank)


def check_take_back(_content: Content, view: HakoView, action: TakeBack) -> Iterator[Violation]:
    """A power that lies set, and nothing set in this time."""
    public = view.public
    yield from _hers(public, action.seat)
    if public.carded == "set":
        yield SetOrTake()
    if action.power not in view.secret.set if public.told else not public.slots:
        yield PowerNotSet(action.power or using.UNNAMED)


def set_power(_content: Content, state: HakoState, action: SetPower) -> Iterable[Item]:
    """What the Holy Drops hold back of a power that nobody names, she says herself."""
    public = state.public
    if public.holy and not public.told and not action.power:
        return (SayRank(HAKO),)
    return (PowerSet(action.power if public.told else ""),)


def settle_rank(_content: Content, _state: HakoState, _asked: SayRank, value: Value) -> Iterable[Item]:
    return (PowerSet() if value == "yes" else PowerHeldBack(),)


def take_back(_content: Content, state: HakoState, action: TakeBack) -> Iterable[Item]:
    return (PowerTakenBack(action.power if state.public.told else ""),)


# ---- what the events change


def power_set(state: HakoState, event: PowerSet) -> HakoState:
    """From her hand to a slot."""
    state = with_public(state, carded="set", slots=state.public.slots + 1)
    if event.power not in state.secret.powers:
        return state
    hand = tiles.without(state.secret.powers, event.power)
    return with_secret(state, powers=hand, set=tuple(sorted((*state.secret.set, event.power))))


def power_held_back(state: HakoState, _event: PowerHeldBack) -> HakoState:
    return with_public(state)


def power_taken_back(state: HakoState, event: PowerTakenBack) -> HakoState:
    """From its slot to her hand."""
    state = with_public(state, carded="taken", slots=max(0, state.public.slots - 1))
    if event.power not in state.secret.set:
        return state
    laid = tiles.without(state.secret.set, event.power)
    return with_secret(state, set=laid, powers=tuple(sorted((*state.secret.powers, event.power))))
