"""What only some hear of: code, weakness, hiding places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from rules.events import Event
from rules.messages import says


class CodeDrawn(Event, frozen=True, tag="code-drawn"):
    """A number of the safe; only Hako Onna knows it ("" for the others)."""

    number: str = ""
    message: ClassVar[str] = says("A number of the safe's code is drawn.")


class WeaknessDrawn(Event, frozen=True, tag="weakness-drawn"):
    """The weapon that works; only Hako Onna knows it."""

    weapon: str = ""
    message: ClassVar[str] = says("Hako Onna's weakness is drawn.")


class TilesDealt(Event, frozen=True, tag="tiles-dealt"):
    """Every shadow has its tile, face down: ``faces`` those that lie at a fixed place, ``pool`` all others."""

    pool: tuple[str, ...] = ()
    faces: Mapping[str, str] = {}
    spare: int = 0
    message: ClassVar[str] = says("The tiles are dealt to the shadows, face down.")


class BonesPlaced(Event, frozen=True, tag="bones-placed"):
    """The Bones lie where Hako Onna wants them; only she knows where."""

    shadow: str = ""
    tile: str = ""
    message: ClassVar[str] = says("The Bones are hidden.")


class Entered(Event, frozen=True, tag="entered"):
    """Hako Onna or a Hakobito has gone to a room in her time."""

    seat: str
    room: str
    message: ClassVar[str] = says("{seat} goes to {room}.")


class Hid(Event, frozen=True, tag="hid"):
    """Hako Onna or a Hakobito lies in a shadow; its tile is in the lair, the one before lies where it was."""

    seat: str
    shadow: str
    tile: str
    message: ClassVar[str] = says("{seat} hides {shadow}; in the lair now: {tile}.")


class HakoHid(Event, frozen=True, tag="hako-hid"):
    """Everybody knows that she has hidden at the start, and nobody where."""

    message: ClassVar[str] = says("Hako Onna has slipped into the mansion.")


class KnowledgeChanged(Event, frozen=True, tag="knowledge-changed"):
    """How much the program is told from now on."""

    level: Literal["k0", "k1", "k2"]
    message: ClassVar[str] = says("From now on the program knows: {level}.")


class HeldTold(Event, frozen=True, tag="held-told"):
    """Which tile lies before a seat; only that seat knows."""

    seat: str
    tile: str = ""
    message: ClassVar[str] = says("The program is told a tile of {seat}.")
