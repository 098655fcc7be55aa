"""Why Hako Onna may not."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class StartRoom(Violation, frozen=True, tag="start-room"):
    """At the start she hides in a grudge room."""

    id = "HO-R28"
    source = "hakoonna.md 2"
    message = says("At the start you may hide only in a room with the 怨 sign.")


class HideTooFar(Violation, frozen=True, tag="hide-too-far"):
    """One room in her time."""

    there: str
    n: int
    id = "HO-R29"
    source = "hakoonna.md 7"
    message = says("Without a power you move one room; {there} is {n} away.")


class OnCardboard(Violation, frozen=True, tag="on-cardboard"):
    """A table that is played by what is public leaves her moves to the cardboard."""

    id = "HO-R64"
    source = "flows.md 0.4"
    message = says("This table plays by what is public; Hako Onna moves on the cardboard.")
    overrulable = False


class NoHidingPlace(Violation, frozen=True, tag="no-hiding-place"):
    """A shadow with a tile in it is needed, in which nobody else hides."""

    room: str
    id = "HO-R77"
    source = "hakoonna.md 7"
    message = says("In {room} no shadow is left to hide in.")
