"""Asked for the noise."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice
from rules.messages import says
from rules.offers import Domain, OneOf


class Tower(Choice, frozen=True, tag="tower"):
    """Whether the tower holds the disc of that height, 1 for the lowest (hakoonna.md 4.2)."""

    who: str = ""
    height: int = 1
    falls: int = 0

    title: ClassVar[str] = says("the noise")
    message: ClassVar[str] = says("{who} stacks disc {height}. Does the tower hold?")
    kind: ClassVar[str] = "noise"

    def domain(self) -> Domain:
        return OneOf(("held", "fell"))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return (("held", 100 - self.falls), ("fell", self.falls))


class DrawNoise(Choice, frozen=True, tag="draw-noise"):
    """Which noise card is drawn; ``total`` is the sum so far (hakoonna.md 4.3)."""

    who: str = ""
    left: tuple[int, ...] = ()
    total: int = 0

    title: ClassVar[str] = says("the noise card")
    message: ClassVar[str] = says("{who} draws a noise card. The sum so far is {total}.")
    kind: ClassVar[str] = "noise"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((value, 1) for value in self.left)
