"""What the program is started with, typed; every value that cannot be is refused in one sentence."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from desktop.words import LANGUAGES
from rules.messages import says

if TYPE_CHECKING:
    from rules.actions import Value

SMALLEST, LARGEST = 64, 16384
"""The sides of a picture or a screen, in pixels."""


class Arguments(NamedTuple):
    """What the window is opened with.

    ``profile`` is the folder of settings and records, ``language`` is "" where the settings decide, ``clock`` stands
    in for the time of day, ``fate`` holds the answers that come before the program's own, ``fates`` those for a kind
    of question, ``virtual_screens`` are sizes such as ``1920x1080,1280x720``. ``practice`` goes straight to the
    practice table of the ``game``, past the start page.
    """

    file: Path | None = None
    profile: Path | None = None
    language: str = ""
    clock: datetime | None = None
    seed: int | None = None
    fate: tuple[Value, ...] | None = None
    fates: Mapping[str, tuple[Value, ...]] = {}
    virtual_screens: str = ""
    practice: bool = False
    game: str = "hakoonna"


class Unusable(argparse.ArgumentTypeError):
    """A value that an option cannot take: a sentence with holes."""

    def __init__(self, message: str, values: Mapping[str, str | int]) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


def language(text: str) -> str:
    """One of the program's languages."""
    if text not in LANGUAGES:
        raise Unusable(says("‘{typed}’ is no language here; write {known}."), {"typed": text, "known": "ko / en"})
    return text


def game(text: str) -> str:
    """One of the games on the shelf."""
    from rules.games import shelf

    if text not in shelf():
        known = " / ".join(shelf())
        raise Unusable(says("‘{typed}’ is no game here; write {known}."), {"typed": text, "known": known})
    return text


FORMATS: Final = ("%Y-%m-%dT%H:%M", "%Y-%m-%d")


def clock(text: str) -> datetime:
    """A day, with or without the time."""
    for form in FORMATS:
        try:
            return datetime.strptime(text, form)
        except ValueError:
            continue
    raise Unusable(says("‘{typed}’ is no date; write it like 2026-10-31 or 2026-10-31T20:00."), {"typed": text})


def seed(text: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise Unusable(says("‘{typed}’ is no whole number."), {"typed": text})
    return int(text)


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels."""
    found = re.fullmatch(r"([0-9]{1,6})x([0-9]{1,6})", text)
    sides = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(SMALLEST <= side <= LARGEST for side in sides):
        message = says("‘{typed}’ is no size; write it like 1920x1080, each side from {low} to {high}.")
        raise Unusable(message, {"typed": text, "low": SMALLEST, "high": LARGEST})
    return sides


def screens(text: str) -> str:
    """Sizes of screens side by side."""
    for one in text.split(","):
        size(one)
    return text


class Written(NamedTuple):
    """Fate's answers from a file: those of one question after the other, and those of each kind of question."""

    answers: tuple[Value, ...] = ()
    kinds: Mapping[str, tuple[Value, ...]] = {}


KIND: Final = re.compile(r"([a-z-]+): *(.+)")


def fate(text: str) -> Written:
    """One answer a line: a word, a number, or a JSON list; ``kind: answer`` is only for questions of that kind."""
    try:
        lines = Path(text).read_text(encoding="utf-8-sig").splitlines()
    except (OSError, ValueError) as error:
        raise Unusable(says("The answers in ‘{typed}’ cannot be read."), {"typed": text}) from error
    return _written([line.strip() for line in lines if line.strip()])


def _written(lines: Sequence[str]) -> Written:
    kinds: dict[str, tuple[Value, ...]] = {}
    for found in filter(None, map(KIND.fullmatch, lines)):
        kinds[found[1]] = (*kinds.get(found[1], ()), _answer(found[2]))
    return Written(tuple(_answer(line) for line in lines if not KIND.fullmatch(line)), kinds)


def _answer(line: str) -> Value:
    import msgspec

    from rules.actions import Value

    try:
        return msgspec.json.decode(line, type=Value)
    except msgspec.DecodeError:
        return line
