"""Night and day."""

from __future__ import annotations

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Nightfall(Action, frozen=True, tag="nightfall"):
    """Have everybody close the eyes."""

    title: ClassVar[str] = says("Night falls")


class Daybreak(Action, frozen=True, tag="daybreak"):
    """Have everybody open the eyes, and tell who died."""

    title: ClassVar[str] = says("Day breaks")


class OpenNominations(Action, frozen=True, tag="open-nominations"):
    title: ClassVar[str] = says("Open nominations")


class CloseNominations(Action, frozen=True, tag="close-nominations"):
    title: ClassVar[str] = says("Close nominations")


class Declare(Action, frozen=True, tag="declare"):
    """Accept that a side has won."""

    side: str

    title: ClassVar[str] = says("Declare the winner")
