"""The storyteller's own hand in the grimoire, at any time."""

from __future__ import annotations

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Kill(Action, frozen=True, tag="kill"):
    """Have somebody die by a character's ability, or "" by the storyteller's judgement."""

    who: str
    character: str = ""

    title: ClassVar[str] = says("Let somebody die")


class Revive(Action, frozen=True, tag="revive"):
    who: str

    title: ClassVar[str] = says("Bring somebody back to life")


class PlaceMark(Action, frozen=True, tag="place-mark"):
    """Lay a reminder beside a seat; ``kind`` is its effect ("" for none), ``label`` what it says."""

    who: str
    character: str
    label: str
    kind: str = ""
    source: str = ""
    until: str = ""

    title: ClassVar[str] = says("Lay a reminder")


class TakeMark(Action, frozen=True, tag="take-mark"):
    mark: int

    title: ClassVar[str] = says("Take a reminder away")


class MoveMark(Action, frozen=True, tag="move-mark"):
    """Lay a reminder beside somebody else; its effect and its source stay the same."""

    mark: int
    to: str

    title: ClassVar[str] = says("Move a reminder")


class TurnMark(Action, frozen=True, tag="turn-mark"):
    """Turn a reminder upside down, so that its effect is suspended, or back."""

    mark: int

    title: ClassVar[str] = says("Turn a reminder over")


class ChangeCharacter(Action, frozen=True, tag="change-character"):
    who: str
    character: str

    title: ClassVar[str] = says("Change a character")


class ChangeSide(Action, frozen=True, tag="change-side"):
    who: str
    evil: bool

    title: ClassVar[str] = says("Change a side")


class GainAbility(Action, frozen=True, tag="gain-ability"):
    """The storyteller gains the ability of a Minion."""

    character: str

    title: ClassVar[str] = says("Gain a Minion's ability")
