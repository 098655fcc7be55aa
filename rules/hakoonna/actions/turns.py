"""What a turn is made of: noise, a move, passing; and the end of her time."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Stack(Action, frozen=True, tag="stack"):
    """Stack noise discs, or draw noise cards, before acting: one, or two with the Holy Drops or the Mary card."""

    discs: int = 1

    title: ClassVar[str] = says("Make noise")


class Walk(Action, frozen=True, tag="walk"):
    """Move one's own piece to a room."""

    to: str

    title: ClassVar[str] = says("Move")


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing with the action."""

    title: ClassVar[str] = says("Pass")


class EndTime(Action, frozen=True, tag="end-time"):
    """End Hako Onna's time."""

    title: ClassVar[str] = says("End Hako Onna's time")
