"""One fixed sample of random games for the laws that count; walked once."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules.actions import Action
from rules.engine import AnyTable, Step, after, correct, why
from rules.games import shelf
from rules.violations import Violation
from tests.laws.walker import Census, Walker

WALKS = 80  # of a game on the shelf; the small one needs half as many
STEPS = 70
SET_ANEW = 4
SWEPT = 12  # actions tried at each table that is looked at again


class Refusal(NamedTuple):
    """An action that several reasons speak against."""

    walk: Walker
    table: AnyTable
    action: Action
    reasons: tuple[Violation, ...]


class Sample(NamedTuple):
    """The walks, what was met on them, and what was refused for several reasons."""

    walks: tuple[Walker, ...]
    census: Census
    refusals: tuple[Refusal, ...]

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return sum(walk.match.length + 1 for walk in self.walks)


@cache
def sample(game: str, walks: int = 0, steps: int = STEPS) -> Sample:
    """So many random games, and every action that was tried in them."""
    census, refusals = Census(), []
    walks = walks or (WALKS if game in shelf() else WALKS // 2)
    walked = tuple(Walker(game, seed).walk(steps) for seed in range(walks))
    for walk in walked:
        refusals += _sweep(walk)
        census.add(walk.census)
    return Sample(walked, census, tuple(refusals))


def _sweep(walk: Walker) -> list[Refusal]:
    """At every fourth table, as it is and set anew by hand: whatever anyone may try, and some of it put wrong."""
    tables = [walk.match.node(number).table for number in range(0, walk.match.length + 1, 4)]
    going_on = [one for table in tables for one in (table, *_set_anew(walk, table)) if not _is_over(walk, one)]
    return [refusal for table in going_on for _ in range(SWEPT) for refusal in _tried(walk, table)]


def _is_over(walk: Walker, table: AnyTable) -> bool:
    return walk.book.is_over(table.state)


def _set_anew(walk: Walker, table: AnyTable) -> list[AnyTable]:
    found = []
    for _ in range(SET_ANEW):
        changes = walk.subject.position(walk.book, table.state, walk.dice)
        step = correct(walk.book, table, changes, "so it lies on the table")
        assert isinstance(step, Step), step
        found.append(after(walk.book, table, step))
    return found


def _tried(walk: Walker, table: AnyTable) -> list[Refusal]:
    action = walk.try_at(table)
    reasons = why(walk.book, table, action)
    walk.census.judged(action, reasons)
    return [Refusal(walk, table, action, reasons)] if len(reasons) > 1 else []
