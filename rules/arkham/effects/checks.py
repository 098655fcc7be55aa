"""Checks and dice."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from rules.effects import Choice, Effect
from rules.messages import says
from rules.offers import Domain, Faces, OneOf


class Memory(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a text remembers of its latest check or dice: successes, failures, the last face, a number chosen."""

    successes: int = 0
    failures: int = 0
    die: int = 0
    x: int = 0
    removed: bool = False


class Run(Effect, frozen=True, tag="run"):
    """A text goes on from one of its statements to the end of the block in which that stands.

    ``text`` names it in the content, ``at`` is the way to the statement: statement, branch, statement … ``subject`` is
    the seat it acts on, ``memory`` what it remembers.
    """

    text: str = ""
    at: tuple[int, ...] = (0,)
    subject: str = ""
    memory: Memory = Memory()


class Check(Effect, frozen=True, tag="check"):
    """A skill check is to be made (003 4.3).

    ``skill`` is one of the six or a derived one (``evade``, ``horror``, ``combat``, ``spell``); ``modifier`` is as
    printed, ``difficulty`` the successes needed. What it is made for: a ``monster`` token to evade, a ``gate`` to
    close at that place, or a text that waits (``run``, at the statement of the check).
    """

    seat: str = ""
    skill: str = ""
    modifier: int = 0
    difficulty: int = 1
    monster: str = ""
    gate: str = ""
    run: Run | None = None


class Roll(Choice, frozen=True, tag="roll"):
    """What the dice show; ``check`` is what they are thrown for, ``shown`` the dice that lie already."""

    who: str = ""
    dice: int = 1
    check: Check | None = None
    run: Run | None = None
    shown: tuple[int, ...] = ()

    title: ClassVar[str] = says("the dice")
    message: ClassVar[str] = says("{who} rolls {dice} dice. What do they show?")
    kind: ClassVar[str] = "dice"

    def domain(self) -> Domain:
        return Faces(self.dice)


class TellCheck(Choice, frozen=True, tag="tell-check"):
    """How a check went whose numbers the program was not told."""

    who: str = ""
    check: Check = Check()

    title: ClassVar[str] = says("the check")
    message: ClassVar[str] = says("Did {who} pass?")
    kind: ClassVar[str] = "dice"

    def domain(self) -> Domain:
        return OneOf(("passed", "failed"))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return (("passed", 1), ("failed", 1))


class SpendClue(Choice, frozen=True, tag="spend-clue"):
    """Whether a clue is spent for another die; ``shown`` lie already (003 4.3)."""

    check: Check = Check()
    shown: tuple[int, ...] = ()

    title: ClassVar[str] = says("a clue for another die")
    message: ClassVar[str] = says("Spend a clue for another die?")

    def domain(self) -> Domain:
        return OneOf(("spend", "stop"))
