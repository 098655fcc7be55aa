"""By day, aloud or apart; anybody may pretend."""

from __future__ import annotations

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Guess(Action, frozen=True, tag="guess-team"):
    """Guess aloud who the Minions and the Demons are."""

    who: str
    minions: tuple[str, ...]
    demons: tuple[str, ...]

    title: ClassVar[str] = says("Guess the evil team aloud")


class LayCurse(Action, frozen=True, tag="lay-curse"):
    """Choose somebody aloud as one who just learned of the own death."""

    who: str
    target: str

    title: ClassVar[str] = says("Choose somebody aloud, being dead")


class AnswerApart(Action, frozen=True, tag="answer-apart"):
    """Answer a private question: ``yes``, ``no`` or ``unknown``; "" asks for another question.

    ``truth`` is the honest answer, where the storyteller says it.
    """

    who: str
    shown: str
    truth: str = ""

    title: ClassVar[str] = says("Answer a private question")
