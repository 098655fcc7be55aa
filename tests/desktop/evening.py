"""Games on paper: scripted matches, and records of them in a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from desktop.bench.game import LongGame, a_long_game
from desktop.record import ENDING, Record
from rules.match import Line, Match
from rules.notation import Notation


@cache
def a_game(steps: int) -> LongGame:
    """A game of that length, always the same; not to be played on."""
    return a_long_game(steps)


def lines_of(match: Match) -> list[bytes]:
    """The lines that a match has not written yet."""
    return [Notation(match.book).write(line) for line in match.unwritten]


def a_record(folder: Path, steps: int = 12, name: str = "evening") -> Path:
    """The record of a scripted game."""
    match = a_game(steps).match
    record = Record.create(folder / f"{name}{ENDING}", Notation(match.book).write_header(match.header))
    assert record.append(lines_of(match))
    record.close()
    return record.path


def plain(lines: tuple[Line, ...]) -> list[bytes]:
    """Lines as they are written, for comparing."""
    notation = Notation(a_game(12).match.book)
    return [notation.write(line) for line in lines]
