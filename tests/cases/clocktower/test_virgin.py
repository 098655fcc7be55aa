"""The Virgin."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import Nominate
from rules.clocktower.events import AbilitySpent, Died, Executed
from rules.clocktower.state import Execution
from rules.clocktower.violations import DayOver
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table

TOWN = "virgin empath recluse harpy po drunk=soldier artist"


def nominated(by: str) -> Circle:
    circle = a_table(TOWN, day=1)
    circle.nominate(by, "p1")
    return circle


def test_clk_virgin_01_a_townsfolk_nominates() -> None:
    circle = a_table(TOWN, day=1)
    circle.opens()
    events = circle.plays(Nominate(HOST, "p2", "p1"))
    kinds = [type(one) for one in events]
    assert kinds.index(Executed) + 1 == kinds.index(Died)
    assert AbilitySpent("p1", "virgin") in events
    assert circle.public.vote is None
    assert circle.refuses(Nominate(HOST, "p7", "p3")) == (DayOver(),)


@pytest.mark.parametrize(("by", "executed"), [("p2", True), ("p3", False), ("p4", False), ("p5", False), ("p6", False)])
def test_clk_virgin_03_by_character_type(by: str, executed: bool) -> None:
    assert (nominated(by).public.dead == (by,)) is executed


def test_clk_virgin_05_spent_while_poisoned() -> None:
    circle = a_table(TOWN, day=1)
    poison = circle.mark("p1", "poisoned")
    circle.nominate("p2", "p1")
    circle.turn(poison)
    circle.dusk()
    circle.dawn()
    circle.nominate("p7", "p1")
    assert circle.public.executions == ()


def test_clk_virgin_07_a_drunk_virgin_is_spent_as_well() -> None:
    circle = a_table(TOWN, day=1)
    circle.mark("p1", "drunk")
    circle.nominate("p2", "p1")
    assert not circle.grim.has("p1", "virgin")
    assert circle.public.dead == ()


def test_clk_virgin_09_it_was_a_death_by_execution() -> None:
    circle = nominated("p2")
    assert circle.grim.meal == Execution("p2", 1, died=True)
