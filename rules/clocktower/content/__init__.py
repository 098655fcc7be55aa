"""The types of the game's data, and reading them from bytes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from rules.clocktower.content.bag import FEWEST as FEWEST
from rules.clocktower.content.bag import MOST as MOST
from rules.clocktower.content.bag import Counts as Counts
from rules.clocktower.content.characters import IN_THE_BAG as IN_THE_BAG
from rules.clocktower.content.characters import TEAMS as TEAMS
from rules.clocktower.content.characters import Character as Character
from rules.clocktower.content.characters import Reminder as Reminder
from rules.clocktower.content.characters import Team as Team
from rules.clocktower.content.characters import official, told
from rules.clocktower.content.files import FILES as FILES
from rules.clocktower.content.files import Files, load_all
from rules.clocktower.content.jinxes import Pair as Pair
from rules.clocktower.content.jinxes import pair as pair
from rules.clocktower.content.labels import REMINDER as REMINDER
from rules.clocktower.content.nights import DAWN as DAWN
from rules.clocktower.content.nights import DEMON_INFO as DEMON_INFO
from rules.clocktower.content.nights import DUSK as DUSK
from rules.clocktower.content.nights import MINION_INFO as MINION_INFO
from rules.clocktower.content.nights import STEPS as STEPS
from rules.clocktower.content.spelling import plain as plain
from rules.messages import Name


class Content(msgspec.Struct, frozen=True, dict=True):
    """All data of the game, in the order of the files."""

    characters: Mapping[str, Character]
    practice: tuple[str, ...]
    """The characters whose rules the program knows: the script that it comes with."""
    first: tuple[str, ...]
    other: tuple[str, ...]
    steps: Mapping[str, Name]
    """The steps of the night that belong to no character."""
    dated: str
    """The day of the list that the order of the nights follows."""
    jinxes: Mapping[Pair, Name]
    jinxes_dated: str
    counts: Mapping[int, Counts]
    """Townsfolk, Outsiders, Minions, Demons for so many people, Travellers not counted."""
    labels: Mapping[str, Name]

    @cached_property
    def names(self) -> Mapping[str, Name]:
        """What everything is called: characters and steps by id, labels by ``reminder.<label>``."""
        return {
            **{one.id: one.name for one in self.characters.values()},
            **self.steps,
            **{f"{REMINDER}{label}": name for label, name in self.labels.items()},
        }

    @cached_property
    def spellings(self) -> Mapping[str, str]:
        """The ids by their plain spelling."""
        return {plain(id_): id_ for id_ in self.characters}

    @cached_property
    def called(self) -> Mapping[str, str]:
        """The ids by the plain spelling of each name and alias."""
        return {plain(text): one.id for one in self.characters.values() for text in (*one.called, one.id)}

    def id_of(self, spelled: str) -> str:
        """The official id that is meant, however it is spelled; "" where there is none."""
        return self.spellings.get(plain(spelled), "")


def read(files: Mapping[str, bytes]) -> Content:
    """The content from the bytes of its files; Broken tells every fault."""
    return bind(load_all(files))


def bind(data: Files) -> Content:
    """Content from its parts."""
    known = tuple(told(row, data.labels) for row in data.characters.data.character)
    bare = tuple(official(row) for row in data.official.data.official)
    nights, jinxes = data.nights.data, data.jinxes.data
    return Content(
        characters={one.id: one for one in (*known, *bare)},
        practice=tuple(one.id for one in known),
        first=nights.first,
        other=nights.other,
        steps={step.id: step.name for step in nights.step},
        dated=nights.dated,
        jinxes={jinx.pair: jinx.text for jinx in jinxes.jinx},
        jinxes_dated=jinxes.dated,
        counts={row.players: row.teams for row in data.setup.data.count},
        labels=data.labels,
    )
