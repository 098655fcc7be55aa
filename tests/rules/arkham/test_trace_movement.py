"""The movement phase: the seed's section 3.2, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.arkham.actions import (
    CloseGateBy,
    EndPart,
    Evade,
    Fight,
    GainPoints,
    Move,
    Outcome,
    TakeClues,
    Trade,
)
from rules.arkham.effects import ChooseGate, Roll, TakeSome
from rules.arkham.events import (
    Advanced,
    CameBack,
    CluesTaken,
    CombatBegan,
    DrawnIn,
    Evaded,
    GateSet,
    Lost,
    MonsterBeaten,
    MonstersGone,
    Moved,
    PartBegan,
    PhaseBegan,
    PointsGiven,
    Reduced,
    StoodUp,
    Traded,
)
from rules.arkham.state import LOST
from rules.arkham.violations import (
    CloseWithoutExplored,
    CluePassThrough,
    Delayed,
    GateByMovement,
    MonsterBlocks,
    MonsterElsewhere,
    MoveAfterCombat,
    MovePointsAfterCombat,
    MoveSplit,
    NoClue,
    NoPoints,
    OtherWorldMove,
    ReturnWrongGate,
    TradeApart,
    TradeNotTradable,
    TradePhase,
    TurnOrder,
)
from rules.events import Correction, Event
from tests.rules.arkham.a_town import Evening, a_town, clues, gates, has, meeting, moment, monsters, moving, piles


def beginning(
    standing: str, *changes: Correction, who: dict[str, str] | None = None, turn: int = 2, **sheet: Any
) -> Evening:
    """The moment before p1's movement: p2 has just finished."""
    evening = a_town(standing, *changes, who=who)
    has(evening, **sheet)
    evening.corrects(moment("movement", "p2", turn=turn, first="p2"))
    return evening


def begun(evening: Evening) -> tuple[Event, ...]:
    return evening.plays(EndPart("p2"))


def rolls(evening: Evening, face: int) -> tuple[Event, ...]:
    """All dice show that."""
    assert isinstance(evening.asked, Roll)
    return evening.fate((face,) * evening.asked.dice)


def test_s3_3_2_00_movement_comes_when_all_upkeeps_are_done() -> None:
    evening = a_town("p1 library, p2 library", moment("upkeep", "p2", done=("p1",)))
    assert evening.plays(EndPart("p2"))[1:3] == (PhaseBegan("movement"), PartBegan("p1"))


def test_s3_3_2_01_points_are_the_speed_and_what_adds_to_it() -> None:
    evening = beginning("p1 library, p2 woods", sliders=(1, 1, 1))
    assert PointsGiven("p1", 4) in begun(evening)
    assert PointsGiven("p1", 5) in evening.plays(GainPoints("p1", 1))
    evening = beginning("p1 library, p2 woods", piles(environment="icy_conditions"))
    assert PointsGiven("p1", 3) in begun(evening)


def test_s3_3_2_02_a_gate_is_no_step() -> None:
    evening = a_town("p1 woods, p2 library", *gates("woods rlyeh_a"))
    assert evening.refuses(Move("p1", "rlyeh_1")) == (GateByMovement(),)
    evening.plays(EndPart("p1"))
    assert DrawnIn("p1", "rlyeh_1") in evening.plays(EndPart("p2"))


def test_s3_3_2_03_a_point_a_step() -> None:
    evening = a_town("p1 train_station, p2 library", moving(points=3))
    events = evening.plays(Move("p1", "independence_square"))
    assert events == (
        Moved("p1", "train_station", "northside_street"),
        Moved("p1", "northside_street", "downtown_street"),
        Moved("p1", "downtown_street", "independence_square"),
    )
    assert evening.town.points == 0
    evening = a_town("p1 train_station, p2 library", moving(points=2))
    assert evening.refuses(Move("p1", "independence_square")) == (NoPoints("independence_square", 3, 2),)
    assert evening.remedies(Move("p1", "independence_square")) == (
        Move("p1", "downtown_street"),
        Move("p1", "northside_street"),
    )


def test_s3_3_2_04_first_area_second_area_and_back() -> None:
    evening = beginning("p1 rlyeh_1, p2 library", *gates("woods rlyeh_a"))
    assert Advanced("p1", "rlyeh_2") in begun(evening)
    evening.corrects(moment("movement", "p2", turn=3, first="p2"))
    assert CameBack("p1", "woods") in begun(evening)


