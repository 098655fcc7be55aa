"""At a step of the night; ``character`` and ``who`` name the step."""

from __future__ import annotations

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Choose(Action, frozen=True, tag="choose"):
    """Carry a step out: who and what was pointed at, nothing where it was declined."""

    character: str
    who: str
    players: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()

    title: ClassVar[str] = says("Carry out a night step")


class Decline(Action, frozen=True, tag="decline"):
    """Carry a step out in which the head was shaken: nobody and nothing was chosen."""

    character: str
    who: str

    title: ClassVar[str] = says("Note a shaken head")


class Tell(Action, frozen=True, tag="tell-answer"):
    """Give the answer of a step."""

    character: str
    who: str
    shown: tuple[str, ...]

    title: ClassVar[str] = says("Give an answer")


class PassBy(Action, frozen=True, tag="pass-by"):
    """Leave a step out tonight."""

    character: str
    who: str

    title: ClassVar[str] = says("Leave a step out")


class PutOff(Action, frozen=True, tag="put-off"):
    """Come back to a step later tonight."""

    character: str
    who: str

    title: ClassVar[str] = says("Put a step off")


class WakeUp(Action, frozen=True, tag="wake-up"):
    """Note that somebody was woken for no ability of their own: for show, by mistake, to be told something."""

    who: str
    cause: str

    title: ClassVar[str] = says("Note a waking")
