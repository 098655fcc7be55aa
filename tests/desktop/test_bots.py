"""The process in which bots think: what it is told, what it answers, and what it is never told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from desktop import bots
from rules.engine import judge
from rules.hakoonna.bots import acting
from rules.hakoonna.options import Options
from rules.hakoonna.views import HakoView
from rules.match import Match
from rules.notation import Notation
from rules.seats import BLIND
from tests.tables import a_match

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture
def match() -> Match:
    """She has still to hide the Bones and herself."""
    return a_match("hakoonna", 90210, Options(knowledge="program"))


def sight(match: Match, seat: str) -> HakoView:
    view = match.seen(seat)
    assert isinstance(view, HakoView)
    return view


def test_a_thought_is_a_legal_action_of_the_seat_that_was_asked(match: Match) -> None:
    thinker, notation = bots.Thinker(match.book), Notation(match.book)
    for number in range(40):
        (*_, seat) = acting(sight(match, BLIND))
        told, action = bots.thought(
            thinker.answer(bots.question(number, "sensible", "x", sight(match, seat))), notation
        )
        assert told == number
        assert action is not None
        assert action.seat == seat
        assert judge(match.book, match.seen(seat), action) == ()
        match.play(action)


def test_a_question_comes_back_as_the_very_view_that_went_out(match: Match) -> None:
    view = sight(match, "hako")
    assert view.asked is not None
    read = msgspec.json.decode(bots.question(1, "random", "x", view), type=bots.Question)
    asked = msgspec.json.decode(read.asked, type=Notation(match.book).item_type)
    assert msgspec.structs.replace(read.view, asked=asked) == view


def test_a_question_holds_nothing_that_its_seat_may_not_know(match: Match) -> None:
    notation, thinker = Notation(match.book), bots.Thinker(match.book)
    for number in range(4):
        (*_, seat) = acting(sight(match, BLIND))
        match.play(bots.thought(thinker.answer(bots.question(number, "random", "x", sight(match, seat))), notation)[1])  # type: ignore[arg-type]
    secret = match.table.state.secret
    plain = msgspec.json.decode(bots.question(9, "sensible", "x", sight(match, "red")))
    assert secret.hides
    assert plain["view"]["secret"] == {}
    assert b"90210" not in bots.question(9, "sensible", "x", sight(match, "red"))


def test_the_process_answers_line_by_line_and_ends_with_its_questions(match: Match) -> None:
    lines = (
        msgspec.json.encode(bots.Opening("hakoonna")),
        bots.question(7, "sensible", "x", sight(match, "hako")),
        b"",
    )
    command = [sys.executable, "-m", "desktop", bots.WORD]
    run = subprocess.run(command, cwd=CHECKOUT, input=b"\n".join(lines), capture_output=True, check=True)
    number, action = bots.thought(run.stdout, Notation(match.book))
    assert number == 7
    assert action is not None
    assert action.seat == "hako"


def test_the_process_needs_no_screen() -> None:
    loaded = (
        "import sys; import desktop.bots, desktop.tables; print([name for name in sys.modules if 'PySide' in name])"
    )
    run = subprocess.run([sys.executable, "-c", loaded], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
