"""What has happened in the movement phase."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class PointsGiven(Event, frozen=True, tag="points-given"):
    """Movement points, or more of them."""

    seat: str
    points: int
    message: ClassVar[str] = says("{seat} has {points} movement points.")


class Moved(Event, frozen=True, tag="moved"):
    seat: str
    origin: str
    to: str
    message: ClassVar[str] = says("{seat} moves from {origin} to {to}.")


class Rode(Event, frozen=True, tag="rode"):
    """By the Patrol Wagon, past everything; that was the move."""

    seat: str
    origin: str
    to: str
    message: ClassVar[str] = says("{seat} takes the Patrol Wagon from {origin} to {to}.")


class MoveEnded(Event, frozen=True, tag="move-ended"):
    seat: str


class Advanced(Event, frozen=True, tag="advanced"):
    """On to the second area of an other world."""

    seat: str
    to: str
    message: ClassVar[str] = says("{seat} goes on to {to}.")


class Evaded(Event, frozen=True, tag="evaded"):
    seat: str
    monster: str
    message: ClassVar[str] = says("{seat} evades {monster}.")


class CombatBegan(Event, frozen=True, tag="combat-began"):
    """No movement points are left, and none can be gained."""

    seat: str
    monster: str
    message: ClassVar[str] = says("{seat} fights {monster}.")


class Traded(Event, frozen=True, tag="traded"):
    """Money (``amount``) or a card changes hands."""

    seat: str
    to: str
    thing: str
    amount: int = 1
    message: ClassVar[str] = says("{seat} gives {to} {amount} {thing}.")
