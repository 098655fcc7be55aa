"""Against the mythos phase."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class SurgeUneven(Violation, frozen=True, tag="surge-uneven"):
    """Two gates differ by more than one new monster."""

    a: str
    na: int
    b: str
    nb: int
    id = "AH-R39"
    source = "003 3.5"
    message = says("Surge monsters must be spread evenly: {a} has {na}, {b} has {nb}.")


class SurgeSurgingGateNotMax(Violation, frozen=True, tag="surge-surging-gate-not-max"):
    """Another gate gets more than the surging one."""

    gate: str
    id = "AH-R40"
    source = "003 3.5"
    message = says("No gate may receive more new monsters than the surging one, {gate}.")


class SurgeSurgingGateSkipped(Violation, frozen=True, tag="surge-surging-gate-skipped"):
    """The surging gate gets none."""

    gate: str
    id = "AH-R55"
    source = "arkham-board.md 10.4"
    message = says("Even when not all fit, the surging gate, {gate}, must get one.")


class NoRumorHere(Violation, frozen=True, tag="no-rumor-here"):
    """The rumor is settled elsewhere, or there is none."""

    place: str
    id = "AH-R67"
    source = "003 3.5"
    message = says("No rumor is settled at {place}.")


class SymbolStill(Violation, frozen=True, tag="symbol-still"):
    """The card does not move this monster."""

    monster: str
    id = "AH-R43"
    source = "arkham-board.md 7"
    message = says("{monster}'s symbol is not on this card; it stays.")


class WrongArrow(Violation, frozen=True, tag="wrong-arrow"):
    """The monster goes elsewhere, by the arrow of that colour."""

    color: str
    here: str
    to: str
    id = "AH-R44"
    source = "arkham-board.md 3"
    message = says("The {color} arrow leads from {here} to {to}.")


class MonsterEngaged(Violation, frozen=True, tag="monster-engaged"):
    """An investigator is with it."""

    id = "AH-R45"
    source = "arkham-board.md 7"
    message = says("A monster sharing a space with an investigator does not move.")


class FlyerPlace(Violation, frozen=True, tag="flyer-place"):
    """Flyers are in streets and in the sky."""

    id = "AH-R46"
    source = "arkham-board.md 7"
    message = says("Flyers move to streets and the Sky only.")


class MonsterStays(Violation, frozen=True, tag="monster-stays"):
    """The monster does not go there by itself, or has moved."""

    monster: str
    to: str
    id = "AH-R68"
    source = "arkham-board.md 7"
    message = says("{monster} does not move to {to}.")
