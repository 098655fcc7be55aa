"""Another state in which everything that a viewer may not know differs, as far as the counts allow."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.dice import Dice
from rules.events import Event
from rules.seats import Viewer
from tests.small_game import views as mill
from tests.small_game.events import HandDealt, HandSet, Looked, PileSet
from tests.small_game.state import MillState, Top, without

OTHER: dict[Any, Any] = {"charm": "stone", "stone": "charm"}


# ---- the mill: the hands, and a next card that only some have looked at


def _hidden_hands(state: MillState, viewer: Viewer) -> list[str]:
    if viewer in mill.KNOWING:
        return []
    held = [seat for seat, hand in state.hands.items() if hand in OTHER]
    return [seat for seat in held if seat not in (viewer, *state.public.used)]


def _other_tops(state: MillState, viewer: Viewer) -> list[str]:
    if state.top is None or mill.knows_top(state, viewer):
        return []
    return sorted({card for card in state.pool if card != state.top.card})


def mill_may_differ(state: MillState, viewer: Viewer) -> bool:
    """Whether there is something that the viewer may not know."""
    return bool(_hidden_hands(state, viewer) or _other_tops(state, viewer))


def reshuffle_mill(state: MillState, viewer: Viewer, seed: int) -> MillState:
    """Every hidden hand the other card, and on the pile another card than the one that was looked at."""
    hands = {seat: OTHER[state.hands[seat]] for seat in _hidden_hands(state, viewer)}
    state = msgspec.structs.replace(state, hands={**state.hands, **hands})
    tops = _other_tops(state, viewer)
    if not tops or state.top is None:
        return state
    card = tops[Dice(str(seed)).below(len(tops))]
    pool = tuple(sorted((*without(state.pool, card), state.top.card)))
    return msgspec.structs.replace(state, top=Top(card, state.top.by), pool=pool)


def retell_mill(event: Event, viewer: Viewer, state: MillState, other: MillState) -> Event:
    """The event as it was in the other state's past."""
    if isinstance(event, HandDealt | HandSet) and state.hands.get(event.seat) != other.hands.get(event.seat):
        return msgspec.structs.replace(event, hand=OTHER.get(event.hand, event.hand))
    if isinstance(event, Looked) and event.seat != viewer and other.top != state.top and other.top is not None:
        return Looked(event.seat, other.top.card)
    if isinstance(event, PileSet):
        return PileSet(other.top, other.pool, event.bottom, event.discards, event.drawn)
    return event
