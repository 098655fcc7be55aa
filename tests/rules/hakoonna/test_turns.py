"""Whose turn it is, and Hako Onna's time (hakoonna.md 4.1; 000 ■차례와 행동)."""

import pytest

from rules.hakoonna.actions import EndTime, Pass, Stack, Walk
from rules.hakoonna.effects import DealCard
from rules.hakoonna.events import CardDealt, GrayTurnBegan, HakoTimeEnded, NoiseReset, NoiseSet, SeatsSet, TurnBegan
from rules.seats import FATE, HOST
from rules.violations import NotYourTurn
from tests.rules.hakoonna.a_mansion import Evening, a_game, a_mansion, hakos_time, shipped, to_act, to_stack


def a_round(evening: Evening, turns: int) -> list[str]:
    """The seats that have the next turns, each passing."""
    order = []
    for _ in range(turns):
        order.append(evening.turn)
        evening.plays(Stack(evening.turn))
        evening.fate("held")
        evening.plays(Pass(evening.turn))
    return order


def test_the_first_player_begins_once_the_gray_man_has_his_card() -> None:
    evening = a_game(layout=shipped().practice, start="blue")
    assert evening.asked == DealCard(FATE)
    assert evening.fate("unknown") == (CardDealt("unknown"), TurnBegan("blue"))


def test_without_the_gray_man_the_first_player_begins_at_once() -> None:
    evening = a_game("red", "blue", layout=shipped().practice)
    assert evening.asked is None
    assert evening.allows(Stack("red"))


def test_visitors_take_turns_clockwise() -> None:
    assert a_round(a_mansion("", to_stack("green")), 4) == ["green", "purple", "red", "blue"]


def test_the_dead_are_passed_over() -> None:
    evening = a_mansion("red hall, blue -, green hall, purple -", to_stack("red"))
    assert a_round(evening, 4) == ["red", "green", "red", "green"]


def test_a_corrected_order_of_seats_is_the_order_of_turns() -> None:
    evening = a_mansion("red hall, blue hall, green hall", SeatsSet(("red", "green", "blue"), "red"), to_stack("red"))
    assert a_round(evening, 3) == ["red", "green", "blue"]


# ---- Hako Onna's time


@pytest.mark.parametrize("seat", ["hako", HOST])
def test_hako_onna_or_the_host_ends_her_time(seat: str) -> None:
    evening = a_mansion("red hall, blue hall", hakos_time("red"))
    assert evening.plays(EndTime(seat)) == (HakoTimeEnded(), NoiseReset(), TurnBegan("blue"))


@pytest.mark.parametrize("seat", ["red", "blue", "gray"])
def test_nobody_else_ends_her_time(seat: str) -> None:
    evening = a_mansion("red hall, blue hall, gray hall", hakos_time("red"))
    assert evening.refuses(EndTime(seat)) == (NotYourTurn("hako"),)


def test_there_is_no_time_to_end_in_the_visitors_time() -> None:
    assert a_mansion("red hall", to_act("red")).refuses(EndTime("hako")) == (NotYourTurn("red"),)


def test_the_end_of_her_time_is_the_remedy_for_whoever_is_too_early() -> None:
    evening = a_mansion("red hall, blue hall", hakos_time("red", made="red"))
    assert evening.remedies(Stack("blue")) == (EndTime(HOST),)


def test_discs_and_cards_are_reset_after_her_time() -> None:
    evening = a_mansion("red hall, blue hall", NoiseSet(("red", "blue"), (3, 4)), hakos_time("red"))
    evening.plays(EndTime("hako"))
    assert evening.public.discs == ()
    assert evening.public.cards == ()


def test_the_gray_mans_turn_comes_before_the_reset() -> None:
    evening = a_mansion("red hall, blue hall, gray study", NoiseSet(("red",)), hakos_time("red"))
    assert evening.plays(EndTime("hako")) == (HakoTimeEnded(), GrayTurnBegan(1))
    assert evening.public.discs == ("red",)


def test_a_gray_man_off_the_board_has_no_turn() -> None:
    evening = a_mansion("red hall, blue hall, gray -", hakos_time("red"))
    assert evening.plays(EndTime("hako")) == (HakoTimeEnded(), NoiseReset(), TurnBegan("blue"))


def test_the_lost_action_is_forgotten_with_the_next_turn() -> None:
    evening = a_mansion("red hall, blue hall", hakos_time("red", made="red"))
    evening.plays(EndTime("hako"))
    assert evening.refuses(Walk("red", "living")) == (NotYourTurn("blue"),)


# ---- who goes on (U-10)


@pytest.mark.parametrize(("option", "seat"), [("next", "green"), ("same", "blue"), ("start", "purple")])
def test_after_her_time_the_next_or_the_noisy_or_the_first_goes_on(option: str, seat: str) -> None:
    seated = SeatsSet(("red", "blue", "green", "purple"), "purple")
    evening = a_mansion("", seated, hakos_time("blue", made="blue"), next_after_hako=option)
    evening.plays(EndTime(HOST), Walk("gray", "living"))
    assert evening.turn == seat


@pytest.mark.parametrize(("option", "seat"), [("next", "purple"), ("same", "purple"), ("start", "blue")])
def test_whoever_would_go_on_but_is_dead_gives_way_to_the_next(option: str, seat: str) -> None:
    at = "red -, blue hall, green -, purple hall"
    evening = a_mansion(
        at, SeatsSet(("red", "blue", "green", "purple"), "red"), hakos_time("green"), next_after_hako=option
    )
    evening.plays(EndTime(HOST))
    assert evening.turn == seat


def test_the_last_living_visitor_follows_himself() -> None:
    evening = a_mansion("red hall, blue -", hakos_time("red"))
    evening.plays(EndTime(HOST))
    assert evening.turn == "red"
