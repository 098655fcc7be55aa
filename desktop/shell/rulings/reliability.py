"""How well a rule is known: told by several sources, by a single one, or only inferred."""

from __future__ import annotations

from typing import Literal

from desktop.shell.rulings.touching import CODE
from rules.messages import says
from rules.violations import SOURCES, Violation

Mark = Literal["confirmed", "single", "inferred", "own"]

MARKS: dict[Mark, str] = {
    "confirmed": says("Confirmed: several sources"),
    "single": says("One source only"),
    "inferred": says("Inferred, unofficial"),
    "own": says("How this program asks"),
}

CONFIRMED = frozenset(
    "GN-R01 HO-R01 HO-R02 HO-R04 HO-R06 HO-R08 HO-R09 HO-R10 HO-R11 HO-R12 HO-R19 HO-R20 HO-R26 HO-R27 HO-R28 HO-R29"
    " HO-R31 HO-R32 HO-R33 HO-R35 HO-R38 HO-R44 HO-R47 HO-R56 HO-R57 HO-R58 HO-R59 HO-R60 HO-R62".split()
)
"""Rules for which two independent texts at least have been found, by their numbers."""
INFERRED = frozenset("HO-R07 HO-R55 HO-R61 HO-R65 HO-R78".split())
"""Rules that no text tells, though nothing else would make sense."""


def mark(reason: Violation | type[Violation]) -> Mark:
    """How well the rule behind a refusal is known."""
    if CODE.search(reason.source) or reason.id in INFERRED:
        return "inferred"
    if reason.id in CONFIRMED:
        return "confirmed"
    return "own" if all(place in SOURCES for place in reason.source.split("; ")) else "single"
