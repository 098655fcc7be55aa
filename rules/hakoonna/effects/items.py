"""Asked for the item cards, and of Hako Onna when one is used."""

from __future__ import annotations

from typing import ClassVar, Final

from rules.effects import Choice
from rules.messages import says
from rules.offers import Domain, OneOf

LOTS: Final = "lots"
"""The answer of a visitor who would have lots drawn, for whoever has no card yet."""


class ChooseItem(Choice, frozen=True, tag="choose-item"):
    """A visitor takes an item card, or the table draws lots for those that are left (hakoonna.md 2, step 2)."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the item card")
    message: ClassVar[str] = says("Which item card does {seat} take?")
    named: ClassVar[bool] = True
    proposed: ClassVar[str] = LOTS

    def domain(self) -> Domain:
        return OneOf((*self.left, LOTS))


class DrawItem(Choice, frozen=True, tag="draw-item"):
    """Which item card a visitor gets by lot (hakoonna.md 2, step 2)."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the item card by lot")
    message: ClassVar[str] = says("Draw a lot. Which item card does {who} get?")
    kind: ClassVar[str] = "items"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((item, 1) for item in self.left)


class Say(Choice, frozen=True, tag="say"):
    """Hako Onna says whether she is in ``room``, or else on which of the ``floors`` she is (hakoonna.md 1.9)."""

    who: str = ""
    room: str = ""
    floors: tuple[str, ...] = ()

    title: ClassVar[str] = says("Hako Onna's answer")
    message: ClassVar[str] = says("{who} asks where Hako Onna is. What does she say?")

    def domain(self) -> Domain:
        return OneOf(self.floors or ("yes", "no"))


class DrawSealed(Choice, frozen=True, tag="draw-sealed"):
    """Which power the talisman seals, where chance decides (U-22)."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the sealed power")
    message: ClassVar[str] = says("Which power does the talisman seal?")
    kind: ClassVar[str] = "sealed"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((power, 1) for power in self.left)
