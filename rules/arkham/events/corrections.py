"""Set by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.arkham.options import Options, Stops
from rules.arkham.state import Phase, Sheet, Stage
from rules.events import Correction
from rules.messages import says


class SheetSet(Correction, frozen=True, tag="sheet-set"):
    """A seat's whole sheet."""

    seat: str
    sheet: Sheet
    message: ClassVar[str] = says("The sheet of {seat} is set by hand.")


class PlaceSet(Correction, frozen=True, tag="place-set"):
    """A seat's investigator stands somewhere."""

    seat: str
    at: str
    message: ClassVar[str] = says("{seat} is put to {at}.")


class OrderSet(Correction, frozen=True, tag="order-set"):
    """The seats around the table, clockwise; a new one is empty."""

    order: tuple[str, ...]
    message: ClassVar[str] = says("The seats are set by hand.")


class MonsterSet(Correction, frozen=True, tag="monster-set"):
    """A monster token lies somewhere, or in the cup with ""."""

    token: str
    at: str
    message: ClassVar[str] = says("{token} is put to {at}.")


class GateSet(Correction, frozen=True, tag="gate-set"):
    """A place has this gate marker, or none with ""."""

    place: str
    marker: str
    message: ClassVar[str] = says("The gate at {place} is set by hand.")


class ClueSet(Correction, frozen=True, tag="clue-set"):
    place: str
    count: int
    message: ClassVar[str] = says("Clues at {place}: {count}.")


class BoardSet(Correction, frozen=True, tag="board-set"):
    """The tracks and what else lies on the board."""

    ancient: str = ""
    doom: int = 0
    terror: int = 0
    seals: tuple[str, ...] = ()
    closed: Mapping[str, int] = {}
    message: ClassVar[str] = says("The board is set by hand.")


class PilesSet(Correction, frozen=True, tag="piles-set"):
    """The piles, the allies and the cards in play."""

    allies: tuple[str, ...] = ()
    under_markers: tuple[str, ...] = ()
    under_mythos: tuple[str, ...] = ()
    under_gates: tuple[str, ...] = ()
    boxed: tuple[str, ...] = ()
    environment: str = ""
    rumor: str = ""
    tokens: int = 0
    held: tuple[str, ...] = ()
    since: int = 0
    twofold: bool = False
    lasting: Mapping[str, int] = {}
    message: ClassVar[str] = says("The piles are set by hand.")


class TurnSet(Correction, frozen=True, tag="turn-set"):
    """Whose time it is, and what has happened in it."""

    phase: Phase
    first: str = ""
    turn: int = 1
    active: str = ""
    done: tuple[str, ...] = ()
    stage: Stage = "draw"
    doubled: bool = False
    card: str = ""
    points: int = 0
    walked: bool = False
    fought: bool = False
    handled: tuple[str, ...] = ()
    ended: bool = False
    stood: Stops = (0, 0, 0)
    owed: tuple[str, ...] = ()
    used: tuple[tuple[str, str], ...] = ()
    encounter: str = ""
    carried: tuple[str, ...] = ()
    stood_up: tuple[str, ...] = ()
    count: int = 0
    awake: str = ""
    ending: str = ""
    message: ClassVar[str] = says("The phase is set by hand.")


class OptionsSet(Correction, frozen=True, tag="options-set"):
    options: Options
    message: ClassVar[str] = says("The house rules are changed.")
