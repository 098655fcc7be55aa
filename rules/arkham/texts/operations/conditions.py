"""What can be asked of a table while a text is carried out."""

from __future__ import annotations

from rules.arkham.texts.operations.statement import Condition
from rules.arkham.texts.words import Count, Goods


class AtMost(Condition, frozen=True):
    """The investigator has no more than that of it."""

    what: Goods
    count: Count


class AtLeast(Condition, frozen=True):
    """The investigator has that much of it or more."""

    what: Goods
    count: Count


class RemovedAny(Condition, frozen=True):
    """The removal just made took a monster off the board."""


class TerrorAtLeast(Condition, frozen=True):
    """Terror has reached that level."""

    level: Count


class InvestigatorsAtLeast(Condition, frozen=True):
    """So many investigators play, or more."""

    count: Count


class AllyDeckEmpty(Condition, frozen=True):
    """No ally is left in the pile."""


class CardTokensAtLeast(Condition, frozen=True):
    """So many tokens or more lie on this rumor."""

    count: Count


class CardTokensAtMost(Condition, frozen=True):
    """No more than so many tokens lie on this rumor."""

    count: Count


class CardMonstersAtLeast(Condition, frozen=True):
    """So many monsters or more lie on this rumor."""

    count: Count


class CardMonstersAtMost(Condition, frozen=True):
    """No more than so many monsters lie on this rumor."""

    count: Count