def test_s3_3_2_05_only_by_a_gate_that_leads_there() -> None:
    evening = beginning("p1 rlyeh_2, p2 library", *gates("woods rlyeh_a", "graveyard rlyeh_b", "black_cave abyss_a"))
    begun(evening)
    assert evening.refuses(Answer("p1", "black_cave")) == (ReturnWrongGate("rlyeh", ("graveyard", "woods")),)


def test_s3_3_2_06_without_one_lost_in_time_and_space() -> None:
    evening = beginning("p1 abyss_2, p2 library", *gates("woods rlyeh_a"))
    assert Lost("p1", 4) in begun(evening)
    assert (evening.at("p1"), evening.sheet().delayed, evening.sheet().explored) == (LOST, True, "")


def test_s3_3_2_07_of_several_one_chooses() -> None:
    evening = beginning("p1 rlyeh_2, p2 library", *gates("woods rlyeh_a", "black_cave rlyeh_b"))
    begun(evening)
    assert isinstance(evening.asked, ChooseGate)
    assert evening.asked.gates == ("black_cave", "woods")
    assert CameBack("p1", "woods") in evening.answers("woods")


def test_s3_3_2_08_back_with_an_explored_marker() -> None:
    evening = beginning("p1 rlyeh_2, p2 library", *gates("woods rlyeh_a"))
    begun(evening)
    assert evening.sheet().explored == "woods"


def test_s3_3_2_09_who_is_delayed_stands_up_and_that_is_all() -> None:
    evening = beginning("p1 easttown_street, p2 easttown_street", delayed=True)
    assert StoodUp("p1") in begun(evening)
    assert evening.refuses(Move("p1", "downtown_street"))[0] == Delayed("p1")
    assert not evening.sheet().delayed


def test_s3_3_2_10_fighting_and_trading_are_all_a_delayed_one_does() -> None:
    evening = beginning("p1 woods, p2 woods", *monsters("zombie-1 woods"), *clues("woods 1"), delayed=True, money=3)
    begun_with_a_zombie(evening)
    assert evening.allows(Fight("p1", "zombie-1"), Evade("p1", "zombie-1"), Trade("p1", "p2", "money", 2))
    assert Delayed("p1") in evening.refuses(TakeClues("p1", "woods", 1))
    assert Delayed("p1") in evening.refuses(GainPoints("p1", 1))
    evening.plays(Fight("p1", "zombie-1"))
    evening.answers("won")
    evening.plays(EndPart("p1"))
    assert evening.asked is None
    assert evening.town.clues == {"woods": 1}


def begun_with_a_zombie(evening: Evening) -> None:
    """P2 gets away from it and leaves the clue."""
    evening.plays(Fight("p2", "zombie-1"))
    evening.answers("escaped")
    begun(evening)
    evening.answers(0)


def test_s3_3_2_11_no_points_in_other_worlds() -> None:
    evening = a_town("p1 rlyeh_1, p2 library")
    assert evening.refuses(GainPoints("p1", 2)) == (OtherWorldMove(),)
    assert OtherWorldMove() in evening.refuses(Move("p1", "woods"))


def test_s3_3_2_12_in_order_from_the_first_player() -> None:
    evening = a_town("p1 library, p2 library, p3 library", moving("p1"))
    assert TurnOrder("p1") in evening.refuses(Move("p3", "miskatonic_u_street"))


def test_s3_3_2_13_a_move_that_ended_does_not_go_on() -> None:
    evening = a_town("p1 library, p2 library")
    evening.plays(Move("p1", "miskatonic_u_street"), EndPart("p1"))
    assert TurnOrder("p2") in evening.refuses(Move("p1", "library"))
    evening.corrects(moving(ended=True, points=0))
    assert evening.refuses(Move("p1", "library")) == (MoveSplit("p1"),)


def test_s3_3_2_14_the_next_walks_where_the_way_was_cleared_and_trades() -> None:
    evening = a_town("p1 graveyard, p2 graveyard", *monsters("zombie-1 rivertown_street"))
    evening.plays(Move("p1", "rivertown_street"), Fight("p1", "zombie-1"))
    assert MonsterBeaten("p1", "zombie-1") in evening.answers("won")
    evening.plays(EndPart("p1"))
    has(evening, "p2", money=3)
    evening.plays(Move("p2", "rivertown_street"), Trade("p2", "p1", "money", 1), Move("p2", "easttown_street"))


