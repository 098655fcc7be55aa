"""What binds the Gray Man, and what may be done to him."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class GrayNoise(Violation, frozen=True, tag="gray-noise"):
    """He stacks no noise."""

    id = "HO-R39"
    source = "000 ■차례와 행동"
    message = says("The Gray Man never stacks noise.")


class GrayTiming(Violation, frozen=True, tag="gray-timing"):
    """His turn comes after Hako Onna's time, before the noise is reset."""

    id = "HO-R40"
    source = "000 ■차례와 행동"
    message = says("The Gray Man's turn comes right after Hako Onna's time.")


class GrayMustMove(Violation, frozen=True, tag="gray-must-move"):
    """With company he must move while he can."""

    n: int
    id = "HO-R41"
    source = "000 ■차례와 행동"
    message = says("Visitors in his room: {n}. The Gray Man must move.")


class GrayCrowd(Violation, frozen=True, tag="gray-crowd"):
    """He moves only to rooms with fewer other visitors, or none."""

    there: str
    nt: int
    nh: int
    id = "HO-R42"
    source = "000 【이동한다】"
    message = says("{there} holds {nt} visitors, this room {nh}. Only emptier rooms are allowed.")


class GrayPass(Violation, frozen=True, tag="gray-pass"):
    """He passes only when he can neither move nor open; ``option`` is the tag of what he can do."""

    option: str
    id = "HO-R43"
    source = "000 ■차례와 행동"
    message = says("{option} is still possible, so he may not pass.")


class GrayFreeAction(Violation, frozen=True, tag="gray-free-action"):
    """He has no free actions, and no voice in a surrender."""

    id = "HO-R45"
    source = "000 【그늘을 열어본다】"
    message = says("The Gray Man has no free actions either.")


class GrayItem(Violation, frozen=True, tag="gray-item"):
    """He uses nothing (G25)."""

    id = "HO-R44"
    source = "000 ■차례와 행동"
    message = says("The Gray Man may not use items.")


class GrayReceive(Violation, frozen=True, tag="gray-receive"):
    """He is given nothing (G39)."""

    id = "HO-R46"
    source = "000 【그늘을 열어본다】"
    message = says("Nothing can be given to the Gray Man.")


class StealRandom(Violation, frozen=True, tag="steal-random"):
    """Which tile he loses is chance until he is confirmed white (G53, G55)."""

    id = "HO-R48"
    source = "000 【회색 남자로부터 아이템을 뺏는다】"
    message = says("Until he is confirmed White the stolen tile is random.")


class StealNothing(Violation, frozen=True, tag="steal-nothing"):
    """He holds no tile (G54)."""

    id = "HO-R49"
    source = "000 【회색 남자로부터 아이템을 뺏는다】"
    message = says("The Gray Man holds no tiles.")


class GrayApart(Violation, frozen=True, tag="gray-apart"):
    """One takes from him, or uses a weapon on him, in his room."""

    room: str
    id = "HO-R50"
    source = "000 【회색 남자에게 토벌 아이템을 사용한다】"
    message = says("You must share a room with the Gray Man; he is in {room}.")


class GrayWhiteSafe(Violation, frozen=True, tag="gray-white-safe"):
    """Once he is confirmed white no more weapons are used on him (U-34)."""

    id = "HO-R51"
    source = "000 【회색 남자에게 토벌 아이템을 사용한다】; hakoonna.md 12 U-34"
    message = says("He is confirmed White; this table uses no more weapons on him.")


class GrayTalk(Violation, frozen=True, tag="gray-talk"):
    """Silent until he is confirmed white or dead."""

    id = "HO-R47"
    source = "000 ■의사소통 불가"
    message = says("The Gray Man may not talk or gesture until confirmed White or dead.")
