"""The Summoner (001 소환사): three bluffs in the first night, in the third one somebody becomes a Demon."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import FillBag
from rules.clocktower.events import BagSet, BluffsGiven, CharacterChanged, RolesSet, SideChanged, Woke
from rules.clocktower.roles import Asked
from rules.clocktower.violations import (
    BagCount,
    BluffInPlay,
    DeadDoesNotWake,
    FirstNight,
    NotOfTeam,
    NotTonight,
    OffScript,
    PicksCount,
    SummonerTime,
)
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import Circle, a_table, reasons, those

TOWN = "summoner empath artist virgin recluse seamstress dreamer"


def summons(circle: Circle, who: str, demon: str = "po") -> list[dict[str, object]]:
    events = circle.choose("summoner", who, characters=(demon,))
    return those(CharacterChanged, events)


def test_sum_1_three_bluffs_in_the_first_night() -> None:
    circle = a_table(TOWN, night=1)
    three = ("preacher", "flowergirl", "tinker")
    assert BluffsGiven(three) in circle.choose("summoner", characters=three)
    assert circle.secret.bluffs == three
    assert circle.secret.wakes[-1].cause == "ability"


def test_sum_1_that_nobody_has_and_three_of_them() -> None:
    circle = a_table(TOWN, night=1)
    played = circle.choice("summoner", characters=("preacher", "flowergirl", "virgin"))
    assert circle.refuses(played) == (BluffInPlay("virgin"),)
    two = circle.choice("summoner", characters=("preacher", "flowergirl"))
    assert circle.refuses(two) == (PicksCount("summoner", 3),)


@pytest.mark.parametrize("who", ["p1", "p2", "p5"])
def test_sum_2_in_the_third_night_anybody_becomes_an_evil_demon(who: str) -> None:
    circle = a_table(TOWN, night=3)
    assert summons(circle, who) == [{"seat": who, "character": "po"}]
    assert circle.grim.role(who) == "po"
    assert circle.grim.is_evil(who)


def test_sum_2_a_demon_of_the_sheet() -> None:
    circle = a_table(TOWN, night=3)
    assert OffScript in reasons(circle, circle.choice("summoner", "p2", characters=("imp",)))
    assert circle.refuses(circle.choice("summoner", "p2", characters=("harpy",))) == (NotOfTeam("harpy", "demon"),)
    assert PicksCount in reasons(circle, circle.choice("summoner", "p2"))
    assert PicksCount in reasons(circle, circle.choice("summoner", characters=("po",)))


def test_sum_2_in_no_other_night() -> None:
    for night in (2, 4):
        circle = a_table(TOWN, night=night)
        assert circle.why_not("summoner") == {SummonerTime}
        choice = circle.choice("summoner", "p2", characters=("po",))
        assert circle.refuses(choice) == (SummonerTime(night),)


def test_sum_3_the_new_demon_is_told_what_it_is_and_nothing_else() -> None:
    circle = a_table(f"{TOWN} harpy", night=3)
    events = circle.choose("summoner", "p2", characters=("po",))
    assert [(one["seat"], one["cause"]) for one in those(Woke, events)] == [("p1", "ability"), ("p2", "other")]
    assert not circle.wakes("minioninfo")
    assert not circle.wakes("demoninfo")
    assert circle.hears(AUDIENCE, events) == []


def test_sum_4_no_demon_in_the_first_two_days_ends_nothing() -> None:
    for day in (1, 2):
        assert a_table(TOWN, day=day).proposed() == set()


def test_sum_5_dead_before_it_good_wins() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p2", "p1", *circle.public.living)
    circle.execute("p1")
    assert circle.proposed() == {("good", "no_demon_made")}
    dead = a_table(TOWN, night=3, dead="p1")
    assert dead.why_not("summoner") == {DeadDoesNotWake}
    assert dead.proposed() == {("good", "no_demon_made")}


@pytest.mark.parametrize("kind", ["drunk", "poisoned"])
def test_sum_5_impaired_in_the_third_night_good_wins(kind: str) -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", kind)
    assert circle.proposed() == set()
    circle.next_night()
    assert circle.proposed() == {("good", "no_demon_made")}
    assert summons(circle, "p2") == []


def test_sum_5_an_ability_that_the_storyteller_holds_is_not_lost() -> None:
    circle = a_table("summoner preacher artist virgin recluse seamstress dreamer", night=3)
    circle.choose("preacher", "p1")
    assert circle.proposed() == set()


def test_sum_6_the_new_demon_acts_in_the_same_night() -> None:
    circle = a_table(TOWN, night=3)
    assert not circle.wakes("po")
    summons(circle, "p2")
    assert circle.wakes("po", "p2")
    circle.choose("po", "p3")
    assert circle.secret.dying == ("p3",)


def test_sum_7_one_more_of_the_townsfolk_and_no_demon() -> None:
    circle = a_table(TOWN)
    circle.corrects(RolesSet(), BagSet())
    townsfolk = ("empath", "artist", "virgin", "preacher", "engineer")
    assert circle.refuses(FillBag(HOST, ("summoner", "po", *townsfolk))) == (BagCount(7, 5, 0, 1, 1),)
    assert circle.allows(FillBag(HOST, ("summoner", "dreamer", *townsfolk)))


def test_sum_8_the_nights_are_counted() -> None:
    circle = a_table(TOWN, night=1)
    names = []
    for _ in range(3):
        names.append(circle.picture(HOST).spaces[-1].name.en)
        circle.next_night()
    assert names == ["First night", "Second night", "Third night"]


def test_sum_9_token_and_side_are_changed_and_the_target_woken() -> None:
    circle = a_table(TOWN, night=3)
    events = circle.choose("summoner", "p2", characters=("vortox",))
    assert SideChanged("p2", evil=True) in events
    assert Woke("p2", "other", "summoner") in events
    pieces = {piece.id: piece.look for piece in circle.picture(HOST).pieces}
    assert pieces["token:p2"] == "role-vortox"


def test_sum_9_whoever_was_evil_before_stays_it() -> None:
    circle = a_table(f"{TOWN} harpy", night=3)
    assert those(SideChanged, circle.choose("summoner", "p8", characters=("po",))) == []


def test_sum_10_between_the_informations_and_no_demon_to_inform() -> None:
    circle = a_table(TOWN, night=1)
    assert circle.steps()[:2] == ["minioninfo:", "summoner:p1"]
    assert not circle.wakes("demoninfo")


def test_sum_1_three_are_asked_for_among_the_good_that_nobody_has() -> None:
    circle = a_table(TOWN, night=1)
    (asked,) = circle.choices("summoner")
    assert (asked.players, asked.characters) == (0, 3)
    assert set(TOWN.split()).isdisjoint(asked.among)
    assert set(asked.among) == set(circle.grim.of_team("townsfolk", "outsider")) - set(TOWN.split())


def test_sum_2_one_player_and_a_demon_are_asked_for() -> None:
    circle = a_table(TOWN, night=3)
    assert circle.choices("summoner") == (Asked(1, 1, circle.grim.of_team("demon")),)


def test_sum_2_in_the_second_night_it_sleeps() -> None:
    assert SummonerTime in a_table(TOWN, night=2).why_not("summoner")


def test_who_acts_in_the_first_night_alone_sleeps_in_the_second_and_the_other_way_round() -> None:
    town = "investigator artist po virgin recluse seamstress dreamer"
    assert a_table(town, night=1).asleep() == {"po:p3": {FirstNight}}
    assert a_table(town, night=2).asleep() == {"investigator:p1": {NotTonight}}
    assert a_table(town, day=1).asleep() == {}
