"""Tables to play at: every game's content from the assets, and matches begun with it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from assets import library
from rules.engine import AnyBook
from rules.fate import Fate, Oracle
from rules.games import Game, shelf
from rules.match import Header, Match
from rules.messages import same
from rules.seats import Seat
from tests.small_game import content, rulebook, setup

MILL: Final = Game("mill", same("the mill"), (), content.read, rulebook.rulebook, setup.seats)


def games() -> Mapping[str, Game]:
    """The small game, and every game on the shelf."""
    return {MILL.id: MILL, **shelf()}


@cache
def a_content(game: str) -> Any:
    """A game's content as shipped."""
    return games()[game].read({name: library.read(name) for name in games()[game].files})


@cache
def a_book(game: str) -> AnyBook:
    """A game's rules, bound to the content as shipped."""
    return games()[game].rulebook(a_content(game))


def a_header(
    game: str, seed: int = 0, options: Any = None, seats: tuple[Seat, ...] | None = None, **more: Any
) -> Header[Any, Any]:
    """The first line of a record; Hako Onna's mansion is the practice one unless it is to be built."""
    book = a_book(game)
    options = book.options() if options is None else options
    layout = book.content.practice if getattr(options, "mansion", "") == "practice" else None
    wanted = {"layout": layout, "fate": Fate(seed=seed), **more}
    return Header(1, game, games()[game].seats() if seats is None else seats, options, **wanted)


def a_match(
    game: str,
    seed: int = 0,
    options: Any = None,
    seats: tuple[Seat, ...] | None = None,
    oracle: Oracle | None = None,
    **more: Any,
) -> Match:
    """A match that has begun: the program has answered what is asked first, unless Fate is cardboard."""
    match = Match(a_book(game), a_header(game, seed, options, seats, **more), oracle)
    match.begin()
    return match
