"""How the last game was set up, kept in the profile from one evening to the next."""

from __future__ import annotations

from pathlib import Path

import msgspec

from desktop.shell.new_game import kept_draft, kept_file
from desktop.shell.new_game.draft import (
    DRAWN,
    Draft,
    Edition,
    Knowledge,
    Mansion,
    Noise,
    Person,
    Tonight,
    all_by_program,
)
from desktop.shell.new_game.house import House
from desktop.shell.new_game.kept_file import Remembered
from desktop.shell.new_game.points import PRESETS, answered
from rules.fate import Source
from rules.hakoonna.content import Layout
from rules.hakoonna.setup import COLOURS
from rules.hakoonna.state import GRAY, HAKO

FILE = "last_setup.json"


class Kept(msgspec.Struct, frozen=True):
    """A draft as far as it is worth having again: not its seed."""

    visitors: list[Person]
    hako: str = ""
    gray: str = ""
    gray_man: bool = True
    start: str = ""
    knowledge: Knowledge = "K0"
    host: str = ""
    sources: dict[str, Source] = msgspec.field(default_factory=all_by_program)
    noise: Noise = "tower"
    chances: str = ""
    mansion: Mansion = "practice"
    edition: Edition = "jp4"
    items: bool = True
    talk: bool = True
    house: House = msgspec.field(default_factory=House)
    tonight: Tonight = msgspec.field(default_factory=Tonight)
    last: Layout | None = None


def keep(profile: Path, draft: Draft, layout: Layout | None) -> bool:
    """Write down how a game begins; False where nothing can be written."""
    return kept_file.write(profile / FILE, kept_draft.kept(Kept, draft, last=layout or draft.last))


def recall(profile: Path | None) -> Remembered[Kept]:
    """The last setup of a profile; a broken one is set aside."""
    return kept_file.read(profile / FILE if profile is not None else None, Kept, _fits)


def _fits(kept: Kept) -> bool:
    """Whether the program that reads it knows all that it speaks of."""
    rows = [one.colour for one in kept.visitors]
    house = kept.house
    return (
        0 < len(rows) == len(set(rows))
        and all(one.colour in COLOURS and one.piece in COLOURS for one in kept.visitors)
        and kept.start in ("", DRAWN, *rows)
        and kept.host in ("", HAKO, GRAY, *rows)
        and kept.sources.keys() <= all_by_program().keys()
        and house.preset in PRESETS
        and all(
            key in answered() and value in [one for one, _ in answered()[key].answers] and answered()[key].takes(value)
            for key, value in house.points.items()
        )
    )


def apply(kept: Kept, draft: Draft) -> None:
    """Set a draft up as the last game was."""
    kept_draft.apply(kept, draft)
    draft.sources = all_by_program() | kept.sources
    if draft.mansion == "file":
        draft.mansion = "last"
    draft.lay_anew()


def name_alike(kept: Kept, draft: Draft) -> None:
    """Call the seats as they were called the last evening."""
    draft.hako, draft.gray = kept.hako, kept.gray
    for row in [one.colour for one in draft.visitors]:
        named = (one.name for one in kept.visitors if one.colour == row)
        draft.rename(row, next(named, ""))
