"""Reasons: whatever speaks against an action is said at once, and removing one cause removes exactly one reason."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest

from rules.engine import Step, after, why
from rules.engine import correct as correct_table
from rules.tags import tag_of
from tests.laws.law import on_every_game, tell
from tests.laws.sample import Tried, sample
from tests.laws.subjects import Alone, subjects

Pair = frozenset[str]
Pairs = dict[str, set[Pair]]


@cache
def kinds(game: str) -> dict[str, set[str]]:
    """The tags of the reasons that were met against each kind of action."""
    found: dict[str, set[str]] = {}
    for action, reasons in sample(game).census.together:
        found.setdefault(action, set()).update(reasons)
    return found


@cache
def shown(game: str) -> Pairs:
    """The pairs of reasons that were met together."""
    found: Pairs = {}
    for action, reasons in sample(game).census.together:
        found.setdefault(action, set()).update(map(frozenset, combinations(reasons, 2)))
    return found


@cache
def excluded(game: str, action: str) -> set[Pair]:
    """The pairs that cannot hold together, each for a reason that stands in the game's table."""
    apart = [one for one in subjects()[game].alone if not one.actions or action in one.actions]
    return {pair for one in apart for pair in _pairs(one, kinds(game)[action])}


def _pairs(one: Alone, met: set[str]) -> set[Pair]:
    if not one.others:
        return {frozenset(pair) for pair in combinations(one.reasons & met, 2)}
    others = met if "*" in one.others else one.others & met
    return {frozenset(pair) for pair in product(one.reasons & met, others) if len(set(pair)) == 2}


@on_every_game
def test_two_reasons_that_can_hold_together_are_given_together(game: str) -> None:
    missing = {
        (action, *sorted(pair))
        for action, met in kinds(game).items()
        for pair in map(frozenset, combinations(met, 2))
        if pair not in shown(game).get(action, set()) | excluded(game, action)
    }
    assert sorted(missing) == []


@on_every_game
def test_two_reasons_that_exclude_each_other_are_never_given_together(game: str) -> None:
    wrong = {(action, *sorted(pair)) for action in kinds(game) for pair in shown(game)[action] & excluded(game, action)}
    assert sorted(wrong) == []


@on_every_game
def test_removing_one_cause_removes_exactly_one_reason(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    cured: Counter[str] = Counter()
    for refusal in sample(game).refusals:
        for tag in sorted(set(map(tag_of, refusal.reasons)) & set(subjects()[game].cures)):
            cured[tag] += removes_exactly(game, refusal, tag)
    tell(capsys, f"{game}: causes removed one at a time {dict(sorted(cured.items()))}")
    assert {tag for tag in subjects()[game].cures if not cured[tag]} == set()


def removes_exactly(game: str, refusal: Tried, tag: str) -> bool:
    """Whether the cause of that reason can be taken away; then all others stay."""
    reason = next(one for one in refusal.reasons if tag_of(one) == tag)
    changes = subjects()[game].cures[tag](refusal.table.state, refusal.action, reason)
    if not changes:
        return False
    done = correct_table(refusal.walk.book, refusal.table, changes, "one cause less", ())
    if not isinstance(done, Step):
        return False
    left = why(refusal.walk.book, after(refusal.walk.book, refusal.table, done), refusal.action)
    wanted = {tag_of(one) for one in refusal.reasons} - {tag}
    assert {tag_of(one) for one in left} == wanted, (refusal.action, refusal.reasons, changes)
    return True
