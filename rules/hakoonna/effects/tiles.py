"""Tiles looked at, taken up and used."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice, Effect
from rules.hakoonna.effects import piles
from rules.messages import says
from rules.offers import Domain, OneOf


class Look(Effect, frozen=True, tag="look"):
    """A seat sees the tile of a shadow; one that nobody has seen gets its face first."""

    seat: str = ""
    shadow: str = ""


class TakeUp(Effect, frozen=True, tag="take-up"):
    """Hako Onna or a Hakobito takes the place of a shadow's tile, which goes to the lair."""

    seat: str = ""
    shadow: str = ""


class DrawTile(Choice, frozen=True, tag="draw-tile"):
    """Which tile lies in a shadow that nobody has looked into; ``left`` are those it may be."""

    shadow: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the tile")
    message: ClassVar[str] = says("Which tile lies {shadow}?")
    kind: ClassVar[str] = "tiles"

    def domain(self) -> Domain:
        return piles.kinds(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return piles.by_count(self.left)


class Found(Choice, frozen=True, tag="found"):
    """What came of looking into a shadow, where the program holds no tiles (flows.md 0.3)."""

    who: str = ""
    shadow: str = ""
    may_cross: bool = False

    title: ClassVar[str] = says("the opened tile")
    message: ClassVar[str] = says("{who} looks {shadow}. What comes of it?")
    kind: ClassVar[str] = "opened"

    def domain(self) -> Domain:
        return OneOf(("back", "keep", "diary", "dead", *(("cross",) if self.may_cross else ())))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return (("back", 1),)


class Decide(Choice, frozen=True, tag="decide"):
    """Put the tile back, or take it along (hakoonna.md 6)."""

    shadow: str = ""
    tile: str = ""
    may_cross: bool = False

    title: ClassVar[str] = says("what to do with the tile")
    message: ClassVar[str] = says("Put the tile back, or take it along?")

    def domain(self) -> Domain:
        return OneOf(("back", "keep", *(("cross",) if self.may_cross else ())))


class Hide(Choice, frozen=True, tag="hide"):
    """In which shadow Hako Onna or a Hakobito hides now."""

    shadows: tuple[str, ...] = ()

    title: ClassVar[str] = says("the hiding place")
    message: ClassVar[str] = says("In which shadow does {seat} hide?")

    def domain(self) -> Domain:
        return OneOf(self.shadows)


class Tell(Choice, frozen=True, tag="tell"):
    """What Hako Onna says to a tile used on a shadow, where the program holds no tiles."""

    who: str = ""
    shadow: str = ""
    tile: str = ""
    numbers: tuple[str, ...] = ()
    deadly: bool = False

    title: ClassVar[str] = says("Hako Onna's answer")
    message: ClassVar[str] = says("{who} uses the {tile} {shadow}. Does it work?")

    def domain(self) -> Domain:
        return OneOf(("yes", "no", "dead") if self.deadly else ("yes", "no"))


class AskRest(Effect, frozen=True, tag="ask-rest"):
    """The program asks for what the table has not told it."""


class TellHeld(Choice, frozen=True, tag="tell-held"):
    """Which tile lies before a seat, of those that nobody has told of."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("a tile held")
    message: ClassVar[str] = says("Which tile does {who} hold?")
    kind: ClassVar[str] = "tiles"

    def domain(self) -> Domain:
        return piles.kinds(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return piles.by_count(self.left)
