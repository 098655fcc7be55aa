"""How the Gray Man's bot plays either colour."""

import pytest

from rules.actions import Answer
from rules.hakoonna.actions import Open, Walk
from rules.hakoonna.effects import ChooseHeld, Decide
from rules.hakoonna.events import CardSet
from rules.hakoonna.state import GRAY, Card
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, gray_turn, hidden
from tests.rules.hakoonna.bots.deciding import does, may_do


def gray(card: Card, standing: str, *hand: str) -> Evening:
    """His turn, with that card and these tiles."""
    changes = (CardSet(card), hidden(hands={GRAY: hand} if hand else {}), counted(gray=len(hand)), gray_turn())
    evening = a_mansion(standing, *changes, knowledge="program")
    evening.corrects(CardSet(card))
    return evening


@pytest.mark.parametrize(("card", "value"), [("white", "back"), ("black", "keep")])
def test_the_white_one_leaves_talismans_to_visitors_and_the_black_one_takes_them_away(card: Card, value: str) -> None:
    evening = gray(card, "red hall, gray kitchen")
    assert does(evening, GRAY, asked=Decide(GRAY, "kitchen.sink", "talisman")) == Answer(GRAY, value)


@pytest.mark.parametrize("card", ["white", "black"])
def test_both_keep_what_is_needed_to_win(card: Card) -> None:
    evening = gray(card, "red hall, gray kitchen")
    for tile in ("mary", "chain", "key_ring", "number_1"):
        assert does(evening, GRAY, asked=Decide(GRAY, "kitchen.sink", tile)) == Answer(GRAY, "keep")


def test_what_cannot_be_carried_is_put_back() -> None:
    evening = gray("black", "red hall, gray kitchen")
    assert does(evening, GRAY, asked=Decide(GRAY, "kitchen.sink", "safe")) == Answer(GRAY, "back")


def test_the_white_one_gives_up_what_drives_her_out_first() -> None:
    asked = ChooseHeld(GRAY, "red", ("key_ring", "number_1", "chain", "mary"))
    assert does(gray("white", "red kitchen, gray kitchen"), GRAY, asked=asked) == Answer(GRAY, "mary")


def test_the_white_one_with_a_gift_comes_nearer_to_visitors() -> None:
    evening = gray("white", "red study, gray hall_2f", "mary")
    assert does(evening, GRAY) == Walk(GRAY, "hall")


def test_with_nothing_to_give_he_looks_for_it() -> None:
    assert {type(one) for one in may_do(gray("white", "red study, gray kitchen"), GRAY)} == {Open}
    assert {type(one) for one in may_do(gray("white", "red study, gray kitchen", "number_1"), GRAY)} == {Open}


def test_the_black_one_looks_where_visitors_are_not() -> None:
    evening = gray("black", "red study, blue study, gray hall")
    seen = may_do(evening, GRAY)
    assert seen
    assert Walk(GRAY, "study") not in seen
