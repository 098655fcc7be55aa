"""The mansion rises."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.hakoonna.content import Placement
from rules.messages import says


class StartDrawn(Event, frozen=True, tag="start-drawn"):
    seat: str
    message: ClassVar[str] = says("{seat} begins.")


class BoardDrawn(Event, frozen=True, tag="board-drawn"):
    seat: str
    room: str
    message: ClassVar[str] = says("{seat} draws {room}.")


class BoardLaid(Event, frozen=True, tag="board-laid"):
    seat: str
    placement: Placement
    message: ClassVar[str] = says("{seat} lays {room}.")

    @property
    def room(self) -> str:
        """The board."""
        return self.placement.room


class BoardPutUnder(Event, frozen=True, tag="board-put-under"):
    """No place takes the board, so it goes under the pile (U-04)."""

    room: str
    message: ClassVar[str] = says("{room} fits nowhere and goes under the pile.")


class BuildingBegunAnew(Event, frozen=True, tag="building-begun-anew"):
    """No board of the pile fits anywhere: the mansion is taken up again (hakoonna.md 3, rule 10)."""

    message: ClassVar[str] = says("No board fits any more. The mansion is begun anew.")


class MansionFinished(Event, frozen=True, tag="mansion-finished"):
    message: ClassVar[str] = says("The mansion stands.")
