"""Asked for Hako Onna's powers and for the diary pile."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice, Effect
from rules.hakoonna.effects import piles
from rules.messages import says
from rules.offers import Domain, OneOf, Several


class DrawPower(Choice, frozen=True, tag="draw-power"):
    """Which power she may begin with, where chance decides (U-05)."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the first power")
    message: ClassVar[str] = says("Which power was drawn for Hako Onna?")
    kind: ClassVar[str] = "first-power"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((power, 1) for power in self.left)


class ChoosePower(Choice, frozen=True, tag="choose-power"):
    """Hako Onna chooses the power she begins with."""

    powers: tuple[str, ...] = ()

    title: ClassVar[str] = says("the first power")
    message: ClassVar[str] = says("With which power does Hako Onna begin?")
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.powers)


class TakePower(Choice, frozen=True, tag="take-power"):
    """The power that a wail is worth; always asked, so that the pause tells nothing (U-06)."""

    powers: tuple[str, ...] = ()

    title: ClassVar[str] = says("the power of the wail")
    message: ClassVar[str] = says("Which power does the wail bring?")
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf((*self.powers, "none"))


class DrawPage(Choice, frozen=True, tag="draw-page"):
    """Which card of the diary pile is drawn; for a ``wail`` its power is hers."""

    left: tuple[str, ...] = ()
    wail: bool = False
    who: str = ""

    title: ClassVar[str] = says("the diary card")
    message: ClassVar[str] = says("Which diary card is drawn?")
    kind: ClassVar[str] = "pages"
    unknowable: ClassVar[str] = "unknown"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf((*self.left, "unknown"))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((page, 1) for page in self.left) or (("unknown", 1),)


class ShowCard(Choice, frozen=True, tag="show-card"):
    """The Gray Man turns his card in the Time of Despair; the program, which was never told it, has none (G49)."""

    title: ClassVar[str] = says("the Gray Man's card")
    message: ClassVar[str] = says("The Time of Despair: turn the Gray Man's card. What does it show?")
    kind: ClassVar[str] = "gray-card-turned"
    unknowable: ClassVar[str] = "unknown"

    def domain(self) -> Domain:
        return OneOf(("white", "black", "unknown"))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return (("unknown", 1),)


class Arrange(Choice, frozen=True, tag="arrange"):
    """Hako Onna lays the tiles of a room anew: the answer tells for each of the shadows where its tile goes."""

    shadows: tuple[str, ...] = ()

    title: ClassVar[str] = says("the new order of the tiles")
    message: ClassVar[str] = says("In which order do the tiles lie now?")

    def domain(self) -> Domain:
        return Several(self.shadows, len(self.shadows), len(self.shadows))


class DrawStolen(Choice, frozen=True, tag="draw-stolen"):
    """What Hako Onna takes from a visitor by chance (I Want That); "tile" for one the program does not know."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("what is taken")
    message: ClassVar[str] = says("What does Hako Onna take from {who}?")
    kind: ClassVar[str] = "held"

    def domain(self) -> Domain:
        return piles.kinds(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return piles.by_count(self.left)


class Holder(Choice, frozen=True, tag="holder"):
    """Who holds the Mary doll, where the program holds no tiles."""

    seats: tuple[str, ...] = ()

    title: ClassVar[str] = says("the holder of the doll")
    message: ClassVar[str] = says("Who holds the Mary doll?")
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf((*self.seats, "nobody"))


class SayRank(Choice, frozen=True, tag="say-rank"):
    """Whether a power that nobody names may be set under the Holy Drops, where the program holds no powers."""

    title: ClassVar[str] = says("the rank of the power")
    message: ClassVar[str] = says("The Holy Drops hold back ranks B and C. May this power be set?")

    def domain(self) -> Domain:
        return OneOf(("yes", "no"))


class Interrupt(Choice, frozen=True, tag="interrupt"):
    """Whether Hako Onna steps in when a tile or an item is used; always asked, so that the pause tells nothing.

    ``struck`` is whether she may strike the user (U-23), ``robbed`` whether she may take something from them.
    """

    who: str = ""
    robbed: bool = False
    struck: bool = False

    title: ClassVar[str] = says("whether Hako Onna steps in")
    message: ClassVar[str] = says("{who} is about to use something. Does Hako Onna step in?")

    def domain(self) -> Domain:
        want = ("i_want_that",) if self.robbed else ()
        return OneOf(("no", *want, *(("behind_you",) if self.struck else ())))


class Follow(Choice, frozen=True, tag="follow"):
    """Which way a visitor goes towards the telephone."""

    rooms: tuple[str, ...] = ()

    title: ClassVar[str] = says("the way to the telephone")
    message: ClassVar[str] = says("The telephone rings. Which way does {seat} go?")

    def domain(self) -> Domain:
        return OneOf(self.rooms)


class Use(Effect, frozen=True, tag="use"):
    """A tile or an item does what it does, after Hako Onna could step in."""

    seat: str = ""
    thing: str = ""
    shadow: str = ""
    room: str = ""
    numbers: tuple[str, ...] = ()
    held: bool = False


class SpawnBeside(Effect, frozen=True, tag="spawn-beside"):
    """A new Hakobito takes up the tile of the next shadow (U-15)."""

    seat: str = ""
