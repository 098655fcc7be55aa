"""Why not: waking."""

from __future__ import annotations

from rules.messages import says
from rules.seats import SeatId
from rules.violations import Violation


class NotTonight(Violation, frozen=True, tag="not-tonight"):
    """The character has no step in this night."""

    char: str
    id = "BC-R13"
    source = "clocktower.md B1"
    message = says("{char} does not wake tonight.")


class DeadDoesNotWake(Violation, frozen=True, tag="dead-does-not-wake"):
    """The dead sleep on, but for what death itself sets off."""

    who: SeatId
    id = "BC-R14"
    source = "clocktower.md B5"
    message = says("{who} is dead and has no ability tonight.")


class Spent(Violation, frozen=True, tag="spent"):
    """The ability is gone."""

    char: str
    id = "BC-R15"
    source = "001 재봉사"
    message = says("{char} has already used the once-per-game ability.")


class Preached(Violation, frozen=True, tag="preached"):
    """A working Preacher has taken the ability."""

    who: SeatId
    id = "BC-R16"
    source = "001 전도사"
    message = says("{who} was chosen by the Preacher and has no ability now.")


class ChambermaidFew(Violation, frozen=True, tag="chambermaid-few"):
    """There are not two to choose from."""

    n: int
    id = "BC-R18"
    source = "001 객실 청소부"
    message = says("Players she could choose: {n}. The Chambermaid stays asleep.")


class FirstNight(Violation, frozen=True, tag="first-night"):
    """It acts from the second night on."""

    char: str
    id = "BC-R28"
    source = "001 포"
    message = says("{char} does not act on the first night.")


class SummonerTime(Violation, frozen=True, tag="summoner-time"):
    """Not in this night."""

    n: int
    id = "BC-R40"
    source = "001 소환사"
    message = says("The Summoner acts on night 3; this is night {n}.")


class StepsLeft(Violation, frozen=True, tag="steps-left"):
    """Something of the night is not settled."""

    n: int
    id = "BC-R44"
    source = "clocktower.md B1"
    message = says("{n} night steps are open. Check them before dawn.")
