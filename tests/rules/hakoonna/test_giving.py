"""Giving tiles away (hakoonna.md 5, U-19; 000 【그늘을 열어본다】)."""

import pytest

from rules.hakoonna.actions import Give, Open
from rules.hakoonna.events import Given, TurnBegan
from rules.hakoonna.violations import (
    EyesClosed,
    GrayFreeAction,
    GrayReceive,
    NoGiving,
    NotAVisitor,
    NotHeld,
    NotSameRoom,
    TooFewHeld,
)
from rules.seats import AUDIENCE
from rules.violations import NotYourTurn
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_mansion,
    counted,
    gray_turn,
    hakos_time,
    holding,
    to_act,
    to_stack,
)

STANDING = "red hall, blue hall, green study, gray hall"


def with_two(*more: object, **options: object) -> Evening:
    tiles = holding(red=("mary", "chain"))
    return a_mansion(STANDING, *tiles, *(more or (to_act("red"),)), knowledge="program", **options)  # type: ignore[arg-type]


def test_tiles_change_hands_in_one_room_and_cost_no_action() -> None:
    evening = with_two()
    events = evening.plays(Give("red", "blue", 1, ("mary",)))
    assert events == (Given("red", "blue", 1, ("mary",)),)
    assert evening.sees("blue").secret.hands == {"blue": ("mary",)}
    assert evening.public.held == {"red": 1, "blue": 1}
    assert evening.allows(Open("red", "hall.coat_stand"))


def test_only_the_two_know_which_tile_it_was() -> None:
    evening = with_two()
    events = evening.plays(Give("red", "blue", 2, ("mary", "chain")))
    assert evening.hears("blue", events) == list(events)
    for viewer in ("green", "hako", "gray", AUDIENCE):
        assert evening.hears(viewer, events) == [Given("red", "blue", 2)]


def test_u19_any_number_one_or_none() -> None:
    both = Give("red", "blue", 2, ("mary", "chain"))
    assert with_two().allows(both)
    assert with_two(giving="one").refuses(both) == (NoGiving(),)
    assert with_two(giving="one").allows(Give("red", "blue", 1, ("mary",)))
    assert with_two(giving="never").refuses(Give("red", "blue", 1, ("mary",))) == (NoGiving(),)


def test_u19_it_may_cost_the_action() -> None:
    evening = with_two(giving="action")
    assert evening.plays(Give("red", "blue", 1, ("mary",)))[-1] == TurnBegan("blue")


def test_ho_14_giving_needs_the_same_room() -> None:
    assert with_two().refuses(Give("red", "green", 1, ("mary",))) == (NotSameRoom("green", "study"),)


def test_one_gives_what_one_holds() -> None:
    assert with_two().refuses(Give("red", "blue", 1, ("stake",))) == (NotHeld("red", "stake"),)
    assert with_two().refuses(Give("red", "blue", 2, ("mary", "mary"))) == (NotHeld("red", "mary"),)
    assert with_two().refuses(Give("red", "blue")) == (TooFewHeld("red"),)


@pytest.mark.parametrize("moment", [to_stack("red"), to_act("red")])
def test_before_the_noise_or_after_it_in_ones_own_turn(moment: object) -> None:
    assert with_two(moment).allows(Give("red", "blue", 1, ("mary",)))


def test_not_in_anothers_turn_nor_with_closed_eyes() -> None:
    assert with_two(to_act("blue")).refuses(Give("red", "blue", 1, ("mary",))) == (NotYourTurn("blue"),)
    assert with_two(hakos_time()).refuses(Give("red", "blue", 1, ("mary",))) == (EyesClosed(),)


def test_ho_14_g39_nothing_is_given_to_the_gray_man() -> None:
    assert with_two().refuses(Give("red", "gray", 1, ("mary",))) == (GrayReceive(),)


def test_ho_14_g38_the_gray_man_gives_nothing() -> None:
    evening = a_mansion(STANDING, *holding(gray=("mary",)), gray_turn(), knowledge="program")
    assert evening.refuses(Give("gray", "red", 1, ("mary",))) == (GrayFreeAction(),)


def test_nothing_is_given_to_oneself_or_the_dead() -> None:
    assert with_two().refuses(Give("red", "red", 1, ("mary",))) == (NotAVisitor("red"),)


def test_where_the_program_holds_no_tiles_their_number_changes() -> None:
    evening = a_mansion(STANDING, counted(red=2), to_act("red"))
    assert evening.plays(Give("red", "blue", 2)) == (Given("red", "blue", 2),)
    assert evening.public.held == {"blue": 2}
    assert evening.refuses(Give("red", "blue", 1)) == (TooFewHeld("red"),)
