"""The lessons that come with the program, their files, and their steps."""

from __future__ import annotations

from assets import library
from desktop.lessons.lesson import Lesson, Wrong
from desktop.lessons.shelf import lessons

LESSONS = lessons("hakoonna")
FILES = {name.rpartition("/")[2]: library.read(name) for name in library.names("hakoonna/lessons", ".toml")}
STEPS = [(lesson, number) for lesson in LESSONS for number in range(len(lesson.step))]
WRONG = [(lesson, number, wrong) for lesson, number in STEPS for wrong in lesson.step[number].wrong]


def named(case: tuple[Lesson, int] | tuple[Lesson, int, Wrong]) -> str:
    """A case by its lesson, step and reason."""
    return "-".join([case[0].id, str(case[1] + 1), *(wrong.refused for wrong in case[2:])])
