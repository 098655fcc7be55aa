"""Why not: setup."""

from __future__ import annotations

from rules.messages import says
from rules.seats import SeatId
from rules.violations import Violation


class BluffInPlay(Violation, frozen=True, tag="bluff-in-play"):
    """A bluff is a character that nobody has."""

    char: str
    id = "BC-R41"
    source = "001 소환사"
    message = says("{char} is in play and cannot be a bluff.")


class BagCount(Violation, frozen=True, tag="bag-count"):
    """The bag does not fit the number of players."""

    n: int
    t: int
    o: int
    m: int
    d: int
    id = "BC-R49"
    source = "clocktower.md B2"
    message = says("{n} players: Townsfolk {t}, Outsiders {o}, Minions {m}, Demons {d}.")


class TooMany(Violation, frozen=True, tag="too-many"):
    """More players than a game has."""

    n: int
    id = "BC-R50"
    source = "clocktower.md B2"
    message = says("At most 15 players without Travellers; {n} now.")


class SlipTaken(Violation, frozen=True, tag="slip-taken"):
    """The slip of that number is somebody else's."""

    n: int
    who: SeatId
    left: tuple[int, ...] = ()
    id = "BC-R68"
    source = "clocktower.md B2"
    message = says("{who} drew number {n} already. Type one that is left: {left}.")
    overrulable = False
