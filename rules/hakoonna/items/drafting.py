"""Each visitor takes an item card, the first player first (hakoonna.md 2, step 2; G09)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import holding
from rules.hakoonna.content import Content
from rules.hakoonna.effects import ChooseItem
from rules.hakoonna.events import ItemChosen, ItemsTaken
from rules.hakoonna.state import HakoState, Public, with_public
from rules.state import Item


def asking(content: Content, public: Public) -> Iterator[Item]:
    """The next visitor without a card."""
    taken = {item for items in public.items.values() for item in items}
    cards = (item for item in content.items if public.options.advanced or not item.advanced)
    left = tuple(item.id for item in cards if item.id not in taken)
    seat = next_seat(public)
    if seat and left:
        yield ChooseItem(seat, left)
    else:
        yield ItemsTaken()


def next_seat(public: Public) -> str:
    """Who takes a card next: clockwise from the first player; "" when all have one."""
    at = public.visitors.index(public.start) if public.start in public.visitors else 0
    around = (*public.visitors[at:], *public.visitors[:at])
    return next((seat for seat in around if seat not in public.items), "")


def when_drafting(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The next visitor, where the table plays with items."""
    if state.public.phase == "items":
        yield from asking(content, state.public)


def settle_item(_content: Content, _state: HakoState, asked: ChooseItem, value: Value) -> Iterable[Item]:
    return (ItemChosen(asked.seat, str(value)),)


def items_taken(state: HakoState, _event: ItemsTaken) -> HakoState:
    """The mansion is next."""
    return with_public(state, phase="build" if state.public.pool else "ready")


def item_chosen(state: HakoState, event: ItemChosen) -> HakoState:
    return holding.with_item(state, event.seat, event.item)
