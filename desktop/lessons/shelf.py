"""The lessons that come with the program, in the order in which they are taken."""

from __future__ import annotations

from functools import cache

from assets import library
from desktop.lessons.lesson import Lesson, read_lesson
from rules.games import Game, shelf

ENDING = ".toml"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Every lesson about a game."""
    return tuple(read_lesson(name, library.read(name)) for name in library.names(f"{game}/lessons", ENDING))


def taught() -> tuple[Game, ...]:
    """The games that there are lessons about."""
    return tuple(game for game in shelf().values() if lessons(game.id))


def after(lesson: Lesson) -> Lesson | None:
    """The lesson that follows; None after the last."""
    row = lessons(lesson.game)
    at = next(number for number, one in enumerate(row) if one.id == lesson.id)
    return row[at + 1] if at + 1 < len(row) else None


def place(lesson: Lesson) -> tuple[int, int]:
    """Which lesson it is, from 1, and how many there are."""
    row = lessons(lesson.game)
    return next(number for number, one in enumerate(row, 1) if one.id == lesson.id), len(row)


def find(id_: str) -> Lesson:
    """A lesson by its id; StopIteration if there is none."""
    return next(lesson for game in shelf() for lesson in lessons(game) if lesson.id == id_)
