"""Why not, in the mansion; the numbers are those of the printed sentences."""

from rules.messages import says
from rules.violations import Violation


class NoDoor(Violation, frozen=True, tag="no-door"):
    """The rooms touch, but no pair of doors joins them; or no way leads there at all."""

    here: str
    there: str
    id = "HO-R01"
    source = "000 【이동한다】; hakoonna.md 3"
    message = says("No pair of doors joins {here} and {there}.")


class TooFar(Violation, frozen=True, tag="too-far"):
    """One room an action."""

    there: str
    n: int
    id = "HO-R02"
    source = "000 【이동한다】; hakoonna.md 5"
    message = says("One room per action; {there} is {n} rooms away.")


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


class NoiseFirst(Violation, frozen=True, tag="noise-first"):
    """Noise comes before the action."""

    id = "HO-R08"
    source = "hakoonna.md 4.1; hakoonna.md 4.2"
    message = says("Stack a noise disc first, then act.")


class ActAfterNoise(Violation, frozen=True, tag="act-after-noise"):
    """Who makes a noise loses the action."""

    who: str
    id = "HO-R09"
    source = "hakoonna.md 4.1"
    message = says("Noise was made, so {who} loses the action. It is Hako Onna's time.")


class OneAction(Violation, frozen=True, tag="one-action"):
    """One action a turn; ``action`` is the tag of the one done."""

    who: str
    action: str
    id = "HO-R10"
    source = "hakoonna.md 5"
    message = says("One action a turn; {who} has already done this one: {action}.")


class NotAVisitor(Violation, frozen=True, tag="not-a-visitor"):
    """The dead take no visitor actions."""

    who: str
    id = "HO-R11"
    source = "hakoonna.md 8"
    message = says("{who} is a Hakobito now and takes no visitor actions.")


class OtherRoomShadow(Violation, frozen=True, tag="other-room-shadow"):
    """Only shadows of one's own room."""

    room: str
    id = "HO-R12"
    source = "hakoonna.md 5"
    message = says("Open only shadows in your own room; that one is in {room}.")


class Barrier(Violation, frozen=True, tag="barrier"):
    """The barrier token lies on the door; it stops visitors."""

    id = "HO-R22"
    source = "000 [주1]; hakoonna.md 1.6"
    message = says("That door will not open: a barrier token lies on it.")


class EyesClosed(Violation, frozen=True, tag="eyes-closed"):
    """Hako Onna's time."""

    id = "HO-R27"
    source = "hakoonna.md 7; 000 ■상자여자의 시간"
    message = says("It is Hako Onna's time. Visitors wait with eyes closed.")


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


class NotAgreed(Violation, frozen=True, tag="surrender"):
    """Not enough living visitors agree."""

    have: int
    id = "HO-R53"
    source = "hakoonna.md 9; U-31"
    message = says("Surrender needs every living visitor; {have} agree.")


class NoPassing(Violation, frozen=True, tag="no-passing"):
    """The table's house rule."""

    id = "HO-R54"
    source = "U-17"
    message = says("This table allows no passing.")


class NothingThere(Violation, frozen=True, tag="nothing-there"):
    """The shadow holds no tile."""

    id = "HO-R55"
    source = "hakoonna.md 5"
    message = says("Nothing lies in that shadow.")


class AlreadyStacked(Violation, frozen=True, tag="already-stacked"):
    """One disc a turn; the action is next."""

    who: str
    id = "HO-R56"
    source = "hakoonna.md 4.1"
    message = says("{who} has made noise already. Now comes the action.")


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


ALL: tuple[type[Violation], ...] = (
    NoDoor,
    TooFar,
    BasementAttach,
    NoMatchingDoor,
    SecondFloorNotOut,
    LayApart,
    CellTaken,
    NoiseFirst,
    ActAfterNoise,
    OneAction,
    NotAVisitor,
    OtherRoomShadow,
    Barrier,
    EyesClosed,
    GrayNoise,
    GrayTiming,
    GrayMustMove,
    GrayCrowd,
    GrayPass,
    GrayFreeAction,
    NotAgreed,
    NoPassing,
    NothingThere,
    AlreadyStacked,
    StillBuilding,
    AlreadyBuilt,
    NotDrawn,
    BoardsMissing,
    Unreachable,
    NoGrudgeRoom,
)
