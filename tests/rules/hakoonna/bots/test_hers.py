"""How Hako Onna's bot uses her powers, wails, steps in and lies."""

import pytest

from rules.actions import Answer
from rules.hakoonna.actions import Enter, MoveThings, OrderOpen, SetPower, StandBehind, TakeBack, Wail, Want
from rules.hakoonna.bots import Strength
from rules.hakoonna.effects import Arrange, ChoosePower, Interrupt, Say, TakePower
from rules.hakoonna.events import HersSet
from rules.hakoonna.state import HAKO
from tests.rules.hakoonna.a_mansion import Evening, counted, her_time, shipped
from tests.rules.hakoonna.bots.deciding import does, may_do

ALL = tuple(power.id for power in shipped().powers)
WEAK = {"false_answer", "my_mary", "phone_rings", "shut_door"}


def in_her_room(*laid: str, **given: object) -> Evening:
    """Red stands in the room where she hides, Blue far away."""
    return her_time("red red_room, blue kitchen", *laid, **given)  # type: ignore[arg-type]  # passed on as it is


def test_the_simple_one_begins_with_a_weak_power_the_others_with_one_that_guards() -> None:
    evening, asked = in_her_room(), ChoosePower(HAKO, ALL)
    assert {getattr(one, "value", "") for one in may_do(evening, HAKO, "simple", asked)} == WEAK
    assert may_do(evening, HAKO, "sensible", asked) == {Answer(HAKO, "i_want_that")}


@pytest.mark.parametrize(("strength", "power"), [("sensible", "i_want_that"), ("crafty", "behind_you")])
def test_a_wail_brings_the_sensible_one_a_thief_and_the_crafty_one_a_murderer(strength: Strength, power: str) -> None:
    asked = TakePower(HAKO, ("phone_rings", "behind_you", "i_want_that"))
    assert does(in_her_room(), HAKO, strength, asked) == Answer(HAKO, power)


def test_she_wails_for_a_power_that_an_opened_page_is_worth() -> None:
    assert does(in_her_room(cards={"pages": ("page_7",)}), HAKO) == Wail(HAKO)
    assert Wail(HAKO) not in may_do(in_her_room(), HAKO)


def test_the_simple_one_wails_half_the_time_and_the_crafty_one_at_times_for_nothing() -> None:
    simple, crafty = (may_do(in_her_room(), HAKO, strength) for strength in ("simple", "crafty"))
    assert Wail(HAKO) in simple & crafty
    assert len(simple) > 1 < len(crafty)


def test_she_sets_the_best_power_of_her_hand() -> None:
    assert does(in_her_room(hand=("i_want_that", "phone_rings")), HAKO) == SetPower(HAKO, "i_want_that")


def test_only_the_crafty_one_is_out_for_blood() -> None:
    evening = in_her_room(hand=("behind_you", "i_want_that"))
    assert SetPower(HAKO, "behind_you") not in may_do(evening, HAKO)
    assert SetPower(HAKO, "behind_you") in may_do(evening, HAKO, "crafty")


def test_she_takes_back_what_is_worth_much_less_than_what_she_has() -> None:
    assert does(in_her_room("phone_rings", hand=("i_want_that",)), HAKO) == TakeBack(HAKO, "phone_rings")
    assert does(in_her_room("coming_soon", hand=("phone_rings",)), HAKO) != TakeBack(HAKO, "coming_soon")


@pytest.mark.parametrize(
    ("power", "used"),
    [("behind_you", StandBehind(HAKO, "red")), ("open_here", OrderOpen(HAKO, "red", "red_room.altar"))],
)
def test_what_strikes_in_her_room_strikes_there(power: str, used: object) -> None:
    assert does(in_her_room(power), HAKO) == used


def test_she_steals_from_who_holds_most() -> None:
    hands = {"red": ("mary",), "blue": ("stake", "chain")}
    evening = her_time("red red_room, blue red_room", "i_want_that", hands=hands, more=(counted(red=1, blue=2),))
    assert does(evening, HAKO) == Want(HAKO, "blue")


def test_with_something_to_strike_she_goes_where_somebody_is() -> None:
    evening = her_time("red hall_2f, blue kitchen", "behind_you", hako="red_room.altar")
    assert does(evening, HAKO) == Enter(HAKO, "hall_2f")


def test_things_move_where_what_is_needed_lies_and_every_tile_goes_elsewhere() -> None:
    evening = in_her_room("things_move", seen={HAKO: {"study.desk": "safe"}})
    assert does(evening, HAKO) == MoveThings(HAKO, "study")
    room = ("study.desk", "study.globe", "study.chest")
    assert does(evening, HAKO, asked=Arrange(HAKO, room)) == Answer(HAKO, ("study.globe", "study.chest", "study.desk"))


def test_she_steps_in_when_somebody_wins_and_the_simple_one_does_not() -> None:
    evening, asked = in_her_room("i_want_that", more=(counted(red=1),)), Interrupt(HAKO, "red", robbed=True)
    assert does(evening, HAKO, "sensible", asked) == Answer(HAKO, "i_want_that")
    assert does(evening, HAKO, "simple", asked) == Answer(HAKO, "no")
    assert does(in_her_room(), HAKO, "sensible", asked) == Answer(HAKO, "no")


def test_only_the_crafty_one_lies_and_only_where_she_may() -> None:
    asked = Say(HAKO, "red", "red_room")
    assert does(in_her_room("false_answer"), HAKO, "crafty", asked) == Answer(HAKO, "no")
    assert does(in_her_room(), HAKO, "crafty", asked) == Answer(HAKO, "yes")
    floors = Say(HAKO, "red", floors=("B1", "1F", "2F"))
    assert getattr(does(in_her_room("false_answer"), HAKO, "crafty", floors), "value", "") in ("B1", "1F")


def test_she_does_not_stay_where_she_has_wailed() -> None:
    evening = her_time("red hall_2f", more=(HersSet(wailed="red_room.altar"),))
    evening.plays(Enter(HAKO, "red_room"))
    while evening.asked is not None and evening.asked.seat != HAKO:
        evening.answers("empty")
    assert Answer(HAKO, "red_room.altar") not in may_do(evening, HAKO)
