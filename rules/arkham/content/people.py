"""The investigators and their allies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Final

import msgspec

from rules.arkham.content.source import Id, Source
from rules.arkham.texts.words import Deck
from rules.faults import Fault
from rules.messages import Name, says

INVESTIGATORS_FILE: Final = "arkham/investigators.toml"
ALLIES_FILE: Final = "arkham/allies.toml"

PAIRS: Final = (("speed", "sneak"), ("fight", "will"), ("lore", "luck"))
Skill = Annotated[int, msgspec.Meta(ge=0, le=9)]
Stops = tuple[Skill, Skill, Skill, Skill]
"""The numbers of a skill at the four stops of its slider."""
Most = Annotated[int, msgspec.Meta(ge=1, le=10)]
Purse = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Investigator(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An investigator's sheet: ``fixed`` cards by id, ``random`` ones by deck."""

    id: Id
    name: Name
    occupation: Name
    sanity: Most
    stamina: Most
    home: Id
    focus: Most
    speed: Stops
    sneak: Stops
    fight: Stops
    will: Stops
    lore: Stops
    luck: Stops
    money: Purse
    clues: Purse
    random: Mapping[Deck, Most]
    fixed: tuple[str, ...] = ()
    effect: str = ""

    @property
    def tracks(self) -> tuple[tuple[Stops, Stops], ...]:
        """The three pairs of skills: speed and sneak, fight and will, lore and luck."""
        return (self.speed, self.sneak), (self.fight, self.will), (self.lore, self.luck)


class Ally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ally, of whom there is one card."""

    id: Id
    name: Name


class InvestigatorFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The investigator file as written."""

    investigator: Annotated[tuple[Investigator, ...], msgspec.Meta(min_length=1)]


class AllyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ally file as written."""

    ally: tuple[Ally, ...]


def investigator_faults(source: Source[InvestigatorFile]) -> Iterator[Fault]:
    """What one skill of a pair gains from stop to stop the other loses."""
    for index, one in enumerate(source.data.investigator):
        for (skill, _), (up, down) in zip(PAIRS, one.tracks, strict=True):
            if len({a + b for a, b in zip(up, down, strict=True)}) > 1:
                message = says("The skills of a pair do not run against each other.")
                yield source.fault("investigator", index, skill, message)
