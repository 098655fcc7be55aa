"""Building the mansion."""

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
