"""Rows: no two that lie in one list read the same, in any language; what is proposed instead is told apart too."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from desktop.shell.deeds_of_entry import row_title
from desktop.shell.games.shelf import of
from desktop.shell.refusal_card import ways_out
from desktop.speech import Speech, titles
from desktop.words import LANGUAGES, Words
from rules.engine import offers
from rules.games import shelf
from rules.notation import Notation
from rules.seats import HOST, Seat
from tests.laws.law import a_walk
from tests.laws.sample import refused
from tests.laws.subjects import subjects
from tests.tables import a_book

on_every_shelf_game = pytest.mark.parametrize("game", sorted(shelf().keys() & subjects().keys()))
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def speech(game: str, language: str, seats: tuple[Seat, ...]) -> Speech:
    """How a game is spoken of at a table."""
    book = a_book(game)
    return Speech(Words(language), book.names(book.content, seats), titles(Notation(book)))


def twice(rows: list[str]) -> list[str]:
    return [row for row, times in Counter(rows).items() if times > 1]


@on_every_shelf_game
@in_every_language
def test_no_two_ways_out_of_a_refusal_read_the_same(game: str, language: str) -> None:
    told = 0
    for tried, done in refused(game):
        rows = ways_out(speech(game, language, tried.walk.match.seats), done.remedies)
        assert twice(rows) == [], tried.action
        told += len(rows) > 1
    assert told


@on_every_shelf_game
@in_every_language
def test_no_two_offers_of_a_seat_read_the_same(game: str, language: str) -> None:
    for seed in range(12):
        walk = a_walk(game, seed)
        for number in range(0, walk.match.length + 1, 5):
            table = walk.match.node(number).table
            if table.asked is not None:
                continue
            for seat in (*(one.id for one in walk.match.seats), HOST):
                lying = of(game).rows(seat, offers(walk.book, table, seat))
                rows = [row_title(speech(game, language, walk.match.seats), forms) for forms in lying]
                assert twice(rows) == [], (seat, number, seed)
