"""Set by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.clocktower.options import Options
from rules.clocktower.state import (
    Card,
    Claim,
    Curse,
    Death,
    Deed,
    Execution,
    How,
    Mark,
    Nomination,
    Phase,
    Side,
    Spoken,
    Told,
    Wake,
)
from rules.events import Correction
from rules.messages import says


class CircleSet(Correction, frozen=True, tag="circle-set"):
    """Who sits where, clockwise, who of them is a Traveller, and who has gone home."""

    circle: tuple[str, ...]
    travellers: Mapping[str, str] = {}
    left: tuple[str, ...] = ()
    message: ClassVar[str] = says("Set by hand: the circle.")


class RolesSet(Correction, frozen=True, tag="roles-set"):
    """Everybody's true character, the one they were shown instead, and who is on the evil side."""

    roles: Mapping[str, str] = {}
    believed: Mapping[str, str] = {}
    evil: tuple[str, ...] = ()
    message: ClassVar[str] = says("Set by hand: characters and sides.")


class LivesSet(Correction, frozen=True, tag="lives-set"):
    """Who is dead, and who of them has no vote left."""

    dead: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    message: ClassVar[str] = says("Set by hand: the living and the dead.")


class TimeSet(Correction, frozen=True, tag="time-set"):
    """Which part of the game it is."""

    phase: Phase = "setup"
    n: int = 0
    open: bool = False
    done: bool = False
    chained: bool = False
    caller: str = ""
    winner: Side = ""
    up: tuple[str, ...] = ()
    revealed: bool = False
    message: ClassVar[str] = says("Set by hand: the part of the game.")


class DayLogSet(Correction, frozen=True, tag="day-log-set"):
    """What was called, counted, claimed and carried out by day."""

    nominations: tuple[Nomination, ...] = ()
    executions: tuple[Execution, ...] = ()
    claims: tuple[Claim, ...] = ()
    message: ClassVar[str] = says("Set by hand: the day's record.")


class MarksSet(Correction, frozen=True, tag="marks-set"):
    """All reminders."""

    marks: tuple[Mark, ...] = ()
    message: ClassVar[str] = says("Set by hand: the reminders.")


class NightLogSet(Correction, frozen=True, tag="night-log-set"):
    """What the grimoire remembers."""

    dying: tuple[str, ...] = ()
    steps: Mapping[str, How] = {}
    wakes: tuple[Wake, ...] = ()
    deeds: tuple[Deed, ...] = ()
    told: tuple[Told, ...] = ()
    deaths: tuple[Death, ...] = ()
    spoken: tuple[Spoken, ...] = ()
    curses: tuple[Curse, ...] = ()
    since: Mapping[str, int] = {}
    cards: tuple[Card, ...] = ()
    message: ClassVar[str] = says("Set by hand: the night's record.")


class BagSet(Correction, frozen=True, tag="bag-set"):
    """Bag and slips, bluffs, used-up abilities, what the storyteller has."""

    bag: tuple[str, ...] = ()
    bluffs: tuple[str, ...] = ()
    used: tuple[tuple[str, str], ...] = ()
    outsiders: int = 0
    storyteller: str = ""
    guessed: bool = False
    slips: tuple[str, ...] = ()
    numbers: Mapping[str, int] = {}
    message: ClassVar[str] = says("Set by hand: bag and abilities.")


class OptionsSet(Correction, frozen=True, tag="options-set"):
    options: Options
    message: ClassVar[str] = says("Set by hand: the rules of the table.")
