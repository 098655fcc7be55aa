"""Executions, which are not deaths."""

from __future__ import annotations

from rules.clocktower.actions import Execute, Kill
from rules.clocktower.state import Execution
from rules.clocktower.violations import Protected, SecondExecution, TooFewVotes
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table

TOWN = "empath artist virgin dreamer seamstress harpy po"


def about_to_die(who: str = "p4", dead: str = "", roles: str = TOWN) -> Circle:
    circle = a_table(roles, day=1, dead=dead)
    circle.nominate("p1", who, *circle.public.living)
    return circle


def test_clk_execution_01_execution_and_death_are_two_things() -> None:
    circle = about_to_die()
    circle.plays(Execute(HOST, "p4", dies=False))
    assert circle.public.executions == (Execution("p4", 1),)
    assert circle.grim.lives("p4")
    circle.plays(Kill(HOST, "p4"))
    assert not circle.grim.lives("p4")
    circle.match.undo()
    assert circle.grim.lives("p4")
    assert circle.public.executed is not None
    circle.match.undo()
    assert circle.public.executed is None


def test_clk_execution_03_no_execution_is_a_decision() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (TooFewVotes(4, "p4", 0),)
    assert circle.public.phase == "day"
    circle.dusk()
    assert circle.public.executions == ()


def test_clk_execution_05_saved_and_still_executed() -> None:
    circle = about_to_die()
    circle.mark("p4", "protected")
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (Protected("p4"),)
    circle.execute("p4", dies=False)
    assert circle.grim.lives("p4")
    assert SecondExecution() in circle.refuses(Execute(HOST, "p5", dies=True))


def test_clk_execution_07_executed_while_dead_is_no_death_by_execution() -> None:
    circle = a_table("undertaker baron artist imp cannibal", night=2)
    circle.kill("p2")
    circle.dawn()
    circle.nominate("p1", "p2", *circle.public.living)
    circle.execute("p2", dies=False)
    assert circle.public.executions == (Execution("p2", 2),)
    assert circle.grim.meal is None
