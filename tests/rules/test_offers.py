"""Forms: an action with holes, each with its domain."""

from __future__ import annotations

import pytest

from rules.actions import Answer, Value
from rules.dice import Dice
from rules.engine import answer_form, offers
from rules.offers import Domain, Faces, Flag, Form, Hole, Number, OneOf, Several, Shares
from rules.seats import FATE, HOST
from tests.small_game.effects import UseCharm
from tests.tables import a_book, a_match

DOMAINS: list[tuple[Domain, list[Value], list[Value]]] = [
    (OneOf(("mill", "dock")), ["mill", "dock"], ["tower", "", 1, ("mill",)]),
    (OneOf((0, 1)), [0, 1], [2, "0", True, False]),
    (Several(("a", "b", "c"), 1, 2), [("a",), ("c", "a")], [(), ("a", "a"), ("a", "b", "c"), ("d",), "a", 1]),
    (Number(0, 3), [0, 3], [-1, 4, "2", True, (2,)]),
    (Flag(), [True, False], [1, 0, "yes", ()]),
    (Faces(1), [(1,), (6,)], [(), (0,), (7,), (1, 2), (True,), 1, "1"]),
    (Shares(("a", "b"), 2), [(2, 0), (1, 1), (0, 2)], [(1, 0), (3, -1), (2,), (1, 1, 0), (True, True), 2, "ab"]),
    (Faces(2), [(1, 6), (3, 3)], [(3,), (3, 3, 3)]),
]


@pytest.mark.parametrize(("domain", "inside", "outside"), DOMAINS)
def test_a_domain_holds_what_is_inside_and_nothing_else(
    domain: Domain, inside: list[Value], outside: list[Value]
) -> None:
    assert [value for value in inside if not domain.holds(value)] == []
    assert [value for value in outside if domain.holds(value)] == []


@pytest.mark.parametrize(("domain", "inside", "_outside"), DOMAINS)
def test_a_value_picked_lies_inside(domain: Domain, inside: list[Value], _outside: list[Value]) -> None:
    dice = Dice("pick")
    picked = [domain.pick(dice) for _ in range(200)]
    assert all(domain.holds(value) for value in picked)
    assert all(value in picked for value in inside)


def test_several_of_too_few_are_as_many_as_there_are() -> None:
    assert sorted(map(str, [Several(("a",), 2, 2).pick(Dice("few"))])) == ["('a',)"]


def test_a_form_is_filled_beside_what_is_fixed() -> None:
    form = Form("lay", "red", "Lay", (Hole("turn", Number(2, 2)),), (("room", "hall"),))
    assert form.filled(Dice("1")) == {"room": "hall", "turn": 2}


def test_only_the_seat_that_is_asked_has_a_form_while_a_question_is_open() -> None:
    book, match = a_book("mill"), a_match("mill")
    asked = UseCharm("blue", 1, ("charm",))
    match.correct((), "in the middle of a loss", (asked,))
    assert offers(book, match.table, "blue") == (answer_form(asked),)
    assert [offers(book, match.table, seat) for seat in ("red", HOST, FATE)] == [(), (), ()]


def test_an_open_question_is_a_form_of_one_hole() -> None:
    form = answer_form(UseCharm("blue", 1))
    assert (form.action, form.seat, form.title) == ("answer", "blue", UseCharm.title)
    assert form.holes == (Hole("value", Flag()),)


def test_a_yes_or_no_is_answered_with_true_or_false() -> None:
    match = a_match("mill")
    match.correct((), "in the middle of a loss", (UseCharm("blue", 1, ("charm",)),))
    match.play(Answer("blue", False))
    assert match.table.state.public.nerve["blue"] == 2
