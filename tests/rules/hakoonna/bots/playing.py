"""Whole games of bots, without a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rules import dice
from rules.actions import Action, Answer
from rules.dice import Dice
from rules.engine import AnyTable, Refused, carry_out, seen
from rules.hakoonna import bots, setup
from rules.hakoonna.bots import Strength
from rules.hakoonna.options import Options
from rules.hakoonna.state import GRAY, HAKO
from rules.hakoonna.views import HakoView
from rules.offers import Draw
from rules.seats import BLIND, FATE
from rules.tags import tag_of
from tests.tables import a_book, a_header

LIMIT: Final = 8000
"""No game of bots may take so many steps."""

BOOK: Final = a_book("hakoonna")
OPTIONS: Final = Options(knowledge="program")
HERS: Final = ("annihilation", "surrender")


class Sides(NamedTuple):
    """How well each side plays; the dead play on hers."""

    visitors: Strength = "random"
    hers: Strength = "random"
    gray: Strength = "random"

    def of(self, table: AnyTable, seat: str) -> Strength:
        """How well a seat plays now."""
        if seat == GRAY:
            return self.gray
        return self.visitors if table.state.public.at.get(seat) else self.hers


class Game(NamedTuple):
    """A game that has ended, what was done in it, and how it ended."""

    table: AnyTable
    steps: int
    done: Mapping[str, int]

    @property
    def ending(self) -> str:
        """How it ended."""
        return str(self.table.state.public.ending)

    @property
    def visitors_won(self) -> bool:
        """Whether it ended well for the visitors."""
        return self.ending not in HERS


class Stuck(Exception):
    """No bot found anything to do."""


def play(seed: int, sides: Sides, visitors: int = 4, watch: Callable[[AnyTable, Action], None] | None = None) -> Game:
    """One whole game; ``watch`` sees each action before it is carried out."""
    seats = setup.seats(visitors)
    header = a_header("hakoonna", seed, OPTIONS, seats)
    table = BOOK.setup(BOOK.content, OPTIONS, seats, header.layout)
    draws = {seat.id: Dice(f"{seed}/{seat.id}") for seat in seats}
    done: Counter[str] = Counter()
    questions = 0
    while not BOOK.is_over(table.state):
        if table.asked is not None and table.asked.seat == FATE:
            action: Action = Answer(FATE, dice.answer(seed, questions, table.asked))
            questions += 1
        else:
            action = a_choice(table, draws, sides)
        if watch is not None:
            watch(table, action)
        table = _played(table, action, seed)
        done[tag_of(action)] += 1
        if done.total() >= LIMIT:
            raise Stuck(f"seed {seed}: no end after {LIMIT} steps")
    return Game(table, done.total(), done)


def a_choice(table: AnyTable, draws: Mapping[str, Draw], sides: Sides) -> Action:
    """What the first seat that may go on does."""
    for seat in bots.acting(eyes(table, BLIND)):
        view = eyes(table, seat)
        if seat != HAKO and bots.has_moved(view):
            continue
        action = bots.choose(BOOK, view, bots.forms(BOOK, view), draws[seat], sides.of(table, seat))
        if action is not None:
            return action
    raise Stuck(f"{table.state.public.phase}, asked: {table.asked}")


def eyes(table: AnyTable, seat: str) -> HakoView:
    """A seat's share of the table."""
    view = seen(BOOK, table, seat)
    assert isinstance(view, HakoView)
    return view


def _played(table: AnyTable, action: Action, seed: int) -> AnyTable:
    done = carry_out(BOOK, table, action)
    if isinstance(done, Refused):
        raise AssertionError(f"seed {seed}: {action} is refused: {done.violations}")
    return done[1]
