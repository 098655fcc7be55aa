"""A playthrough as a file: the header, then a line for each step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rules.match import Line, Match
from rules.notation import Notation
from tests.playthroughs import alone, cardboard
from tests.tables import a_book

FOLDER: Final = Path(__file__).parent
EVENINGS: Final[Mapping[str, Callable[[], Match]]] = {"cardboard": cardboard.played, "alone": alone.played}


def path(name: str) -> Path:
    """Where the evening lies."""
    return FOLDER / f"{name}.lantern"


def written(match: Match) -> bytes:
    """The whole evening."""
    notation = Notation(match.book)
    steps = [node.step for node in match.path() if node.step is not None]
    return b"\n".join((notation.write_header(match.header), *map(notation.write, steps), b""))


def read(name: str) -> tuple[Match, list[Line]]:
    """A match at its start, and the steps that were recorded."""
    book = a_book("hakoonna")
    notation = Notation(book)
    head, *lines = path(name).read_bytes().splitlines()
    return Match(book, notation.read_header(head)), [notation.read(line) for line in lines]


def record() -> None:
    """Write every evening anew."""
    for name, play in EVENINGS.items():
        path(name).write_bytes(written(play()))
