"""The Gray Man: his card, his turn, what is done to him."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.hakoonna.state import Card
from rules.messages import says


class CardDealt(Event, frozen=True, tag="card-dealt"):
    """The Gray Man has his card; the colour is his secret."""

    card: Card = "unknown"
    message: ClassVar[str] = says("The Gray Man has taken his card.")


class GrayTurnBegan(Event, frozen=True, tag="gray-turn-began"):
    actions: int
    message: ClassVar[str] = says("The Gray Man's turn; actions: {actions}.")


class GrayBoxedIn(Event, frozen=True, tag="gray-boxed-in"):
    """He can neither move nor open (G28)."""

    message: ClassVar[str] = says("The Gray Man can neither move nor open, and passes.")


class TileTaken(Event, frozen=True, tag="tile-taken"):
    """A visitor has a tile of the Gray Man's; which one only the two know."""

    seat: str
    tile: str = ""
    message: ClassVar[str] = says("{seat} takes a tile from the Gray Man.")


class WeaponSpent(Event, frozen=True, tag="weapon-spent"):
    """A weapon was used on the Gray Man, and leaves the game (G61)."""

    seat: str
    weapon: str
    message: ClassVar[str] = says("{seat} uses the {weapon} on the Gray Man. It leaves the game.")


class CentreTurned(Event, frozen=True, tag="centre-turned"):
    """One of the two cards in the middle lies open (G57)."""

    card: Card
    message: ClassVar[str] = says("A card in the middle is turned: {card}.")


class GrayConfirmed(Event, frozen=True, tag="gray-confirmed"):
    """Everybody knows his colour now (G58-G60)."""

    card: Card
    message: ClassVar[str] = says("The Gray Man is confirmed: {card}.")


class GrayKilled(Event, frozen=True, tag="gray-killed"):
    """The black Gray Man dies by the second weapon; his tiles go to who used it (G59)."""

    by: str
    message: ClassVar[str] = says("The Gray Man is black, and dies. His tiles go to {by}.")


class TilesShown(Event, frozen=True, tag="tiles-shown"):
    """The tiles of the dead Gray Man are shown and leave the game (G34); a visitor's where the table plays it so."""

    tiles: tuple[str, ...]
    seat: str = "gray"
    message: ClassVar[str] = says("The tiles of {seat} are shown and leave the game: {tiles}.")


class CardTurned(Event, frozen=True, tag="card-turned"):
    """His card lies open for all."""

    card: Card
    message: ClassVar[str] = says("The Gray Man's card is turned: {card}.")
