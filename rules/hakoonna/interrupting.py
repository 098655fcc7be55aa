"""Hako Onna steps in while a tile or an item is used: she takes it, or strikes (hakoonna.md 1.6; D-11; U-23)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.actions import Value
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Interrupt, Use
from rules.hakoonna.events import PowerUsed, Slain
from rules.hakoonna.powers import using, wanting
from rules.hakoonna.state import HAKO, HakoState
from rules.hakoonna.views import HakoView
from rules.state import Item
from rules.violations import Violation


def before(state: HakoState, use: Use, winning: bool = False) -> Iterator[Item]:
    """She is asked before a winning tile works, and before any where Behind You strikes users (U-23)."""
    public = state.public
    use = msgspec.structs.replace(use, held=has(state, use))
    struck = public.options.behind_you == "item"
    if public.told and use.seat in public.living and (winning or struck):
        yield Interrupt(HAKO, use.seat, winning, struck)
    yield use


def has(state: HakoState, use: Use) -> bool:
    """Whether the user holds what is used, as far as the program knows."""
    if state.public.has(use.seat, use.thing):
        return True
    if not state.public.told:
        return state.public.held.get(use.seat, 0) > 0
    return use.thing in state.secret.hands.get(use.seat, ())


def check_interrupt(content: Content, view: HakoView, asked: Interrupt, value: Value) -> Iterator[Violation]:
    """With a power that lies set, and the user within its reach."""
    if value == "i_want_that":
        yield from using.ready(content, view, content.power_of("i_want_that"))
        anywhere = view.public.options.steal_rule == "anywhere"
        yield from using.whom(content, view, HAKO, asked.who, anywhere)
    elif value == "behind_you":
        yield from using.ready(content, view, content.power_of("behind_you"))
        yield from using.whom(content, view, HAKO, asked.who)


def settle_interrupt(content: Content, state: HakoState, asked: Interrupt, value: Value) -> Iterator[Item]:
    if value == "i_want_that":
        yield PowerUsed(HAKO, content.power_of("i_want_that"))
        yield from wanting.drawing(state, asked.who)
    elif value == "behind_you":
        yield PowerUsed(HAKO, content.power_of("behind_you"))
        yield Slain(asked.who)
