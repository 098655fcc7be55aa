"""Skill checks."""

from __future__ import annotations

from typing import Any

from rules.arkham.actions import DrawCard, Outcome
from rules.arkham.effects import SpendClue
from rules.arkham.events import Checked
from rules.events import Event
from tests.cases.arkham.neutral import dice, neutral, rolls
from tests.rules.arkham.a_town import Evening, meeting


def checking(skill: str, modifier: int = 0, who: str = "amanda_sharpe", **sheet: Any) -> Evening:
    evening = neutral("p1 velmas_diner", meeting(), who={"p1": who}, **sheet)
    evening.plays(DrawCard("p1"), Outcome("p1", "check", modifier, skill))
    return evening


def results(events: tuple[Event, ...]) -> list[tuple[str, int]]:
    return [(event.result, event.successes) for event in events if isinstance(event, Checked)]


def test_ark_checks_01_a_blessed_roller_counts_a_4() -> None:
    evening = checking("sneak", specials=("blessing",))
    assert dice(evening) == 1
    assert results(rolls(evening, 4)) == [("passed", 1)]


def test_ark_checks_11_a_clue_die_saves_a_check_with_zero_dice() -> None:
    evening = checking("sneak", -1, clues=1)
    assert isinstance(evening.asked, SpendClue)
    evening.answers("spend")
    assert dice(evening) == 1
    assert results(rolls(evening, 5)) == [("passed", 1)]
    assert evening.sheet().clues == 0


def test_ark_investigators_11_joe_gets_two_dice_a_clue() -> None:
    evening = checking("will", who="joe_diamond", sliders=(3, 2, 3), clues=1)
    rolls(evening, 1)
    evening.answers("spend")
    assert dice(evening) == 2
