"""Why not, in the town (flows.md 5.4)."""

from rules.arkham.violations.company import LastInvestigator as LastInvestigator
from rules.arkham.violations.company import NobodyLate as NobodyLate
from rules.arkham.violations.company import NotBegun as NotBegun
from rules.arkham.violations.company import TableFull as TableFull
from rules.arkham.violations.encounters import AbilityCost as AbilityCost
from rules.arkham.violations.encounters import AbilityOnGate as AbilityOnGate
from rules.arkham.violations.encounters import DeputyTaken as DeputyTaken
from rules.arkham.violations.encounters import LoanBarred as LoanBarred
from rules.arkham.violations.encounters import LoanTwice as LoanTwice
from rules.arkham.violations.encounters import MetAlready as MetAlready
from rules.arkham.violations.encounters import MustMeet as MustMeet
from rules.arkham.violations.encounters import NoAbility as NoAbility
from rules.arkham.violations.encounters import NotALocation as NotALocation
from rules.arkham.violations.encounters import NothingMet as NothingMet
from rules.arkham.violations.encounters import NothingToHeal as NothingToHeal
from rules.arkham.violations.encounters import ShopEmptyPurse as ShopEmptyPurse
from rules.arkham.violations.encounters import ShopMustBuy as ShopMustBuy
from rules.arkham.violations.encounters import ShopPrice as ShopPrice
from rules.arkham.violations.encounters import SliderStop as SliderStop
from rules.arkham.violations.encounters import TurnEnded as TurnEnded
from rules.arkham.violations.gates import CloseWithoutExplored as CloseWithoutExplored
from rules.arkham.violations.gates import NoGateHere as NoGateHere
from rules.arkham.violations.gates import ReturnWrongGate as ReturnWrongGate
from rules.arkham.violations.gates import SealClues as SealClues
from rules.arkham.violations.gates import SealForbidden as SealForbidden
from rules.arkham.violations.gates import SealStable as SealStable
from rules.arkham.violations.gates import TriedAlready as TriedAlready
from rules.arkham.violations.movement import Closed as Closed
from rules.arkham.violations.movement import ClueBeforeMonster as ClueBeforeMonster
from rules.arkham.violations.movement import ClueOnGate as ClueOnGate
from rules.arkham.violations.movement import CluePassThrough as CluePassThrough
from rules.arkham.violations.movement import Delayed as Delayed
from rules.arkham.violations.movement import Focus as Focus
from rules.arkham.violations.movement import GateByMovement as GateByMovement
from rules.arkham.violations.movement import LitasTooEarly as LitasTooEarly
from rules.arkham.violations.movement import MonsterBlocks as MonsterBlocks
from rules.arkham.violations.movement import MonsterElsewhere as MonsterElsewhere
from rules.arkham.violations.movement import MoveAfterCombat as MoveAfterCombat
from rules.arkham.violations.movement import MovePointsAfterCombat as MovePointsAfterCombat
from rules.arkham.violations.movement import MoveSplit as MoveSplit
from rules.arkham.violations.movement import NoClue as NoClue
from rules.arkham.violations.movement import NoEdge as NoEdge
from rules.arkham.violations.movement import NoInvestigators as NoInvestigators
from rules.arkham.violations.movement import NoPoints as NoPoints
from rules.arkham.violations.movement import NotHeld as NotHeld
from rules.arkham.violations.movement import OtherWorldMove as OtherWorldMove
from rules.arkham.violations.movement import TradeApart as TradeApart
from rules.arkham.violations.movement import TradeNotTradable as TradeNotTradable
from rules.arkham.violations.movement import TradePhase as TradePhase
from rules.arkham.violations.movement import WagonAfterSteps as WagonAfterSteps
from rules.arkham.violations.mythos import FlyerPlace as FlyerPlace
from rules.arkham.violations.mythos import MonsterEngaged as MonsterEngaged
from rules.arkham.violations.mythos import MonsterStays as MonsterStays
from rules.arkham.violations.mythos import NoRumorHere as NoRumorHere
from rules.arkham.violations.mythos import SurgeSurgingGateNotMax as SurgeSurgingGateNotMax
from rules.arkham.violations.mythos import SurgeSurgingGateSkipped as SurgeSurgingGateSkipped
from rules.arkham.violations.mythos import SurgeUneven as SurgeUneven
from rules.arkham.violations.mythos import SymbolStill as SymbolStill
from rules.arkham.violations.mythos import WrongArrow as WrongArrow
from rules.arkham.violations.rounds import TurnOrder as TurnOrder
from rules.arkham.violations.rounds import WrongPhase as WrongPhase
from rules.violations import Violation

ALL: tuple[type[Violation], ...] = (
    NotBegun,
    LastInvestigator,
    NobodyLate,
    TableFull,
    AbilityCost,
    ShopEmptyPurse,
    ShopMustBuy,
    ShopPrice,
    AbilityOnGate,
    TurnEnded,
    NoAbility,
    NothingToHeal,
    MustMeet,
    MetAlready,
    NothingMet,
    LoanTwice,
    LoanBarred,
    DeputyTaken,
    SliderStop,
    NotALocation,
    CloseWithoutExplored,
    SealClues,
    SealForbidden,
    SealStable,
    NoGateHere,
    ReturnWrongGate,
    TriedAlready,
    MoveSplit,
    WagonAfterSteps,
    NoPoints,
    NoEdge,
    MonsterBlocks,
    MoveAfterCombat,
    MovePointsAfterCombat,
    Delayed,
    Closed,
    GateByMovement,
    OtherWorldMove,
    NoInvestigators,
    CluePassThrough,
    ClueBeforeMonster,
    ClueOnGate,
    LitasTooEarly,
    NoClue,
    TradePhase,
    TradeNotTradable,
    TradeApart,
    NotHeld,
    MonsterElsewhere,
    Focus,
    SurgeUneven,
    SurgeSurgingGateNotMax,
    SurgeSurgingGateSkipped,
    NoRumorHere,
    SymbolStill,
    WrongArrow,
    MonsterEngaged,
    FlyerPlace,
    MonsterStays,
    WrongPhase,
    TurnOrder,
)