def test_s3_3_2_15_trading_is_for_the_same_place_in_movement() -> None:
    evening = a_town("p1 downtown_street, p2 downtown_street")
    has(evening, money=3, hand=("common",))
    assert evening.plays(Trade("p1", "p2", "money", 3)) == (Traded("p1", "p2", "money", 3),)
    assert evening.sheet("p2").money == 10
    evening.corrects(meeting())
    assert TradePhase() in evening.refuses(Trade("p1", "p2", "common"))
    evening = a_town("p1 downtown_street, p2 library")
    assert TradeApart("p2", "library") in evening.refuses(Trade("p1", "p2", "money", 1))
    evening = a_town("p1 abyss_1, p2 abyss_1")
    assert evening.allows(Trade("p1", "p2", "money", 1))


@pytest.mark.parametrize("thing", ["clue", "skill", "ally", "gate_trophy", "monster_trophy", "deputy_of_arkham"])
def test_s3_3_2_16_never_clues_skills_and_the_like(thing: str) -> None:
    evening = a_town("p1 downtown_street, p2 downtown_street")
    assert evening.refuses(Trade("p1", "p2", thing)) == (TradeNotTradable(thing),)


@pytest.mark.parametrize("thing", ["common", "unique", "spell", "shrivelling"])
def test_s3_3_2_16_items_and_spells_change_hands(thing: str) -> None:
    evening = a_town("p1 downtown_street, p2 downtown_street")
    has(evening, hand=(thing,))
    evening.plays(Trade("p1", "p2", thing))
    assert thing in evening.sheet("p2").hand
    assert evening.sheet().hand == ()


def test_s3_3_2_17_clues_are_taken_where_the_move_ends() -> None:
    evening = a_town("p1 uptown_street, p2 library", *clues("woods 2"))
    evening.plays(Move("p1", "woods"), EndPart("p1"))
    assert evening.asked == TakeSome("p1", "woods", 2)


def test_s3_3_2_18_not_in_passing() -> None:
    evening = a_town("p1 woods, p2 library", *clues("woods 2"))
    evening.plays(Move("p1", "uptown_street"))
    assert evening.refuses(TakeClues("p1", "woods", 1)) == (CluePassThrough(),)
    assert evening.town.clues == {"woods": 2}


def test_s3_3_2_19_any_number_of_them() -> None:
    evening = a_town("p1 woods, p2 library", *clues("woods 3"))
    evening.plays(EndPart("p1"))
    assert evening.refuses(Answer("p1", 4)) != ()
    evening.answers(0)
    assert evening.town.clues == {"woods": 3}


def test_s3_3_2_20_what_is_left_is_for_others() -> None:
    evening = a_town("p1 woods, p2 woods", *clues("woods 2"))
    evening.plays(EndPart("p1"))
    assert CluesTaken("p1", "woods", 1) in evening.answers(1)
    assert evening.town.clues == {"woods": 1}
    assert evening.refuses(TakeClues("p2", "woods", 2)) == (NoClue("woods", 1),)
    evening.plays(EndPart("p2"))
    assert evening.asked == TakeSome("p2", "woods", 1)


def test_s3_3_2_21_every_monster_is_evaded_before_one_goes_on() -> None:
    evening = a_town(
        "p1 downtown_street, p2 library",
        *monsters("zombie-1 downtown_street", "ghoul-1 downtown_street"),
        moving(points=2),
    )
    assert evening.refuses(Move("p1", "easttown_street")) == (MonsterBlocks("downtown_street", "ghoul-1"),)
    evening.plays(Evade("p1", "zombie-1"))
    assert Evaded("p1", "zombie-1") in rolls(evening, 6)
    assert evening.refuses(Move("p1", "easttown_street")) == (MonsterBlocks("downtown_street", "ghoul-1"),)
    assert evening.refuses(EndPart("p1")) == (MonsterBlocks("downtown_street", "ghoul-1"),)
    has(evening, sliders=(0, 1, 1))
    evening.plays(Evade("p1", "ghoul-1"))
    rolls(evening, 6)
    evening.plays(Move("p1", "easttown_street"))
    assert evening.town.points == 1


def test_s3_3_2_22_a_combat_ends_all_movement_won_or_lost() -> None:
    evening = a_town("p1 downtown_street, p2 library", *monsters("zombie-1 downtown_street"))
    has(evening, clues=0)
    evening.plays(Evade("p1", "zombie-1"))
    events = rolls(evening, 1)
    assert CombatBegan("p1", "zombie-1") in events
    assert Reduced("p1", "stamina", 2) in events
    evening.answers("won")
    assert evening.refuses(Move("p1", "easttown_street")) == (MoveAfterCombat(),)
    assert evening.refuses(GainPoints("p1", 2)) == (MovePointsAfterCombat(),)


