"""My Mary: the card for whoever holds the doll (hakoonna.md 1.6, No. 8; G46; U-28)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.hakoonna.actions import CallMary
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Holder
from rules.hakoonna.events import MaryFreed, MaryGiven, MaryUnheld, PowerUsed
from rules.hakoonna.powers import using
from rules.hakoonna.state import HAKO, HakoState, with_public
from rules.hakoonna.views import HakoView
from rules.state import Item
from rules.violations import Violation


def check_mary(content: Content, view: HakoView, action: CallMary) -> Iterator[Violation]:
    return using.usable(content, view, action.seat, "my_mary")


def call_mary(content: Content, state: HakoState, action: CallMary) -> Iterator[Item]:
    """Who holds it shows it; on cardboard the table says who."""
    yield PowerUsed(action.seat, content.power_of("my_mary"))
    public = state.public
    if not public.told:
        yield Holder(HAKO, public.living)
        return
    doll = content.only("doll")
    found = [seat for seat in public.living if doll in state.secret.hands.get(seat, ())]
    yield MaryGiven(found[0]) if found else MaryUnheld()


def settle_holder(_content: Content, _state: HakoState, _asked: Holder, value: Value) -> Iterable[Item]:
    return (MaryUnheld() if value == "nobody" else MaryGiven(str(value)),)


# ---- what the events change


def mary_given(state: HakoState, event: MaryGiven) -> HakoState:
    return with_public(state, mary=event.seat)


def mary_unheld(state: HakoState, _event: MaryUnheld) -> HakoState:
    return with_public(state, mary="")


def mary_freed(state: HakoState, _event: MaryFreed) -> HakoState:
    return with_public(state, mary="")
