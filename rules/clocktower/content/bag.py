"""How many of each team go into the bag."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

import msgspec

from rules.clocktower.content.source import Source
from rules.faults import Fault
from rules.messages import says

SETUP_FILE: Final = "clocktower/setup.toml"

FEWEST, MOST = 5, 15
Number = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Counts = tuple[int, int, int, int]
"""Townsfolk, Outsiders, Minions, Demons."""


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line of the setup table for so many people, Travellers not counted (clocktower.md B2)."""

    players: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)]
    townsfolk: Number
    outsiders: Number
    minions: Number
    demons: Number

    @property
    def teams(self) -> Counts:
        """The numbers, in the order of the table."""
        return self.townsfolk, self.outsiders, self.minions, self.demons


class SetupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the setup table as written."""

    count: tuple[Count, ...]


def setup_faults(source: Source[SetupFile]) -> Iterator[Fault]:
    """There is a line for every number of people, and it has a token for each."""
    for index, row in enumerate(source.data.count):
        if sum(row.teams) != row.players:
            message = says("The tokens for {n} people are not {n}.")
            yield source.fault("count", index, "players", message, n=row.players)
    for number in sorted(set(range(FEWEST, MOST + 1)) - {row.players for row in source.data.count}):
        yield source.fault("count", 0, "", says("The setup table has no line for {n} people."), n=number)
