"""The scripts that may be chosen, and taking one from bytes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from desktop.shell.new_game.clocktower.draft import ClockDraft, Which
from desktop.shell.parts.choices import Answer
from desktop.words import Words
from rules.clocktower.content import Content
from rules.clocktower.scripts import Import, Script, read_script
from rules.messages import says

LARGEST: Final = 20_000_000
FIRST: Final = 200
BLANK: Final = b"\xef\xbb\xbf\xff\xfe\0 \t\r\n"
CP949: Final = "cp949"
TITLES: Final[Mapping[Which, str]] = {
    "practice": says("Practice script"),
    "own": says("From a file"),
    "last": says("The last one"),
}
ABOUT: Final = says("{name}: {n} characters")
NUMBER: Final = says("{n} characters")


class Brought(NamedTuple):
    """What somebody brought as a script: its bytes, the name of its file ("" where it was pasted), what came of it."""

    data: bytes
    file: str
    found: Import

    @property
    def script(self) -> Script | None:
        """The script; None where it was refused."""
        return self.found.script

    def again(self, known: Content, encoding: str) -> Brought:
        """The same bytes, read otherwise."""
        return brought(self.data, known, self.file, encoding)


def brought(data: bytes, known: Content, file: str = "", encoding: str = "") -> Brought:
    """Bytes that are to be a script, read."""
    return Brought(data, file, read_script(data, known, encoding, Path(file).stem))


def of_file(path: Path, known: Content) -> Brought:
    """A file that is to be a script, as far as a script can reach; OSError where it cannot be read."""
    with path.open("rb") as file:
        return brought(file.read(LARGEST), known, path.name)


def begins(path: Path) -> bool:
    """Whether a file begins as a script does, whatever its letters are made of."""
    with path.open("rb") as file:
        return file.read(FIRST).lstrip(BLANK)[:1] in (b"[", b"{")


def take(draft: ClockDraft, script: Script) -> None:
    """Play a script that was brought."""
    draft.scripts["own"] = script
    draft.take_script("own")


def answers(draft: ClockDraft, words: Words) -> list[Answer]:
    """Those that may be chosen."""
    there = [which for which in TITLES if which in draft.scripts]
    return [Answer(which, words.say(TITLES[which]), about(draft.scripts[which], words)) for which in there]


def about(script: Script, words: Words) -> str:
    """What it is called, and how many characters it has."""
    values = {"name": script.name, "n": len(script.characters)}
    return words.say(ABOUT if script.name else NUMBER, values)
