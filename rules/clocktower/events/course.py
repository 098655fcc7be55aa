"""Night and day."""

from __future__ import annotations

from typing import ClassVar

from rules.clocktower.state import Side
from rules.events import Event
from rules.messages import says


class NightFell(Event, frozen=True, tag="night-fell"):
    n: int
    message: ClassVar[str] = says("Night {n} falls.")


class DayBroke(Event, frozen=True, tag="day-broke"):
    """The dead of the night are told, in this order."""

    n: int
    dead: tuple[str, ...] = ()
    message: ClassVar[str] = says("Day {n} breaks. Died in the night: {dead}.")


class NominationsOpened(Event, frozen=True, tag="nominations-opened"):
    message: ClassVar[str] = says("Nominations are open.")


class NominationsClosed(Event, frozen=True, tag="nominations-closed"):
    message: ClassVar[str] = says("Nominations are closed.")


class GameWon(Event, frozen=True, tag="side-won"):
    side: Side
    message: ClassVar[str] = says("The winner is declared: {side}.")
