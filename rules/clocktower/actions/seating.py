"""The circle of chairs."""

from __future__ import annotations

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class SwapSeats(Action, frozen=True, tag="swap-seats"):
    """Two people change places; all that is theirs goes with them."""

    who: str
    other: str

    title: ClassVar[str] = says("Swap two seats")


class MoveSeat(Action, frozen=True, tag="move-seat"):
    """Somebody sits down before another one, clockwise."""

    who: str
    before: str

    title: ClassVar[str] = says("Move a seat")


class SwapTokens(Action, frozen=True, tag="swap-tokens"):
    """Two people change characters, and stay where they are."""

    who: str
    other: str

    title: ClassVar[str] = says("Swap two characters")


class JoinCircle(Action, frozen=True, tag="join-circle"):
    """Somebody who comes late sits down before another one, as this Traveller, on a side that only you know."""

    who: str
    character: str
    before: str
    evil: bool

    title: ClassVar[str] = says("Add a Traveller")


class LeaveCircle(Action, frozen=True, tag="leave-circle"):
    """Somebody goes home."""

    who: str

    title: ClassVar[str] = says("Take a seat away")