def test_s3_3_2_23_what_gives_points_is_used_before_the_fight() -> None:
    evening = a_town("p1 downtown_street, p2 library", *monsters("zombie-1 downtown_street"), moving(points=2))
    assert evening.plays(GainPoints("p1", 2)) == (PointsGiven("p1", 4),)


def test_s3_3_2_24_back_from_another_world_monsters_may_wait() -> None:
    evening = beginning("p1 rlyeh_2, p2 library", *gates("woods rlyeh_a"), *monsters("zombie-1 woods", "dhole-1 woods"))
    begun(evening)
    evening.plays(Fight("p1", "zombie-1"))
    evening.answers("won")
    evening.plays(EndPart("p1"))
    evening.corrects(moving())
    assert evening.refuses(EndPart("p1")) == (MonsterBlocks("woods", "dhole-1"),)


def test_s3_3_2_25_closing_sends_the_monsters_of_the_symbol_away() -> None:
    evening = a_town(
        "p1 woods, p2 library", *gates("woods yuggoth_a"), *monsters("witch-1 woods", "ghoul-1 woods"), meeting()
    )
    has(evening, explored="woods")
    evening.plays(CloseGateBy("p1", "fight"))
    assert MonstersGone(("witch-1",)) in rolls(evening, 6)
    assert evening.at("ghoul-1") == "woods"
    assert evening.sheet().trophies == ()


def test_s3_3_2_26_the_marker_keeps_one_from_being_drawn_in_again() -> None:
    evening = a_town("p1 woods, p2 library", *gates("woods abyss_a"))
    has(evening, explored="woods")
    evening.plays(EndPart("p1"), EndPart("p2"))
    assert evening.at("p1") == "woods"
    assert evening.allows(CloseGateBy("p1", "lore"))


def test_s3_3_2_27_it_stays_while_closing_fails() -> None:
    evening = a_town("p1 woods, p2 library", *gates("woods abyss_a"), meeting())
    has(evening, explored="woods", clues=0, sliders=(1, 3, 1))
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 1)
    assert evening.sheet().explored == "woods"
    evening.corrects(meeting(turn=2))
    assert evening.allows(CloseGateBy("p1", "fight"))


def test_s3_3_2_28_it_is_one_investigators_alone() -> None:
    evening = a_town("p1 woods, p2 woods", *gates("woods abyss_a"), meeting("p2"))
    has(evening, explored="woods")
    assert evening.refuses(CloseGateBy("p2", "fight")) == (CloseWithoutExplored(),)


def test_s3_3_2_29_others_at_that_gate_are_drawn_in() -> None:
    evening = a_town("p1 woods, p2 woods", *gates("woods abyss_a"), moving("p2", done=("p1",)))
    has(evening, explored="woods")
    evening.plays(EndPart("p2"), EndPart("p1"))
    assert (evening.at("p1"), evening.at("p2")) == ("woods", "abyss_1")


def test_s3_3_2_30_leaving_the_gate_loses_it() -> None:
    evening = a_town("p1 woods, p2 library", *gates("woods abyss_a"))
    has(evening, explored="woods")
    evening.plays(Move("p1", "uptown_street"), Move("p1", "woods"))
    assert evening.sheet().explored == ""
    evening.plays(EndPart("p1"))
    assert DrawnIn("p1", "abyss_1") in evening.plays(EndPart("p2"))


def test_s3_3_2_31_and_the_world_must_be_explored_again() -> None:
    evening = a_town("p1 woods, p2 library", *gates("woods abyss_a"), meeting())
    assert evening.refuses(CloseGateBy("p1", "fight")) == (CloseWithoutExplored(),)


def test_s3_3_2_32_and_it_is_lost_when_the_gate_goes() -> None:
    evening = a_town("p1 woods, p2 library", *gates("woods abyss_a"))
    has(evening, explored="woods")
    evening.corrects(
        *gates("graveyard abyss_a"),
        moving(),
    )
    evening.corrects(GateSet("woods", ""), moving())
    assert evening.sheet().explored == ""


def test_outcomes_belong_to_what_is_met() -> None:
    evening = a_town("p1 woods, p2 library")
    assert evening.refuses(Outcome("p1", "money", 2)) != ()
    assert evening.refuses(Fight("p1", "zombie-1")) == (MonsterElsewhere("zombie-1"),)
