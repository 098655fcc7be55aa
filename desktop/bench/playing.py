"""What the rules cost: targets, playing, going back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

import msgspec

from desktop.bench.game import GAME, LongGame, a_long_game, a_match, a_whole_game
from desktop.bench.row import Row, beside, median_of, quantile, seconds
from desktop.looking import Looking
from desktop.tables import a_book
from rules.board import Board
from rules.messages import says
from rules.seats import HOST

STEPS = 5_000
SHORT = 50
ROUNDS = 300
GAMES = 40


def rows() -> Iterator[Row]:
    """The figures of the rules."""
    game = a_long_game(STEPS)
    yield targets(game)
    yield play(game)
    yield undo(game)
    yield whole_games()


def targets(game: LongGame) -> Row:
    """All reasons of all spaces, for each piece in turn."""
    looking = Looking(game.match)
    pieces = [piece.id for piece in looking.picture().pieces]
    for piece in pieces:
        looking.targets(piece)
    times = [seconds(partial(looking.targets, piece), time.thread_time) for _ in range(ROUNDS) for piece in pieces]
    floor_of = says("shortest paths from one of nine rooms")
    return Row(says("targets, p99"), quantile(times, 0.99) * 1e3, "ms", _paths() * 1e3, floor_of, most=1.0)


def _paths() -> float:
    from networkx import single_source_shortest_path_length

    book = a_book(GAME)
    picture = book.picture(book.content, a_match(book).seen(HOST))
    rooms = [space.id for space in picture.spaces if space.shape == "room"]
    graph = Board(rooms, picture.links).graph
    return median_of(lambda: single_source_shortest_path_length(graph, rooms[0]), ROUNDS)


def play(game: LongGame) -> Row:
    """Actions already chosen; each answer of Fate is a step too."""
    value = 1 / min(_replayed(game) for _ in range(3))
    return Row(says("steps played in a second"), value, "/s", 1 / _replace(game), says("values replaced"), least=20_000)


def _replayed(game: LongGame) -> float:
    match = a_match(game.match.book)

    def again() -> None:
        for action in game.actions:
            match.play(action)

    took = seconds(again, time.thread_time)
    return took / match.length


def _replace(game: LongGame) -> float:
    seat = game.match.header.seats[0]
    return median_of(lambda: [msgspec.structs.replace(seat, look="") for _ in range(100)], ROUNDS) / 100


def undo(game: LongGame) -> Row:
    """One step back at the end of a long game and of a short one."""
    short = a_match(game.match.book)
    for action in game.actions[:SHORT]:
        short.play(action)
    value, floor = beside(lambda: (game.match.undo(), game.match.redo()), lambda: (short.undo(), short.redo()), ROUNDS)
    figure = says("undo and redo after 5,000 steps")
    return Row(figure, value * 1e3, "ms", floor * 1e3, says("the same after 50"), most=5.0, most_ratio=3.0)


def whole_games() -> Row:
    """Games to their end, every action chosen by chance among what is offered."""
    took = seconds(lambda: [a_whole_game(seed) for seed in range(GAMES)], time.thread_time)
    return Row(says("games by chance in a second"), GAMES / took, "/s")
