"""The program's answers are values of the seed and the question, the same on every Python."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.dice import Dice, answer
from rules.effects import Choice
from rules.offers import Domain, Faces
from tests.small_game.effects import Deal, Drawn, PutUnder, Roll

ROLLS_OF_SEED_7 = [3, 2, 5, 2, 2, 5, 3, 4, 2, 3, 4, 6, 2, 1, 2, 2, 4, 1, 4, 5]
SHAKES_OF_SEED_7 = [(4, 5, 6), (3, 2, 5), (3, 2, 6)]
FIRST_OF_SEED_7 = [71, 87, 95, 29, 80, 46, 36, 47, 91, 7]


def test_the_rolls_of_a_seed_never_change() -> None:
    assert [answer(7, number, Roll("fate")) for number in range(20)] == ROLLS_OF_SEED_7


def test_whole_numbers_of_a_seed_never_change() -> None:
    dice = Dice("7")
    assert [dice.below(100) for _ in range(10)] == FIRST_OF_SEED_7


def test_an_answer_hangs_on_seed_number_kind_and_how_often_it_was_drawn() -> None:
    cards = Drawn("fate", "red", tuple(f"card {number}" for number in range(1000)))
    answers = {answer(1, 1, cards), answer(2, 1, cards), answer(1, 2, cards), answer(1, 1, cards, anew=1)}
    assert len(answers) == 4
    assert answer(1, 1, cards) == answer(1, 1, cards)


def test_every_face_comes_about_as_often() -> None:
    faces = Counter(answer(3, number, Roll("fate")) for number in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert min(faces.values()) > 850


def test_what_weighs_more_comes_more_often() -> None:
    cards = Drawn("fate", "red", ("fright", "fright", "fright", "wind"))
    drawn = Counter(answer(5, number, cards) for number in range(4000))
    assert 2.6 < drawn["fright"] / drawn["wind"] < 3.4


def test_the_program_never_says_that_it_does_not_know() -> None:
    assert {answer(1, number, Deal("fate", "red")) for number in range(200)} == {"charm", "stone"}


def test_a_question_without_chances_is_not_answered() -> None:
    with pytest.raises(ValueError, match="PutUnder has no chances"):
        answer(1, 1, PutUnder("red", "wind"))


def test_below_stays_below() -> None:
    dice = Dice("bounds")
    assert {dice.below(3) for _ in range(100)} == {0, 1, 2}
    assert {dice.below(1) for _ in range(5)} == {0}


class Shake(Choice, frozen=True, tag="shake"):
    """Three dice."""

    def domain(self) -> Domain:
        return Faces(3)


def test_dice_thrown_together_are_drawn_one_by_one() -> None:
    thrown = [answer(7, number, Shake("fate")) for number in range(2000)]
    assert all(Faces(3).holds(value) for value in thrown)
    assert thrown[:3] == SHAKES_OF_SEED_7
    assert len(set(thrown)) > 200
