"""The files of the data: each alone, then what they say of each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.clocktower.content.bag import SETUP_FILE, SetupFile, setup_faults
from rules.clocktower.content.characters import (
    CHARACTERS_FILE,
    OFFICIAL_FILE,
    CharacterFile,
    OfficialFile,
    label_faults,
)
from rules.clocktower.content.jinxes import JINXES_FILE, JinxFile, jinx_faults
from rules.clocktower.content.labels import REMINDERS_FILE, LabelFile
from rules.clocktower.content.nights import NIGHTS_FILE, NightFile, night_faults
from rules.clocktower.content.source import Source, load, rows
from rules.faults import Broken, Fault
from rules.messages import Name

KINDS: Final[Mapping[str, type[Any]]] = {
    CHARACTERS_FILE: CharacterFile,
    OFFICIAL_FILE: OfficialFile,
    REMINDERS_FILE: LabelFile,
    NIGHTS_FILE: NightFile,
    JINXES_FILE: JinxFile,
    SETUP_FILE: SetupFile,
}
FILES: Final = tuple(KINDS)
"""The names of the files, as the assets know them."""


@dataclass(frozen=True)
class Files:
    """All files as written."""

    characters: Source[CharacterFile]
    official: Source[OfficialFile]
    reminders: Source[LabelFile]
    nights: Source[NightFile]
    jinxes: Source[JinxFile]
    setup: Source[SetupFile]

    @property
    def labels(self) -> Mapping[str, Name]:
        """What each label reads."""
        return {label.id: label.name for label in self.reminders.data.reminder}


def load_all(files: Mapping[str, bytes]) -> Files:
    """The files, sound by themselves and with each other; Broken tells every fault."""
    found: list[Source[Any]] = []
    faults: list[Fault] = []
    for file, kind in KINDS.items():
        try:
            found.append(load(file, files[file], kind))
        except Broken as broken:
            faults += broken.faults
    data = None if faults else Files(*found)
    faults += _between(data) if data else ()
    if data is None or faults:
        raise Broken(tuple(faults))
    return data


def _between(data: Files) -> Iterator[Fault]:
    characters = (*rows(data.characters, "character"), *rows(data.official, "official"))
    yield from _repeated(data)
    yield from label_faults(data.characters, data.labels)
    yield from night_faults(data.nights, characters)
    yield from jinx_faults(data.jinxes, characters)
    yield from setup_faults(data.setup)


def _repeated(data: Files) -> Iterator[Fault]:
    seen: set[str | int] = set()
    yield from data.characters.twice("character", "id", seen)
    yield from data.official.twice("official", "id", seen)
    yield from data.nights.twice("step", "id", seen)
    yield from data.reminders.twice("reminder", "id", set())
    yield from data.setup.twice("count", "players", set())
