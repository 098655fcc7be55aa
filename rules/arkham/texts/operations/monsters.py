"""Monsters that come and go."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.arkham.texts.operations.statement import Statement
from rules.arkham.texts.words import Count, Ids, Monster, Place


class MonstersAppearAt(Statement, frozen=True):
    """So many are drawn from the cup and put there, within the limit of the town."""

    place: Place
    count: Count


class RemoveMonsters(Statement, frozen=True):
    """Back to the cup: all in these areas, or all of these kinds wherever in town they are."""

    by: Literal["area", "kind"]
    what: Annotated[tuple[str, ...], Ids(("neighbourhood", "monster"), ("streets", "locations", "sky", "outskirts"))]


class RespawnTrophies(Statement, frozen=True):
    """Every such monster that is held as a trophy is put there."""

    monster: Monster
    place: Place


class AddToCup(Statement, frozen=True):
    """The masks join the other monsters in the cup."""

    what: Literal["mask"]


class BanMonster(Statement, frozen=True):
    """These go back to the cup; one that is drawn later is put back, and another drawn."""

    monster: Monster


class FightCardMonster(Statement, frozen=True):
    """The investigator fights one of the monsters on this rumor; a trophy if beaten."""


class CardMonsters(Statement, frozen=True):
    """So many monsters are drawn from the cup onto this rumor, where they neither move nor count."""

    count: Count


class CardMonstersTo(Statement, frozen=True):
    """All monsters on this rumor are put there."""

    place: Place
