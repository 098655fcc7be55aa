"""The noise step: the tower and the cards (hakoonna.md 4.2, 4.3)."""

import pytest

from rules.actions import Answer
from rules.hakoonna.actions import Pass, Stack, Walk
from rules.hakoonna.effects import DrawNoise, Tower
from rules.hakoonna.events import (
    CardHeld,
    DiscHeld,
    HakoTimeBegan,
    NoiseMade,
    NoiseSet,
    Passed,
    StackBegan,
    TurnBegan,
)
from rules.hakoonna.violations import AlreadyStacked, EyesClosed, NoiseFirst
from rules.seats import FATE
from rules.violations import CardAlreadyOut, ChoicePending, NameUnknown, NotAsked, NotYourTurn
from tests.rules.hakoonna.a_mansion import a_mansion, hakos_time, to_act, to_stack

FOUR_DISCS = NoiseSet(("red", "blue", "red", "blue"))


def test_noise_comes_before_every_action() -> None:
    evening = a_mansion("red hall", to_stack("red"))
    assert evening.refuses(Walk("red", "living")) == (NoiseFirst(),)
    assert evening.remedies(Walk("red", "living")) == (Stack("red"),)


def test_a_visitor_stacks_a_disc_and_fate_is_asked_whether_it_holds() -> None:
    evening = a_mansion("red hall, blue hall", to_stack("red"), NoiseSet(("red", "blue")))
    assert evening.plays(Stack("red")) == (StackBegan("red"),)
    assert evening.asked == Tower(FATE, "red", 3, 10)


def test_a_disc_that_holds_gives_the_action() -> None:
    evening = a_mansion("red hall", to_stack("red"))
    evening.plays(Stack("red"))
    assert evening.fate("held") == (DiscHeld("red", 1),)
    assert evening.public.discs == ("red",)
    assert evening.allows(Walk("red", "living"))


def test_a_tower_that_falls_is_hako_onnas_time_at_once() -> None:
    evening = a_mansion("red hall, blue hall", to_stack("red"))
    evening.plays(Stack("red"))
    assert evening.fate("fell") == (NoiseMade("red"), HakoTimeBegan())
    assert evening.turn == "hako"


def test_the_discs_lie_until_the_noise_is_reset() -> None:
    evening = a_mansion("red hall, blue hall", to_stack("red"), NoiseSet(("red", "blue")))
    evening.plays(Stack("red"))
    evening.fate("fell")
    assert evening.public.discs == ("red", "blue")


def test_one_disc_a_turn() -> None:
    assert a_mansion("red hall", to_act("red")).refuses(Stack("red")) == (AlreadyStacked("red"),)


def test_only_the_visitor_whose_turn_it_is_stacks() -> None:
    evening = a_mansion("red hall, blue hall", to_stack("red"))
    assert evening.refuses(Stack("blue")) == (NotYourTurn("red"),)
    assert evening.refuses(Stack("hako")) == (NotYourTurn("red"),)


def test_nobody_stacks_in_hako_onnas_time() -> None:
    assert a_mansion("red hall, blue hall", hakos_time("red")).refuses(Stack("blue")) == (EyesClosed(),)


def test_nothing_goes_on_before_the_tower_is_settled() -> None:
    evening = a_mansion("red hall", to_stack("red"))
    evening.plays(Stack("red"))
    assert evening.refuses(Walk("red", "living")) == (ChoicePending("tower"),)


def test_the_tower_holds_or_falls_and_nothing_else() -> None:
    evening = a_mansion("red hall", to_stack("red"))
    evening.plays(Stack("red"))
    assert evening.refuses(Answer(FATE, "leans")) == (NameUnknown("leans", "held"),)


def test_only_fate_answers_for_the_tower() -> None:
    evening = a_mansion("red hall", to_stack("red"))
    assert evening.refuses(Answer(FATE, "held")) == (NotAsked(),)
    evening.plays(Stack("red"))
    assert evening.refuses(Answer("red", "held")) == (NotAsked(),)


def test_each_disc_falls_as_often_as_the_table_has_set() -> None:
    chances = []
    for laid in range(5):
        evening = a_mansion("red hall", to_stack("red"), NoiseSet(("red",) * laid))
        evening.plays(Stack("red"))
        assert evening.asked is not None
        chances.append(dict(evening.asked.chances())["fell"])
    assert chances == [0, 0, 10, 33, 72]


def test_with_no_chance_to_fall_the_chances_still_add_up() -> None:
    evening = a_mansion("red hall", to_stack("red"), noise_chances=(0, 0, 0, 0, 100))
    evening.plays(Stack("red"))
    assert evening.asked is not None
    assert evening.asked.chances() == (("held", 100), ("fell", 0))


