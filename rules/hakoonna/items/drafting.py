"""Each visitor takes an item card, the first player first, or lots are drawn (hakoonna.md 2, step 2; G09)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import holding
from rules.hakoonna.content import Content
from rules.hakoonna.effects import ChooseItem, DrawItem
from rules.hakoonna.effects.items import LOTS
from rules.hakoonna.events import ItemChosen, ItemDealt, ItemsTaken, LotsCast
from rules.hakoonna.state import HakoState, Public, with_public
from rules.seats import FATE
from rules.state import Item


def asking(content: Content, public: Public) -> Iterator[Item]:
    """The next visitor without a card."""
    seat, left = next_seat(public), _left(content, public)
    yield ChooseItem(seat, left) if seat and left else ItemsTaken()


def _left(content: Content, public: Public) -> tuple[str, ...]:
    taken = {item for items in public.items.values() for item in items}
    cards = (item for item in content.items if public.options.advanced or not item.advanced)
    return tuple(item.id for item in cards if item.id not in taken)


def next_seat(public: Public) -> str:
    """Who takes a card next: clockwise from the first player; "" when all have one."""
    at = public.visitors.index(public.start) if public.start in public.visitors else 0
    around = (*public.visitors[at:], *public.visitors[:at])
    return next((seat for seat in around if seat not in public.items), "")


def when_drafting(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The next visitor, where the table plays with items."""
    if state.public.phase == "items":
        yield from asking(content, state.public)


def when_dealing(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The lot of the next visitor."""
    seat, left = next_seat(state.public), _left(content, state.public)
    yield DrawItem(FATE, seat, left) if seat and left else ItemsTaken()


def settle_item(_content: Content, _state: HakoState, asked: ChooseItem, value: Value) -> Iterable[Item]:
    return (LotsCast() if value == LOTS else ItemChosen(asked.seat, str(value)),)


def settle_lot(_content: Content, _state: HakoState, asked: DrawItem, value: Value) -> Iterable[Item]:
    return (ItemDealt(asked.who, str(value)),)


def items_taken(state: HakoState, _event: ItemsTaken) -> HakoState:
    """The mansion is next."""
    return with_public(state, phase="build" if state.public.pool else "ready")


def item_taken(state: HakoState, event: ItemChosen | ItemDealt) -> HakoState:
    return holding.with_item(state, event.seat, event.item)
