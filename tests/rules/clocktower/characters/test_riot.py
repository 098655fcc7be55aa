"""The Riot (001 폭도): on the third day whoever is nominated dies and names the next."""

from __future__ import annotations

from typing import Any

from rules.clocktower.actions import CountHand, Execute, Nominate
from rules.clocktower.events import ChainBegan, CharacterChanged, Died, Nominated, NominationsClosed, Spared, Woke
from rules.clocktower.state import STORYTELLER
from rules.clocktower.violations import DeadNominates, NobodyNominates, NotDay, NoVote, RiotNoVote, RiotTarget
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import Circle, a_table, those

TOWN = "riot harpy assassin empath artist virgin recluse seamstress dreamer engineer"


def third_day(roles: str = TOWN, **more: Any) -> Circle:
    """Nominations are open on the third day, the Minions having joined in the night."""
    circle = a_table(roles, night=3, **more)
    if circle.wakes("riot"):
        circle.choose("riot")
    circle.dawn()
    circle.opens()
    return circle


def calls(circle: Circle, by: str, of: str) -> list[str]:
    """Who dies of a call."""
    return [one["seat"] for one in those(Died, circle.plays(Nominate(HOST, by, of)))]


def test_rio_1_whoever_is_nominated_dies_at_once_and_names_the_next() -> None:
    circle = third_day()
    assert calls(circle, "p4", "p5") == ["p5"]
    assert circle.public.vote is None
    assert circle.public.caller == "p5"
    assert calls(circle, "p5", "p7") == ["p7"]


def test_rio_1_there_is_no_vote_and_no_execution() -> None:
    circle = third_day()
    calls(circle, "p4", "p5")
    assert circle.refuses(CountHand(HOST, "p4", up=True)) == (NoVote(),)
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (RiotNoVote(),)


def test_rio_1_it_must_be_somebody_alive() -> None:
    circle = third_day()
    calls(circle, "p4", "p5")
    assert circle.refuses(Nominate(HOST, "p5", "p5")) == (RiotTarget(),)


def test_rio_1_on_no_other_day() -> None:
    circle = a_table(TOWN, day=2)
    circle.opens()
    assert calls(circle, "p4", "p5") == []
    assert circle.public.vote is not None


def test_rio_1_an_impaired_riot_starts_nothing() -> None:
    circle = a_table(TOWN, day=3)
    circle.mark("p1", "poisoned")
    assert ChainBegan() not in circle.opens()


def test_rio_2_one_who_does_not_name_in_time_loses_it_to_the_storyteller() -> None:
    circle = third_day()
    calls(circle, "p4", "p5")
    assert circle.refuses(Nominate(HOST, "p7", "p8")) == (NobodyNominates("p5"),)
    assert calls(circle, STORYTELLER, "p8") == ["p8"]
    assert circle.public.caller == "p8"


def test_rio_3_where_nobody_begins_the_storyteller_does() -> None:
    circle = third_day()
    events = circle.plays(Nominate(HOST, STORYTELLER, "p8"))
    assert circle.hears(AUDIENCE, events)[:2] == [Nominated(STORYTELLER, "p8"), Died("p8", day=True)]


def test_rio_4_all_riot_dead_good_has_won() -> None:
    circle = third_day("riot harpy empath artist virgin recluse")
    calls(circle, "p3", "p1")
    assert circle.proposed() == set()
    events = circle.plays(Nominate(HOST, "p1", "p2"))
    assert NominationsClosed() in events
    assert circle.proposed() == {("good", "demons_dead")}


def test_rio_4_the_last_riot_of_three_names_nobody_any_more() -> None:
    circle = third_day("riot empath artist virgin recluse", dead="p4 p5")
    calls(circle, "p2", "p1")
    assert circle.public.caller == ""
    assert NotDay() in circle.refuses(Nominate(HOST, "p1", "p2"))
    assert circle.proposed() == {("good", "demons_dead")}


def test_rio_5_or_until_two_are_left_and_evil_has_won() -> None:
    circle = third_day("riot empath artist virgin recluse", dead="p5")
    calls(circle, "p2", "p3")
    assert circle.proposed() == set()
    calls(circle, "p3", "p4")
    assert circle.proposed() == {("evil", "two_alive")}
    assert NotDay() in circle.refuses(Nominate(HOST, "p4", "p2"))


def test_rio_6_the_minions_join_in_the_third_night_and_are_told() -> None:
    for night in (1, 2, 4):
        assert not a_table(TOWN, night=night).wakes("riot")
    circle = a_table(TOWN, night=3)
    events = circle.choose("riot")
    assert [one["seat"] for one in those(CharacterChanged, events)] == ["p2", "p3"]
    assert [(one["seat"], one["cause"]) for one in those(Woke, events)] == [("p2", "other"), ("p3", "other")]
    assert not circle.wakes("riot")


def test_rio_6_or_as_nominations_open_if_the_table_wants_it() -> None:
    circle = a_table(TOWN, night=3, riot_changes="day")
    assert not circle.wakes("riot")
    circle.dawn()
    assert [one["seat"] for one in those(CharacterChanged, circle.opens())] == ["p2", "p3"]
    assert circle.grim.with_role("riot") == ("p1", "p2", "p3")


def test_rio_7_the_days_are_counted() -> None:
    circle = a_table(TOWN, day=3)
    assert circle.picture().spaces[-1].name.en == "Third day"


def test_rio_8_the_dead_one_names_though_dead_and_no_other_dead_one() -> None:
    circle = third_day(dead="p9")
    assert circle.refuses(Nominate(HOST, "p9", "p4")) == (DeadNominates(),)
    calls(circle, "p4", "p5")
    assert "p5" in circle.public.dead
    assert circle.allows(Nominate(HOST, "p5", "p7"))


def test_rio_9_everybody_sees_the_death_at_once() -> None:
    circle = third_day()
    events = circle.plays(Nominate(HOST, "p4", "p5"))
    assert Died("p5", day=True) in circle.hears(AUDIENCE, events)
    assert circle.seen(AUDIENCE).public.dead == ("p5",)


def test_rio_9_who_is_protected_does_not_die_and_names_the_next_all_the_same() -> None:
    circle = third_day()
    circle.mark("p5", "protected")
    assert Spared("p5", "riot") in circle.plays(Nominate(HOST, "p4", "p5"))
    assert circle.public.dead == ()
    assert circle.public.caller == "p5"


def test_rio_10_before_the_third_day_minions_are_minions_and_votes_are_votes() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.grim.with_role("riot") == ("p1",)
    assert circle.grim.holders("minion") == ("p2", "p3")
    circle.nominate("p4", "p5", "p4")
    assert circle.public.nominations[-1].hands == ("p4",)
    assert not circle.match.book.content.character("riot").setup
