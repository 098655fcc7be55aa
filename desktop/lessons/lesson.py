"""What a lesson is made of, as its file says it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from rules.actions import Value
from rules.hakoonna.content import typed
from rules.messages import Name

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{2}-[0-9]{2}\Z")]
Minutes = Annotated[float, msgspec.Meta(gt=0, le=30)]
Plain = dict[str, Any]
"""An action, a correction or a part of one, as plain values."""


class Drop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece let go over a space; "" is beside the board."""

    piece: str
    space: str


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A likely mistake, and the id of the reason against it."""

    refused: str
    attempt: Plain | None = None
    drop: Drop | None = None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action to find. ``task`` asks for it, ``goal`` names it inside a sentence, ``why`` is said when it is done.

    A step without ``start`` goes on from where the one before it ended. ``accept`` are parts of actions: what is not
    named may be anything. ``pick`` and ``act`` are ticked off, the first while a piece is held.
    """

    title: Name
    task: Name
    goal: Name
    say: Name
    why: Name
    act: Name
    accept: Annotated[tuple[Plain, ...], msgspec.Meta(min_length=1)]
    show: Plain
    hints: tuple[Name, Name, Name]
    pick: Name | None = None
    start: tuple[Plain, ...] = ()
    wrong: tuple[Wrong, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. ``fate`` holds the answers to each kind of question, the first that fits is given.

    ``between`` are actions that happen by themselves until the learner may act; ``bar`` shows all that may be done.
    """

    id: Id
    game: str
    title: Name
    about: Name
    rule: str
    minutes: Minutes
    seats: tuple[str, ...]
    step: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    options: Plain = {}
    fate: dict[str, tuple[Value, ...]] = {}
    between: tuple[Plain, ...] = ()
    bar: bool = False

    def base(self, step: int) -> int:
        """The step with a start of its own that one comes to this step from."""
        return max((number for number in range(min(step + 1, len(self.step))) if self.step[number].start), default=0)

    def names(self) -> Mapping[str, Name]:
        """What each step is about, by an id for sentences."""
        return {goal(self, number): step.goal for number, step in enumerate(self.step)}


def goal(lesson: Lesson, step: int) -> str:
    """The id by which a sentence names what a step is about."""
    return f"{lesson.id}.{step + 1}"


def texts(lesson: Lesson) -> Iterator[tuple[int, str, Name]]:
    """Every text: the number of its step (-1 for the lesson's own), its field, the text."""
    yield from ((-1, field, getattr(lesson, field)) for field in ("title", "about"))
    for number, step in enumerate(lesson.step):
        yield from (
            (number, field, text)
            for field in ("title", "task", "goal", "say", "why", "act", "pick")
            if (text := getattr(step, field)) is not None
        )
        yield from ((number, "hints", text) for text in step.hints)


def read_lesson(file: str, raw: bytes) -> Lesson:
    """A lesson, its form alone; Broken tells the line where it has another."""
    return typed(file, raw, Lesson)
