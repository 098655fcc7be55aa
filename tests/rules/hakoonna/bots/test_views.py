"""What a bot chooses hangs on its own view alone, and on forms of whatever kind."""

import ast
from pathlib import Path

import msgspec
import pytest

import rules.hakoonna.bots as package
from rules.actions import Action
from rules.dice import Dice
from rules.engine import AnyTable, judge, offers
from rules.hakoonna import bots
from rules.hakoonna.bots import STRENGTHS, Strength
from rules.offers import Form, Hole, Number
from rules.seats import FATE
from rules.state import Table
from tests.laws.hakoonna.secrets import reshuffle
from tests.rules.hakoonna.bots.playing import BOOK, Sides, eyes, play

FROM_THE_ENGINE = {"AnyBook", "answer_form", "judge"}


def tables(seed: int, every: int) -> list[tuple[AnyTable, Action]]:
    """Some of the tables of a game at which a bot chose, with what it did."""
    met: list[tuple[AnyTable, Action]] = []
    play(seed, Sides("sensible", "sensible", "sensible"), watch=lambda table, action: met.append((table, action)))
    return [(table, action) for table, action in met if action.seat != FATE][::every]


def chosen(table: AnyTable, seat: str, strength: Strength) -> Action | None:
    view = eyes(table, seat)
    return bots.choose(BOOK, view, bots.forms(BOOK, view), Dice("the same"), strength)


def test_of_the_engine_bots_know_judge_alone() -> None:
    names: set[str] = set()
    for path in Path(str(package.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "rules.engine":
                names |= {name.name for name in node.names}
    assert names == FROM_THE_ENGINE


def test_a_bots_forms_are_those_that_the_engine_offers_to_the_seat() -> None:
    for table, action in tables(2, every=10):
        assert bots.forms(BOOK, eyes(table, action.seat)) == offers(BOOK, table, action.seat)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_a_seat_may_not_know_changes_nothing_of_what_its_bot_does(strength: Strength) -> None:
    differing = 0
    for number, (table, action) in enumerate(tables(4, every=3)):
        other = Table(reshuffle(table.state, action.seat, number), table.agenda)
        differing += other != table
        assert chosen(other, action.seat, strength) == chosen(table, action.seat, strength)
    assert differing > 10


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_form_that_nobody_planned_for_is_left_alone_or_filled_legally(strength: Strength) -> None:
    for table, action in tables(6, every=15):
        view = eyes(table, action.seat)
        forms = bots.forms(BOOK, view)
        many = tuple(msgspec.structs.replace(form, title="another") for form in forms)
        found = bots.choose(BOOK, view, many, Dice("x"), strength)
        assert found is not None
        assert not judge(BOOK, view, found)


def test_without_a_legal_filling_nothing_is_chosen() -> None:
    table, action = next((table, action) for table, action in tables(6, every=1) if type(action).__name__ == "Stack")
    view = eyes(table, action.seat)
    idle = Form("give", action.seat, "", (Hole("count", Number(1, 2)),), (("to", action.seat),))
    assert bots.choose(BOOK, view, (idle,), Dice("x"), "random") is None
    assert bots.choose(BOOK, view, (), Dice("x"), "sensible") is None
