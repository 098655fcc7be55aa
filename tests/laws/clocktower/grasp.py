"""What a try is made of: people and characters, likely ones and wrong ones."""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.clocktower.grim import Grim
from rules.clocktower.state import STORYTELLER
from rules.dice import Dice
from tests.laws.subjects import one_of

OFF: Final = ("washerwoman", "poisoner", "imp", "beggar")
"""Characters that the sheet does not have."""


class Grasp(NamedTuple):
    """What a try is made of."""

    grim: Grim
    by: str
    dice: Dice

    def one(self, *things: str) -> str:
        """Any of these."""
        return str(one_of(self.dice, *things))

    def person(self, *likely: str) -> str:
        """Somebody of the circle, of those that are likely as often as not; seldom nobody's name."""
        circle = self.grim.public.circle
        if self.dice.below(9) == 0 or not circle:
            return self.one("nobody", STORYTELLER)
        return self.one(*(likely if likely and self.dice.below(2) else circle))

    def people(self, count: int) -> tuple[str, ...]:
        """So many, now and then one more or less, or one of them twice."""
        return tuple(self.person() for _ in range(max(0, count + self.one_in(5) - self.one_in(6))))

    def character(self, *likely: str) -> str:
        """A character of the sheet, of those likely as often as not; seldom one of no sheet, or none at all."""
        odd = self.dice.below(14)
        if odd < 2:
            return self.one(*OFF) if odd else "ghost"
        return self.one(*(likely if likely and self.dice.below(2) else self.grim.sheet))

    def one_in(self, of: int) -> int:
        """1, once in so many times."""
        return int(self.dice.below(of) == 0)
