"""Gaining, losing and paying."""

from __future__ import annotations

from rules.arkham.texts.operations.statement import Statement, Text
from rules.arkham.texts.words import Amount, Count, Goods, Pair, Resource


class Gain(Statement, frozen=True):
    """The investigator gains it; Sanity and Stamina stop at their maximum."""

    what: Resource
    amount: Amount


class Lose(Statement, frozen=True):
    """A loss, which others may lessen: as much as there is, up to the amount."""

    what: Goods
    amount: Amount


class Pay(Statement, frozen=True):
    """A price, whole or not at all. Unpaid, the other branch; where it is None, the rest of the text falls away."""

    what: Goods
    amount: Amount
    otherwise: Text | None = None


class Restore(Statement, frozen=True):
    """It comes back to its maximum."""

    what: Pair


class LowerMax(Statement, frozen=True):
    """Its maximum falls for the rest of the game; at 0 the investigator is devoured."""

    what: Pair
    by: Count
