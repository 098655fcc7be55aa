"""Asked before the first turn."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice
from rules.messages import says
from rules.offers import Domain, OneOf


class DrawAncient(Choice, frozen=True, tag="draw-ancient"):
    """Which Ancient One it is."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the Ancient One")
    message: ClassVar[str] = says("Which Ancient One sleeps below?")
    kind: ClassVar[str] = "setup"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((one, 1) for one in self.left)


class DrawFirst(Choice, frozen=True, tag="draw-first"):
    """Who takes the first-player marker."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the first player")
    message: ClassVar[str] = says("Who begins?")
    kind: ClassVar[str] = "setup"

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((one, 1) for one in self.left)


class DrawInvestigator(Choice, frozen=True, tag="draw-investigator"):
    """Which investigator a seat plays."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the investigator")
    message: ClassVar[str] = says("Which investigator does {who} play?")
    kind: ClassVar[str] = "setup"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((one, 1) for one in self.left)
