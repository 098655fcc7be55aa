"""Why not that way, or that shadow."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class NoDoor(Violation, frozen=True, tag="no-door"):
    """The rooms touch, but no pair of doors joins them; or no way leads there at all."""

    here: str
    there: str
    id = "HO-R01"
    source = "000 【이동한다】; hakoonna.md 3"
    message = says("No pair of doors joins {here} and {there}.")


class TooFar(Violation, frozen=True, tag="too-far"):
    """One room an action."""

    there: str
    n: int
    id = "HO-R02"
    source = "000 【이동한다】; hakoonna.md 5"
    message = says("One room per action; {there} is {n} rooms away.")


class Barrier(Violation, frozen=True, tag="barrier"):
    """The barrier token lies on the door; it stops visitors."""

    id = "HO-R22"
    source = "000 [주1]; hakoonna.md 1.6"
    message = says("That door will not open: a barrier token lies on it.")


class OtherRoomShadow(Violation, frozen=True, tag="other-room-shadow"):
    """Only shadows of one's own room."""

    room: str
    id = "HO-R12"
    source = "hakoonna.md 5"
    message = says("Open only shadows in your own room; that one is in {room}.")


class NothingThere(Violation, frozen=True, tag="nothing-there"):
    """The shadow holds no tile."""

    id = "HO-R55"
    source = "hakoonna.md 5"
    message = says("Nothing lies in that shadow.")
