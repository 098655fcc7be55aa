"""The course of a turn."""

from __future__ import annotations

from typing import ClassVar

from rules.arkham.state import Phase, Stage
from rules.events import Event
from rules.messages import says


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A turn begins; ``first`` holds the marker."""

    turn: int
    first: str
    message: ClassVar[str] = says("Turn {turn} begins. {first} holds the first-player marker.")


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    phase: Phase
    message: ClassVar[str] = says("{phase} begins.")


class PartBegan(Event, frozen=True, tag="part-began"):
    """A seat has its part of the phase."""

    seat: str


class PartEnded(Event, frozen=True, tag="part-ended"):
    """A seat has had its part of the phase."""

    seat: str


class StageEnded(Event, frozen=True, tag="stage-ended"):
    """A step of the mythos phase is done, and ``next`` is due."""

    next: Stage


class GameWon(Event, frozen=True, tag="game-won"):
    """``how`` is ``gates`` or ``seals``."""

    how: str
    message: ClassVar[str] = says("The investigators have won.")


class Awoke(Event, frozen=True, tag="awoke"):
    """The Ancient One awakens; ``cause`` as in ``effects.Awaken``."""

    cause: str
    ancient: str
    message: ClassVar[str] = says("{ancient} awakens.")
