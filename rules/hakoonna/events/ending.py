"""The end, and each seat's own result."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class Agreed(Event, frozen=True, tag="agreed"):
    seat: str
    message: ClassVar[str] = says("{seat} agrees to surrender.")


class Disagreed(Event, frozen=True, tag="disagreed"):
    seat: str
    message: ClassVar[str] = says("{seat} does not agree to surrender any more.")


class Annihilated(Event, frozen=True, tag="annihilated"):
    """No ordinary visitor lives (G16)."""

    message: ClassVar[str] = says("No visitor is left alive.")


class Escaped(Event, frozen=True, tag="escaped"):
    """The Key Ring opens the Secret Exit (hakoonna.md 9)."""

    seat: str
    message: ClassVar[str] = says("{seat} opens the Secret Exit with the Key Ring: the visitors escape.")


class Exorcised(Event, frozen=True, tag="exorcised"):
    """The right weapon where she hides (hakoonna.md 9)."""

    seat: str
    weapon: str
    message: ClassVar[str] = says("{seat} finds Hako Onna and uses the {weapon}: she is exorcised.")


class Appeased(Event, frozen=True, tag="appeased"):
    """The Mary doll on the Bones (hakoonna.md 9)."""

    seat: str
    message: ClassVar[str] = says("{seat} lays the Mary doll on the Bones: Hako Onna rests.")


class Surrendered(Event, frozen=True, tag="surrendered"):
    message: ClassVar[str] = says("The visitors surrender.")


class HakoWon(Event, frozen=True, tag="hako-won"):
    seat: str
    message: ClassVar[str] = says("{seat} wins.")


class HakoLost(Event, frozen=True, tag="hako-lost"):
    seat: str
    message: ClassVar[str] = says("{seat} loses.")


class VisitorWon(Event, frozen=True, tag="visitor-won"):
    seat: str
    message: ClassVar[str] = says("{seat} wins together with the visitors.")


class VisitorLost(Event, frozen=True, tag="visitor-lost"):
    seat: str
    message: ClassVar[str] = says("{seat} loses together with the visitors.")


class HakobitoWon(Event, frozen=True, tag="hakobito-won"):
    seat: str
    message: ClassVar[str] = says("{seat} wins as a Hakobito, together with Hako Onna.")


class HakobitoLost(Event, frozen=True, tag="hakobito-lost"):
    seat: str
    message: ClassVar[str] = says("{seat} loses as a Hakobito, together with Hako Onna.")


class WhiteWon(Event, frozen=True, tag="white-won"):
    seat: str
    message: ClassVar[str] = says("{seat} wins: his card is white, and her power is broken.")


class WhiteLost(Event, frozen=True, tag="white-lost"):
    seat: str
    message: ClassVar[str] = says("{seat} loses: his card is white, and it ended otherwise.")


class BlackWon(Event, frozen=True, tag="black-won"):
    seat: str
    message: ClassVar[str] = says("{seat} wins: his card is black, and Hako Onna wins.")


class BlackLost(Event, frozen=True, tag="black-lost"):
    seat: str
    message: ClassVar[str] = says("{seat} loses: his card is black, and the visitors have won.")


class GrayUndecided(Event, frozen=True, tag="gray-undecided"):
    seat: str
    message: ClassVar[str] = says("{seat}: the result hangs on the card, which stays hidden.")


class GameEnded(Event, frozen=True, tag="game-ended"):
    message: ClassVar[str] = says("The game is over.")


class Left(Event, frozen=True, tag="left"):
    """A player has gone home; ``next`` is the living visitor after that seat, "" for none."""

    seat: str
    next: str = ""
    message: ClassVar[str] = says("{seat} leaves the game; the tiles go with the piece.")
