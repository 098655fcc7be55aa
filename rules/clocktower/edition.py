"""What is played: all that is known of the characters, and the script that lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

import msgspec

from rules.clocktower import content, scripts
from rules.clocktower.content import Character, Content, Counts
from rules.clocktower.scripts import Order, Script
from rules.faults import Broken, Fault
from rules.messages import Name

SCRIPT_FILE: Final = "clocktower/script.json"
"""The script, in the official form; a table's own one takes its place in the record."""
FILES: Final = (*content.FILES, SCRIPT_FILE)


class Edition(msgspec.Struct, frozen=True, dict=True):
    """The data and a script."""

    known: Content
    script: Script

    @cached_property
    def cast(self) -> Mapping[str, Character]:
        """Every character of the sheet by id, in its order."""
        return scripts.cast(self.script, self.known)

    @cached_property
    def sheet(self) -> tuple[str, ...]:
        """The ids of the sheet, in its order."""
        return tuple(self.cast)

    @cached_property
    def names(self) -> Mapping[str, Name]:
        """What every character, step and label is called."""
        return scripts.names(self.script, self.known)

    @cached_property
    def nights(self) -> tuple[Order, Order]:
        """The order of the first night and of the others."""
        return scripts.night_order(self.script, self.known, "first"), scripts.night_order(
            self.script, self.known, "other"
        )

    @cached_property
    def jinxes(self) -> Mapping[tuple[str, str], Name]:
        """The special rules for pairs of the sheet, played or not (001 진)."""
        return scripts.jinxes_of(self.script, self.known)

    @property
    def counts(self) -> Mapping[int, Counts]:
        """Townsfolk, Outsiders, Minions, Demons for so many players."""
        return self.known.counts

    def character(self, id_: str) -> Character | None:
        """A character of the sheet, or one that is known."""
        return self.cast.get(id_) or self.known.characters.get(id_)


def read(files: Mapping[str, bytes]) -> Edition:
    """The data and the script from the bytes of the files; Broken tells every fault."""
    known = content.read(files)
    found = scripts.read_script(files[SCRIPT_FILE], known)
    if found.script is None:
        raise Broken(tuple(Fault(SCRIPT_FILE, 0, one.message, _told(one.values)) for one in found.remarks))
    return Edition(known, found.script)


def _told(values: Mapping[str, object]) -> dict[str, str | int]:
    return {hole: value if isinstance(value, int) else str(value) for hole, value in values.items()}
