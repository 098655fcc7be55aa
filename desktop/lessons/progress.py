"""How far somebody has come in the lessons, kept in the profile."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from desktop import whole_file
from desktop.settings import set_aside

FILE = "lessons.json"

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Kept(msgspec.Struct, frozen=True):
    """A lesson that was begun: the step to do next, what was played on the way there, and how it went.

    ``slips`` are refusals after the first of a step; ``done`` says that it was once finished.
    """

    step: Count = 0
    played: tuple[dict[str, Any], ...] = ()
    hints: Count = 0
    slips: Count = 0
    done: bool = False


class Book(msgspec.Struct, frozen=True):
    """The file."""

    lessons: dict[str, Kept] = {}


class Progress:
    """Read once, written whole after each step. ``aside`` is the name of a broken file that was set aside."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self.aside = ""
        self._lessons = self._read()

    def _read(self) -> dict[str, Kept]:
        try:
            return dict(msgspec.json.decode(self._path.read_bytes(), type=Book).lessons)
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError, RecursionError):
            self.aside = set_aside(self._path)
            return {}

    def of(self, lesson: str) -> Kept:
        """How far one has come in a lesson."""
        return self._lessons.get(lesson, Kept())

    def keep(self, lesson: str, kept: Kept) -> bool:
        """Remember it; False where nothing can be written."""
        if self._lessons.get(lesson) == kept:
            return True
        self._lessons[lesson] = kept
        written = msgspec.json.format(msgspec.json.encode(Book(self._lessons)), indent=1)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            whole_file.put(self._path, written)
        except OSError:
            return False
        return True
