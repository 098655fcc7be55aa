"""Everything about a mansion: what everybody knows, and what only some do."""

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
NOTHING: Final[Mapping[str, str]] = {}

Phase = Literal[
    "start", "items", "build", "ready", "code", "weakness", "bones", "hiding", "power", "deal",
    "noise", "tower", "act", "hako", "phone", "gray", "naming", "over",
]  # fmt: skip
BEFORE_PLAY: Final = (
    "start", "items", "build", "ready", "code", "weakness", "bones", "hiding", "power", "deal",
)  # fmt: skip
Card = Literal["", "unknown", "white", "black"]
Carded = Literal["", "set", "taken"]
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
    without a tile, ``crossed`` those whose tile lies X up; ``held`` the number of tiles before each seat; ``diaries``
    how many were opened, ``spare`` how many Empties were set aside; ``centre`` the cards in the middle that were
    turned; ``shown`` the Gray Man's colour, once everybody knows it; ``discs`` who laid each noise disc; ``cards`` the
    noise cards drawn; ``made`` who made the noise; ``last`` the visitor who had the last turn.

    ``items`` are the item cards, ``proven`` the numbers turned at the safe, ``pages`` the diary cards drawn. Of her
    powers everybody sees how many she has (``powers``), how many lie set (``slots``), which were used or sealed
    (``known``, ``sealed``); ``wailed`` is the shadow she last cried from, ``carded`` and ``used`` what she has done
    with the cards in this time, ``holy`` whether the Holy Drops hold back some. ``mary`` is who has the card of the
    doll, ``ordered`` the shadow that a visitor must open next, ``ringing`` who has still to go to the telephone;
    ``to_stack`` the discs still to come in this noise step, ``dropping`` whether they are holy, ``penalty`` whether
    they punish.
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
    crossed: tuple[str, ...] = ()
    held: Mapping[str, int] = {}
    diaries: int = 0
    safe_open: bool = False
    spare: int = 0
    centre: tuple[Card, ...] = ()
    barrier: tuple[str, ...] = ()
    discs: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    made: str = ""
    last: str = ""
    acted: Acted | None = None
    gray_left: int = 0
    items: Mapping[str, tuple[str, ...]] = {}
    proven: tuple[str, ...] = ()
    pages: tuple[str, ...] = ()
    powers: int = 0
    slots: int = 0
    known: tuple[str, ...] = ()
    sealed: tuple[str, ...] = ()
    wailed: str = ""
    carded: Carded = ""
    used: tuple[str, ...] = ()
    holy: bool = False
    mary: str = ""
    ordered: Mapping[str, str] = {}
    ringing: tuple[str, ...] = ()
    to_stack: int = 0
    dropping: bool = False
    penalty: bool = False
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

    def has(self, seat: str, item: str) -> bool:
        """Whether an item card lies before a seat."""
        return item in self.items.get(seat, ())

    @property
    def despair(self) -> bool:
        """Whether the Time of Despair was drawn and has its whole effect (U-20)."""
        return "despair" in self.pages and self.options.despair_effect == "full"

    @property
    def told(self) -> bool:
        """Whether the program holds what is hidden, or only what is public (flows.md 0.4)."""
        return self.options.knowledge != "public"


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What only some know, and no table that is played by what is public.

    ``code`` are the numbers of the safe, ``weakness`` the weapon that works; ``faces`` the tile in each shadow that
    anybody has looked into, ``pool`` the tiles that lie in the others, in no order, sorted; ``hands`` the tiles before
    each seat. ``hides`` is the shadow where Hako Onna and each Hakobito lies, ``lairs`` the tile each of them took up
    there ("" for none), ``moved`` who has moved in her time. ``seen`` is what each seat saw last in each shadow; it
    may be out of date. ``powers`` are in her hand, ``set`` lie set, ``offered`` are those she may begin with; ``read``
    is what a seat has read of them.
    """

    code: tuple[str, ...] = ()
    weakness: str = ""
    faces: Mapping[str, str] = {}
    pool: tuple[str, ...] = ()
    hands: Mapping[str, tuple[str, ...]] = {}
    hides: Mapping[str, str] = {}
    lairs: Mapping[str, str] = {}
    moved: tuple[str, ...] = ()
    seen: Mapping[str, Mapping[str, str]] = {}
    powers: tuple[str, ...] = ()
    set: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    read: Mapping[str, tuple[str, ...]] = {}


NO_SECRET: Final = Secret()


class HakoState(State, frozen=True):
    """The whole truth. ``card`` is the Gray Man's: not dealt, unknown to the program, white or black."""

    public: Public = msgspec.field(default_factory=lambda: Public(Options(), (), "", "over"))
    card: Card = ""
    secret: Secret = NO_SECRET


def with_public(state: HakoState, **changes: object) -> HakoState:
    """The state with parts of what is public replaced."""
    return HakoState(state.attested, msgspec.structs.replace(state.public, **changes), state.card, state.secret)


def with_secret(state: HakoState, **changes: object) -> HakoState:
    """The state with parts of what is secret replaced."""
    return msgspec.structs.replace(state, secret=msgspec.structs.replace(state.secret, **changes))
