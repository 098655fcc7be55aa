"""What happens to the town: terror and doom, places shut, seals broken."""

from __future__ import annotations

from typing import Literal

from rules.arkham.texts.operations.statement import Statement
from rules.arkham.texts.words import Count, Locations, Streets, Until


class Terror(Statement, frozen=True):
    """Terror goes up by so much, step by step; each step past the last adds doom instead."""

    by: int


class SetTerror(Statement, frozen=True):
    """Terror becomes that level."""

    level: Count


class Doom(Statement, frozen=True):
    """So many doom tokens are added, or with a minus taken off."""

    by: int


class GameLost(Statement, frozen=True):
    """The players have lost."""


class CloseLocation(Statement, frozen=True):
    """Nobody enters these, and who is inside goes to the street."""

    locations: Locations
    until: Until


class BlockArea(Statement, frozen=True):
    """No investigator enters or leaves these; who is there stays."""

    streets: Streets
    until: Until


class RemoveElderSigns(Statement, frozen=True):
    """Every seal leaves the board."""

    which: Literal["all"]


class MonsterLimit(Statement, frozen=True):
    """The town holds any number of monsters from now on, and the outskirts are no longer used."""

    limit: Literal["none"]
