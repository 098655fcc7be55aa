"""Doing nothing with the action (hakoonna.md 12 U-17)."""

from rules.hakoonna.actions import Pass
from rules.hakoonna.events import Passed, TurnBegan
from rules.hakoonna.violations import EyesClosed, NoiseFirst, NoPassing, NotAVisitor
from rules.violations import NotYourTurn
from tests.rules.hakoonna.a_mansion import a_mansion, hakos_time, to_act, to_stack


def test_a_visitor_passes_after_the_noise() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    assert evening.plays(Pass("red")) == (Passed("red"), TurnBegan("blue"))


def test_nobody_passes_over_the_noise() -> None:
    assert a_mansion("red hall", to_stack("red")).refuses(Pass("red")) == (NoiseFirst(),)


def test_only_the_seat_whose_turn_it_is_passes() -> None:
    evening = a_mansion("red hall, blue hall, gray hall", to_act("red"))
    assert evening.refuses(Pass("blue")) == (NotYourTurn("red"),)
    assert evening.refuses(Pass("hako")) == (NotYourTurn("red"),)


def test_nobody_passes_in_hako_onnas_time() -> None:
    assert a_mansion("red hall, blue hall", hakos_time("blue")).refuses(Pass("red")) == (EyesClosed(),)


def test_the_dead_do_not_pass() -> None:
    assert NotAVisitor("red") in a_mansion("red -, blue hall", to_act("blue")).refuses(Pass("red"))


def test_a_table_may_forbid_passing() -> None:
    assert a_mansion("red hall", to_act("red"), allow_pass=False).refuses(Pass("red")) == (NoPassing(),)


def test_the_house_rule_and_the_missing_noise_are_told_together() -> None:
    evening = a_mansion("red hall", to_stack("red"), allow_pass=False)
    assert evening.refuses(Pass("red")) == (NoiseFirst(), NoPassing())
