"""Attempted by whoever's part it is."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class EndPart(Action, frozen=True, tag="end-part"):
    """Say that one's part of the phase is over."""

    title: ClassVar[str] = says("Done")


class MoveMonster(Action, frozen=True, tag="move-monster"):
    """Move one monster of those that the mythos card moves; the first player does."""

    monster: str
    to: str

    title: ClassVar[str] = says("Move a monster")


class Proceed(Action, frozen=True, tag="proceed"):
    """Carry out the step of the mythos phase that is due; the first player does."""

    title: ClassVar[str] = says("Next step")
