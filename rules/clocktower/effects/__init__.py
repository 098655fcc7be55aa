"""What is about to happen, and what Fate is asked."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.clocktower.state import MarkKind, Until
from rules.effects import Choice, Effect
from rules.messages import says
from rules.offers import Domain, OneOf


class Die(Effect, frozen=True, tag="die"):
    """Somebody is to die by a character's ability, of whom ``by`` is the owner ("" by the storyteller's judgement).

    Nothing keeps a ``sure`` death away (001 암살자).
    """

    seat: str = ""
    character: str = ""
    by: str = ""
    sure: bool = False


class DrawToken(Choice, frozen=True, tag="draw-token"):
    """Which token somebody draws from the bag."""

    who: str = ""
    left: tuple[str, ...] = ()
    title: ClassVar[str] = says("the drawn token")
    message: ClassVar[str] = says("Which character did {who} draw?")
    kind: ClassVar[str] = "bag"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(tuple(dict.fromkeys(self.left)))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((token, self.left.count(token)) for token in dict.fromkeys(self.left))


class LaySlip(Choice, frozen=True, tag="lay-slip"):
    """Which token lies under a number, so that nobody can tell one number from another."""

    number: int = 0
    left: tuple[str, ...] = ()
    title: ClassVar[str] = says("the token under a number")
    message: ClassVar[str] = says("Which character lies under number {number}?")
    kind: ClassVar[str] = "bag"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(tuple(dict.fromkeys(self.left)))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((token, self.left.count(token)) for token in dict.fromkeys(self.left))


class DrawSlip(Choice, frozen=True, tag="draw-slip"):
    """Which number somebody draws."""

    who: str = ""
    left: tuple[int, ...] = ()
    title: ClassVar[str] = says("the drawn number")
    message: ClassVar[str] = says("Which number did {who} draw?")
    kind: ClassVar[str] = "slip"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((number, 1) for number in self.left)


class Lay(Effect, frozen=True, tag="lay"):
    """A step lays a reminder, in place of those numbered ``instead``."""

    seat: str = ""
    character: str = ""
    label: str = ""
    kind: MarkKind = ""
    source: str = ""
    while_able: bool = False
    until: Until = ""
    instead: tuple[int, ...] = ()


class Lift(Effect, frozen=True, tag="lift"):
    """A step takes reminders away."""

    marks: tuple[int, ...] = ()


class Tally(Effect, frozen=True, tag="tally"):
    """Some voted or nominated just now, and the reminders of it follow; or a nomination was ``cancelled``."""

    kind: Literal["vote", "nomination"] = "nomination"
    seats: tuple[str, ...] = ()
    cancelled: bool = False


class LayMark(Choice, frozen=True, tag="lay-mark"):
    """Whether a reminder of a step is laid."""

    lay: Lay = Lay()
    title: ClassVar[str] = says("the reminder")
    message: ClassVar[str] = says("Lay a reminder beside {who}: {label}?")
    proposed: ClassVar[str] = "yes"

    @property
    def who(self) -> str:
        """Beside whom."""
        return self.lay.seat

    @property
    def label(self) -> str:
        """What it says."""
        return self.lay.label

    def domain(self) -> Domain:
        return OneOf(("yes", "no"))
