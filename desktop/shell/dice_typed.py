"""What is wrong with dice as they were typed: a digit that is no face, one die too few or too many (flows.md 0.3)."""

from __future__ import annotations

from typing import NamedTuple

from rules.offers import FACES
from rules.violations import DiceCount, DieFace, Violation


class Due(NamedTuple):
    """So many dice are to be told, and so many are told."""

    number: int
    told: int

    def against(self, digit: int) -> Violation | None:
        """Why one more digit cannot be."""
        if not 1 <= digit <= FACES:
            return DieFace(str(digit))
        return DiceCount(self.number, self.told + 1) if self.told >= self.number else None

    @property
    def lacking(self) -> Violation | None:
        """Why these cannot be all."""
        return DiceCount(self.number, self.told) if self.told < self.number else None
