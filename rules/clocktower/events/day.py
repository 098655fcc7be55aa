"""What happens by day, mostly before everybody's eyes."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.events import Event
from rules.messages import says


class Nominated(Event, frozen=True, tag="nominated"):
    by: str
    of: str
    message: ClassVar[str] = says("{by} nominates {of}.")


class ExileCalled(Event, frozen=True, tag="exile-called"):
    by: str
    of: str
    message: ClassVar[str] = says("{by} calls for the exile of {of}.")


class HandCounted(Event, frozen=True, tag="hand-counted"):
    """``ghost`` where the one vote of a dead player goes with it."""

    seat: str
    up: bool
    ghost: bool = False


class VoteClosed(Event, frozen=True, tag="vote-closed"):
    of: str
    votes: int
    need: int
    message: ClassVar[str] = says("Votes on {of}: {votes} of {need} needed.")


class VoteCancelled(Event, frozen=True, tag="vote-cancelled"):
    of: str
    message: ClassVar[str] = says("The vote on {of} does not count.")


class Executed(Event, frozen=True, tag="executed"):
    """An execution, which killed or did not."""

    seat: str
    died: bool = False
    message: ClassVar[str] = says("{seat} is executed.")


class Exiled(Event, frozen=True, tag="exiled"):
    seat: str
    message: ClassVar[str] = says("{seat} is exiled.")


class Noted(Event, frozen=True, tag="noted"):
    """Who voted or nominated, with the character of that moment."""

    seat: str
    character: str
    kind: Literal["vote", "nomination"]


class Guessed(Event, frozen=True, tag="guessed-team"):
    seat: str
    minions: tuple[str, ...] = ()
    demons: tuple[str, ...] = ()
    message: ClassVar[str] = says("{seat} guesses. Minions: {minions}. Demons: {demons}.")


class GuessHit(Event, frozen=True, tag="guess-hit"):
    """The guess was right, and its ability real."""


class CurseLaid(Event, frozen=True, tag="curse-laid"):
    seat: str
    target: str
    message: ClassVar[str] = says("{seat}, being dead, chooses {target}.")


class CurseHeld(Event, frozen=True, tag="curse-held"):
    """A real curse, with the side of its target at that moment."""

    seat: str
    target: str
    good: bool


class AnsweredApart(Event, frozen=True, tag="answered-apart"):
    seat: str
    shown: str
    message: ClassVar[str] = says("{seat} asked apart and was answered: {shown}.")


class ChainBegan(Event, frozen=True, tag="chain-began"):
    """On this day whoever is nominated dies at once (001 폭도)."""

    message: ClassVar[str] = says("Whoever is nominated now dies at once and names the next.")


class CallPassed(Event, frozen=True, tag="call-passed"):
    """Whose turn it is to name somebody; "" is the storyteller's."""

    seat: str = ""
