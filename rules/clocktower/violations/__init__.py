"""Why not (flows.md 5.5)."""

from rules.clocktower.violations.choosing import AlreadyDead as AlreadyDead
from rules.clocktower.violations.choosing import ChambermaidTarget as ChambermaidTarget
from rules.clocktower.violations.choosing import DreamerTarget as DreamerTarget
from rules.clocktower.violations.choosing import EngineerBoth as EngineerBoth
from rules.clocktower.violations.choosing import EngineerCount as EngineerCount
from rules.clocktower.violations.choosing import HarpyOrder as HarpyOrder
from rules.clocktower.violations.choosing import OffScript as OffScript
from rules.clocktower.violations.choosing import PoOne as PoOne
from rules.clocktower.violations.choosing import PoThree as PoThree
from rules.clocktower.violations.choosing import Protected as Protected
from rules.clocktower.violations.choosing import SeamstressTarget as SeamstressTarget
from rules.clocktower.violations.choosing import TargetNotPlayer as TargetNotPlayer
from rules.clocktower.violations.course import DoneAlready as DoneAlready
from rules.clocktower.violations.course import ExileInstead as ExileInstead
from rules.clocktower.violations.course import GuessLimit as GuessLimit
from rules.clocktower.violations.course import NobodyNominates as NobodyNominates
from rules.clocktower.violations.course import NoGrimoire as NoGrimoire
from rules.clocktower.violations.course import NotDead as NotDead
from rules.clocktower.violations.course import NothingChosen as NothingChosen
from rules.clocktower.violations.course import NotOfTeam as NotOfTeam
from rules.clocktower.violations.course import NoVote as NoVote
from rules.clocktower.violations.course import PicksCount as PicksCount
from rules.clocktower.violations.course import SamePerson as SamePerson
from rules.clocktower.violations.course import StepSettled as StepSettled
from rules.clocktower.violations.course import TokensLeft as TokensLeft
from rules.clocktower.violations.course import TwentySeats as TwentySeats
from rules.clocktower.violations.course import VoteOpen as VoteOpen
from rules.clocktower.violations.course import WrongTime as WrongTime
from rules.clocktower.violations.day import AlsaahirTwice as AlsaahirTwice
from rules.clocktower.violations.day import ArtistQuestion as ArtistQuestion
from rules.clocktower.violations.day import MoonchildAlive as MoonchildAlive
from rules.clocktower.violations.day import MoonchildTarget as MoonchildTarget
from rules.clocktower.violations.day import VirginNotTownsfolk as VirginNotTownsfolk
from rules.clocktower.violations.day import VirginUsed as VirginUsed
from rules.clocktower.violations.nominating import DayOver as DayOver
from rules.clocktower.violations.nominating import DeadNominates as DeadNominates
from rules.clocktower.violations.nominating import NominatedTwice as NominatedTwice
from rules.clocktower.violations.nominating import NominateTwice as NominateTwice
from rules.clocktower.violations.nominating import NotDay as NotDay
from rules.clocktower.violations.nominating import RiotNoVote as RiotNoVote
from rules.clocktower.violations.nominating import RiotTarget as RiotTarget
from rules.clocktower.violations.setup import BagCount as BagCount
from rules.clocktower.violations.setup import BluffInPlay as BluffInPlay
from rules.clocktower.violations.setup import SlipTaken as SlipTaken
from rules.clocktower.violations.setup import TooMany as TooMany
from rules.clocktower.violations.showing import DjinnUnread as DjinnUnread
from rules.clocktower.violations.showing import NightCurtain as NightCurtain
from rules.clocktower.violations.showing import RevealTooEarly as RevealTooEarly
from rules.clocktower.violations.telling import CannibalTold as CannibalTold
from rules.clocktower.violations.telling import DreamerPair as DreamerPair
from rules.clocktower.violations.telling import DreamerTrue as DreamerTrue
from rules.clocktower.violations.telling import InfoImpossible as InfoImpossible
from rules.clocktower.violations.telling import InvestigatorSame as InvestigatorSame
from rules.clocktower.violations.telling import VortoxTrueInfo as VortoxTrueInfo
from rules.clocktower.violations.voting import ExileFew as ExileFew
from rules.clocktower.violations.voting import ExileNotTraveller as ExileNotTraveller
from rules.clocktower.violations.voting import GhostVoteSpent as GhostVoteSpent
from rules.clocktower.violations.voting import SecondExecution as SecondExecution
from rules.clocktower.violations.voting import Tie as Tie
from rules.clocktower.violations.voting import TooFewVotes as TooFewVotes
from rules.clocktower.violations.voting import VoteLocked as VoteLocked
from rules.clocktower.violations.waking import ChambermaidFew as ChambermaidFew
from rules.clocktower.violations.waking import DeadDoesNotWake as DeadDoesNotWake
from rules.clocktower.violations.waking import FirstNight as FirstNight
from rules.clocktower.violations.waking import NotTonight as NotTonight
from rules.clocktower.violations.waking import Preached as Preached
from rules.clocktower.violations.waking import Spent as Spent
from rules.clocktower.violations.waking import StepsLeft as StepsLeft
from rules.clocktower.violations.waking import SummonerTime as SummonerTime
from rules.violations import Violation

ALL: tuple[type[Violation], ...] = (
    ChambermaidTarget,
    DreamerTarget,
    SeamstressTarget,
    PoThree,
    PoOne,
    EngineerBoth,
    OffScript,
    EngineerCount,
    HarpyOrder,
    AlreadyDead,
    Protected,
    TargetNotPlayer,
    WrongTime,
    StepSettled,
    VoteOpen,
    NoVote,
    PicksCount,
    TokensLeft,
    NotOfTeam,
    GuessLimit,
    TwentySeats,
    NothingChosen,
    NotDead,
    NoGrimoire,
    DoneAlready,
    SamePerson,
    NobodyNominates,
    ExileInstead,
    AlsaahirTwice,
    ArtistQuestion,
    MoonchildTarget,
    MoonchildAlive,
    VirginUsed,
    VirginNotTownsfolk,
    DeadNominates,
    NominateTwice,
    NominatedTwice,
    DayOver,
    NotDay,
    RiotNoVote,
    RiotTarget,
    BluffInPlay,
    BagCount,
    TooMany,
    SlipTaken,
    DjinnUnread,
    NightCurtain,
    RevealTooEarly,
    DreamerPair,
    DreamerTrue,
    VortoxTrueInfo,
    InfoImpossible,
    InvestigatorSame,
    CannibalTold,
    GhostVoteSpent,
    VoteLocked,
    TooFewVotes,
    Tie,
    SecondExecution,
    ExileNotTraveller,
    ExileFew,
    NotTonight,
    DeadDoesNotWake,
    Spent,
    Preached,
    ChambermaidFew,
    FirstNight,
    SummonerTime,
    StepsLeft,
)
