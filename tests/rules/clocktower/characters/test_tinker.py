"""The Tinker (001 땜장이): may die at any time, for no reason."""

from __future__ import annotations

from rules.clocktower.actions import Kill, PassBy
from rules.clocktower.events import DayBroke, Died, Spared
from rules.clocktower.roles import Asked
from rules.clocktower.violations import AlreadyDead, Protected
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import a_table, those

TOWN = "tinker empath harpy po recluse artist"
KILL = Kill(HOST, "p1", "tinker")


def test_tin_1_at_any_time_if_the_storyteller_decides() -> None:
    assert a_table(TOWN, day=1).allows(KILL)
    assert a_table(TOWN, night=1).allows(KILL)
    circle = a_table(TOWN, night=2)
    circle.choose("tinker", "p1")
    assert circle.secret.dying == ("p1",)


def test_tin_1_never_without() -> None:
    circle = a_table(TOWN, night=2)
    assert circle.allows(circle.choice("tinker"), PassBy(HOST, "tinker", "p1"))
    circle.choose("tinker")
    circle.dawn()
    assert circle.public.dead == ()


def test_tin_2_a_protection_holds() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "protected")
    assert circle.refuses(KILL) == (Protected("p1"),)
    assert circle.refuses(circle.choice("tinker", "p1")) == (Protected("p1"),)


def test_tin_3_by_day_everybody_sees_it_and_at_night_nobody() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.hears(AUDIENCE, circle.plays(KILL)) == [Died("p1", day=True)]
    circle = a_table(TOWN, night=2)
    assert circle.hears(AUDIENCE, circle.choose("tinker", "p1")) == []
    assert circle.seen(AUDIENCE).public.dead == ()


def test_tin_3_at_dawn_with_the_others_and_without_a_reason() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("po", "p6")
    circle.choose("tinker", "p1")
    assert circle.hears(AUDIENCE, circle.dawn()) == [DayBroke(2, ("p1", "p6"))]


def test_tin_4_one_may_see_first_whether_it_would_end_the_game() -> None:
    circle = a_table("tinker empath po", day=1)
    assert circle.proposed() == set()
    circle.plays(KILL)
    assert circle.proposed() == {("evil", "two_alive")}
    circle.match.undo()
    assert circle.proposed() == set()
    assert circle.public.dead == ()


def test_tin_5_an_impaired_one_does_not_die_of_it() -> None:
    for kind in ("drunk", "poisoned"):
        circle = a_table(TOWN, night=2)
        circle.mark("p1", kind)
        assert those(Died, circle.choose("tinker", "p1")) == []
        circle.dawn()
        assert circle.plays(KILL) == (Spared("p1", "tinker"),)
        assert circle.public.dead == ()


def test_tin_5_anybody_else_may_still_kill_it() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "poisoned")
    circle.choose("po", "p1")
    assert circle.secret.dying == ("p1",)
    assert circle.refuses(KILL) == (AlreadyDead("p1"),)


def test_tin_1_nobody_else_is_asked_for() -> None:
    assert a_table(TOWN, night=2).choices("tinker") == (Asked(1, whom=("p1",)),)


def test_tin_1_it_is_not_woken() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("tinker", "p1")
    assert circle.secret.wakes == ()
