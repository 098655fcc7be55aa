"""Open Here: a visitor must open the shadow she names (hakoonna.md 1.6; G44; U-27)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rules.hakoonna import tiles
from rules.hakoonna.actions import OrderOpen
from rules.hakoonna.content import Content
from rules.hakoonna.events import Opened, OpenOrdered, PowerUsed
from rules.hakoonna.powers import using
from rules.hakoonna.state import HakoState, Public, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import NothingThere, OtherRoomShadow
from rules.state import Item
from rules.violations import NameUnknown, Violation


def check_order(content: Content, view: HakoView, action: OrderOpen) -> Iterator[Violation]:
    """A visitor in her room, a shadow of that room with a tile in it."""
    public = view.public
    yield from using.usable(content, view, action.seat, "open_here")
    yield from using.whom(content, view, action.seat, action.victim)
    room, there = content.room_of.get(action.shadow, ""), public.at.get(action.victim, "")
    if not room:
        yield NameUnknown(action.shadow, there)
    elif action.victim in public.living and room != there:
        yield OtherRoomShadow(room)
    if action.shadow in public.empty:
        yield NothingThere()


def order_open(content: Content, _state: HakoState, action: OrderOpen) -> Iterator[Item]:
    yield PowerUsed(action.seat, content.power_of("open_here"))
    yield OpenOrdered(action.victim, action.shadow)


def at_once(content: Content, public: Public) -> Iterator[Item]:
    """Where the table plays it so, the next one so ordered opens as soon as the eyes are open."""
    if public.options.open_here_rule == "now":
        able = ((seat, shadow) for seat, shadow in sorted(public.ordered.items()) if shadow not in public.empty)
        yield from (Opened(seat, shadow, content.room_of[shadow]) for seat, shadow in islice(able, 1))


# ---- what the events change


def open_ordered(state: HakoState, event: OpenOrdered) -> HakoState:
    return with_public(state, ordered={**state.public.ordered, event.seat: event.shadow})


def freed(state: HakoState, *seats: str) -> HakoState:
    """The order holds no longer for these seats: it was obeyed, or they are elsewhere."""
    if not any(seat in state.public.ordered for seat in seats):
        return state
    return with_public(state, ordered=tiles.but(state.public.ordered, *seats))
