"""Recorded evenings, played again."""

import pytest

from rules.engine import Step, carry_out
from rules.match import Match
from rules.seats import AUDIENCE
from tests.playthroughs.recording import EVENINGS, path, read, written

HOW_THEY_END = {
    "cardboard": ("exorcism", {"hako": "lost", "red": "lost", "blue": "lost", "green": "won", "gray": "won"}),
    "alone": ("escape", {"hako": "lost", "red": "won", "blue": "won", "green": "won", "gray": "lost"}),
}


def test_every_evening_ends_as_it_did() -> None:
    assert HOW_THEY_END.keys() == EVENINGS.keys()


@pytest.mark.parametrize("name", EVENINGS)
def test_a_recorded_evening_is_judged_and_comes_out_as_it_did(name: str) -> None:
    match, lines = read(name)
    table = match.table
    for line in lines:
        assert isinstance(line, Step)
        done = carry_out(match.book, table, line.action, joined=line.joined)
        assert not hasattr(done, "violations"), (line.action, done)
        step, table = done
        assert step == line
    ending, results = HOW_THEY_END[name]
    view = match.book.view(match.book.content, table, AUDIENCE)
    assert (view.public.ending, {one.seat: one.result for one in view.public.outcomes}) == (ending, results)


@pytest.mark.parametrize("name", EVENINGS)
def test_the_script_still_plays_the_recorded_evening(name: str) -> None:
    match: Match = EVENINGS[name]()
    assert written(match) == path(name).read_bytes()
