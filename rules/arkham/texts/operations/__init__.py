"""What a card or a place can do to the town, one class an operation.

The class of an operation is called as it is written, in capitals: ``close_location`` is CloseLocation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType
from typing import Final, TypeVar

from rules.arkham.texts.operations import cards, conditions, flow, lasting, monsters, resources, status, town, triggers
from rules.arkham.texts.operations.cards import Ally as Ally
from rules.arkham.texts.operations.cards import DiscardThis as DiscardThis
from rules.arkham.texts.operations.cards import Draw as Draw
from rules.arkham.texts.operations.cards import DrawAgain as DrawAgain
from rules.arkham.texts.operations.cards import DrawKeep as DrawKeep
from rules.arkham.texts.operations.cards import Protected as Protected
from rules.arkham.texts.operations.cards import RemoveAlly as RemoveAlly
from rules.arkham.texts.operations.cards import Reshuffle as Reshuffle
from rules.arkham.texts.operations.cards import Shop as Shop
from rules.arkham.texts.operations.cards import Special as Special
from rules.arkham.texts.operations.cards import ToBox as ToBox
from rules.arkham.texts.operations.conditions import AllyDeckEmpty as AllyDeckEmpty
from rules.arkham.texts.operations.conditions import AtLeast as AtLeast
from rules.arkham.texts.operations.conditions import AtMost as AtMost
from rules.arkham.texts.operations.conditions import CardMonstersAtLeast as CardMonstersAtLeast
from rules.arkham.texts.operations.conditions import CardMonstersAtMost as CardMonstersAtMost
from rules.arkham.texts.operations.conditions import CardTokensAtLeast as CardTokensAtLeast
from rules.arkham.texts.operations.conditions import CardTokensAtMost as CardTokensAtMost
from rules.arkham.texts.operations.conditions import InvestigatorsAtLeast as InvestigatorsAtLeast
from rules.arkham.texts.operations.conditions import RemovedAny as RemovedAny
from rules.arkham.texts.operations.conditions import TerrorAtLeast as TerrorAtLeast
from rules.arkham.texts.operations.flow import Check as Check
from rules.arkham.texts.operations.flow import Choose as Choose
from rules.arkham.texts.operations.flow import Custom as Custom
from rules.arkham.texts.operations.flow import EachInvestigator as EachInvestigator
from rules.arkham.texts.operations.flow import Faces as Faces
from rules.arkham.texts.operations.flow import FirstPlayer as FirstPlayer
from rules.arkham.texts.operations.flow import If as If
from rules.arkham.texts.operations.flow import May as May
from rules.arkham.texts.operations.flow import OneInvestigator as OneInvestigator
from rules.arkham.texts.operations.flow import Roll as Roll
from rules.arkham.texts.operations.flow import RollDie as RollDie
from rules.arkham.texts.operations.lasting import Forbid as Forbid
from rules.arkham.texts.operations.lasting import GateDifficulty as GateDifficulty
from rules.arkham.texts.operations.lasting import Ignore as Ignore
from rules.arkham.texts.operations.lasting import LossReduction as LossReduction
from rules.arkham.texts.operations.lasting import Modifier as Modifier
from rules.arkham.texts.operations.lasting import MonsterFlag as MonsterFlag
from rules.arkham.texts.operations.lasting import MonsterMovement as MonsterMovement
from rules.arkham.texts.operations.lasting import MonsterStat as MonsterStat
from rules.arkham.texts.operations.lasting import ReplaceEncounter as ReplaceEncounter
from rules.arkham.texts.operations.lasting import SealCost as SealCost
from rules.arkham.texts.operations.lasting import SpellCost as SpellCost
from rules.arkham.texts.operations.lasting import SuccessOn as SuccessOn
from rules.arkham.texts.operations.lasting import Toughness as Toughness
from rules.arkham.texts.operations.monsters import AddToCup as AddToCup
from rules.arkham.texts.operations.monsters import BanMonster as BanMonster
from rules.arkham.texts.operations.monsters import CardMonsters as CardMonsters
from rules.arkham.texts.operations.monsters import CardMonstersTo as CardMonstersTo
from rules.arkham.texts.operations.monsters import FightCardMonster as FightCardMonster
from rules.arkham.texts.operations.monsters import MonstersAppearAt as MonstersAppearAt
from rules.arkham.texts.operations.monsters import RemoveMonsters as RemoveMonsters
from rules.arkham.texts.operations.monsters import RespawnTrophies as RespawnTrophies
from rules.arkham.texts.operations.resources import Gain as Gain
from rules.arkham.texts.operations.resources import Lose as Lose
from rules.arkham.texts.operations.resources import LowerMax as LowerMax
from rules.arkham.texts.operations.resources import Pay as Pay
from rules.arkham.texts.operations.resources import Restore as Restore
from rules.arkham.texts.operations.statement import Condition as Condition
from rules.arkham.texts.operations.statement import Statement as Statement
from rules.arkham.texts.operations.statement import Text as Text
from rules.arkham.texts.operations.status import Arrested as Arrested
from rules.arkham.texts.operations.status import Bless as Bless
from rules.arkham.texts.operations.status import Curse as Curse
from rules.arkham.texts.operations.status import Devoured as Devoured
from rules.arkham.texts.operations.status import FreeFromJail as FreeFromJail
from rules.arkham.texts.operations.status import Move as Move
from rules.arkham.texts.operations.status import ReturnFromLost as ReturnFromLost
from rules.arkham.texts.operations.status import ReturnToArkham as ReturnToArkham
from rules.arkham.texts.operations.town import BlockArea as BlockArea
from rules.arkham.texts.operations.town import CloseLocation as CloseLocation
from rules.arkham.texts.operations.town import Doom as Doom
from rules.arkham.texts.operations.town import GameLost as GameLost
from rules.arkham.texts.operations.town import MonsterLimit as MonsterLimit
from rules.arkham.texts.operations.town import RemoveElderSigns as RemoveElderSigns
from rules.arkham.texts.operations.town import SetTerror as SetTerror
from rules.arkham.texts.operations.town import Terror as Terror
from rules.arkham.texts.operations.triggers import Action as Action
from rules.arkham.texts.operations.triggers import CardTokens as CardTokens
from rules.arkham.texts.operations.triggers import On as On
from rules.arkham.texts.operations.triggers import RumorFail as RumorFail
from rules.arkham.texts.operations.triggers import RumorPass as RumorPass
from rules.arkham.texts.operations.triggers import Use as Use
from rules.arkham.texts.operations.triggers import When as When

_CHAPTERS: Final = (flow, resources, cards, status, monsters, town, lasting, triggers)

K = TypeVar("K")


def _written(base: type[K], chapters: tuple[ModuleType, ...]) -> Mapping[str, type[K]]:
    found = (kind for chapter in chapters for kind in vars(chapter).values())
    kinds = (kind for kind in found if isinstance(kind, type) and issubclass(kind, base) and kind is not base)
    return {re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in kinds}


OPERATIONS: Final[Mapping[str, type[Statement]]] = _written(Statement, _CHAPTERS)
"""Each operation by the name it is written with."""
CONDITIONS: Final[Mapping[str, type[Condition]]] = _written(Condition, (conditions,))
"""Each condition by the name it is written with."""
