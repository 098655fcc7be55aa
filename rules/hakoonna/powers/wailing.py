"""The wail, and what it is worth (hakoonna.md 7, step 1; U-06)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import diaries
from rules.hakoonna.actions import Wail
from rules.hakoonna.content import DESPAIR, Content
from rules.hakoonna.effects import TakePower
from rules.hakoonna.events import AllPowersHeld, NothingGained, PowerGained, Wailed
from rules.hakoonna.powers import using
from rules.hakoonna.state import HAKO, HakoState, with_public, with_secret
from rules.hakoonna.turns import first_phase
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import HakobitoPower, WailFirst, WrongHiding
from rules.state import Item
from rules.violations import NameUnknown, Violation


def check_wail(content: Content, view: HakoView, wail: Wail) -> Iterator[Violation]:
    """The first thing in her time, from where she lies."""
    public, secret = view.public, view.secret
    yield from using.timing(public, wail.seat)
    if wail.seat in public.visitors and not public.at.get(wail.seat):
        yield HakobitoPower()
    if public.carded or public.used or public.wailed or secret.moved:
        yield WailFirst()
    if wail.shadow and wail.shadow not in content.room_of or not (wail.shadow or public.told):
        yield NameUnknown(wail.shadow, "")
    elif wail.shadow and public.told and wail.shadow != secret.hides.get(wail.seat):
        yield WrongHiding()


def wail(_content: Content, state: HakoState, action: Wail) -> Iterable[Item]:
    return (Wailed(action.shadow or state.secret.hides.get(HAKO, "")),)


def when_wailed(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """A page of the pile, the power of an opened page, or nothing; on cardboard the table keeps its cards."""
    gain = state.public.options.wail_gain
    if gain == "none" or (gain == "pile" and not diaries.are_left(content, state)):
        yield NothingGained()
    elif gain == "pile":
        yield diaries.drawing(content, state, HAKO, wail=True)
    elif state.public.told:
        yield TakePower(HAKO, unlocked(content, state))
    else:
        yield PowerGained() if any(page != DESPAIR for page in state.public.pages) else NothingGained()


def unlocked(content: Content, state: HakoState) -> tuple[str, ...]:
    """The powers of opened pages that are not hers yet."""
    public, secret = state.public, state.secret
    hers = {*secret.powers, *secret.set}
    return tuple(one.id for one in content.powers if one.page in public.pages and one.id not in hers)


def settle_power(_content: Content, _state: HakoState, _asked: TakePower, value: Value) -> Iterator[Item]:
    yield NothingGained() if value == "none" else PowerGained(str(value))


def when_gained(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """By the older rules all powers together win (D-10)."""
    if state.public.phase != "power" and holds_all(content, state) and state.public.options.all_powers_win:
        yield AllPowersHeld()


def holds_all(content: Content, state: HakoState) -> bool:
    """Whether every power is in her hand or lies set; on cardboard the number tells."""
    public, secret = state.public, state.secret
    played = content.played(public.options.advanced)
    if not public.told:
        return public.powers >= len(played) > 0
    return bool(played) and {one.id for one in played} <= {*secret.powers, *secret.set}


# ---- what the events change


def wailed(state: HakoState, event: Wailed) -> HakoState:
    return with_public(state, wailed=event.shadow)


def power_gained(state: HakoState, event: PowerGained) -> HakoState:
    """One power more; the program may not know which, and one that was counted before it was named is none more."""
    public = state.public
    begins = {"phase": first_phase(public)} if public.phase == "power" else {}
    counted = bool(event.power) and len(diaries.hers(state.secret)) < public.powers
    state = with_public(state, powers=public.powers + (not counted), **begins)
    if not event.power:
        return state
    return with_secret(state, powers=tuple(sorted((*state.secret.powers, event.power))), offered=())


def nothing_gained(state: HakoState, _event: NothingGained) -> HakoState:
    return with_public(state)
