"""Why a tile is not used, kept or given."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class NotCarryable(Violation, frozen=True, tag="not-carryable"):
    """Some tiles stay where they lie."""

    tile: str
    id = "HO-R13"
    source = "hakoonna.md 6"
    message = says("The {tile} cannot be carried. Look, then put it back.")


class NotSameRoom(Violation, frozen=True, tag="not-same-room"):
    """Giving needs the same room."""

    other: str
    room: str
    id = "HO-R14"
    source = "hakoonna.md 5; hakoonna.md 12 U-19"
    message = says("You must share a room to give; {other} is in {room}.")


class NotHeld(Violation, frozen=True, tag="not-held"):
    """One uses and gives what one holds."""

    seat: str
    item: str
    id = "HO-R65"
    source = "hakoonna.md 5"
    message = says("{seat} does not hold the {item}.")


class TooFewHeld(Violation, frozen=True, tag="too-few-held"):
    """Nobody gives more tiles than lie before them, or none."""

    seat: str
    id = "HO-R78"
    source = "hakoonna.md 5"
    message = says("{seat} does not hold that many tiles.")


class NoGiving(Violation, frozen=True, tag="no-giving"):
    """The house rule (U-19)."""

    id = "HO-R66"
    source = "hakoonna.md 12 U-19"
    message = says("At this table nobody gives tiles away, or only one at a time.")


class SafeUnknown(Violation, frozen=True, tag="safe-unknown"):
    """Numbers are named at a Safe that one has seen."""

    id = "HO-R17"
    source = "hakoonna.md 6; hakoonna.md 9"
    message = says("Find the Safe tile in this room before trying numbers.")


class SafeCount(Violation, frozen=True, tag="safe-count"):
    """Three different numbers of the six."""

    need: int
    have: int
    id = "HO-R18"
    source = "hakoonna.md 9; hakoonna.md 12 U-13"
    message = says("Pick {need} different numbers; you have {have}.")


class KeyNeedsExit(Violation, frozen=True, tag="key-needs-exit"):
    """The key is used at an exit that one has seen, whether or not it still lies there."""

    id = "HO-R19"
    source = "hakoonna.md 9"
    message = says("The Key Ring works only at the Secret Exit.")


class MaryNeedsBones(Violation, frozen=True, tag="mary-needs-bones"):
    """The doll is offered at Bones that one has seen, whether or not they still lie there."""

    id = "HO-R20"
    source = "hakoonna.md 9"
    message = says("The Mary doll can be offered only at the Bones.")


class WeaponTarget(Violation, frozen=True, tag="weapon-target"):
    """A weapon is used on a shadow of one's own room."""

    id = "HO-R21"
    source = "hakoonna.md 9; hakoonna.md 12 U-12"
    message = says("A weapon needs one shadow in your room as its target.")
