"""The Moonchild (001 달의 자손): whom one chose aloud dies that night, if good."""

from __future__ import annotations

from typing import Any

from rules.clocktower.actions import ChangeSide, LayCurse
from rules.clocktower.events import CurseHeld, CurseLaid, Died, Spared
from rules.clocktower.violations import MoonchildAlive, MoonchildTarget, NotDead, NotTonight, WrongTime
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import Circle, a_table, reasons, those

TOWN = "moonchild empath harpy po recluse artist virgin"


def cursed(target: str = "p2", **more: Any) -> Circle:
    """The day on which a dead Moonchild chose."""
    circle = a_table(TOWN, day=1, **more)
    circle.kill("p1")
    circle.plays(LayCurse(HOST, "p1", target))
    return circle


def test_moo_1_one_who_learns_of_the_own_death_chooses_somebody_alive_aloud() -> None:
    circle = a_table(TOWN, day=1)
    circle.kill("p1", "p5")
    assert circle.refuses(LayCurse(HOST, "p1", "p5")) == (MoonchildTarget("p5"),)
    events = circle.plays(LayCurse(HOST, "p1", "p2"))
    assert circle.hears(AUDIENCE, events) == [CurseLaid("p1", "p2")]


def test_moo_1_who_lives_does_not() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.refuses(LayCurse(HOST, "p1", "p2")) == (NotDead("p1"),)


def test_moo_1_who_died_in_the_night_chooses_after_dawn() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("po", "p1")
    assert reasons(circle, LayCurse(HOST, "p1", "p2")) == {WrongTime, NotDead}
    circle.dawn()
    assert circle.allows(LayCurse(HOST, "p1", "p2"))


def test_moo_2_a_good_one_dies_that_night() -> None:
    circle = cursed("p2")
    circle.dusk()
    assert circle.wakes("moonchild")
    assert those(Died, circle.choose("moonchild"))[0]["seat"] == "p2"
    circle.dawn()
    assert circle.public.dead == ("p1", "p2")


def test_moo_2_an_evil_one_does_not() -> None:
    for target, more in (("p3", {}), ("p2", {"evil": "p2"})):
        circle = cursed(target, **more)
        circle.dusk()
        assert those(Died, circle.choose("moonchild")) == []


def test_moo_2_a_good_minion_does() -> None:
    circle = cursed("p3", good="p3")
    circle.dusk()
    circle.choose("moonchild")
    assert circle.secret.dying == ("p3",)


def test_moo_2_that_night_and_in_no_later_one() -> None:
    circle = cursed("p2")
    circle.dusk()
    assert circle.wakes("moonchild")
    circle.next_night()
    assert circle.why_not("moonchild") == {NotTonight}


def test_moo_3_anybody_dead_may_pretend_and_nothing_comes_of_it() -> None:
    circle = a_table(TOWN, day=1, dead="p5")
    events = circle.plays(LayCurse(HOST, "p5", "p2"))
    assert events == (CurseLaid("p5", "p2"),)
    circle.dusk()
    assert not circle.wakes("moonchild")


def test_moo_4_nobody_is_made_to_choose() -> None:
    circle = a_table(TOWN, day=1)
    circle.kill("p1")
    circle.dusk()
    assert circle.why_not("moonchild") == {NotTonight}
    circle.dawn()
    assert circle.public.dead == ("p1",)


def test_moo_5_impaired_at_the_choice_and_well_at_night_it_dies() -> None:
    circle = a_table(TOWN, day=1)
    circle.kill("p1")
    mark = circle.mark("p1", "poisoned")
    circle.plays(LayCurse(HOST, "p1", "p2"))
    circle.dusk()
    circle.turn(mark)
    circle.choose("moonchild")
    assert circle.secret.dying == ("p2",)


def test_moo_5_well_at_the_choice_and_impaired_at_night_it_lives() -> None:
    circle = cursed()
    circle.dusk()
    circle.mark("p1", "poisoned")
    assert those(Died, circle.choose("moonchild")) == []


def test_moo_6_the_side_counts_as_it_was_when_chosen() -> None:
    circle = a_table(TOWN, day=1)
    circle.kill("p1")
    assert CurseHeld("p1", "p2", good=True) in circle.plays(LayCurse(HOST, "p1", "p2"))
    circle.plays(ChangeSide(HOST, "p2", evil=True))
    circle.dusk()
    circle.choose("moonchild")
    assert circle.secret.dying == ("p2",)


def test_moo_7_executed_but_alive_there_is_no_choice() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p2", "p1", *circle.public.living)
    circle.execute("p1", dies=False)
    assert circle.refuses(LayCurse(HOST, "p1", "p2")) == (MoonchildAlive("p1"),)


def test_moo_8_at_night_a_protection_may_still_save() -> None:
    circle = cursed()
    circle.dusk()
    circle.mark("p2", "protected")
    events = circle.choose("moonchild")
    assert Spared("p2", "moonchild") in events
    assert circle.secret.dying == ()


def test_moo_8_only_the_first_choice_is_one() -> None:
    circle = cursed("p2")
    circle.plays(LayCurse(HOST, "p1", "p6"))
    circle.dusk()
    circle.choose("moonchild")
    assert circle.secret.dying == ("p2",)
