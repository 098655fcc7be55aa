"""How the last town was set up, kept in the profile from one evening to the next."""

from __future__ import annotations

from pathlib import Path

import msgspec

from desktop.shell.new_game import kept_draft, kept_file
from desktop.shell.new_game.arkham.draft import DRAWN, Drawing, Person, Sleeping, TownDraft, with_the_box
from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.kept_file import Remembered
from desktop.shell.new_game.points import Given, answered
from rules.arkham.options import Depth, Options
from rules.fate import Source

FILE = "last_town.json"


class Kept(msgspec.Struct, frozen=True):
    """A draft as far as it is worth having again: not its seed, nor what lay on the board already."""

    people: list[Person]
    drawing: Drawing = "random"
    sleeping: Sleeping = "random"
    ancient: str = ""
    but: set[str] = msgspec.field(default_factory=set)
    first: str = DRAWN
    depth: Depth = "numbers"
    sources: dict[str, Source] = msgspec.field(default_factory=with_the_box)
    points: dict[str, Given] = msgspec.field(default_factory=dict)
    tonight: Tonight = msgspec.field(default_factory=Tonight)


def keep(profile: Path, draft: TownDraft) -> bool:
    """Write down how a town begins; False where nothing can be written."""
    return kept_file.write(profile / FILE, kept_draft.kept(Kept, draft))


def recall(profile: Path | None, ancients: frozenset[str]) -> Remembered[Kept]:
    """The last setup of a profile; a broken one is set aside."""
    return kept_file.read(profile / FILE if profile else None, Kept, lambda kept: _fits(kept, ancients))


def _fits(kept: Kept, ancients: frozenset[str]) -> bool:
    """Whether the program that reads it knows all that it speaks of."""
    rows = [one.row for one in kept.people]
    return (
        0 < len(rows) == len(set(rows))
        and all(row in "12345678" and len(row) == 1 for row in rows)
        and all(0 <= stop < 4 for one in kept.people for stop in one.stops)
        and kept.first in (DRAWN, *rows)
        and kept.ancient in ("", *ancients)
        and kept.but <= ancients
        and kept.sources.keys() <= with_the_box().keys()
        and all(key in answered(Options) and answered(Options)[key].takes(value) for key, value in kept.points.items())
    )


def apply(kept: Kept, draft: TownDraft) -> None:
    """Set a draft up as the last town was."""
    kept_draft.apply(kept, draft)
    draft.sources = with_the_box() | kept.sources
