"""The Empath."""

from __future__ import annotations

import pytest

from tests.rules.clocktower.table import a_table

ALL = {("0",), ("1",), ("2",)}


@pytest.mark.parametrize(
    ("roles", "told"),
    [
        ("artist empath virgin harpy po", "0"),
        ("artist empath harpy virgin po", "1"),
        ("po empath harpy virgin artist", "2"),
    ],
)
def test_clk_empath_01_none_one_two(roles: str, told: str) -> None:
    assert a_table(roles, night=1).legal("empath") == {(told,)}


def test_clk_empath_03_two_more_that_can_be_reached() -> None:
    assert a_table("po empath recluse virgin artist", night=1).legal("empath") == {("1",), ("2",)}


@pytest.mark.parametrize("who", ["p2", "p4"])
def test_clk_empath_05_an_impaired_empath(who: str) -> None:
    circle = a_table("po empath harpy drunk=empath artist virgin", night=1)
    circle.mark("p2", "poisoned")
    assert circle.legal("empath", who) == ALL


def test_clk_empath_07_a_poisoned_recluse_beside_the_empath() -> None:
    circle = a_table("recluse empath imp poisoner artist", night=1)
    circle.mark("p1", "poisoned")
    assert circle.legal("empath") == {("1",)}


def test_clk_empath_11_two_dead_neighbours_and_evil_behind_them() -> None:
    roles = "empath artist imp virgin dreamer chambermaid poisoner seamstress"
    assert a_table(roles, night=2, dead="p2 p8").legal("empath") == {("2",)}
