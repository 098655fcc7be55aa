"""Asked for the Gray Man's tiles and cards."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice
from rules.hakoonna.effects import piles
from rules.messages import says
from rules.offers import Domain, OneOf


class DrawHeld(Choice, frozen=True, tag="draw-held"):
    """Which of the Gray Man's tiles is taken (G53)."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the tile taken")
    message: ClassVar[str] = says("{who} takes a tile from the Gray Man. Which one?")
    kind: ClassVar[str] = "held"

    def domain(self) -> Domain:
        return piles.kinds(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return piles.by_count(self.left)


class ChooseHeld(Choice, frozen=True, tag="choose-held"):
    """The white Gray Man chooses which tile he loses (G50, G55)."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the tile given up")
    message: ClassVar[str] = says("Which tile does {who} get from the Gray Man?")

    def domain(self) -> Domain:
        return piles.kinds(self.left)


class TurnCentre(Choice, frozen=True, tag="turn-centre"):
    """Which of the cards in the middle is turned (G57); ``left`` are those that may lie there."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the card in the middle")
    message: ClassVar[str] = says("Turn a card in the middle. What does it show?")
    kind: ClassVar[str] = "centre"

    def domain(self) -> Domain:
        return piles.kinds(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return piles.by_count(self.left)


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
