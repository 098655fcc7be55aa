"""Players who go home, and players who come late."""

from __future__ import annotations

from typing import ClassVar

from rules.arkham.state import Sheet
from rules.events import Event
from rules.messages import says


class Left(Event, frozen=True, tag="left"):
    """A player has gone home, with nothing left on the table; ``allies`` go back to their pile."""

    seat: str
    investigator: str = ""
    allies: tuple[str, ...] = ()
    message: ClassVar[str] = says("{seat} leaves the game, and all that lay there goes back.")


class Joined(Event, frozen=True, tag="joined"):
    """A seat is taken by somebody who comes in at the start of the next turn, as that investigator or any."""

    seat: str
    investigator: str = ""
    message: ClassVar[str] = says("{seat} joins at the start of the next turn.")


class Arrived(Event, frozen=True, tag="arrived"):
    """Who came late is there, equipped as its sheet says."""

    seat: str
    investigator: str
    home: str
    sheet: Sheet = Sheet()
    message: ClassVar[str] = says("{seat} comes in as {investigator}, at {home}.")
