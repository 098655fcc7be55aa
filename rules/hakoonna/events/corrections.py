"""Set by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.events import Correction
from rules.hakoonna.content import Placement
from rules.hakoonna.options import Options
from rules.hakoonna.state import Acted, Card, Carded, Outcome, Phase, Secret
from rules.messages import says


class PieceSet(Correction, frozen=True, tag="piece-set"):
    """A piece stands in a room, or off the board with ""."""

    piece: str
    at: str
    message: ClassVar[str] = says("{piece} is put to {at}.")


class PhaseSet(Correction, frozen=True, tag="phase-set"):
    """Whose time it is. ``made`` is who made the noise, ``last`` the visitor who had the last turn."""

    phase: Phase
    turn: str = ""
    made: str = ""
    last: str = ""
    gray_left: int = 0
    acted: Acted | None = None
    message: ClassVar[str] = says("The phase is set by hand.")


class NoiseSet(Correction, frozen=True, tag="noise-set"):
    """What lies on the noise board: who laid each disc, or the cards drawn."""

    discs: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    to_stack: int = 0
    dropping: bool = False
    penalty: bool = False
    message: ClassVar[str] = says("The noise is set by hand.")


class ShadowSet(Correction, frozen=True, tag="shadow-set"):
    """A shadow holds a tile or none."""

    shadow: str
    empty: bool
    message: ClassVar[str] = says("The shadow {shadow} is set by hand.")


class TilesSet(Correction, frozen=True, tag="tiles-set"):
    """What everybody sees of the tiles: those X up, how many each seat holds, the diaries, the safe, the middle."""

    crossed: tuple[str, ...] = ()
    held: Mapping[str, int] = {}
    diaries: int = 0
    safe_open: bool = False
    centre: tuple[Card, ...] = ()
    spare: int = 0
    message: ClassVar[str] = says("The tiles are set by hand.")


class SecretSet(Correction, frozen=True, tag="secret-set"):
    """All that is hidden."""

    secret: Secret
    message: ClassVar[str] = says("What is hidden is set by hand.")


class CardsSet(Correction, frozen=True, tag="cards-set"):
    """The cards that everybody sees: items, pages, numbers turned, and how many powers she has and has set."""

    items: Mapping[str, tuple[str, ...]] = {}
    proven: tuple[str, ...] = ()
    pages: tuple[str, ...] = ()
    powers: int = 0
    slots: int = 0
    known: tuple[str, ...] = ()
    sealed: tuple[str, ...] = ()
    message: ClassVar[str] = says("The cards are set by hand.")


class HersSet(Correction, frozen=True, tag="hers-set"):
    """What she has done in this time, and what still holds of it."""

    carded: Carded = ""
    used: tuple[str, ...] = ()
    wailed: str = ""
    holy: bool = False
    mary: str = ""
    ordered: Mapping[str, str] = {}
    ringing: tuple[str, ...] = ()
    message: ClassVar[str] = says("What Hako Onna has done is set by hand.")


class BarrierSet(Correction, frozen=True, tag="barrier-set"):
    """The barrier lies between two rooms, or nowhere."""

    between: tuple[str, ...] = ()
    message: ClassVar[str] = says("The barrier is set by hand.")


class MansionSet(Correction, frozen=True, tag="mansion-set"):
    """Which boards lie where, and which are left. ``under`` lie below ``pool``; ``refused`` were put under in a row."""

    placements: tuple[Placement, ...]
    pool: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    drawn: str = ""
    refused: int = 0
    message: ClassVar[str] = says("The mansion is set by hand.")


class CardSet(Correction, frozen=True, tag="card-set"):
    """The Gray Man's card, and whether it lies open."""

    card: Card = "unknown"
    shown: bool = False
    message: ClassVar[str] = says("The Gray Man's card is set by hand.")


class SeatsSet(Correction, frozen=True, tag="seats-set"):
    """The order of the visitors, and who began."""

    visitors: tuple[str, ...]
    start: str
    message: ClassVar[str] = says("The order of the seats is set by hand.")


class EndSet(Correction, frozen=True, tag="end-set"):
    """Who agrees to surrender, and how the game ended."""

    agreed: tuple[str, ...] = ()
    ending: str = ""
    outcomes: tuple[Outcome, ...] = ()
    message: ClassVar[str] = says("The end is set by hand.")


class OptionsSet(Correction, frozen=True, tag="options-set"):
    """Other options from now on."""

    options: Options
    message: ClassVar[str] = says("The house rules are changed.")
