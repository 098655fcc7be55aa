"""The talisman: a power that can no longer be used (hakoonna.md 1.6; U-22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import holding, interrupting, tiles, turns
from rules.hakoonna.actions import Seal
from rules.hakoonna.content import Content
from rules.hakoonna.effects import DrawSealed, Use
from rules.hakoonna.events import PowerSealed
from rules.hakoonna.powers.using import UNNAMED
from rules.hakoonna.state import GRAY, HakoState, with_public, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import AllSealed, GrayItem, NothingSet, Sealed
from rules.seats import FATE
from rules.state import Item
from rules.violations import NameUnknown, Violation


def check_seal(content: Content, view: HakoView, action: Seal) -> Iterator[Violation]:
    """A talisman in hand; a power that lies set, or one that the user knows to be hers."""
    public = view.public
    yield from turns.timing(public, action.seat)
    if action.seat == GRAY:
        yield GrayItem()
    yield from holding.check_held(view, action.seat, content.of_kind("talisman")[0])
    if action.power and action.power not in content.power:
        yield NameUnknown(action.power, next(iter(content.power), ""))
        return
    if all(power in public.sealed for power in content.power):
        yield AllSealed()
        return
    if public.options.talisman == "random":
        return
    known = {*public.known, *view.secret.read.get(action.seat, ())}
    if action.power in public.sealed:
        yield Sealed(action.power)
    elif action.power not in known if action.power else not public.slots:
        yield NothingSet(action.power or UNNAMED)


def seal(content: Content, state: HakoState, action: Seal) -> Iterator[Item]:
    thing = content.of_kind("talisman")[0]
    named = () if state.public.options.talisman == "random" else (action.power,)
    return interrupting.before(state, Use((), action.seat, thing, numbers=named))


def used(content: Content, state: HakoState, use: Use) -> Iterator[Item]:
    """A named power; or one that lies set, by chance where there are several or the table does not tell."""
    named = use.numbers[0] if use.numbers else ""
    if named:
        yield PowerSealed(use.seat, named, use.thing)
        return
    left = _left(content, state)
    if len(left) == 1:
        yield PowerSealed(use.seat, left[0], use.thing)
    else:
        yield DrawSealed(FATE, use.seat, left)


def _left(content: Content, state: HakoState) -> tuple[str, ...]:
    """Those set, or all of hers where chance decides; on cardboard any that is not sealed."""
    secret, sealed = state.secret, state.public.sealed
    random = state.public.options.talisman == "random"
    hers = (*secret.set, *(secret.powers if random else ())) if state.public.told else ()
    free = tuple(power for power in sorted(hers) if power not in sealed)
    return free or tuple(power.id for power in content.powers if power.id not in sealed)


def settle_sealed(content: Content, _state: HakoState, asked: DrawSealed, value: Value) -> Iterable[Item]:
    return (PowerSealed(asked.who, str(value), content.of_kind("talisman")[0]),)


def when_sealed(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    assert isinstance(event, PowerSealed)
    return turns.follow(content, state, event.seat)


def power_sealed(state: HakoState, event: PowerSealed) -> HakoState:
    """For the game; or once, then it only goes back to her hand."""
    public, secret = state.public, state.secret
    state = holding.taken(turns.acted(state, event.seat, "seal"), event.seat, event.talisman)
    once = public.options.talisman_lasts == "once"
    sealed = public.sealed if once else tuple(sorted({*public.sealed, event.power}))
    was_set = event.power in secret.set
    slots = public.slots - (was_set if public.told else bool(public.slots) and once)
    known = tuple(sorted({*public.known, event.power}))
    state = with_public(state, sealed=sealed, known=known, slots=max(0, slots))
    if not was_set:
        return state
    powers = tuple(sorted((*secret.powers, event.power)))
    return with_secret(state, set=tiles.without(secret.set, event.power), powers=powers)
