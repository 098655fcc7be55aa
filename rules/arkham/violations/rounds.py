"""Time and order."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class WrongPhase(Violation, frozen=True, tag="wrong-phase"):
    """The action belongs to another phase."""

    action: str
    phase: str
    id = "AH-R01"
    source = "003 3"
    message = says("{action} belongs to {phase}.")


class TurnOrder(Violation, frozen=True, tag="turn-order"):
    """Another seat has its part."""

    who: str
    id = "AH-R02"
    source = "003 3.2"
    message = says("It is {who}'s turn; play runs left from the first player.")
