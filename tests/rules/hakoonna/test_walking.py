"""Moving one room (000 【이동한다】; hakoonna.md 5)."""

import pytest

from rules.hakoonna.actions import EndTime, Stack, Walk
from rules.hakoonna.events import BarrierSet, TurnBegan, Walked
from rules.hakoonna.violations import ActAfterNoise, Barrier, EyesClosed, NoDoor, NotAVisitor, OneAction, TooFar
from rules.seats import HOST
from rules.violations import NameUnknown, NotYourTurn, SamePlace
from tests.rules.hakoonna.a_mansion import a_mansion, hakos_time, to_act, to_stack


def test_a_visitor_walks_to_the_next_room_and_the_turn_goes_on() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    assert evening.plays(Walk("red", "living")) == (Walked("red", "hall", "living"), TurnBegan("blue"))
    assert evening.public.at["red"] == "living"


def test_a_walk_is_one_room_long() -> None:
    evening = a_mansion("red hall", to_act("red"))
    assert evening.refuses(Walk("red", "kitchen")) == (TooFar("kitchen", 2),)
    assert evening.remedies(Walk("red", "kitchen")) == (Walk("red", "living"),)


def test_the_distance_is_counted_over_doors_and_stairs() -> None:
    evening = a_mansion("red kitchen", to_act("red"))
    assert evening.refuses(Walk("red", "red_room")) == (TooFar("red_room", 4),)


def test_rooms_that_touch_without_a_door_are_not_too_far_but_closed() -> None:
    assert a_mansion("red study", to_act("red")).refuses(Walk("red", "kitchen")) == (NoDoor("study", "kitchen"),)


def test_one_walks_somewhere_else() -> None:
    evening = a_mansion("red hall", to_act("red"))
    assert evening.refuses(Walk("red", "hall")) == (SamePlace("red", "hall"),)


def test_a_room_that_is_not_in_the_mansion_is_unknown() -> None:
    evening = a_mansion("red hall", to_act("red"))
    assert evening.refuses(Walk("red", "balcony")) == (NameUnknown("balcony", "hall"),)


@pytest.mark.parametrize("seat", ["blue", "hako", HOST])
def test_only_the_seat_whose_turn_it_is_walks(seat: str) -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    assert NotYourTurn("red") in evening.refuses(Walk(seat, "living"))


def test_one_action_a_turn() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    evening.plays(Walk("red", "living"))
    assert evening.refuses(Walk("red", "kitchen")) == (NotYourTurn("blue"), OneAction("red", "walk"))


def test_who_has_made_the_noise_has_lost_the_action() -> None:
    evening = a_mansion("red hall, blue hall", hakos_time("red", made="red"))
    assert evening.refuses(Walk("red", "living")) == (ActAfterNoise("red"),)
    assert evening.remedies(Walk("red", "living")) == (EndTime(HOST),)


def test_the_others_wait_with_closed_eyes() -> None:
    evening = a_mansion("red hall, blue hall", hakos_time("red", made="red"))
    assert evening.refuses(Walk("blue", "living")) == (EyesClosed(),)


def test_the_dead_do_not_walk() -> None:
    evening = a_mansion("red -, blue hall", to_act("blue"))
    assert NotAVisitor("red") in evening.refuses(Walk("red", "living"))


def test_a_barrier_stops_a_visitor_in_both_directions() -> None:
    for here, there in (("hall", "living"), ("living", "hall")):
        evening = a_mansion(f"red {here}", to_act("red"), BarrierSet(("hall", "living")))
        assert evening.refuses(Walk("red", there)) == (Barrier(),)


def test_a_barrier_on_the_stairs_stops_a_visitor() -> None:
    evening = a_mansion("red hall", to_act("red"), BarrierSet(("basement", "hall")))
    assert evening.refuses(Walk("red", "basement")) == (Barrier(),)


def test_a_barrier_stops_nobody_at_another_door() -> None:
    assert a_mansion("red hall", to_act("red"), BarrierSet(("hall", "living"))).allows(Walk("red", "study"))


def test_another_room_in_reach_is_the_remedy_for_a_barrier() -> None:
    evening = a_mansion("red hall", to_act("red"), BarrierSet(("hall", "living")))
    remedies = evening.remedies(Walk("red", "living"))
    assert set(remedies) == {Walk("red", "study"), Walk("red", "hall_2f"), Walk("red", "basement")}


def test_every_reason_against_a_walk_is_told_at_once() -> None:
    evening = a_mansion("red hall, blue hall", to_stack("red"), BarrierSet(("hall", "living")))
    assert evening.refuses(Walk("blue", "living")) == (NotYourTurn("red"), Barrier())


def test_what_lights_up_is_never_refused() -> None:
    evening = a_mansion("red hall", to_act("red"), BarrierSet(("hall", "living")))
    rooms = {space.id for space in evening.picture().spaces if space.shape == "room"}
    assert evening.lit("red") & rooms == {"hall", "study", "hall_2f", "basement"}
    assert evening.allows(*(Walk("red", room) for room in ("study", "hall_2f", "basement")))


def test_an_overruled_walk_is_carried_out_and_marked() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    step = evening.match.play(Walk("red", "kitchen"), overrule="a house rule")
    assert step.overruled == "a house rule"  # type: ignore[union-attr]
    assert step.broken == (TooFar("kitchen", 2),)  # type: ignore[union-attr]
    assert evening.public.at["red"] == "kitchen"
    assert evening.turn == "blue"


def test_an_overruled_walk_out_of_turn_takes_nobodys_turn() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    evening.match.play(Walk("blue", "living"), overrule="he must go")
    assert evening.turn == "red"
    assert evening.allows(Walk("red", "living"))


def test_after_hako_onnas_time_the_way_is_open_again() -> None:
    evening = a_mansion("red hall, blue hall", hakos_time("red", made="red"))
    evening.plays(EndTime("hako"), Stack("blue"))
    evening.fate("held")
    assert evening.allows(Walk("blue", "living"))
