"""How the last game was set up, kept in the profile from one evening to the next."""

from __future__ import annotations

import copy
import os
from pathlib import Path
from typing import NamedTuple

import msgspec

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
from desktop.shell.new_game.points import PRESETS, answered
from rules.fate import Source
from rules.hakoonna.content import Layout
from rules.hakoonna.setup import COLOURS
from rules.hakoonna.state import GRAY, HAKO

FILE = "last_setup.json"
LARGEST = 1_000_000


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
    house: House = msgspec.field(default_factory=House)
    tonight: Tonight = msgspec.field(default_factory=Tonight)
    last: Layout | None = None


class Remembered(NamedTuple):
    """The last setup, None where there is none; and the name under which a broken file was set aside."""

    kept: Kept | None
    aside: str = ""


def keep(profile: Path, draft: Draft, layout: Layout | None) -> bool:
    """Write down how a game begins; False where nothing can be written."""
    values = {name: getattr(draft, name) for name in Kept.__struct_fields__}
    kept = Kept(**values | {"last": layout or draft.last})
    path = profile / FILE
    written = path.with_name(f"{FILE}.{os.getpid()}")
    try:
        profile.mkdir(parents=True, exist_ok=True)
        written.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1))
        written.replace(path)
    except OSError:
        return False
    return True


def recall(profile: Path | None) -> Remembered:
    """The last setup of a profile; a broken one is set aside."""
    if profile is None:
        return Remembered(None)
    path = profile / FILE
    try:
        with path.open("rb") as file:
            kept = msgspec.json.decode(file.read(LARGEST), type=Kept)
    except FileNotFoundError:
        return Remembered(None)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Remembered(None, _set_aside(path))
    return Remembered(kept) if _fits(kept) else Remembered(None, _set_aside(path))


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
    for name in Kept.__struct_fields__:
        setattr(draft, name, copy.deepcopy(getattr(kept, name)))
    draft.sources = all_by_program() | kept.sources
    if draft.mansion == "file":
        draft.mansion = "last"
    draft.lay_anew()


def name_alike(kept: Kept, draft: Draft) -> None:
    """Call the seats as they were called the last evening."""
    draft.hako, draft.gray = kept.hako, kept.gray
    for row in COLOURS:
        named = (one.name for one in kept.visitors if one.colour == row)
        draft.rename(row, next(named, ""))


def _set_aside(path: Path) -> str:
    names = (path.with_suffix(f".broken{number or ''}.json") for number in range(1000))
    free = next(one for one in names if not one.exists())
    try:
        path.rename(free)
    except OSError:
        return path.name
    return free.name
