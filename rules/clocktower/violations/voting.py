"""Why not: voting."""

from __future__ import annotations

from rules.messages import says
from rules.seats import SeatId
from rules.violations import Violation


class GhostVoteSpent(Violation, frozen=True, tag="ghost-vote-spent"):
    """The one vote of the dead is gone."""

    who: SeatId
    id = "BC-R06"
    source = "clocktower.md B3"
    message = says("{who} has already used the ghost vote.")


class VoteLocked(Violation, frozen=True, tag="vote-locked"):
    """The hand of the clock has passed."""

    who: SeatId
    id = "BC-R07"
    source = "clocktower.md B3"
    message = says("{who}'s hand is already counted.")


class TooFewVotes(Violation, frozen=True, tag="too-few-votes"):
    """Fewer hands than an execution takes."""

    need: int
    who: SeatId
    have: int
    id = "BC-R08"
    source = "clocktower.md B3"
    message = says("An execution needs {need} votes; {who} has {have}.")


class Tie(Violation, frozen=True, tag="tie"):
    """Two share the most votes."""

    a: SeatId
    b: SeatId
    n: int
    id = "BC-R09"
    source = "clocktower.md B3"
    message = says("{a} and {b} tie at {n}; nobody is executed.")


class SecondExecution(Violation, frozen=True, tag="second-execution"):
    """The day has had its execution."""

    id = "BC-R10"
    source = "001 성결자"
    message = says("One execution a day.")


class ExileNotTraveller(Violation, frozen=True, tag="exile-not-traveller"):
    """Others are nominated."""

    who: SeatId
    id = "BC-R11"
    source = "clocktower.md B3"
    message = says("Exile is for Travellers; {who} is not one.")


class ExileFew(Violation, frozen=True, tag="exile-few"):
    """Fewer hands than an exile takes."""

    need: int
    have: int
    id = "BC-R12"
    source = "clocktower.md B3"
    message = says("Exile needs {need} supporters; {have} so far.")
