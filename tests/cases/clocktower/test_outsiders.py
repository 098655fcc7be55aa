"""Tinker, Recluse, Moonchild."""

from __future__ import annotations

from rules.clocktower.actions import ChangeSide, Kill, LayCurse
from rules.clocktower.events import DayBroke, Died
from rules.clocktower.grim import Look
from rules.clocktower.violations import AlreadyDead, DeadDoesNotWake, Protected, WrongTime
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import a_table, reasons

TINKER = "tinker empath artist harpy po"


def test_clk_tinker_01_day_or_night() -> None:
    circle = a_table(TINKER, day=1)
    assert circle.hears(AUDIENCE, circle.plays(Kill(HOST, "p1", "tinker"))) == [Died("p1", day=True)]
    circle = a_table(TINKER, night=2)
    circle.choose("tinker", "p1")
    assert circle.hears(AUDIENCE, circle.dawn()) == [DayBroke(2, ("p1",))]


def test_clk_tinker_03_protection_helps() -> None:
    circle = a_table(TINKER, day=1)
    circle.mark("p1", "protected")
    assert circle.refuses(Kill(HOST, "p1", "tinker")) == (Protected("p1"),)


def test_clk_tinker_07_a_dead_tinker() -> None:
    circle = a_table(TINKER, night=2, dead="p1")
    assert circle.refuses(Kill(HOST, "p1", "tinker")) == (AlreadyDead("p1"),)
    assert circle.why_not("tinker") == {DeadDoesNotWake}


RECLUSE = "recluse slayer imp chef poisoner"


def test_clk_recluse_01_shot_by_the_slayer_as_the_storyteller_decides() -> None:
    circle = a_table(RECLUSE, day=1)
    assert Look("demon", True) in circle.grim.looks("p1")
    assert circle.allows(Kill(HOST, "p1", "slayer"))
    circle.dusk()
    assert circle.grim.lives("p1")


def test_clk_recluse_03_beside_the_imp_it_may_count_for_a_chef() -> None:
    circle = a_table(RECLUSE, night=1)
    assert {world["p1"].evil + world["p3"].evil for world in circle.grim.worlds(("p1", "p3"))} == {1, 2}


def test_clk_recluse_05_impaired_there_is_no_choice() -> None:
    circle = a_table(RECLUSE, day=1)
    circle.mark("p1", "poisoned")
    assert circle.grim.looks("p1") == (Look("outsider", False),)


def test_clk_moonchild_01_the_side_at_the_choice_after_the_public_death() -> None:
    circle = a_table("moonchild empath artist harpy po", night=2)
    circle.choose("po", "p1")
    assert WrongTime in reasons(circle, LayCurse(HOST, "p1", "p2"))
    circle.dawn()
    circle.plays(LayCurse(HOST, "p1", "p2"), ChangeSide(HOST, "p2", evil=True))
    circle.dusk()
    circle.choose("moonchild")
    assert circle.secret.dying == ("p2",)
