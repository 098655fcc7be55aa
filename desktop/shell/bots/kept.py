"""Which seats the program plays at which table, kept in the profile: a record tells nothing of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from desktop import whole_file

FILE = "bots.json"
MOST = 40
"""How many tables are remembered."""


class Played(msgspec.Struct, frozen=True):
    """The bots of a table with their strengths, and whose eyes its window has."""

    bots: Mapping[str, str]
    viewer: str


def of(folder: Path, table: str) -> Played | None:
    """What is known of a table, by the id in its header."""
    return _all(folder).get(table)


def keep(folder: Path, table: str, played: Played) -> None:
    """Remember it; a profile that cannot be written forgets it with the program."""
    known = {**_all(folder)}
    known.pop(table, None)
    known = dict([*known.items(), (table, played)][-MOST:])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        whole_file.put(folder / FILE, msgspec.json.format(msgspec.json.encode(known)))
    except OSError:
        return


def _all(folder: Path) -> Mapping[str, Played]:
    try:
        found: dict[str, Played] = msgspec.json.decode((folder / FILE).read_bytes(), type=dict[str, Played])
    except (OSError, msgspec.DecodeError):
        return {}
    return found
