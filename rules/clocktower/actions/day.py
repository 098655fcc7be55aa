"""Nominations, votes, executions, exiles."""

from __future__ import annotations

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Nominate(Action, frozen=True, tag="nominate"):
    by: str
    of: str

    title: ClassVar[str] = says("Nominate")


class CallExile(Action, frozen=True, tag="call-exile"):
    by: str
    of: str

    title: ClassVar[str] = says("Call for an exile")


class CountHand(Action, frozen=True, tag="count-hand"):
    """The hand of the clock passes somebody, whose own hand is up or not."""

    who: str
    up: bool

    title: ClassVar[str] = says("Count a hand")


class CloseVote(Action, frozen=True, tag="close-vote"):
    """All hands are counted; those not asked count as down."""

    title: ClassVar[str] = says("Close the vote")


class CancelVote(Action, frozen=True, tag="cancel-vote"):
    """Have it not count at all."""

    title: ClassVar[str] = says("Cancel the vote")


class Execute(Action, frozen=True, tag="execute"):
    """Execute somebody, who dies of it or not."""

    who: str
    dies: bool

    title: ClassVar[str] = says("Execute")


class Exile(Action, frozen=True, tag="exile"):
    """Send a Traveller away."""

    who: str

    title: ClassVar[str] = says("Exile")
