"""Skill checks: the seed's section 4.3, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.arkham import checks, modifiers
from rules.arkham.actions import CloseGateBy, Evade, Outcome
from rules.arkham.checks import Addend
from rules.arkham.effects import Check, Roll, SpendClue
from rules.arkham.events import Checked
from rules.violations import ChoicePending, NotAsked
from tests.rules.arkham.a_town import Evening, a_town, gates, has, meeting, monsters, piles
from tests.rules.arkham.shipped import shipped


def pool(evening: Evening, skill: str, modifier: int = 0) -> tuple[Addend, ...]:
    return checks.pool(shipped(), evening.town, Check(seat="p1", skill=skill, modifier=modifier))


def dice(evening: Evening, skill: str, modifier: int = 0) -> int:
    return checks.dice(shipped(), evening.town, Check(seat="p1", skill=skill, modifier=modifier))


def met(**sheet: Any) -> Evening:
    """Something is met at the Library; Joe Diamond has no clues."""
    evening = a_town("p1 library, p2 woods", meeting(encounter="library"))
    return has(evening, **{"clues": 0, **sheet})


def test_s3_4_3_01_six_skills_and_four_checks_made_of_them() -> None:
    evening = met()
    assert [dice(evening, skill) for skill in ("speed", "sneak", "fight", "will", "lore", "luck")] == [4, 3, 3, 2, 1, 2]
    assert set(checks.DERIVED) == {"evade", "horror", "combat", "spell"}


@pytest.mark.parametrize(("derived", "skill"), checks.DERIVED.items())
def test_s3_4_3_02_each_derived_check_goes_by_its_skill(derived: str, skill: str) -> None:
    evening = met()
    assert pool(evening, derived) == pool(evening, skill)
    evening = a_town("p1 downtown_street, p2 woods", *monsters("ghoul-1 downtown_street"))
    has(evening, sliders=(0, 1, 1))
    evening.plays(Evade("p1", "ghoul-1"))
    assert isinstance(evening.asked, Roll)
    assert evening.asked.dice == 4 - 3


def test_s3_4_3_03_raising_fight_raises_combat() -> None:
    assert (dice(met(sliders=(1, 1, 1)), "combat"), dice(met(sliders=(1, 2, 1)), "combat")) == (3, 4)


def test_s3_4_3_04_every_die_says_where_it_comes_from() -> None:
    evening = a_town("p1 library, p2 woods", piles(environment="heat_wave"))
    assert pool(evening, "fight", -1) == (Addend("fight", 3), Addend("mythos.heat_wave", -1), Addend("printed", -1))


def test_s3_4_3_05_what_raises_the_skill_raises_what_is_made_of_it() -> None:
    lower, higher = met(sliders=(1, 1, 1)), met(sliders=(1, 0, 1))
    assert dice(higher, "will") - dice(lower, "will") == dice(higher, "horror") - dice(lower, "horror") == 1


def test_s3_4_3_06_what_changes_will_checks_leaves_horror_alone() -> None:
    evening = a_town("p1 library, p2 woods", piles(environment="an_evil_fog"))
    assert (dice(evening, "will"), dice(evening, "horror")) == (1, 2)
    assert (dice(evening, "sneak"), dice(evening, "evade")) == (4, 3)


def test_weather_does_not_reach_other_worlds() -> None:
    evening = a_town("p1 abyss_1, p2 woods", piles(environment="an_evil_fog"))
    assert dice(evening, "will") == 2


def test_s3_4_3_07_a_plus_adds_a_minus_takes() -> None:
    evening = met()
    assert (dice(evening, "luck", 1), dice(evening, "luck", -1)) == (3, 1)


def test_s3_4_3_08_09_will_minus_two_takes_two_dice() -> None:
    evening = met(sliders=(1, 0, 1))
    assert dice(evening, "will") == 3
    evening.plays(Outcome("p1", "check", -2, "will"))
    assert isinstance(evening.asked, Roll)
    assert evening.asked.dice == 1
    assert evening.refuses(Answer("fate", (4, 5))) != ()


def test_s3_4_3_10_without_dice_it_has_failed() -> None:
    evening = met()
    events = evening.plays(Outcome("p1", "check", -2, "will"))
    assert [event.result for event in events if isinstance(event, Checked)] == ["failed"]
    assert evening.asked is None


def test_s3_4_3_11_clues_are_spent_after_the_roll_one_at_a_time() -> None:
    evening = met(clues=2, investigator="jenny_barnes", sliders=(0, 0, 0))
    evening.plays(Outcome("p1", "check", 0, "fight"))
    assert evening.refuses(Answer("p1", "spend")) == (NotAsked(),)
    evening.fate((1,))
    asked = [type(evening.asked)]
    evening.answers("spend")
    asked.append(type(evening.asked))
    assert asked == [SpendClue, Roll]
    events = evening.fate((5,))
    assert [event.result for event in events if isinstance(event, Checked)] == ["passed"]
    assert evening.sheet().clues == 1


def test_joe_diamond_has_two_dice_a_clue() -> None:
    evening = met(clues=1, sliders=(0, 0, 0))
    evening.plays(Outcome("p1", "check", 0, "fight"))
    evening.fate((1, 1))
    evening.answers("spend")
    assert isinstance(evening.asked, Roll)
    assert evening.asked.dice == 2


def test_s3_4_3_12_each_clue_is_a_die_even_below_none() -> None:
    evening = met(clues=2, investigator="jenny_barnes")
    evening.plays(Outcome("p1", "check", -4, "fight"))
    evening.answers("spend")
    assert isinstance(evening.asked, Roll)
    assert evening.asked.dice == 1
    evening.fate((2,))
    evening.answers("spend")
    events = evening.fate((6,))
    assert [event.successes for event in events if isinstance(event, Checked)] == [1]


@pytest.mark.parametrize(("faces", "result"), [((5, 1, 1, 1), "failed"), ((5, 6, 1, 1), "passed")])
def test_s3_4_3_13_a_number_in_brackets_is_how_many_succeed(faces: tuple[int, ...], result: str) -> None:
    evening = a_town("p1 woods, p2 library", *gates("woods the_dreamlands_a"), meeting(), ancient="yog_sothoth")
    has(evening, explored="woods", clues=0)
    assert modifiers.gate_difficulty(shipped(), evening.town, "the_dreamlands") == 2
    evening.plays(CloseGateBy("p1", "fight"))
    events = evening.fate(faces)
    assert [event.result for event in events if isinstance(event, Checked)] == [result]


@pytest.mark.parametrize(("special", "succeed"), [((), 1), (("blessing",), 2), (("curse",), 0)])
def test_s3_4_3_14_blessed_from_four_cursed_only_six(special: tuple[str, ...], succeed: int) -> None:
    evening = met(specials=special)
    assert checks.successes(shipped(), evening.sheet(), (4, 5)) == succeed


def test_a_question_keeps_everything_else_waiting() -> None:
    evening = met(clues=1)
    evening.plays(Outcome("p1", "check", 0, "fight"))
    assert evening.refuses(Outcome("p1", "money", 1)) == (ChoicePending("roll"),)
