"""About to happen in the mythos phase."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice, Effect
from rules.messages import says
from rules.offers import Domain, OneOf, Shares


class Surge(Effect, frozen=True, tag="surge"):
    """Monsters surge out of every open gate; the ``place`` is the one that brings it about (003 3.5)."""

    place: str = ""


class SpreadSurge(Choice, frozen=True, tag="spread-surge"):
    """How many new monsters come to each gate, in the order of ``gates``; ``place`` surges."""

    place: str = ""
    gates: tuple[str, ...] = ()
    total: int = 0
    over: int = 0

    title: ClassVar[str] = says("the surge")
    message: ClassVar[str] = says("{total} monsters surge at {place}. How many at each gate?")

    def domain(self) -> Domain:
        return Shares(self.gates, self.total)


class MoveMonsters(Effect, frozen=True, tag="move-monsters"):
    """These monsters are to move, one after another (003 3.5)."""

    tokens: tuple[str, ...] = ()


class ChooseTarget(Choice, frozen=True, tag="choose-target"):
    """Whom a monster goes for, where several are equal; the first player says (arkham-board.md 7)."""

    monster: str = ""
    people: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()

    title: ClassVar[str] = says("the monster's target")
    message: ClassVar[str] = says("{monster} could go for several. For whom?")

    def domain(self) -> Domain:
        return OneOf(self.people)


class EndStage(Effect, frozen=True, tag="end-stage"):
    """A step of the mythos phase is done."""


class DrawNext(Effect, frozen=True, tag="draw-next"):
    """Another mythos card is drawn in place of the one put back."""


class PassMarker(Effect, frozen=True, tag="pass-marker"):
    """The first-player marker goes to the left, and those who were devoured are replaced."""


class BeginTurn(Effect, frozen=True, tag="begin-turn"):
    """The next turn begins."""


class DrawNewcomer(Choice, frozen=True, tag="draw-newcomer"):
    """Which investigator takes the seat of one who was devoured."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the new investigator")
    message: ClassVar[str] = says("Which investigator does {who} play next?")
    kind: ClassVar[str] = "setup"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((one, 1) for one in self.left)


class EndRumor(Effect, frozen=True, tag="end-rumor"):
    """The rumor is over, ``passed`` or not."""

    passed: bool = True
