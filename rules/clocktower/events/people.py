"""Deaths, characters, sides, reminders, chairs."""

from __future__ import annotations

from typing import ClassVar

from rules.clocktower.state import MarkKind, Until
from rules.events import Event
from rules.messages import says


class Died(Event, frozen=True, tag="died"):
    """By day everybody sees it; at night it is told at dawn. ``able`` is whether the ability still worked."""

    seat: str
    day: bool = False
    character: str = ""
    by: str = ""
    able: bool = True
    message: ClassVar[str] = says("{seat} died.")


class Spared(Event, frozen=True, tag="spared"):
    """Death was kept away."""

    seat: str
    character: str = ""
    message: ClassVar[str] = says("{seat} would have died and did not.")


class Revived(Event, frozen=True, tag="revived"):
    """``unseen`` where nobody knew of the death yet."""

    seat: str
    unseen: bool = False
    message: ClassVar[str] = says("{seat} is alive again.")


class CharacterChanged(Event, frozen=True, tag="character-changed"):
    seat: str
    character: str = ""
    message: ClassVar[str] = says("{seat} is now {character}.")


class SideChanged(Event, frozen=True, tag="side-changed"):
    seat: str
    evil: bool = False
    message: ClassVar[str] = says("{seat} changed sides.")


class Marked(Event, frozen=True, tag="marked"):
    """A reminder was laid beside a seat."""

    seat: str
    character: str
    label: str
    kind: MarkKind = ""
    source: str = ""
    while_able: bool = False
    until: Until = ""
    message: ClassVar[str] = says("Reminder beside {seat}: {label}.")


class Unmarked(Event, frozen=True, tag="unmarked"):
    mark: int


class MarkMoved(Event, frozen=True, tag="mark-moved"):
    mark: int
    seat: str
    message: ClassVar[str] = says("A reminder lies beside {seat} now.")


class MarkTurned(Event, frozen=True, tag="mark-turned"):
    mark: int
    message: ClassVar[str] = says("A reminder was turned over.")


class SeatsSwapped(Event, frozen=True, tag="seats-swapped"):
    seat: str
    other: str
    message: ClassVar[str] = says("{seat} and {other} changed places.")


class SeatMoved(Event, frozen=True, tag="seat-moved"):
    seat: str
    before: str
    message: ClassVar[str] = says("{seat} sits beside {before} now.")


class SeatJoined(Event, frozen=True, tag="seat-joined"):
    """A Traveller has come; the side is the storyteller's secret."""

    seat: str
    character: str
    before: str
    evil: bool = False
    message: ClassVar[str] = says("{seat} joins as a Traveller: {character}.")


class SeatLeft(Event, frozen=True, tag="seat-left"):
    seat: str
    message: ClassVar[str] = says("{seat} has left the circle.")
