"""What the night brought; the square learns none of it."""

from __future__ import annotations

from typing import ClassVar

from rules.clocktower.state import Cause, How
from rules.events import Event
from rules.messages import says


class StepDone(Event, frozen=True, tag="step-done"):
    """A step of tonight is settled: done, passed by, or put off."""

    character: str
    seat: str
    how: How = "done"


class Woke(Event, frozen=True, tag="woke"):
    seat: str
    cause: Cause = "ability"
    character: str = ""
    message: ClassVar[str] = says("{seat} was woken.")


class Chose(Event, frozen=True, tag="chose"):
    """What was pointed at, and whether the ability worked."""

    character: str
    seat: str
    players: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    able: bool = True
    message: ClassVar[str] = says("{character} ({seat}) points at: {chosen}")

    @property
    def chosen(self) -> tuple[str, ...]:
        """Whoever and whatever was pointed at."""
        return (*self.players, *self.characters)


class Learned(Event, frozen=True, tag="learned"):
    """What was told, beside what the truth allowed; ``why`` it need not be true."""

    character: str
    seat: str
    shown: tuple[str, ...] = ()
    truths: tuple[tuple[str, ...], ...] = ()
    why: str = ""
    message: ClassVar[str] = says("{character} ({seat}) was told: {shown}.")


class AbilitySpent(Event, frozen=True, tag="ability-spent"):
    seat: str
    character: str = ""
    message: ClassVar[str] = says("{character} ({seat}) has no ability any more.")


class AbilityGained(Event, frozen=True, tag="ability-gained"):
    """The storyteller has a Minion's ability."""

    character: str = ""
    message: ClassVar[str] = says("The storyteller has the ability of {character}.")
