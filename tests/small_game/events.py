"""What has happened at the mill."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Correction, Event
from tests.small_game.options import Options
from tests.small_game.state import Hidden, Phase, Top


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """A seat has its hidden card; which one is its secret."""

    seat: str
    hand: Hidden = "unknown"
    message: ClassVar[str] = "{seat} has taken a card."


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: str


class Walked(Event, frozen=True, tag="walked"):
    seat: str
    origin: str
    to: str
    message: ClassVar[str] = "{seat} walks from {origin} to {to}."


class Looked(Event, frozen=True, tag="looked"):
    """A seat has looked at the next card, which is its secret."""

    seat: str
    card: str = ""
    message: ClassVar[str] = "{seat} looks at the next card."


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    seat: str
    card: str
    message: ClassVar[str] = "{seat} draws {card}."


class CardLaid(Event, frozen=True, tag="card-laid"):
    """The card's text has ended."""

    card: str
    under: bool = False


class Buried(Event, frozen=True, tag="buried"):
    seat: str
    cards: tuple[str, ...]
    message: ClassVar[str] = "{seat} puts {cards} under the pile."


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    message: ClassVar[str] = "The discarded cards are shuffled."


class WindBlew(Event, frozen=True, tag="wind-blew"):
    message: ClassVar[str] = "A cold wind blows."


class Rolled(Event, frozen=True, tag="rolled"):
    seat: str
    face: int
    message: ClassVar[str] = "{seat} rolls a {face}."


class CharmShown(Event, frozen=True, tag="charm-shown"):
    seat: str
    message: ClassVar[str] = "{seat} shows the charm."


class Sheltered(Event, frozen=True, tag="sheltered"):
    seat: str
    message: ClassVar[str] = "The tower shelters {seat}."


class NerveLost(Event, frozen=True, tag="nerve-lost"):
    seat: str
    n: int
    message: ClassVar[str] = "{seat} loses {n} nerve."


class NerveWon(Event, frozen=True, tag="nerve-won"):
    seat: str
    n: int
    message: ClassVar[str] = "{seat} wins {n} nerve."


class Fled(Event, frozen=True, tag="fled"):
    seat: str
    message: ClassVar[str] = "{seat} flees."


class Lit(Event, frozen=True, tag="lit"):
    seat: str
    oil: int
    message: ClassVar[str] = "{seat} pours {oil} oil."


class GameEnded(Event, frozen=True, tag="game-ended"):
    """``ending`` is ``lit`` or ``fled``."""

    ending: str
    message: ClassVar[str] = "The game is over."


# ---- set by hand


class PieceSet(Correction, frozen=True, tag="piece-set"):
    piece: str
    at: str


class NerveSet(Correction, frozen=True, tag="nerve-set"):
    seat: str
    n: int


class HandSet(Correction, frozen=True, tag="hand-set"):
    seat: str
    hand: Hidden = "unknown"
    used: bool = False


class OilSet(Correction, frozen=True, tag="oil-set"):
    n: int


class PileSet(Correction, frozen=True, tag="pile-set"):
    top: Top | None = None
    pool: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    drawn: str = ""


class TurnSet(Correction, frozen=True, tag="turn-set"):
    phase: Phase
    turn: str = ""
    ending: str = ""


class OptionsSet(Correction, frozen=True, tag="options-set"):
    options: Options
