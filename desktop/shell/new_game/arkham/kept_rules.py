"""How a profile always plays the open questions of a town: what is not as usual, one line each."""

from __future__ import annotations

from pathlib import Path

from desktop import rooms
from desktop.shell.new_game import points_file
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.points import Given
from rules.arkham.options import Options

FILE = "town_rules.toml"


def kept(profile: Path) -> TownDraft:
    """The draft that a new town begins from; Broken tells why the file cannot be read."""
    path = profile / FILE
    return parse(FILE, points_file.raw(path)) if path.exists() else TownDraft()


def parse(file: str, raw: bytes) -> TownDraft:
    """A draft with the answers in a file; Broken tells the line and why."""
    text = points_file.text_of(file, raw)
    found = points_file.tree(file, text)
    points_file.check(file, text, found, Options)
    draft = TownDraft()
    for key, value in found.items():
        draft.settle(key, value)
    return draft


def keep(profile: Path, key: str, value: Given) -> None:
    """Always play a question so; Broken tells why the file cannot be read or written."""
    draft = kept(profile)
    draft.settle(key, value)
    rooms.save(profile / FILE, "".join(f"{line}\n" for line in points_file.lines(draft.points)))
