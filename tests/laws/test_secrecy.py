"""Secrecy: of two tables that differ only in what a viewer may not know, that viewer cannot tell which one it is."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec
import pytest

from rules.actions import Action
from rules.engine import AnyBook, AnyTable, drop, offers, remedies, why
from rules.seats import viewer_of
from rules.state import Table
from tests.laws.law import a_walk, law, tell
from tests.laws.sample import sample
from tests.laws.subjects import subjects
from tests.laws.walker import Walker

ENOUGH = 0.95
LEAKS = ("view", "log", "refusal")
OPEN = frozenset(game for game, subject in subjects().items() if subject.open)

on_every_game_with_secrets = pytest.mark.parametrize("game", sorted(subjects().keys() - OPEN))


class Twins(NamedTuple):
    """A table, and another in which all that the viewer may not know differs as far as the counts allow."""

    viewer: str
    table: AnyTable
    other: AnyTable


@law(15)
def test_a_viewer_cannot_tell_two_tables_apart_that_differ_in_secrets(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    for number in range(0, walk.match.length + 1, 6):
        for twins in all_twins(walk, number):
            tells_nothing(walk.book, walk, number, twins)


@on_every_game_with_secrets
def test_the_tables_do_differ(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counter[str] = Counter()
    for walk in sample(game).walks:
        for number in range(0, walk.match.length + 1, 3):
            for twins in all_twins(walk, number):
                if walk.subject.may_differ(twins.table.state, twins.viewer):
                    counts["could"] += 1
                    counts["did"] += twins.table.state != twins.other.state
    tell(capsys, f"{game}: secrets differed in {counts['did']} of {counts['could']} examples in which they could")
    assert counts["could"] > 100
    assert counts["did"] >= ENOUGH * counts["could"]


@pytest.mark.parametrize("leak", LEAKS)
@on_every_game_with_secrets
def test_a_leak_made_on_purpose_is_found(game: str, leak: str) -> None:
    walks = (walk for walk in sample(game).walks)
    book = next(walks).subject.leaks(sample(game).walks[0].book)[leak]
    assert any(tells_something(book, walk) for walk in walks)


@pytest.mark.parametrize("game", sorted(OPEN))
def test_at_an_open_table_everybody_sees_the_same(game: str) -> None:
    for walk in sample(game).walks[:20]:
        book, table = walk.book, walk.table
        seen = [book.view(book.content, table, viewer) for viewer in walk.match.viewers()]
        assert all(msgspec.structs.replace(view, viewer=seen[0].viewer) == seen[0] for view in seen)
        assert not any(walk.subject.may_differ(table.state, viewer) for viewer in walk.match.viewers())


def tells_something(book: AnyBook, walk: Walker) -> bool:
    """Whether a leaking rulebook is caught on this walk."""
    for number in range(0, walk.match.length + 1, 3):
        for twins in all_twins(walk, number):
            try:
                tells_nothing(book, walk, number, twins)
            except AssertionError:
                return True
    return False


def all_twins(walk: Walker, number: int) -> list[Twins]:
    """A table of the walk beside another one, for each viewer."""
    table = walk.match.node(number).table
    return [
        Twins(viewer, table, Table(walk.subject.reshuffle(table.state, viewer, number), table.agenda))
        for viewer in walk.match.viewers()
    ]


def tells_nothing(book: AnyBook, walk: Walker, number: int, twins: Twins) -> None:
    """View, picture, log, offers, targets, refusals and remedies are the same."""
    viewer, table, other = twins
    if table.state == other.state:
        return
    view = book.view(book.content, table, viewer)
    assert view == book.view(book.content, other, viewer)
    assert book.picture(book.content, view) == book.picture(book.content, book.view(book.content, other, viewer))
    assert _log(book, walk, number, twins, retold=False) == _log(book, walk, number, twins, retold=True)
    for seat in walk.seats():
        if viewer_of(seat) == viewer:
            _answers_alike(book, walk, twins, seat)


def _log(book: AnyBook, walk: Walker, number: int, twins: Twins, retold: bool) -> list[object]:
    """What the viewer was told so far, as it was or as it would have been at the other table."""
    viewer, state, other = twins.viewer, twins.table.state, twins.other.state
    events = [event for node in walk.match.path(number) if node.step for event in node.step.events]
    if retold:
        return [book.redact(viewer, other, walk.subject.retell(event, viewer, state, other)) for event in events]
    return [book.redact(viewer, state, event) for event in events]


def _answers_alike(book: AnyBook, walk: Walker, twins: Twins, seat: str) -> None:
    table, other = twins.table, twins.other
    assert offers(book, table, seat) == offers(book, other, seat)
    for _ in range(6):
        action = walk.try_at(table, seat)
        assert _refusal(book, table, action) == _refusal(book, other, action), action
    view, other_view = (book.view(book.content, one, twins.viewer) for one in (table, other))
    picture = book.picture(book.content, view)
    for piece in picture.pieces[:2]:
        for space in picture.spaces[:: max(1, len(picture.spaces) // 6)]:
            assert drop(book, view, piece.id, space.id) == drop(book, other_view, piece.id, space.id)


def _refusal(book: AnyBook, table: AnyTable, action: Action) -> object:
    reasons = why(book, table, action)
    return reasons, remedies(book, table, action, reasons)
