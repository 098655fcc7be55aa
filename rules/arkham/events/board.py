"""What has happened to gates and monsters."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class GateOpened(Event, frozen=True, tag="gate-opened"):
    """A gate is open, the clues there are gone."""

    place: str
    marker: str
    message: ClassVar[str] = says("A gate opens at {place}, to {marker}.")


class GateKeptAway(Event, frozen=True, tag="gate-kept-away"):
    """An elder sign, or somebody there, keeps gate and monsters from appearing."""

    place: str
    message: ClassVar[str] = says("Nothing appears at {place}.")


class GateClosed(Event, frozen=True, tag="gate-closed"):
    """A gate is closed; ``seat`` takes the marker, or it goes below the others."""

    place: str
    marker: str
    seat: str = ""
    message: ClassVar[str] = says("The gate at {place} is closed.")


class Sealed(Event, frozen=True, tag="sealed"):
    place: str
    seat: str = ""
    message: ClassVar[str] = says("An elder sign lies at {place}.")


class MonsterPlaced(Event, frozen=True, tag="monster-placed"):
    token: str
    place: str
    message: ClassVar[str] = says("{token} appears at {place}.")


class MonsterPutBack(Event, frozen=True, tag="monster-put-back"):
    """Drawn, and back in the cup."""

    token: str
    message: ClassVar[str] = says("{token} goes back to the cup.")


class MonsterMoved(Event, frozen=True, tag="monster-moved"):
    """By itself, or one at a time ``by_hand``."""

    token: str
    origin: str
    to: str
    by_hand: bool = False
    message: ClassVar[str] = says("{token} moves from {origin} to {to}.")


class MonstersGone(Event, frozen=True, tag="monsters-gone"):
    """Off the board, into the cup."""

    tokens: tuple[str, ...]
    message: ClassVar[str] = says("Back to the cup: {tokens}.")


class OutskirtsOverrun(Event, frozen=True, tag="outskirts-overrun"):
    """The outskirts hold too many: all of them go back to the cup."""

    tokens: tuple[str, ...]
    message: ClassVar[str] = says("The outskirts overflow. Back to the cup: {tokens}.")


class MonsterBeaten(Event, frozen=True, tag="monster-beaten"):
    """A monster is beaten: a trophy, back to the cup, or out of the game."""

    seat: str
    token: str
    becomes: str = "trophy"
    message: ClassVar[str] = says("{seat} beats {token}.")


class DoomRose(Event, frozen=True, tag="doom-rose"):
    """So many tokens lie on the doom track."""

    doom: int
    message: ClassVar[str] = says("The doom track stands at {doom}.")


class TerrorRose(Event, frozen=True, tag="terror-rose"):
    terror: int
    message: ClassVar[str] = says("Terror rises to {terror}.")


class CluePlaced(Event, frozen=True, tag="clue-placed"):
    place: str
    count: int = 1
    message: ClassVar[str] = says("A clue is placed at {place}.")


class CluesTaken(Event, frozen=True, tag="clues-taken"):
    """Taken where the move ends, or as it comes (``fresh``)."""

    seat: str
    place: str
    count: int
    fresh: bool = False
    message: ClassVar[str] = says("{seat} takes {count} clues at {place}.")
