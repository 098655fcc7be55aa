"""What the mansion asks of Fate."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice
from rules.messages import says
from rules.offers import Domain, OneOf


class DrawStart(Choice, frozen=True, tag="draw-start"):
    """Which visitor begins (hakoonna.md 2, step 2)."""

    visitors: tuple[str, ...] = ()

    title: ClassVar[str] = says("the first player")
    message: ClassVar[str] = says("Who begins?")
    kind: ClassVar[str] = "start"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.visitors)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((seat, 1) for seat in self.visitors)


class DrawBoard(Choice, frozen=True, tag="draw-board"):
    """Which room board is drawn (hakoonna.md 3, rule 2)."""

    pool: tuple[str, ...] = ()

    title: ClassVar[str] = says("the drawn board")
    message: ClassVar[str] = says("Which board was drawn?")
    kind: ClassVar[str] = "boards"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.pool)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((room, 1) for room in self.pool)


class DealCard(Choice, frozen=True, tag="deal-card"):
    """The Gray Man draws one of three cards and shows it to nobody (000, ■게임의 준비)."""

    title: ClassVar[str] = says("the Gray Man's card")
    message: ClassVar[str] = says("The Gray Man takes one of the three cards and looks at it alone.")
    kind: ClassVar[str] = "gray-card"
    unknowable: ClassVar[str] = "unknown"

    def domain(self) -> Domain:
        return OneOf(("unknown", "white", "black"))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return (("white", 2), ("black", 1))


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


class NameCard(Choice, frozen=True, tag="name-card"):
    """The Gray Man's card is turned at the end; the program, which was never told it, has none to make up."""

    title: ClassVar[str] = says("the Gray Man's card")
    message: ClassVar[str] = says("Turn the Gray Man's card. What does it show?")
    kind: ClassVar[str] = "gray-card-turned"
    unknowable: ClassVar[str] = "unknown"

    def domain(self) -> Domain:
        return OneOf(("white", "black", "unknown"))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return (("unknown", 1),)