# ---- the full stack


def test_the_fifth_disc_gives_its_action_and_then_hako_onnas_time() -> None:
    evening = a_mansion("red hall, blue hall", to_stack("red"), FOUR_DISCS)
    evening.plays(Stack("red"))
    assert evening.fate("held") == (DiscHeld("red", 5),)
    assert evening.plays(Pass("red")) == (Passed("red"), HakoTimeBegan())


def test_the_fifth_disc_ends_the_visitors_time_at_once_where_the_table_plays_it_so() -> None:
    evening = a_mansion("red hall, blue hall", to_stack("red"), FOUR_DISCS, full_stack_gives_action=False)
    evening.plays(Stack("red"))
    assert evening.fate("held") == (DiscHeld("red", 5), HakoTimeBegan())
    assert evening.refuses(Walk("red", "living")) == (EyesClosed(),)


def test_the_fourth_disc_ends_nothing() -> None:
    evening = a_mansion("red hall, blue hall", to_stack("red"), NoiseSet(("red",) * 3), full_stack_gives_action=False)
    evening.plays(Stack("red"))
    assert evening.fate("held") == (DiscHeld("red", 4),)
    assert evening.plays(Pass("red")) == (Passed("red"), TurnBegan("blue"))


# ---- the cards


def test_with_cards_a_card_is_drawn_instead_of_a_disc() -> None:
    evening = a_mansion("red hall", to_stack("red"), NoiseSet(cards=(4, 1)), noise="cards")
    evening.plays(Stack("red"))
    assert evening.asked == DrawNoise(FATE, "red", (0, 2, 3, 5), 5)


def test_a_sum_below_eleven_gives_the_action() -> None:
    evening = a_mansion("red hall", to_stack("red"), NoiseSet(cards=(5, 3)), noise="cards")
    evening.plays(Stack("red"))
    assert evening.fate(2) == (CardHeld("red", 2, 10),)
    assert evening.public.cards == (5, 3, 2)
    assert evening.allows(Walk("red", "living"))


def test_a_sum_of_eleven_is_a_noise() -> None:
    evening = a_mansion("red hall", to_stack("red"), NoiseSet(cards=(5, 2)), noise="cards")
    evening.plays(Stack("red"))
    assert evening.fate(4) == (NoiseMade("red"), HakoTimeBegan())


def test_every_card_is_equally_likely() -> None:
    evening = a_mansion("red hall", to_stack("red"), NoiseSet(cards=(4,)), noise="cards")
    evening.plays(Stack("red"))
    assert evening.asked is not None
    assert evening.asked.chances() == ((0, 1), (1, 1), (2, 1), (3, 1), (5, 1))


def test_a_card_that_lies_open_cannot_come_again() -> None:
    evening = a_mansion("red hall", to_stack("red"), NoiseSet(cards=(4,)), noise="cards")
    evening.plays(Stack("red"))
    assert evening.refuses(Answer(FATE, 4)) == (CardAlreadyOut("4", "noise", 1),)


def test_a_card_of_which_there_are_two_may_come_twice() -> None:
    evening = a_mansion("red hall", to_stack("red"), NoiseSet(cards=(4,)), noise="cards", noise_cards=(1, 2, 4, 4, 5))
    evening.plays(Stack("red"))
    assert evening.fate(4) == (CardHeld("red", 4, 8),)


def test_a_card_that_does_not_exist_is_refused_with_the_nearest() -> None:
    evening = a_mansion("red hall", to_stack("red"), noise="cards")
    evening.plays(Stack("red"))
    assert evening.refuses(Answer(FATE, 15)) == (NameUnknown("15", "5"),)


@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (0, 1, 2, 4, 3)])
def test_the_sixth_card_always_makes_the_noise(order: tuple[int, ...]) -> None:
    evening = a_mansion("red hall", to_stack("red"), NoiseSet(cards=order), noise="cards")
    evening.plays(Stack("red"))
    assert evening.fate(5) == (NoiseMade("red"), HakoTimeBegan())


def test_when_all_cards_are_drawn_without_a_noise_the_visitors_time_ends_after_the_action() -> None:
    quiet = (0, 0, 0, 0, 0, 1)
    drawn = NoiseSet(cards=quiet[:-1])
    evening = a_mansion("red hall, blue hall", to_stack("red"), drawn, noise="cards", noise_cards=quiet)
    evening.plays(Stack("red"))
    assert evening.fate(1) == (CardHeld("red", 1, 1),)
    assert evening.plays(Pass("red")) == (Passed("red"), HakoTimeBegan())
