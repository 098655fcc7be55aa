"""Why not: telling."""

from __future__ import annotations

from rules.messages import says
from rules.seats import SeatId
from rules.violations import Violation


class DreamerPair(Violation, frozen=True, tag="dreamer-pair"):
    """The two tokens do not differ in side."""

    id = "BC-R20"
    source = "001 꿈꾸는 자"
    message = says("Show one good and one evil character.")


class DreamerTrue(Violation, frozen=True, tag="dreamer-true"):
    """Neither token is the true one."""

    who: SeatId
    id = "BC-R21"
    source = "001 꿈꾸는 자"
    message = says("One of the two must be {who}'s real character.")


class VortoxTrueInfo(Violation, frozen=True, tag="vortox-true-info"):
    """Under a Vortox this would be true."""

    truth: tuple[str, ...]
    id = "BC-R23"
    source = "001 보르톡스"
    message = says("Vortox is alive: true information is barred, so not {truth}.")


class InfoImpossible(Violation, frozen=True, tag="info-impossible"):
    """The truth does not allow this answer."""

    char: str
    range: tuple[str, ...]
    value: tuple[str, ...]
    id = "BC-R24"
    source = "001 초공감자"
    message = says("{char} can only learn {range} now; {value} is impossible.")


class InvestigatorSame(Violation, frozen=True, tag="investigator-same"):
    """Two reminders, two people."""

    id = "BC-R25"
    source = "001 수사관"
    message = says("MINION and WRONG go on two different players.")


class CannibalTold(Violation, frozen=True, tag="cannibal-told"):
    """Its owner is not told."""

    id = "BC-R45"
    source = "001 식인종"
    message = says("The Cannibal is never told which ability it is.")
