"""Reachability: corrections make any table of a fresh one, and a position alone tells what is asked there."""

from __future__ import annotations

import msgspec

from rules.actions import Attest
from rules.engine import Step
from rules.fate import Fate
from rules.match import Match
from rules.seats import HOST
from rules.tags import tag_of
from tests.laws.law import a_walk, law
from tests.laws.walker import Walker


@law(15)
def test_corrections_lead_from_a_fresh_game_to_any_table(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    for number in range(0, walk.match.length + 1, 4):
        is_reached(walk, number)


@law(15)
def test_a_position_tells_what_is_asked_there(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    for number in range(walk.match.length + 1):
        table = walk.match.node(number).table
        asked = "" if table.asked is None else tag_of(table.asked)
        if not walk.subject.textual(table.state, asked) and not walk.book.is_over(table.state):
            assert walk.book.asking(walk.book.content, table.state) == table.agenda


def is_reached(walk: Walker, number: int) -> None:
    """What the table has told is told again; all else is set by hand."""
    wanted = walk.match.node(number).table
    cardboard = msgspec.structs.replace(walk.match.header, fate=Fate(other="cardboard"))
    fresh = Match(walk.book, cardboard)
    for told in wanted.state.attested:
        assert isinstance(fresh.play(Attest(HOST, told.fact, told.yes, told.kind)), Step)
    changes = walk.book.changes(fresh.table.state, wanted.state)
    assert isinstance(fresh.correct(changes, "as on the table", wanted.agenda), Step)
    assert fresh.table == wanted
    assert walk.book.changes(fresh.table.state, wanted.state) == ()
