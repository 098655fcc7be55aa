"""Asked before the first turn."""

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


class DrawCode(Choice, frozen=True, tag="draw-code"):
    """A number of the safe's code, of which there are three (hakoonna.md 2, step 5)."""

    numbers: tuple[str, ...] = ()

    title: ClassVar[str] = says("the code of the safe")
    message: ClassVar[str] = says("Which number belongs to the code of the safe?")
    kind: ClassVar[str] = "code"

    def domain(self) -> Domain:
        return OneOf(self.numbers)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((number, 1) for number in self.numbers)


class DrawWeakness(Choice, frozen=True, tag="draw-weakness"):
    """Which weapon works against her (hakoonna.md 2, step 6)."""

    weapons: tuple[str, ...] = ()

    title: ClassVar[str] = says("her weakness")
    message: ClassVar[str] = says("Which weapon is Hako Onna's weakness?")
    kind: ClassVar[str] = "weakness"

    def domain(self) -> Domain:
        return OneOf(self.weapons)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((weapon, 1) for weapon in self.weapons)


class PlaceBones(Choice, frozen=True, tag="place-bones"):
    """Hako Onna says where the Bones lie (hakoonna.md 2, step 8)."""

    shadows: tuple[str, ...] = ()

    title: ClassVar[str] = says("the place of the Bones")
    message: ClassVar[str] = says("In which shadow do the Bones lie?")

    def domain(self) -> Domain:
        return OneOf(self.shadows)
