"""What the board prints: the limits, the terror track, the abilities of locations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from rules.arkham.content.source import Id, Source
from rules.faults import Fault
from rules.messages import Name, says

LIMITS_FILE: Final = "arkham/limits.toml"
TERROR_FILE: Final = "arkham/terror.toml"
ABILITIES_FILE: Final = "arkham/abilities.toml"

MOST_INVESTIGATORS: Final = 8
MOST_TERROR: Final = 10
EACH: Final = "each"
OVER: Final = "over"
Level = Literal["each", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "over"]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For so many investigators: monsters in town, in the outskirts, open gates that wake the Ancient One.

    ``per_gate`` monsters come with a new gate; ``overrun`` of them in town wake it when terror is highest.
    """

    investigators: Annotated[int, msgspec.Meta(ge=1, le=MOST_INVESTIGATORS)]
    monsters: Number
    outskirts: Number
    gates: Number
    per_gate: Number
    overrun: Number


class Terror(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What terror does on reaching a level, at ``each`` step up, and at each step ``over`` the last level."""

    level: Level
    effect: str


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be done at a location in place of an encounter; a ``mandatory`` one is no choice."""

    place: Id
    effect: str
    text: Name
    mandatory: bool = False


class LimitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the limits as written."""

    limits: tuple[Limits, ...]


class TerrorFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the terror track as written."""

    terror: tuple[Terror, ...]


class AbilityFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the abilities as written."""

    ability: tuple[Ability, ...]


def limits_faults(source: Source[LimitsFile]) -> Iterator[Fault]:
    """There is a line for every number of investigators."""
    told = {row.investigators for row in source.data.limits}
    for number in range(1, MOST_INVESTIGATORS + 1):
        if number not in told:
            message = says("There are no limits for {n} investigators.")
            yield source.fault("limits", 0, "", message, n=number)
