"""Drawn from the piles and the cup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.effects import Choice
from rules.messages import says
from rules.offers import Domain, OneOf


class DrawMythos(Choice, frozen=True, tag="draw-mythos"):
    """Which mythos card comes."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the mythos card")
    message: ClassVar[str] = says("Which mythos card is drawn?")
    kind: ClassVar[str] = "mythos"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((card, 1) for card in self.left)


class DrawMarker(Choice, frozen=True, tag="draw-marker"):
    """Which gate marker comes to a place, with so many monsters to follow."""

    place: str = ""
    monsters: int = 1
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the gate marker")
    message: ClassVar[str] = says("Where does the gate at {place} lead?")
    kind: ClassVar[str] = "markers"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((marker, 1) for marker in self.left)


class DrawMonster(Choice, frozen=True, tag="draw-monster"):
    """Which kind of monster comes out of the cup; ``left`` counts them. ``why`` is where it goes."""

    place: str = ""
    left: Mapping[str, int] = {}

    title: ClassVar[str] = says("the monster")
    message: ClassVar[str] = says("Which monster is drawn for {place}?")
    kind: ClassVar[str] = "cup"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(tuple(self.left))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple(self.left.items())


class DrawAlly(Choice, frozen=True, tag="draw-ally"):
    """Which ally leaves the pile for the box."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the ally")
    message: ClassVar[str] = says("Which ally leaves the game?")
    kind: ClassVar[str] = "allies"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((one, 1) for one in self.left)
