"""What has happened in the mansion."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Correction, Event
from rules.hakoonna.content import Placement
from rules.hakoonna.options import Options
from rules.hakoonna.state import Acted, Card, Outcome, Phase
from rules.messages import says

# ---- building


class StartDrawn(Event, frozen=True, tag="start-drawn"):
    seat: str
    message: ClassVar[str] = says("{seat} begins.")


class BoardDrawn(Event, frozen=True, tag="board-drawn"):
    seat: str
    room: str
    message: ClassVar[str] = says("{seat} draws {room}.")


class BoardLaid(Event, frozen=True, tag="board-laid"):
    seat: str
    placement: Placement
    message: ClassVar[str] = says("{seat} lays {room}.")

    @property
    def room(self) -> str:
        """The board."""
        return self.placement.room


class BoardPutUnder(Event, frozen=True, tag="board-put-under"):
    """No place takes the board, so it goes under the pile (U-04)."""

    room: str
    message: ClassVar[str] = says("{room} fits nowhere and goes under the pile.")


class BuildingBegunAnew(Event, frozen=True, tag="building-begun-anew"):
    """No board of the pile fits anywhere: the mansion is taken up again (hakoonna.md 3, rule 10)."""

    message: ClassVar[str] = says("No board fits any more. The mansion is begun anew.")


class MansionFinished(Event, frozen=True, tag="mansion-finished"):
    message: ClassVar[str] = says("The mansion stands.")


# ---- the round


class CardDealt(Event, frozen=True, tag="card-dealt"):
    """The Gray Man has his card; the colour is his secret."""

    card: Card = "unknown"
    message: ClassVar[str] = says("The Gray Man has taken his card.")


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: str


class StackBegan(Event, frozen=True, tag="stack-began"):
    seat: str


class DiscHeld(Event, frozen=True, tag="disc-held"):
    seat: str
    height: int
    message: ClassVar[str] = says("{seat} stacks disc {height}; it holds.")


class CardHeld(Event, frozen=True, tag="card-held"):
    seat: str
    value: int
    total: int
    message: ClassVar[str] = says("{seat} draws a {value}; the sum is {total}.")


class NoiseMade(Event, frozen=True, tag="noise-made"):
    seat: str
    message: ClassVar[str] = says("{seat} makes a noise and loses the action.")


class Walked(Event, frozen=True, tag="walked"):
    seat: str
    origin: str
    to: str
    message: ClassVar[str] = says("{seat} moves from {origin} to {to}.")


class Opened(Event, frozen=True, tag="opened"):
    """A shadow was looked into and its tile put back, whatever it was."""

    seat: str
    shadow: str
    room: str
    message: ClassVar[str] = says("{seat} looks into a shadow of {room} ({shadow}) and puts the tile back.")


class Passed(Event, frozen=True, tag="passed"):
    seat: str
    message: ClassVar[str] = says("{seat} passes.")


class GrayBoxedIn(Event, frozen=True, tag="gray-boxed-in"):
    """He can neither move nor open (G28)."""

    message: ClassVar[str] = says("The Gray Man can neither move nor open, and passes.")


class HakoTimeBegan(Event, frozen=True, tag="hako-time-began"):
    message: ClassVar[str] = says("Hako Onna's time begins. Close your eyes.")


class HakoTimeEnded(Event, frozen=True, tag="hako-time-ended"):
    message: ClassVar[str] = says("Hako Onna's time ends.")


class GrayTurnBegan(Event, frozen=True, tag="gray-turn-began"):
    actions: int
    message: ClassVar[str] = says("The Gray Man's turn: {actions} action(s).")


class NoiseReset(Event, frozen=True, tag="noise-reset"):
    message: ClassVar[str] = says("The noise is reset.")


# ---- the end


class Agreed(Event, frozen=True, tag="agreed"):
    seat: str
    message: ClassVar[str] = says("{seat} agrees to surrender.")


class Disagreed(Event, frozen=True, tag="disagreed"):
    seat: str
    message: ClassVar[str] = says("{seat} does not agree to surrender any more.")


class Surrendered(Event, frozen=True, tag="surrendered"):
    message: ClassVar[str] = says("The visitors surrender.")


class CardTurned(Event, frozen=True, tag="card-turned"):
    """His card lies open for all."""

    card: Card
    message: ClassVar[str] = says("The Gray Man's card is turned: {card}.")


class HakoWon(Event, frozen=True, tag="hako-won"):
    seat: str
    message: ClassVar[str] = says("{seat} wins: the visitors have surrendered.")


class VisitorLost(Event, frozen=True, tag="visitor-lost"):
    seat: str
    message: ClassVar[str] = says("{seat} loses: the visitors have surrendered.")


class HakobitoWon(Event, frozen=True, tag="hakobito-won"):
    seat: str
    message: ClassVar[str] = says("{seat} wins as a Hakobito, together with Hako Onna.")


class BlackWon(Event, frozen=True, tag="black-won"):
    seat: str
    message: ClassVar[str] = says("{seat} wins: his card is black, and the others have surrendered.")


class WhiteLost(Event, frozen=True, tag="white-lost"):
    seat: str
    message: ClassVar[str] = says("{seat} loses: his card is white, and the others have surrendered.")


class GrayUndecided(Event, frozen=True, tag="gray-undecided"):
    seat: str
    message: ClassVar[str] = says("{seat}: the result hangs on the card, which stays hidden.")


class GameEnded(Event, frozen=True, tag="game-ended"):
    message: ClassVar[str] = says("The game is over.")


# ---- set by hand


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
    message: ClassVar[str] = says("The noise is set by hand.")


class ShadowSet(Correction, frozen=True, tag="shadow-set"):
    """A shadow holds a tile or none."""

    shadow: str
    empty: bool
    message: ClassVar[str] = says("The shadow {shadow} is set by hand.")


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
