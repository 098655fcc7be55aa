"""One fixed sample of random games for the laws that count; walked once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rules.actions import Action, Answer, Attest
from rules.engine import AnyTable, Refused, Step, after, carry_out, correct, play, why
from rules.seats import HOST
from rules.violations import NotAttested, Violation
from tests.laws.subjects import subjects
from tests.laws.walker import Census, Walker

STEPS = 70
SET_ANEW = 6
SWEPT = 12  # actions tried at each table that is looked at again
ANSWERED = 4  # questions at most that follow one of them


class Tried(NamedTuple):
    """An action that was tried at a table, and what speaks against it."""

    walk: Walker
    table: AnyTable
    action: Action
    reasons: tuple[Violation, ...]


class Sample(NamedTuple):
    """The walks, what was met on them, and what was tried at the tables on the way."""

    walks: tuple[Walker, ...]
    census: Census
    tried: tuple[Tried, ...]

    @property
    def refusals(self) -> tuple[Tried, ...]:
        """What several reasons speak against."""
        return tuple(one for one in self.tried if len(one.reasons) > 1)

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return sum(walk.match.length + 1 for walk in self.walks)


@cache
def sample(game: str, walks: int = 0, steps: int = STEPS) -> Sample:
    """So many random games, and every action that was tried in them."""
    census, tried = Census(), list[Tried]()
    walked = tuple(Walker(game, seed).walk(steps) for seed in range(walks or subjects()[game].walks))
    for walk in walked:
        tried += sweep(walk)
        census.add(walk.census)
    return Sample(walked, census, tuple(tried))


@cache
def refused(game: str) -> tuple[tuple[Tried, Refused], ...]:
    """What several reasons speak against, each with the refusal and what it proposes instead."""
    return tuple((tried, _refused(tried)) for tried in sample(game).refusals)


def _refused(tried: Tried) -> Refused:
    done = play(tried.walk.book, tried.table, tried.action)
    assert isinstance(done, Refused)
    return done


def sweep(walk: Walker) -> list[Tried]:
    """At every fourth table, as it is and set anew by hand: whatever anyone may try, and some of it put wrong."""
    tables = [walk.match.node(number).table for number in range(0, walk.match.length + 1, 4)]
    going_on = [one for table in tables for one in (table, *_set_anew(walk, table)) if not _is_over(walk, one)]
    return [tried for table in going_on for _ in range(SWEPT) for tried in _tries(walk, table)]


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


def _tries(walk: Walker, table: AnyTable) -> Iterator[Tried]:
    """Some action; and once more with its facts told, if it waits for any."""
    first = _tried(walk, table, walk.try_at(table))
    yield first
    untold = [reason.fact for reason in first.reasons if isinstance(reason, NotAttested)]
    for fact in untold:
        done = carry_out(walk.book, table, Attest(HOST, fact, bool(walk.dice.below(2))))
        assert not isinstance(done, Refused)
        table = done[1]
    if untold:
        yield _tried(walk, table, first.action)


def _tried(walk: Walker, table: AnyTable, action: Action) -> Tried:
    reasons = why(walk.book, table, action)
    walk.census.judged(action, reasons)
    if not reasons:
        _play_on(walk, table, action)
    return Tried(walk, table, action, reasons)


def _play_on(walk: Walker, table: AnyTable, action: Action) -> None:
    """What comes of a legal action, with any legal answers to what is asked then."""
    for _ in range(ANSWERED):
        done = carry_out(walk.book, table, action)
        assert not isinstance(done, Refused), action
        step, table = done
        walk.census.stepped(step)
        walk.count_ending(table)
        if table.asked is None:
            return
        action = Answer(table.asked.seat, table.asked.domain().pick(walk.dice))
        reasons = why(walk.book, table, action)
        walk.census.judged(action, reasons)
        if reasons:
            return
