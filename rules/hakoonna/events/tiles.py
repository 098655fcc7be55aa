"""Tiles looked at, kept, given and used."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class Opened(Event, frozen=True, tag="opened"):
    """A shadow was looked into, whatever lay there."""

    seat: str
    shadow: str
    room: str
    message: ClassVar[str] = says("{seat} looks into a shadow of {room} ({shadow}).")


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    """A tile that nobody had seen has a face now."""

    shadow: str
    tile: str


class Looked(Event, frozen=True, tag="looked"):
    """A seat alone has seen a tile."""

    seat: str
    shadow: str
    tile: str
    message: ClassVar[str] = says("{seat} sees {shadow}: {tile}.")


class PutBack(Event, frozen=True, tag="put-back"):
    """The tile lies there again, whatever it was."""

    seat: str
    shadow: str
    message: ClassVar[str] = says("{seat} puts the tile back.")


class Kept(Event, frozen=True, tag="kept"):
    """The tile lies before the seat, face down; what it is only that seat knows ("" for the others)."""

    seat: str
    shadow: str
    tile: str = ""
    message: ClassVar[str] = says("{seat} takes the tile along.")


class DiaryOpened(Event, frozen=True, tag="diary-opened"):
    """A diary page is shown to all at once."""

    seat: str
    shadow: str
    message: ClassVar[str] = says("{seat} finds a diary page and shows it to all.")


class Died(Event, frozen=True, tag="died"):
    """A visitor has found Hako Onna or a Hakobito (hakoonna.md 8)."""

    seat: str
    shadow: str
    message: ClassVar[str] = says("{seat} has found Hako Onna or a Hakobito, and dies.")


class Given(Event, frozen=True, tag="given"):
    """Tiles went from one visitor to another; which ones only the two know."""

    seat: str
    to: str
    count: int
    tiles: tuple[str, ...] = ()
    message: ClassVar[str] = says("{seat} gives {to} tiles: {count}.")


class SafeOpened(Event, frozen=True, tag="safe-opened"):
    """The right numbers were named; the first time there is the Key Ring inside."""

    seat: str
    shadow: str
    numbers: tuple[str, ...]
    key: str = ""
    message: ClassVar[str] = says("{seat} names {numbers} at the safe {shadow}: right, it opens.")


class SafeStayedShut(Event, frozen=True, tag="safe-stayed-shut"):
    """The numbers named were wrong, or Hako Onna sits there."""

    seat: str
    shadow: str
    numbers: tuple[str, ...]
    message: ClassVar[str] = says("{seat} names {numbers} at the safe {shadow}: wrong.")


class NothingHappened(Event, frozen=True, tag="nothing-happened"):
    """A tile was used where it does nothing; it leaves the game when it is ``lost``, its user dies when ``fatal``."""

    seat: str
    shadow: str
    tile: str
    lost: bool = False
    fatal: bool = False
    message: ClassVar[str] = says("{seat} uses the {tile} {shadow}. Nothing happens.")
