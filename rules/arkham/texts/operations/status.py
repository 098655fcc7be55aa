"""What becomes of an investigator, and where one goes."""

from __future__ import annotations

from typing import Annotated

from rules.arkham.texts.operations.statement import Statement
from rules.arkham.texts.words import Ids


class Bless(Statement, frozen=True):
    """Blessed; or, of one who is cursed, no longer cursed."""


class Curse(Statement, frozen=True):
    """Cursed; or, of one who is blessed, no longer blessed."""


class Arrested(Statement, frozen=True):
    """Into the cell, half the money gone, the next turn lost."""


class FreeFromJail(Statement, frozen=True):
    """Out of the cell to the police station, at once."""


class ReturnFromLost(Statement, frozen=True):
    """Back from time and space, to a street or location of one's choice."""


class Devoured(Statement, frozen=True):
    """The investigator is out of the game."""


class Move(Statement, frozen=True):
    """There without walking, past every monster; ``any`` is a street or location of one's choice."""

    place: Annotated[str, Ids(("street", "location"), ("any",))]


class ReturnToArkham(Statement, frozen=True):
    """Out of an other world by a gate that leads there, which is then explored; without one, lost."""
