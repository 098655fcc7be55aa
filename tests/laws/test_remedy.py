"""Remedy: every remedy that is offered is legal where it is offered."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.engine import Refused, Step, play
from tests.laws.law import a_walk, law, on_every_game, tell
from tests.laws.sample import refused
from tests.laws.walker import Walker


@law(15)
def test_every_remedy_can_be_played(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    for number in range(0, walk.match.length + 1, 5):
        remedies_are_legal(walk, number)


@on_every_game
def test_every_reason_with_a_remedy_is_met_where_one_is_offered(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    offered: Counter[str] = Counter()
    for _, done in refused(game):
        if done.remedies:
            offered.update(type(reason).__name__ for reason in done.violations)
    tell(capsys, f"{game}: remedies offered beside {dict(sorted(offered.items()))}")
    assert sum(offered.values()) > 0


def remedies_are_legal(walk: Walker, number: int) -> None:
    """Whatever is proposed instead of some refused tries is carried out when it is asked for."""
    table = walk.match.node(number).table
    for _ in range(8):
        done = play(walk.book, table, walk.an_action())
        if isinstance(done, Refused):
            for remedy in done.remedies:
                assert isinstance(play(walk.book, table, remedy), Step), (done, remedy)
