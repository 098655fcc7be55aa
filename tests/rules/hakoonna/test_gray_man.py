"""The Gray Man's conditions of action, together and at their edges (000 ■차례와 행동)."""

from rules.hakoonna.actions import EndTime, Open, Pass, Walk
from rules.hakoonna.events import BarrierSet, HakoTimeEnded, Passed, TurnBegan, Walked
from rules.hakoonna.violations import (
    GrayCrowd,
    GrayMustMove,
    GrayPass,
    GrayTiming,
    NothingThere,
    OtherRoomShadow,
    TooFar,
)
from rules.violations import NameUnknown, NotYourTurn, SamePlace
from tests.rules.hakoonna.a_mansion import a_mansion, emptied, gray_turn, hakos_time, to_act


def test_every_reason_against_his_walk_is_told_at_once() -> None:
    evening = a_mansion("red kitchen, gray hall", to_act("red"))
    assert evening.refuses(Walk("gray", "kitchen")) == (GrayTiming(), TooFar("kitchen", 2), GrayCrowd("kitchen", 1, 0))


def test_every_reason_against_his_opening_is_told_at_once() -> None:
    evening = a_mansion("red hall, gray hall", *emptied("living"), hakos_time())
    assert evening.refuses(Open("gray", "living.sofa")) == (
        GrayTiming(), OtherRoomShadow("living"), NothingThere(), GrayMustMove(1),
    )  # fmt: skip


def test_every_reason_against_his_passing_is_told_at_once() -> None:
    evening = a_mansion("red hall, gray study", to_act("red"))
    assert evening.refuses(Pass("gray")) == (GrayTiming(), GrayPass("walk"))


def test_the_rooms_he_may_enter_are_the_remedy_for_a_crowd() -> None:
    evening = a_mansion("red hall, blue hall, green living, purple study, gray hall", gray_turn())
    remedies = evening.remedies(Open("gray", "hall.coat_stand"))
    assert set(remedies) == {Walk("gray", room) for room in ("living", "study", "hall_2f", "basement")}
    evening = a_mansion("red hall, blue living, green living, gray hall", gray_turn())
    assert set(evening.remedies(Walk("gray", "living"))) == {Walk("gray", r) for r in ("study", "hall_2f", "basement")}


def test_his_moves_or_his_shadows_are_the_remedy_for_passing() -> None:
    free = a_mansion("red hall, gray study", gray_turn())
    assert Walk("gray", "child") in free.remedies(Pass("gray"))
    stuck = a_mansion("red child, blue study, gray child", *emptied("child", but=1), gray_turn())
    assert stuck.remedies(Pass("gray")) == (Open("gray", "child.bed"),)


def test_he_may_pass_by_hand_in_a_corrected_position_where_he_is_boxed_in() -> None:
    evening = a_mansion("red child, blue study, gray child", *emptied("child"), gray_turn())
    assert evening.plays(Pass("gray"))[0] == Passed("gray")
    assert evening.turn == "blue"


def test_with_company_and_a_way_out_an_emptied_room_changes_nothing() -> None:
    evening = a_mansion("red study, gray study", *emptied("study"), hakos_time())
    assert evening.plays(EndTime("hako"))[0] == HakoTimeEnded()
    assert evening.turn == "gray"
    assert evening.refuses(Pass("gray")) == (GrayPass("walk"),)


def test_alone_in_an_emptied_room_between_full_rooms_he_is_boxed_in() -> None:
    evening = a_mansion("red study, gray child", *emptied("child"), hakos_time())
    assert evening.plays(EndTime("hako"))[-1] == TurnBegan("red")


def test_what_lights_up_for_him_is_never_refused() -> None:
    evening = a_mansion("red hall, blue hall, green living, purple basement, gray hall", gray_turn())
    lit = evening.lit("gray")
    rooms = {"living", "study", "hall_2f", "basement"}
    assert {space.id for space in evening.picture().spaces if space.shape == "room"} & lit == rooms
    assert evening.allows(*(Walk("gray", room) for room in rooms))


def test_he_stays_nowhere_by_walking() -> None:
    evening = a_mansion("red hall, gray study", gray_turn())
    assert evening.refuses(Walk("gray", "study")) == (SamePlace("gray", "study"),)
    assert evening.refuses(Walk("gray", "attic")) == (NameUnknown("attic", "study"),)


def test_off_the_board_he_does_nothing() -> None:
    evening = a_mansion("red hall, gray -", to_act("red"))
    assert evening.refuses(Pass("gray")) == (NotYourTurn("red"),)
    assert evening.refuses(Walk("gray", "hall")) == (NotYourTurn("red"),)


def test_nobody_acts_in_his_turn_but_he() -> None:
    evening = a_mansion("red hall, blue hall, gray study", gray_turn())
    assert evening.refuses(Walk("red", "living")) == (NotYourTurn("gray"),)


def test_the_barrier_shuts_nobody_else_in_with_him() -> None:
    evening = a_mansion("red study, gray study", BarrierSet(("study", "child")), gray_turn())
    assert evening.plays(Walk("gray", "child"))[0] == Walked("gray", "study", "child")
    evening.corrects(to_act("red"))
    assert not evening.allows(Walk("red", "child"))


def test_his_overruled_walk_in_a_visitors_turn_leaves_that_turn_as_it_is() -> None:
    evening = a_mansion("red hall, gray study", to_act("red"))
    evening.match.play(Walk("gray", "child"), overrule="the table wants it")
    assert evening.turn == "red"
    assert evening.allows(Walk("red", "living"))
