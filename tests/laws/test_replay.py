"""Replay: folding the events and taking the agenda gives the table, after every step and out of the record."""

from __future__ import annotations

from rules.engine import AnyTable, after, evolve
from rules.match import Back, Match
from rules.notation import Notation
from tests.laws.law import a_walk, law


@law(15)
def test_folding_the_events_gives_every_table(game: str, seed: int) -> None:
    folds(a_walk(game, seed).match)


@law(15)
def test_a_record_read_again_stands_at_every_table_on_the_way(game: str, seed: int) -> None:
    resumes(a_walk(game, seed).match)


@law(10)
def test_in_a_game_by_the_rules_no_event_misfits(game: str, seed: int) -> None:
    match = a_walk(game, seed, tidy=True).match
    assert read_again(match).misfits == []


@law(10)
def test_an_event_of_another_match_fits_or_changes_nothing(game: str, seed: int) -> None:
    match, other = a_walk(game, seed).match, a_walk(game, seed + 1).match
    events = [event for node in other.path() if node.step for event in node.step.events]
    for number in (0, match.length):
        state = match.node(number).table.state
        assert all(isinstance(evolve(match.book, state, event), match.book.state) for event in events)


def folds(match: Match) -> None:
    """Every table follows from the start by the events alone; an open choice is found in the agenda."""
    for number in range(1, match.length + 1):
        table: AnyTable = match.node(0).table
        for node in match.path(number):
            assert node.step is not None
            table = after(match.book, table, node.step)
        assert table == match.node(number).table


def resumes(match: Match) -> None:
    """Read line by line from its written form, a match goes through the same tables and ends where this one stands."""
    notation, fresh, steps = Notation(match.book), a_fresh(match), 0
    for line in match.unwritten:
        fresh.resume([notation.read(notation.write(line))])
        steps = fresh.length
        at = line.to if isinstance(line, Back) else fresh.at
        assert fresh.table == match.node(at).table
    assert (steps, fresh.at, fresh.table) == (match.length, match.at, match.table)
    assert (fresh.fate, fresh.held, fresh.names) == (match.fate, match.held, match.names)
    assert fresh.branches() == match.branches()


def read_again(match: Match) -> Match:
    """The match out of its written form."""
    notation, fresh = Notation(match.book), a_fresh(match)
    fresh.resume(notation.read(notation.write(line)) for line in match.unwritten)
    return fresh


def a_fresh(match: Match) -> Match:
    """A match from the written header alone."""
    notation = Notation(match.book)
    return Match(match.book, notation.read_header(notation.write_header(match.header)))
