"""Against closing and sealing."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class CloseWithoutExplored(Violation, frozen=True, tag="close-without-explored"):
    """The investigator has not come back through this gate."""

    id = "AH-R29"
    source = "003 3.3"
    message = says("No explored marker, so the gate cannot be closed yet.")


class SealClues(Violation, frozen=True, tag="seal-clues"):
    """Too few clues for a seal."""

    need: int
    have: int
    id = "AH-R30"
    source = "003 3.3"
    message = says("Sealing costs {need} clues; you have {have}.")


class SealForbidden(Violation, frozen=True, tag="seal-forbidden"):
    """A card forbids sealing."""

    card: str
    id = "AH-R31"
    source = "arkham-board.md 11.5"
    message = says("‘{card}’ forbids sealing now; closing is fine.")


class SealStable(Violation, frozen=True, tag="seal-stable"):
    """A stable place is never sealed."""

    id = "AH-R32"
    source = "arkham-board.md 13"
    message = says("A gate on a stable location can be closed, never sealed.")


class NoGateHere(Violation, frozen=True, tag="no-gate-here"):
    """No gate is open where the investigator stands."""

    place: str
    id = "AH-R53"
    source = "003 4.5"
    message = says("No open gate at {place}.")


class ReturnWrongGate(Violation, frozen=True, tag="return-wrong-gate"):
    """The gate leads to another world; ``gates`` lead to this one."""

    world: str
    gates: tuple[str, ...] = ()
    id = "AH-R54"
    source = "003 3.2"
    message = says("That gate does not lead to {world}. Choose from {gates}.")


class TriedAlready(Violation, frozen=True, tag="tried-already"):
    """One try at a gate, or one use of a place, each turn."""

    what: str
    id = "AH-R59"
    source = "003 3.3"
    message = says("{what} was used this turn already.")
