"""Checks and dice, choices, and whom a text is about."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.arkham.texts.operations.statement import Condition, Statement, Text
from rules.arkham.texts.words import Basic, Count, Difficulty, Pool

Which = Literal["all", "arkham", "other_world", "lost", "jail", "street", "same_area"]
Rule = Literal["great_ritual_two_mythos", "hound_move", "mary_never_lost"]


class Check(Statement, frozen=True):
    """The investigator rolls the skill with the modifier; so many successes pass."""

    skill: Basic
    modifier: int
    difficulty: Difficulty = 1
    passed: Text = ()
    failed: Text = ()


class Roll(Statement, frozen=True):
    """That many dice are rolled, successes as in a check; the failures are what ``failures`` means afterwards."""

    pool: Pool


class Faces(msgspec.Struct, frozen=True):
    """What happens on each die from one face to another."""

    first: int
    last: int
    then: Text


class RollDie(Statement, frozen=True):
    """Dice whose bare face counts, whoever is blessed; each die runs the branch of its face, if there is one."""

    count: Count = 1
    faces: tuple[Faces, ...] = ()


class Choose(Statement, frozen=True):
    """The investigator takes one of the options that can be carried out whole; none can: nothing happens."""

    options: tuple[Text, ...]


class May(Statement, frozen=True):
    """Only if the investigator wants to, and can pay what it begins with; else the other branch."""

    then: Text
    otherwise: Text = ()


class If(Statement, frozen=True):
    """One branch or the other, as the condition holds now."""

    condition: Condition
    then: Text
    otherwise: Text = ()


class EachInvestigator(Statement, frozen=True):
    """The branch for every such investigator, clockwise from the first player."""

    which: Which
    then: Text


class OneInvestigator(Statement, frozen=True):
    """The branch for one such investigator of the acting one's choice."""

    which: Which
    then: Text


class FirstPlayer(Statement, frozen=True):
    """The branch for the first player's investigator."""

    then: Text


class Custom(Statement, frozen=True):
    """A rule of one card alone.

    ``great_ritual_two_mythos``: from now on each Mythos phase draws two cards, the first only for its gate.
    ``hound_move``: it leaps to the nearest investigator in a location that is neither Hospital nor Asylum.
    ``mary_never_lost``: whatever would lose her in time and space takes her to Asylum, Hospital or South Church.
    """

    rule: Rule
