"""What the table tells of a step of the Mythos belongs to it; what it tells elsewhere is a step of its own."""

from __future__ import annotations

import pytest

from rules.actions import Answer
from rules.arkham.actions import Evade, Move, Proceed
from rules.arkham.effects import DrawMonster, SpendClue, TellFight
from rules.arkham.violations import MonsterBlocks, MoveAfterCombat
from rules.engine import Refused
from rules.seats import FATE
from rules.violations import ChoicePending
from tests.rules.arkham.a_town import Evening, a_town, gates, has, monsters, mythos

SURGING, OTHERS = "independence_square", ("hibbs_roadhouse", "unvisited_isle")
DRAWN = ("zombie", "ghoul", "cultist")
STANDING = "p1 library, p2 library, p3 library"


@pytest.fixture
def surging() -> Evening:
    """Three investigators, three gates; a card is about to surge."""
    opened = gates(f"{SURGING} abyss_a", *(f"{place} rlyeh_{end}" for place, end in zip(OTHERS, "ab", strict=True)))
    return a_town(STANDING, *opened, mythos("gate", "big_storm_sweeps_arkham"))


def told(evening: Evening) -> None:
    evening.plays(Proceed("p1"))
    evening.answers((1, 1, 1), *DRAWN)


def test_a_surge_is_undone_and_redone_as_one_unit(surging: Evening) -> None:
    match = surging.match
    before, number = match.table, match.at
    told(surging)
    after = match.table
    assert match.at == number + 5
    assert match.undo() == 1
    assert (match.table, match.at) == (before, number)
    assert match.redo() == 1
    assert (match.table, match.at) == (after, number + 5)


def test_a_surge_half_told_is_undone_whole_too(surging: Evening) -> None:
    before = surging.match.table
    surging.plays(Proceed("p1"))
    surging.answers((1, 1, 1), "zombie")
    surging.match.undo()
    assert surging.match.table == before


def test_the_last_answer_of_a_step_that_still_asks(surging: Evening) -> None:
    match = surging.match
    surging.plays(Proceed("p1"))
    assert match.last_answer() is None
    surging.answers((1, 1, 1), "zombie")
    assert match.last_answer() is match.node(match.at)
    surging.answers("ghoul", "cultist")
    assert match.last_answer() is None


def test_each_monster_can_be_amended_by_itself(surging: Evening) -> None:
    told(surging)
    match = surging.match
    match.amend(match.at - 1, Answer(FATE, "witch"))
    match.settle()
    assert sorted(surging.town.monsters) == ["cultist-1", "witch-1", "zombie-1"]
    match.undo()
    assert sorted(surging.town.monsters) == ["cultist-1", "ghoul-1", "zombie-1"]


def beside(token: str = "witch-1") -> Evening:
    return a_town("p1 downtown_street, p2 library", *monsters(f"{token} downtown_street"), who={"p1": "jenny_barnes"})


def test_dice_of_a_turn_are_a_step_of_their_own() -> None:
    evening = beside()
    evening.plays(Evade("p1", "witch-1"))
    asked = evening.match.table
    evening.answers((5, 1))
    evening.match.undo()
    assert evening.match.table == asked


def test_a_step_out_of_a_fight_is_forbidden_by_the_monster() -> None:
    evening = beside()
    evening.plays(Evade("p1", "witch-1"))
    evening.answers((2, 1))
    assert isinstance(evening.asked, TellFight)
    away = Move("p1", "independence_square")
    assert evening.refuses(away) == (MoveAfterCombat(), MonsterBlocks("downtown_street", "witch-1"))
    assert not isinstance(evening.match.play(away, overrule="the table is right"), Refused)
    assert (evening.sheet().at, evening.match.table.agenda) == ("independence_square", ())


def test_with_a_clue_in_hand_too() -> None:
    evening = has(beside(), clues=1)
    evening.plays(Evade("p1", "witch-1"))
    evening.answers((2, 1))
    assert isinstance(evening.asked, SpendClue)
    assert evening.refuses(Move("p1", "independence_square")) == (MonsterBlocks("downtown_street", "witch-1"),)
    assert isinstance(evening.refuses(Move("p2", "independence_square"))[0], ChoicePending)


def test_an_evasion_typed_wrong_breaks_the_walk_past_the_monster() -> None:
    evening = beside()
    evening.plays(Evade("p1", "witch-1"))
    evening.answers((5, 1))
    roll = evening.match.at
    evening.plays(Move("p1", "independence_square"))
    amendment = evening.match.amend(roll, Answer(FATE, (2, 1)))
    assert amendment.broken is not None
    assert MonsterBlocks("downtown_street", "witch-1") in amendment.broken.reasons
    assert amendment.broken.may_stand
    assert amendment.keep("the table is right") is None
    assert amendment.settled
    assert not isinstance(amendment.table.asked, DrawMonster | TellFight)
