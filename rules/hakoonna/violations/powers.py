"""Why a power is not set or used."""

from rules.messages import says
from rules.violations import Violation


class PowerNotSet(Violation, frozen=True, tag="power-not-set"):
    """Only what lies set is used."""

    power: str
    id = "HO-R30"
    source = "hakoonna.md 1.6"
    message = says("‘{power}’ is not set. Only set powers can be used.")


class SetOrTake(Violation, frozen=True, tag="set-or-take"):
    """Within one time she sets, or takes back."""

    id = "HO-R31"
    source = "hakoonna.md 1.6; hakoonna.md 7"
    message = says("In one Hako Onna's time you either set or take back.")


class RankBlocked(Violation, frozen=True, tag="rank-blocked"):
    """The Holy Drops hold back the ranks B and C."""

    rank: str
    id = "HO-R32"
    source = "hakoonna.md 1.9; hakoonna.md 7"
    message = says("Holy Drops block rank {rank} this time.")


class PowerLocked(Violation, frozen=True, tag="power-locked"):
    """Some powers need opened diaries."""

    need: int
    have: int
    id = "HO-R33"
    source = "hakoonna.md 1.6"
    message = says("Needs {need} opened diaries; {have} so far.")


class StartPower(Violation, frozen=True, tag="start-power"):
    """Some powers may not be the first one."""

    power: str
    id = "HO-R34"
    source = "hakoonna.md 0.5; hakoonna.md 10"
    message = says("{power} cannot be the starting power.")


class WailFirst(Violation, frozen=True, tag="wail-first"):
    """The wail opens her time."""

    id = "HO-R35"
    source = "hakoonna.md 7"
    message = says("The wail comes only at the start of her time.")


class SlotsFull(Violation, frozen=True, tag="slots-full"):
    """So many powers lie set at once."""

    max: int
    id = "HO-R36"
    source = "hakoonna.md 1.4; hakoonna.md 12 U-07"
    message = says("The power slots ({max}) are all taken.")


class HakobitoPower(Violation, frozen=True, tag="hakobito-power"):
    """A Hakobito uses none of her powers but one."""

    id = "HO-R37"
    source = "hakoonna.md 8"
    message = says("A Hakobito may use only the strengthened ‘Behind You’.")


class Sealed(Violation, frozen=True, tag="sealed"):
    """A talisman lies on it."""

    power: str
    id = "HO-R38"
    source = "hakoonna.md 1.6; hakoonna.md 12 U-22"
    message = says("{power} is sealed by a talisman.")


class GrayImmune(Violation, frozen=True, tag="gray-immune"):
    """No power touches him (G42)."""

    id = "HO-R52"
    source = "000 <상자여자의 힘 무효>; hakoonna.md 11"
    message = says("Hako Onna's powers do not touch the Gray Man.")


class PowerNotHers(Violation, frozen=True, tag="power-not-hers"):
    """She sets what she has in her hand, and takes back what lies set."""

    power: str
    id = "HO-R67"
    source = "hakoonna.md 1.6"
    message = says("‘{power}’ is not among the powers at hand.")


class NotInHerRoom(Violation, frozen=True, tag="not-in-her-room"):
    """Some powers reach only visitors of her own room (U-23, U-24, U-27)."""

    victim: str
    id = "HO-R68"
    source = "hakoonna.md 12 U-23; hakoonna.md 12 U-24"
    message = says("Only visitors in her room can be chosen; {victim} is elsewhere.")


class NothingToTake(Violation, frozen=True, tag="nothing-to-take"):
    """The visitor holds nothing."""

    victim: str
    id = "HO-R69"
    source = "hakoonna.md 1.6"
    message = says("{victim} has nothing to take.")


class NoSuchDoor(Violation, frozen=True, tag="no-such-door"):
    """The barrier lies on a door."""

    here: str
    there: str
    id = "HO-R70"
    source = "hakoonna.md 1.6"
    message = says("No door or stairs join {here} and {there}.")


class MustBeTrue(Violation, frozen=True, tag="must-be-true"):
    """She lies only while False Answer is set (D-09)."""

    id = "HO-R71"
    source = "hakoonna.md 1.6; hakoonna.md 10"
    message = says("Without False Answer the answer must be true.")


class WrongHiding(Violation, frozen=True, tag="wrong-hiding"):
    """She cries from where she lies."""

    id = "HO-R72"
    source = "hakoonna.md 7"
    message = says("She wails where she lies, and nowhere else.")


class BehindByItem(Violation, frozen=True, tag="behind-by-item"):
    """At this table Behind You strikes whoever uses an item (U-23)."""

    id = "HO-R73"
    source = "hakoonna.md 12 U-23"
    message = says("At this table Behind You strikes only whoever uses an item in her room.")
