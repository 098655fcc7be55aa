"""The Preacher (001 전도사): a Minion who is chosen has no ability."""

from __future__ import annotations

from rules.clocktower.events import CharacterChanged, Chose, Marked, Woke
from rules.clocktower.violations import Preached
from rules.clocktower.winning import proposals
from rules.events import Event
from rules.seats import AUDIENCE
from tests.rules.clocktower.table import Circle, a_table, those

TOWN = "preacher harpy assassin po artist chambermaid virgin"


def silenced(circle: Circle) -> set[str]:
    """Who has no ability because of a Preacher."""
    return {seat for seat in circle.public.circle if circle.grim.silenced(seat)}


def test_pre_1_every_night_anybody_living_or_dead() -> None:
    circle = a_table(TOWN, night=1, dead="p5")
    assert circle.wakes("preacher")
    assert circle.allows(*(circle.choice("preacher", seat) for seat in circle.public.circle))
    assert not circle.allows(circle.choice("preacher"))
    assert not circle.allows(circle.choice("preacher", "p2", "p3"))
    circle.choose("preacher", "p5")
    assert not circle.wakes("preacher")
    circle.next_night()
    assert circle.wakes("preacher")


def test_pre_2_a_minion_learns_it_and_has_no_ability() -> None:
    circle = a_table(TOWN, night=2)
    events = circle.choose("preacher", "p2")
    assert silenced(circle) == {"p2"}
    assert not circle.grim.able("p2", "harpy")
    assert [(one["seat"], one["cause"]) for one in those(Woke, events)] == [("p1", "ability"), ("p2", "other")]


def test_pre_3_nothing_happens_to_anybody_else() -> None:
    for chosen in ("p4", "p5", "p6", "p1"):
        circle = a_table(TOWN, night=2)
        events = circle.choose("preacher", chosen)
        assert silenced(circle) == set()
        assert circle.secret.marks == ()
        assert [one["seat"] for one in those(Woke, events)] == ["p1"]


def test_pre_3_it_goes_by_the_character_and_not_by_the_side() -> None:
    circle = a_table(TOWN, night=2, good="p2", evil="p5")
    circle.choose("preacher", "p2")
    circle.next_night()
    circle.choose("preacher", "p5")
    assert silenced(circle) == {"p2"}


def test_pre_4_chosen_by_an_impaired_preacher_never_affected() -> None:
    circle = a_table(TOWN, night=2)
    mark = circle.mark("p1", "drunk")
    events = circle.choose("preacher", "p2")
    assert [one["able"] for one in those(Chose, events)] == [False]
    assert [one["seat"] for one in those(Woke, events)] == ["p1"]
    circle.turn(mark)
    assert not circle.grim.impaired("p1")
    assert silenced(circle) == set()


def test_pre_5_an_impaired_preacher_lets_them_have_it_until_sober_again() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("preacher", "p2")
    mark = circle.mark("p1", "poisoned")
    assert silenced(circle) == set()
    assert circle.grim.able("p2", "harpy")
    circle.turn(mark)
    assert silenced(circle) == {"p2"}


def test_pre_6_a_dead_preacher_lets_them_have_it() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("preacher", "p2")
    circle.kill("p1")
    assert silenced(circle) == set()
    assert circle.wakes("harpy")


def test_pre_6_a_preacher_who_became_somebody_else_does_too() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("preacher", "p2")
    assert those(CharacterChanged, circle.becomes("p1", "empath"))
    assert silenced(circle) == set()


def test_pre_7_all_who_were_chosen_night_after_night() -> None:
    circle = a_table(TOWN, night=1)
    circle.choose("preacher", "p2")
    circle.next_night()
    circle.choose("preacher", "p3")
    circle.next_night()
    assert silenced(circle) == {"p2", "p3"}
    assert circle.why_not("harpy") == circle.why_not("assassin") == {Preached}


def test_pre_8_a_reminder_lies_beside_the_minion_and_says_so() -> None:
    circle = a_table(TOWN, night=2)
    (mark,) = those(Marked, circle.choose("preacher", "p2"))
    assert (mark["seat"], mark["character"], mark["source"]) == ("p2", "preacher", "p1")
    assert mark["label"] in circle.grim.labels
    (piece,) = (one for one in circle.picture("host").pieces if one.id.startswith("mark:"))
    assert (piece.name.en, piece.at, piece.down) == ("No Ability", "p2", False)


def test_pre_8_the_square_sees_nothing_of_it() -> None:
    circle = a_table(TOWN, night=2)
    told: list[Event] = circle.hears(AUDIENCE, circle.choose("preacher", "p2"))
    assert told == []


def test_pre_9_being_told_is_no_waking_for_the_own_ability() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("preacher", "p2")
    circle.choose("chambermaid", "p2", "p5")
    assert circle.legal("chambermaid") == {("0",)}


def test_pre_10_comes_first_so_that_the_minion_sleeps_this_very_night() -> None:
    circle = a_table(TOWN + " summoner", night=3)
    order = [one.partition(":")[0] for one in circle.steps()]
    assert order.index("preacher") == 0
    assert {"harpy", "summoner", "assassin"} < set(order)
    circle.choose("preacher", "p2")
    assert not circle.wakes("harpy")
    assert circle.why_not("harpy") == {Preached}
    assert circle.wakes("assassin")
    assert Preached in {type(one) for one in circle.refuses(circle.choice("harpy", "p4", "p5"))}


def test_pre_11_poisoned_after_preaching_so_the_one_of_last_night_wakes() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("preacher", "p2")
    circle.next_night()
    circle.choose("preacher", "p5")
    assert not circle.wakes("harpy")
    circle.mark("p1", "poisoned", until="dusk")
    assert circle.wakes("harpy")
    circle.choose("harpy", "p4", "p5")
    circle.next_night()
    assert not circle.wakes("harpy")


def test_pre_12_a_summoner_who_is_preached_loses_nothing_for_evil() -> None:
    circle = a_table("preacher summoner engineer chambermaid artist virgin tinker", night=3)
    assert proposals(circle.grim) == ()
    circle.choose("preacher", "p2")
    assert not circle.wakes("summoner")
    assert proposals(circle.grim) == ()
    circle.kill("p2")
    assert [one.why for one in proposals(circle.grim)] == ["no_demon_made"]


def test_pre_12_a_summoner_who_is_poisoned_loses() -> None:
    circle = a_table("preacher summoner engineer chambermaid artist virgin tinker", night=3)
    circle.mark("p2", "poisoned")
    assert [one.why for one in proposals(circle.grim)] == ["no_demon_made"]
