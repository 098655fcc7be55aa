"""The Cannibal."""

from __future__ import annotations

from rules.clocktower.actions import Execute, Kill, TakeMark
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table


def eaten(roles: str, who: str = "p2") -> Circle:
    circle = a_table(roles, day=1)
    circle.nominate("p1", who, *circle.public.living)
    circle.execute(who)
    circle.dusk()
    return circle


def test_clk_cannibal_01_the_drunk_as_a_meal() -> None:
    circle = eaten("cannibal drunk=chef empath harpy po virgin")
    circle.mark("p1", "bluff", character="empath")
    assert circle.wakes("empath", "p1")
    assert not circle.grim.able("p1", "empath")
    assert circle.legal("empath", "p1") == {("0",), ("1",), ("2",)}


def test_clk_cannibal_03_a_feigned_use_does_not_use_up_the_real_one() -> None:
    circle = eaten("cannibal poisoner seamstress imp artist virgin")
    bluff = circle.mark("p1", "bluff", character="seamstress")
    circle.choose("seamstress", "p5", "p6", by="p1")
    circle.tell("seamstress", "no", to="p1")
    assert not circle.grim.able("p1", "seamstress")
    circle.dawn()
    circle.plays(TakeMark(HOST, bluff))
    circle.nominate("p1", "p3", *circle.public.living)
    circle.execute("p3")
    circle.dusk()
    assert circle.grim.able("p1", "seamstress")
    circle.choose("seamstress", "p4", "p5", by="p1")
    assert circle.legal("seamstress", "p1") == {("no",)}


def test_clk_cannibal_03_with_a_slayer_good_wins_at_the_real_shot() -> None:
    circle = eaten("cannibal poisoner slayer imp artist virgin")
    assert not circle.grim.able("p1", "slayer")
    circle.dawn()
    circle.nominate("p1", "p3", *circle.public.living)
    circle.execute("p3")
    circle.dusk()
    circle.dawn()
    assert circle.grim.able("p1", "slayer")
    circle.plays(Kill(HOST, "p4", "slayer"))
    assert circle.proposed() == {("good", "demons_dead")}


def test_clk_cannibal_05_with_the_pacifists_meal() -> None:
    circle = eaten("cannibal pacifist artist imp harpy virgin")
    assert circle.grim.able("p1", "pacifist")
    circle.dawn()
    circle.nominate("p1", "p3", *circle.public.living)
    assert circle.allows(Execute(HOST, "p3", dies=False), Execute(HOST, "p3", dies=True))
