"""Why not: choosing."""

from __future__ import annotations

from rules.messages import says
from rules.seats import SeatId
from rules.violations import Violation


class ChambermaidTarget(Violation, frozen=True, tag="chambermaid-target"):
    """Whom she may choose."""

    id = "BC-R17"
    source = "001 객실 청소부"
    message = says("The Chambermaid picks two living players, not herself.")


class DreamerTarget(Violation, frozen=True, tag="dreamer-target"):
    """Whom the Dreamer may choose."""

    id = "BC-R19"
    source = "001 꿈꾸는 자"
    message = says("The Dreamer cannot choose self or a Traveller.")


class SeamstressTarget(Violation, frozen=True, tag="seamstress-target"):
    """Whom the Seamstress may choose."""

    id = "BC-R22"
    source = "001 재봉사"
    message = says("The Seamstress picks two different players, not herself.")


class PoThree(Violation, frozen=True, tag="po-three"):
    """After a night of nobody it is three."""

    need: int
    have: int
    id = "BC-R26"
    source = "001 포"
    message = says("Po must choose {need} tonight; {have} so far.")


class PoOne(Violation, frozen=True, tag="po-one"):
    """One or nobody."""

    id = "BC-R27"
    source = "001 포"
    message = says("Po may choose at most one tonight.")


class EngineerBoth(Violation, frozen=True, tag="engineer-both"):
    """One kind or the other."""

    id = "BC-R29"
    source = "001 기계공"
    message = says("The Engineer changes Minions or the Demon, not both.")


class OffScript(Violation, frozen=True, tag="off-script"):
    """The sheet does not have it."""

    char: str
    id = "BC-R30"
    source = "001 기계공"
    message = says("{char} is not on this script.")


class EngineerCount(Violation, frozen=True, tag="engineer-count"):
    """As many as there are Minions."""

    need: int
    have: int
    id = "BC-R31"
    source = "001 기계공"
    message = says("Name {need} Minions; {have} so far.")


class HarpyOrder(Violation, frozen=True, tag="harpy-order"):
    """One after the other, and two people."""

    id = "BC-R32"
    source = "001 하피"
    message = says("The Harpy picks first, then a different second.")


class AlreadyDead(Violation, frozen=True, tag="already-dead"):
    """Nobody dies twice."""

    who: SeatId
    id = "BC-R33"
    source = "001 하피"
    message = says("{who} is already dead.")


class Protected(Violation, frozen=True, tag="protected"):
    """Something keeps death away."""

    who: SeatId
    id = "BC-R38"
    source = "001 땜장이"
    message = says("{who} is protected and does not die.")


class TargetNotPlayer(Violation, frozen=True, tag="target-not-player"):
    """The storyteller is no player."""

    id = "BC-R39"
    source = "001 역병 의사"
    message = says("The Storyteller is not a player and cannot be a target.")
    overrulable = False
