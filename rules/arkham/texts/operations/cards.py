"""Drawing, buying and giving up cards."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.arkham.texts.operations.statement import Statement
from rules.arkham.texts.words import Count, Deck, Ids, Keyword, Stock


class Draw(Statement, frozen=True):
    """The investigator draws so many of the deck and keeps them."""

    deck: Deck
    count: Count


class DrawKeep(Statement, frozen=True):
    """The investigator draws so many of the deck, keeps some of them and discards the rest."""

    deck: Deck
    count: Count
    keep: Count


class Shop(Statement, frozen=True):
    """The stock lies open and up to ``limit`` are bought; one ``must`` be, where any can be paid."""

    stock: Stock
    limit: Count
    price: Literal["list"]
    must: Annotated[bool, Keyword("must")] = False


class Special(Statement, frozen=True):
    """The investigator gets that special card, of which nobody holds two."""

    card: Annotated[str, Ids(("special",))]


class Ally(Statement, frozen=True):
    """The ally joins, if still in the pile; ``any`` lets the investigator choose."""

    card: Annotated[str, Ids(("ally",), ("any",))]


class RemoveAlly(Statement, frozen=True):
    """So many allies, by chance, leave the pile for the box."""

    count: Count


class Reshuffle(Statement, frozen=True):
    """The whole pile is shuffled, this card in it."""

    pile: Literal["mythos"]


class DrawAgain(Statement, frozen=True):
    """Another card is drawn in place of this one."""

    pile: Literal["mythos"]


class DiscardThis(Statement, frozen=True):
    """This card is discarded."""


class ToBox(Statement, frozen=True):
    """This card leaves the game."""


class Protected(Statement, frozen=True):
    """This card is never lost against its owner's will."""
