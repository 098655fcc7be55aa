"""The Harpy (001 하피): the first of two has to be mad that the second is evil."""

from __future__ import annotations

from rules.clocktower.actions import Kill
from rules.clocktower.events import Marked, Unmarked, Woke
from rules.clocktower.violations import AlreadyDead, HarpyOrder
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import Circle, a_table, reasons, those

TOWN = "harpy empath artist po recluse virgin preacher"


def lying(circle: Circle) -> set[tuple[str, str]]:
    """Beside whom a reminder works."""
    return {(mark.seat, mark.kind) for mark in circle.secret.marks if circle.grim.holds(mark)}


def test_har_1_two_people_one_after_the_other() -> None:
    circle = a_table(TOWN, night=2)
    for wrong in ((), ("p2",), ("p2", "p2"), ("p2", "p3", "p4")):
        assert HarpyOrder in reasons(circle, circle.choice("harpy", *wrong))
    circle.choose("harpy", "p3", "p2")
    assert lying(circle) == {("p3", "mad"), ("p2", "second")}


def test_har_1_every_night() -> None:
    circle = a_table(TOWN, night=1)
    for _ in range(3):
        assert circle.wakes("harpy")
        circle.choose("harpy", "p2", "p3")
        circle.next_night()


def test_har_2_whether_the_first_is_mad_is_the_storytellers_to_judge() -> None:
    circle = a_table(TOWN, night=1)
    circle.choose("harpy", "p2", "p3")
    circle.dawn()
    assert circle.allows(Kill(HOST, "p2", "harpy"), Kill(HOST, "p3", "harpy"))
    circle.dusk()
    assert circle.public.dead == ()


def test_har_3_the_effect_lasts_until_the_next_choice() -> None:
    circle = a_table(TOWN, night=1)
    circle.choose("harpy", "p2", "p3")
    circle.dawn()
    circle.dusk()
    assert lying(circle) == {("p2", "mad"), ("p3", "second")}
    events = circle.choose("harpy", "p5", "p6")
    assert len(those(Unmarked, events)) == 2
    assert lying(circle) == {("p5", "mad"), ("p6", "second")}


def test_har_3_and_while_the_harpy_has_the_ability() -> None:
    circle = a_table(TOWN, night=1)
    circle.choose("harpy", "p2", "p3")
    mark = circle.mark("p1", "poisoned")
    assert lying(circle) == {("p1", "poisoned")}
    circle.turn(mark)
    assert lying(circle) == {("p2", "mad"), ("p3", "second")}
    circle.kill("p1")
    assert lying(circle) == set()


def test_har_3_an_impaired_harpy_makes_nobody_mad() -> None:
    circle = a_table(TOWN, night=1)
    circle.mark("p1", "drunk")
    events = circle.choose("harpy", "p2", "p3")
    assert those(Marked, events) == []
    assert [one["seat"] for one in those(Woke, events)] == ["p1"]


def test_har_4_one_both_or_none_may_die() -> None:
    for dying in ((), ("p2",), ("p3",), ("p2", "p3"), ("p3", "p2")):
        circle = a_table(TOWN, night=1)
        circle.choose("harpy", "p2", "p3")
        circle.dawn()
        circle.plays(*(Kill(HOST, one, "harpy") for one in dying))
        assert circle.public.dead == dying


def test_har_5_the_dead_may_be_chosen_and_cannot_die_again() -> None:
    circle = a_table(TOWN, night=1, dead="p3")
    circle.choose("harpy", "p2", "p3")
    circle.dawn()
    assert circle.refuses(Kill(HOST, "p3", "harpy")) == (AlreadyDead("p3"),)
    assert circle.allows(Kill(HOST, "p2", "harpy"))


def test_har_6_in_which_order_is_the_storytellers() -> None:
    circle = a_table(TOWN, day=2)
    circle.plays(Kill(HOST, "p3", "harpy"), Kill(HOST, "p2", "harpy"))
    assert [death.seat for death in circle.secret.deaths] == ["p3", "p2"]


def test_har_7_the_first_alone_is_told_after_the_harpy() -> None:
    circle = a_table(TOWN, night=2)
    events = circle.choose("harpy", "p3", "p2")
    woken = [(one["seat"], one["cause"], one["character"]) for one in those(Woke, events)]
    assert woken == [("p1", "ability", "harpy"), ("p3", "other", "harpy")]
    assert circle.hears(AUDIENCE, events) == []


def test_har_8_in_the_first_night_too() -> None:
    assert a_table(TOWN, night=1).wakes("harpy")
