"""Items and the talisman."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class AskRoom(Action, frozen=True, tag="ask-room"):
    """Ask the Planchette whether Hako Onna is in a room."""

    room: str

    title: ClassVar[str] = says("Ask the Planchette")


class AskFloor(Action, frozen=True, tag="ask-floor"):
    """Ask the rods on which floor Hako Onna is."""

    title: ClassVar[str] = says("Ask the Dowsing Rods")


class ReadPowers(Action, frozen=True, tag="read-powers"):
    """Look at Hako Onna's powers with the smartphone."""

    title: ClassVar[str] = says("Look with the Smartphone")


class Seal(Action, frozen=True, tag="seal"):
    """Seal a power with a talisman: a named one, or "" for the one that lies set first."""

    power: str = ""

    title: ClassVar[str] = says("Use a talisman")
