"""Against who comes and goes."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class NotBegun(Violation, frozen=True, tag="not-begun"):
    """The first turn has not begun."""

    id = "AH-R70"
    source = "003 4.1"
    message = says("The town is still being set up. Begin a new game with those who play.")
    overrulable = False


class LastInvestigator(Violation, frozen=True, tag="last-investigator"):
    """Nobody else would be left in the game."""

    who: str
    id = "AH-R71"
    source = "flows.md 2.3"
    message = says("Without {who} no investigator is left. Hand the seat over, or end the game.")
    overrulable = False


class NobodyLate(Violation, frozen=True, tag="nobody-late"):
    """The table lets nobody in later (AS-18)."""

    id = "AH-R72"
    source = "flows.md 2.3"
    message = says("This table lets nobody join late (AS-18). Let them watch, or change that rule of the house.")


class TableFull(Violation, frozen=True, tag="table-full"):
    """There is no seat for one more."""

    most: int
    id = "AH-R73"
    source = "003 4.1"
    message = says("All {most} seats are taken. Somebody has to leave first.")
    overrulable = False
