"""Why not, in the mansion; the numbers are those of the printed sentences."""

from rules.hakoonna.violations.building import AlreadyBuilt as AlreadyBuilt
from rules.hakoonna.violations.building import BasementAttach as BasementAttach
from rules.hakoonna.violations.building import BoardsMissing as BoardsMissing
from rules.hakoonna.violations.building import CellTaken as CellTaken
from rules.hakoonna.violations.building import LaidTwice as LaidTwice
from rules.hakoonna.violations.building import LayApart as LayApart
from rules.hakoonna.violations.building import NoGrudgeRoom as NoGrudgeRoom
from rules.hakoonna.violations.building import NoMatchingDoor as NoMatchingDoor
from rules.hakoonna.violations.building import NotDrawn as NotDrawn
from rules.hakoonna.violations.building import SecondFloorNotOut as SecondFloorNotOut
from rules.hakoonna.violations.building import StillBuilding as StillBuilding
from rules.hakoonna.violations.building import Unreachable as Unreachable
from rules.hakoonna.violations.gray_man import GrayApart as GrayApart
from rules.hakoonna.violations.gray_man import GrayCrowd as GrayCrowd
from rules.hakoonna.violations.gray_man import GrayFreeAction as GrayFreeAction
from rules.hakoonna.violations.gray_man import GrayItem as GrayItem
from rules.hakoonna.violations.gray_man import GrayMustMove as GrayMustMove
from rules.hakoonna.violations.gray_man import GrayNoise as GrayNoise
from rules.hakoonna.violations.gray_man import GrayPass as GrayPass
from rules.hakoonna.violations.gray_man import GrayReceive as GrayReceive
from rules.hakoonna.violations.gray_man import GrayTalk as GrayTalk
from rules.hakoonna.violations.gray_man import GrayTiming as GrayTiming
from rules.hakoonna.violations.gray_man import GrayWhiteSafe as GrayWhiteSafe
from rules.hakoonna.violations.gray_man import StealNothing as StealNothing
from rules.hakoonna.violations.gray_man import StealRandom as StealRandom
from rules.hakoonna.violations.hers import HideTooFar as HideTooFar
from rules.hakoonna.violations.hers import NoHidingPlace as NoHidingPlace
from rules.hakoonna.violations.hers import OnCardboard as OnCardboard
from rules.hakoonna.violations.hers import StartRoom as StartRoom
from rules.hakoonna.violations.items import AllSealed as AllSealed
from rules.hakoonna.violations.items import DoubleNoise as DoubleNoise
from rules.hakoonna.violations.items import HandsFull as HandsFull
from rules.hakoonna.violations.items import MaryBound as MaryBound
from rules.hakoonna.violations.items import MustOpen as MustOpen
from rules.hakoonna.violations.items import NeedsCompanion as NeedsCompanion
from rules.hakoonna.violations.items import NothingSet as NothingSet
from rules.hakoonna.violations.items import NotYours as NotYours
from rules.hakoonna.violations.items import XOnlyEmpty as XOnlyEmpty
from rules.hakoonna.violations.powers import BehindByItem as BehindByItem
from rules.hakoonna.violations.powers import GrayImmune as GrayImmune
from rules.hakoonna.violations.powers import HakobitoPower as HakobitoPower
from rules.hakoonna.violations.powers import MustBeTrue as MustBeTrue
from rules.hakoonna.violations.powers import NoSuchDoor as NoSuchDoor
from rules.hakoonna.violations.powers import NothingToTake as NothingToTake
from rules.hakoonna.violations.powers import NotInHerRoom as NotInHerRoom
from rules.hakoonna.violations.powers import PowerLocked as PowerLocked
from rules.hakoonna.violations.powers import PowerNotHers as PowerNotHers
from rules.hakoonna.violations.powers import PowerNotSet as PowerNotSet
from rules.hakoonna.violations.powers import RankBlocked as RankBlocked
from rules.hakoonna.violations.powers import Sealed as Sealed
from rules.hakoonna.violations.powers import SetOrTake as SetOrTake
from rules.hakoonna.violations.powers import SlotsFull as SlotsFull
from rules.hakoonna.violations.powers import StartPower as StartPower
from rules.hakoonna.violations.powers import WailFirst as WailFirst
from rules.hakoonna.violations.powers import WrongHiding as WrongHiding
from rules.hakoonna.violations.rooms import Barrier as Barrier
from rules.hakoonna.violations.rooms import NoDoor as NoDoor
from rules.hakoonna.violations.rooms import NothingThere as NothingThere
from rules.hakoonna.violations.rooms import OtherRoomShadow as OtherRoomShadow
from rules.hakoonna.violations.rooms import TooFar as TooFar
from rules.hakoonna.violations.tiles import KeyNeedsExit as KeyNeedsExit
from rules.hakoonna.violations.tiles import MaryNeedsBones as MaryNeedsBones
from rules.hakoonna.violations.tiles import NoGiving as NoGiving
from rules.hakoonna.violations.tiles import NotCarryable as NotCarryable
from rules.hakoonna.violations.tiles import NotHeld as NotHeld
from rules.hakoonna.violations.tiles import NotSameRoom as NotSameRoom
from rules.hakoonna.violations.tiles import SafeCount as SafeCount
from rules.hakoonna.violations.tiles import SafeUnknown as SafeUnknown
from rules.hakoonna.violations.tiles import TooFewHeld as TooFewHeld
from rules.hakoonna.violations.tiles import WeaponTarget as WeaponTarget
from rules.hakoonna.violations.turns import ActAfterNoise as ActAfterNoise
from rules.hakoonna.violations.turns import AlreadyStacked as AlreadyStacked
from rules.hakoonna.violations.turns import EyesClosed as EyesClosed
from rules.hakoonna.violations.turns import NoiseFirst as NoiseFirst
from rules.hakoonna.violations.turns import NoPassing as NoPassing
from rules.hakoonna.violations.turns import NotAgreed as NotAgreed
from rules.hakoonna.violations.turns import NotAVisitor as NotAVisitor
from rules.hakoonna.violations.turns import OneAction as OneAction
from rules.hakoonna.violations.turns import TalkApart as TalkApart
from rules.violations import Violation

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
    NotCarryable,
    NotSameRoom,
    NotHeld,
    TooFewHeld,
    NoGiving,
    SafeUnknown,
    SafeCount,
    KeyNeedsExit,
    MaryNeedsBones,
    WeaponTarget,
    Barrier,
    EyesClosed,
    StartRoom,
    HideTooFar,
    GrayNoise,
    GrayTiming,
    GrayMustMove,
    GrayCrowd,
    GrayPass,
    GrayItem,
    GrayFreeAction,
    GrayReceive,
    StealRandom,
    StealNothing,
    GrayApart,
    GrayWhiteSafe,
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
    OnCardboard,
    NeedsCompanion,
    NotYours,
    MaryBound,
    DoubleNoise,
    XOnlyEmpty,
    HandsFull,
    MustOpen,
    NothingSet,
    AllSealed,
    PowerNotSet,
    SetOrTake,
    RankBlocked,
    PowerLocked,
    StartPower,
    WailFirst,
    SlotsFull,
    HakobitoPower,
    Sealed,
    GrayImmune,
    PowerNotHers,
    NotInHerRoom,
    NothingToTake,
    NoSuchDoor,
    MustBeTrue,
    WrongHiding,
    BehindByItem,
    TalkApart,
    GrayTalk,
    NoHidingPlace,
)
