"""Who answers for Fate: the program or the cardboard, for each kind of question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from rules import dice
from rules.actions import Value
from rules.effects import Choice

Source = Literal["program", "cardboard"]


class Fate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The seed of the program's answers, and who answers each kind; a kind not named goes to ``other``."""

    seed: int = 0
    other: Source = "program"
    sources: Mapping[str, Source] = {}
    anew: Mapping[str, int] = {}

    def source(self, kind: str) -> Source:
        """Who answers a kind of question."""
        return self.sources.get(kind, self.other)


class Oracle(Protocol):
    """Answers a question of Fate, or leaves it (None) to the table."""

    def answer(self, fate: Fate, number: int, asked: Choice) -> Value | None:
        """The answer to the question of that number."""


class Program:
    """The program's own answers, where it is asked for them."""

    def answer(self, fate: Fate, number: int, asked: Choice) -> Value | None:
        """A value of the seed and the question's number."""
        if fate.source(asked.kind) != "program":
            return None
        return dice.answer(fate.seed, number, asked, fate.anew.get(str(number), 0))


class Script:
    """Answers written down beforehand: one for each question in order, and for each kind those that come first.

    Of a kind's answers the first that fits is given, so that the same question always has the same one. What is not
    written down the program answers.
    """

    def __init__(self, answers: Sequence[Value] = (), kinds: Mapping[str, Sequence[Value]] | None = None) -> None:
        self._answers = tuple(answers)
        self._kinds = dict(kinds or {})

    def answer(self, fate: Fate, number: int, asked: Choice) -> Value | None:
        """The answer of that number, or of that kind."""
        if number < len(self._answers):
            return self._answers[number]
        domain = asked.domain()
        fitting = (value for value in self._kinds.get(asked.kind, ()) if domain.holds(value))
        written = next(fitting, None)
        return Program().answer(fate, number, asked) if written is None else written
