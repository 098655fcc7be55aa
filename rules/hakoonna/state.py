"""Everything about a mansion: what everybody knows, and the one secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Final, Literal

import msgspec

from rules.hakoonna.content import Placement
from rules.hakoonna.options import Options
from rules.state import State

HAKO: Final = "hako"
GRAY: Final = "gray"

Phase = Literal["start", "build", "ready", "deal", "noise", "tower", "act", "hako", "gray", "naming", "over"]
Card = Literal["", "unknown", "white", "black"]
CARDS: Final = ("white", "white", "black")


class Acted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action that a seat has just done, by its tag."""

    seat: str
    action: str


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended for a seat."""

    seat: str
    result: Literal["won", "lost", "open"]


class Public(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """What everybody at the table knows.

    ``at`` holds each piece's room, "" for a piece off the board; ``pool`` the boards in unknown order, ``under``
    those put below them, the first to come first; ``refused`` how many were put under in a row; ``empty`` the shadows
    without a tile; ``discs`` who laid each noise disc; ``cards`` the noise cards drawn; ``made`` who made the noise;
    ``last`` the visitor who had the last turn.
    """

    options: Options
    visitors: tuple[str, ...]
    start: str
    phase: Phase
    turn: str = ""
    at: Mapping[str, str] = {}
    placements: tuple[Placement, ...] = ()
    pool: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    drawn: str = ""
    refused: int = 0
    empty: tuple[str, ...] = ()
    barrier: tuple[str, ...] = ()
    discs: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    made: str = ""
    last: str = ""
    acted: Acted | None = None
    gray_left: int = 0
    agreed: tuple[str, ...] = ()
    ending: str = ""
    shown: Card = ""
    outcomes: tuple[Outcome, ...] = ()

    @property
    def living(self) -> tuple[str, ...]:
        """The ordinary visitors on the board, clockwise."""
        return tuple(seat for seat in self.visitors if self.at.get(seat))

    def company(self, room: str) -> int:
        """How many living ordinary visitors a room holds (G31)."""
        return self._companies.get(room, 0)

    @cached_property
    def _companies(self) -> Mapping[str, int]:
        return dict(Counter(self.at.get(seat, "") for seat in self.visitors))


class HakoState(State, frozen=True):
    """The whole truth. ``card`` is the Gray Man's: not dealt, unknown to the program, white or black."""

    public: Public = msgspec.field(default_factory=lambda: Public(Options(), (), "", "over"))
    card: Card = ""


def with_public(state: HakoState, **changes: object) -> HakoState:
    """The state with parts of what is public replaced."""
    return HakoState(state.attested, msgspec.structs.replace(state.public, **changes), state.card)
