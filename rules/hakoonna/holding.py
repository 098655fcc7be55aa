"""Who holds which tile, and what may be known of it (flows.md 0.4, 4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.hakoonna import tiles
from rules.hakoonna.content import Content, ItemKind
from rules.hakoonna.state import HakoState, Public, with_public, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import HandsFull, NotHeld, NotYours
from rules.state import known
from rules.violations import NotAttested, Violation

DOLL: Final = "mary"


def check_held(view: HakoView, seat: str, tile: str) -> Iterator[Violation]:
    """Who does not hold a tile cannot use it; where the program holds no tiles the table is asked."""
    if view.public.told:
        if tile not in view.secret.hands.get(seat, ()):
            yield NotHeld(seat, tile)
        return
    if not view.public.held.get(seat, 0):
        yield NotHeld(seat, tile)
        return
    fact = f"holds:{seat}:{tile}"
    told = known(view.attested, fact)
    if told is None:
        yield NotAttested(fact)
    elif not told:
        yield NotHeld(seat, tile)


def check_item(content: Content, public: Public, seat: str, kind: ItemKind) -> Iterator[Violation]:
    """Who does not have an item card cannot use it."""
    item = content.item_of(kind)
    if public.has(seat, item):
        return
    owner = next((other for other, its in public.items.items() if item in its), "")
    yield NotYours(item, owner) if owner else NotHeld(seat, item)


def full(public: Public, seat: str) -> Iterator[Violation]:
    """The house rule on carrying (U-18)."""
    limit = public.options.carry_limit
    if limit and public.held.get(seat, 0) >= limit:
        yield HandsFull(limit)


def has_seen(view: HakoView, seat: str, shadow: str, tile: str) -> bool | None:
    """Whether a seat has seen a tile in a shadow, as far as it knows; None where the table must say."""
    if view.public.told:
        return view.secret.seen.get(seat, {}).get(shadow) == tile
    return known(view.attested, f"found:{tile}:{shadow}")


def taken(state: HakoState, seat: str, tile: str) -> HakoState:
    """One tile less before a seat."""
    left = max(0, state.public.held.get(seat, 0) - 1)
    if seat == state.public.mary and (tile == DOLL or not left):
        state = with_public(state, mary="")
    held = tiles.but(state.public.held, seat) | ({seat: left} if left else {})
    state = with_public(state, held=held)
    hand = state.secret.hands.get(seat, ())
    if not tile or tile not in hand:
        return state
    rest = tiles.without(hand, tile)
    return with_secret(state, hands=tiles.but(state.secret.hands, seat) | ({seat: rest} if rest else {}))


def with_item(state: HakoState, seat: str, item: str) -> HakoState:
    """One item card more before a seat."""
    items = state.public.items
    return with_public(state, items={**items, seat: (*items.get(seat, ()), item)})


def without_item(state: HakoState, seat: str, item: str) -> HakoState:
    """The item card no longer lies before the seat."""
    items = state.public.items
    left = tuple(one for one in items.get(seat, ()) if one != item)
    return with_public(state, items=tiles.but(items, seat) | ({seat: left} if left else {}))


def got(state: HakoState, seat: str, tile: str) -> HakoState:
    """One tile more before a seat; "" where the program does not know which."""
    held, hands = state.public.held, state.secret.hands
    state = with_public(state, held={**held, seat: held.get(seat, 0) + 1})
    return with_secret(state, hands={**hands, seat: (*hands.get(seat, ()), tile)}) if tile else state
