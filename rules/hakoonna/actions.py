"""What is attempted in the mansion."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Lay(Action, frozen=True, tag="lay"):
    """Lay the drawn board in a cell (``1F:1:0`` is floor, column, row), after ``turn`` quarter turns to the right."""

    room: str
    cell: str
    turn: int = 0

    title: ClassVar[str] = says("Lay a board")


class Finish(Action, frozen=True, tag="finish"):
    """Say that the mansion is built."""

    title: ClassVar[str] = says("Finish the mansion")


class Stack(Action, frozen=True, tag="stack"):
    """Stack a noise disc, or draw a noise card, before acting."""

    title: ClassVar[str] = says("Make noise")


class Walk(Action, frozen=True, tag="walk"):
    """Move one's own piece to a room."""

    to: str

    title: ClassVar[str] = says("Move")


class Open(Action, frozen=True, tag="open"):
    """Look under the tile of a shadow and put it back."""

    shadow: str

    title: ClassVar[str] = says("Open a shadow")


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing with the action."""

    title: ClassVar[str] = says("Pass")


class EndTime(Action, frozen=True, tag="end-time"):
    """End Hako Onna's time."""

    title: ClassVar[str] = says("End Hako Onna's time")


class Agree(Action, frozen=True, tag="agree"):
    """Agree to surrender, or take the word back."""

    yes: bool = True

    title: ClassVar[str] = says("Agree to surrender")


class Surrender(Action, frozen=True, tag="surrender"):
    """Give up the game for all visitors."""

    title: ClassVar[str] = says("Surrender")
