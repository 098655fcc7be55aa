"""Everything about a table at the mill: what everybody knows, the hands, the pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.state import State
from tests.small_game.options import Options

Hidden = Literal["", "unknown", "charm", "stone"]
Phase = Literal["deal", "turn", "over"]


class Public(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What everybody knows; ``drawn`` is the card whose text is going on, ``used`` who has shown the charm."""

    options: Options
    seats: tuple[str, ...]
    phase: Phase = "deal"
    turn: str = ""
    at: Mapping[str, str] = {}
    nerve: Mapping[str, int] = {}
    oil: int = 0
    discards: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    drawn: str = ""
    used: tuple[str, ...] = ()
    ending: str = ""

    @property
    def playing(self) -> tuple[str, ...]:
        """The seats whose piece stands on the board."""
        return tuple(seat for seat in self.seats if self.at.get(seat))


class Top(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card that comes next, and the seats that have looked at it."""

    card: str
    by: tuple[str, ...]


class MillState(State, frozen=True):
    """The whole truth. The pile is ``top``, then ``pool`` in an order that nobody knows, then ``public.bottom``."""

    public: Public = Public(Options(), ())
    hands: Mapping[str, Hidden] = {}
    top: Top | None = None
    pool: tuple[str, ...] = ()


def with_public(state: MillState, **changes: object) -> MillState:
    """The state with parts of what is public replaced."""
    return msgspec.structs.replace(state, public=msgspec.structs.replace(state.public, **changes))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards with one of that name taken away."""
    at = cards.index(card) if card in cards else len(cards)
    return cards[:at] + cards[at + 1 :]
