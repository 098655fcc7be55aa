"""The characters, and the files that tell of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal, get_args

import msgspec

from rules.clocktower.content.source import REAL_ID, Id, Source
from rules.faults import Fault
from rules.messages import Name, says

CHARACTERS_FILE: Final = "clocktower/characters.toml"
OFFICIAL_FILE: Final = "clocktower/official.toml"

KnownTeam = Literal["townsfolk", "outsider", "minion", "demon", "traveller", "fabled", "loric"]
Team = Literal["", "townsfolk", "outsider", "minion", "demon", "traveller", "fabled", "loric"]
"""The team of a character; "" where a script does not tell it."""
TEAMS: Final[tuple[KnownTeam, ...]] = get_args(KnownTeam)
IN_THE_BAG: Final = TEAMS[:4]
Count = Annotated[int, msgspec.Meta(ge=1, le=20)]
SILENT: Final = Name(ko="", en="")


class Reminder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A kind of reminder token: its label, and how many there are.

    One that is ``always`` at hand lies ready even when its character is not in play.
    """

    label: str
    name: Name
    count: int = 1
    always: bool = False


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A character of the data or of a script: what it does, and how its night step is run.

    One that is known by name only has no ``text`` and no ``run``.
    """

    id: str
    name: Name
    team: Team
    edition: str = ""
    aliases: tuple[str, ...] = ()
    reminders: tuple[Reminder, ...] = ()
    setup: bool = False
    text: Name = SILENT
    run: Name = SILENT

    @property
    def called(self) -> tuple[str, ...]:
        """All that it is called, in every language."""
        return self.name.ko, self.name.en, *self.aliases


class Official(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character known by its bare facts."""

    id: Id
    name: Name
    team: KnownTeam
    edition: str
    aliases: tuple[str, ...] = ()
    setup: bool = False


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character whose rules the program knows; its reminders are counted by label."""

    id: Id
    name: Name
    team: KnownTeam
    edition: str
    text: Name
    run: Name
    aliases: tuple[str, ...] = ()
    reminders: Mapping[str, Count] = {}
    setup: bool = False


class CharacterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the characters as written."""

    character: Annotated[tuple[Told, ...], msgspec.Meta(min_length=1)]


class OfficialFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of further characters as written."""

    official: tuple[Official, ...]


def told(row: Told, labels: Mapping[str, Name]) -> Character:
    """The character of an entry."""
    reminders = tuple(Reminder(label, labels[label], count) for label, count in row.reminders.items())
    return Character(
        row.id, row.name, row.team, row.edition, row.aliases, reminders, setup=row.setup, text=row.text, run=row.run
    )


def official(row: Official) -> Character:
    """The character of a bare entry."""
    return Character(row.id, row.name, row.team, row.edition, row.aliases, setup=row.setup)


def label_faults(source: Source[CharacterFile], labels: Mapping[str, Name]) -> Iterator[Fault]:
    """Every reminder has a label of the file of labels."""
    for index, row in enumerate(source.data.character):
        for label in row.reminders:
            if label not in labels:
                message = says("‘{typed}’ is nothing that fits here.")
                yield source.fault("character", index, "reminders", message, REAL_ID, typed=label)
