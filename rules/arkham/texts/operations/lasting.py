"""What holds as long as its card is in play."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.arkham.texts.operations.statement import Statement
from rules.arkham.texts.words import Count, Ids, Keyword, Monsters, Movement, Pair, Until
from rules.arkham.texts.words import MonsterFlag as Flag
from rules.arkham.texts.words import MonsterStat as Stat

Modified = Literal[
    "speed_check", "sneak_check", "fight_check", "will_check", "lore_check", "luck_check",
    "movement_points", "max_sanity", "max_stamina",
]  # fmt: skip
Forbidden = Literal[
    "gain_sanity", "gain_stamina", "arrest", "terror_increase", "seal", "cast_spell", "appear_here",
    "weather_environment", "bank_loan",
]  # fmt: skip


class Modifier(Statement, frozen=True):
    """Checks of that skill get dice, or that number changes; ``arkham`` leaves the other worlds out.

    A check of a skill is the plain one: horror is no ``will_check``.
    """

    scope: Literal["arkham", "all"]
    stat: Modified
    by: int


class Toughness(Statement, frozen=True):
    """These monsters get tougher, or with a minus weaker, but never below 1."""

    monsters: Monsters
    by: int


class MonsterStat(Statement, frozen=True):
    """These monsters have that number in place of the printed one."""

    monsters: Monsters
    stat: Stat
    value: int


class MonsterFlag(Statement, frozen=True):
    """These monsters have that ability as well."""

    monsters: Monsters
    flag: Flag


class MonsterMovement(Statement, frozen=True):
    """Monsters of that kind, or all that move in that way, move in another."""

    monsters: Annotated[str, Ids(("monster",), ("normal", "fast", "stationary", "flying", "unique"))]
    movement: Movement


class SealCost(Statement, frozen=True):
    """A seal costs so many clues more, or with a minus fewer."""

    by: int


class GateDifficulty(Statement, frozen=True):
    """Gates to that world, or to all, need so many successes more."""

    world: Annotated[str, Ids(("world",), ("all",))]
    by: int


class SpellCost(Statement, frozen=True):
    """Each spell costs that much Sanity."""

    cost: Count


class Forbid(Statement, frozen=True):
    """It cannot happen, unless one of these brings it about."""

    what: Forbidden
    unless: Annotated[tuple[str, ...], Keyword("except"), Ids(("location", "investigator"))] = ()
    until: Annotated[Until | Literal[""], Keyword("until")] = ""


class SuccessOn(Statement, frozen=True):
    """The owner's dice succeed on that face and above."""

    face: Count


class LossReduction(Statement, frozen=True):
    """Every loss of it is so much smaller; a price is none."""

    what: Pair
    by: Count


class Ignore(Statement, frozen=True):
    """That mythos card does not touch the owner."""

    card: Annotated[str, Ids(("mythos",))]


class ReplaceEncounter(Statement, frozen=True):
    """The owner's encounters at the place follow another entry of the card."""

    place: Annotated[str, Ids(("location",))]
    entry: Literal["inner_sanctum"]
