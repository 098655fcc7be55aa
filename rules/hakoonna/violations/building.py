"""Why a board is not laid there, or the mansion not finished."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class BasementAttach(Violation, frozen=True, tag="basement-attach"):
    """Nothing is ever attached to the Basement."""

    id = "HO-R03"
    source = "hakoonna.md 3"
    message = says("Nothing may be attached to the Basement.")


class NoMatchingDoor(Violation, frozen=True, tag="no-matching-door"):
    """At least one door must meet a door."""

    room: str
    id = "HO-R04"
    source = "hakoonna.md 3"
    message = says("No door of {room} meets another door. Rotate or move it.")


class SecondFloorNotOut(Violation, frozen=True, tag="2f-not-out"):
    """The second floor opens with its hall."""

    id = "HO-R05"
    source = "hakoonna.md 3"
    message = says("The 2F Hall is not out yet, so 2F is closed for building.")


class LayApart(Violation, frozen=True, tag="lay-apart"):
    """The board that begins a floor is not aligned to another."""

    room: str
    id = "HO-R06"
    source = "hakoonna.md 3"
    message = says("{room} is laid apart from the first floor.")


class CellTaken(Violation, frozen=True, tag="cell-taken"):
    """A board lies there."""

    room: str
    id = "HO-R07"
    source = "hakoonna.md 3"
    message = says("{room} already lies there.")


class StillBuilding(Violation, frozen=True, tag="still-building"):
    """Nobody walks before the mansion stands."""

    id = "HO-R57"
    source = "hakoonna.md 2"
    message = says("The mansion is still being built.")


class AlreadyBuilt(Violation, frozen=True, tag="already-built"):
    """The mansion stands."""

    id = "HO-R58"
    source = "hakoonna.md 3"
    message = says("The mansion is built already.")


class NotDrawn(Violation, frozen=True, tag="not-drawn"):
    """One lays the board that was drawn."""

    room: str
    drawn: str
    id = "HO-R59"
    source = "hakoonna.md 3"
    message = says("{drawn} was drawn, not {room}.")


class BoardsMissing(Violation, frozen=True, tag="boards-missing"):
    """All nine boards are laid."""

    n: int
    id = "HO-R60"
    source = "hakoonna.md 3"
    message = says("{n} of 9 boards are laid.")


class Unreachable(Violation, frozen=True, tag="unreachable"):
    """Every room must be reached from the 1F Hall."""

    room: str
    id = "HO-R61"
    source = "hakoonna.md 3"
    message = says("No way leads to {room}.")


class NoGrudgeRoom(Violation, frozen=True, tag="no-grudge-room"):
    """She begins in a room with the sign."""

    id = "HO-R62"
    source = "hakoonna.md 2"
    message = says("No 怨 room: Hako Onna has nowhere to hide.")


class LaidTwice(Violation, frozen=True, tag="laid-twice"):
    """A layout's file names a board twice; no action can, so this one is not in ``ALL``."""

    room: str
    id = "HO-R63"
    source = "hakoonna.md 3"
    message = says("{room} appears twice.")
