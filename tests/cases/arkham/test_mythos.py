"""Environments and headlines."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.actions import CloseGateBy, EndPart, Move, Outcome
from rules.arkham.effects import ChoosePlace, MayDo
from rules.arkham.events import (
    Arrested,
    Checked,
    EnvironmentCame,
    Freed,
    LocationClosed,
    MonsterMoved,
    MonsterPlaced,
    PartBegan,
    PointsGiven,
    TerrorRose,
)
from rules.arkham.state import JAIL, LOST, OUTSKIRTS
from rules.arkham.violations import Closed, NoEdge
from tests.cases.arkham.neutral import at_stage, begins, dice, neutral, proceeds, rolls
from tests.rules.arkham.a_town import Evening, board, gates, has, meeting, moment, monsters, moving, piles

CRESCENT_WHITE = "family_found_butchered"


def under(card: str, standing: str = "p1 library", *changes: Any, **sheet: Any) -> Evening:
    """The environment lies there."""
    return neutral(standing, piles(environment=card), *changes, **sheet)


def says(card: str, standing: str = "p1 library", *changes: Any, **sheet: Any) -> Evening:
    """The moment before a card does what it says."""
    return at_stage(neutral(standing, piles(), *changes, **sheet), "ability", card)


# ---- environments


@pytest.mark.parametrize(("at", "pool"), [("p1 velmas_diner", 0), ("p1 the_dreamlands_1", 1)])
def test_ark_mythos_environment_01_an_evil_fog_only_in_arkham(at: str, pool: int) -> None:
    evening = under("an_evil_fog", at)
    evening.corrects(moment("arkham", "p1", encounter="velmas_diner"))
    events = evening.plays(Outcome("p1", "check", 0, "will"))
    assert (0 if any(isinstance(event, Checked) for event in events) else dice(evening)) == pool


def test_ark_mythos_environment_03_headlines_leave_the_environment_alone() -> None:
    evening = at_stage(under("an_evil_fog"), "ability", "family_found_butchered")
    proceeds(evening, evening.town.allies[0])
    assert evening.town.environment == "an_evil_fog"
    assert EnvironmentCame("heat_wave") in proceeds(at_stage(evening, "ability", "heat_wave"))
    assert (evening.town.environment, evening.town.under_mythos[-1]) == ("heat_wave", "an_evil_fog")


@pytest.mark.parametrize(
    ("at", "face", "specials", "arrested"),
    [
        ("easttown_street", 5, (), False),
        ("easttown_street", 1, (), True),
        ("velmas_diner", 0, (), False),
        ("easttown_street", 0, ("deputy_of_arkham",), False),
    ],
)
def test_ark_mythos_environment_05_curfew(at: str, face: int, specials: tuple[str, ...], arrested: bool) -> None:
    evening = under("curfew_enforced", f"p1 {at}", specials=specials)
    events = evening.plays(EndPart("p1"))
    assert (evening.asked is not None) is bool(face)
    events += rolls(evening, face) if face else ()
    assert (Arrested("p1") in events) is arrested


@pytest.mark.parametrize(("face", "clues"), [(5, 1), (1, 0)])
def test_ark_mythos_environment_07_egyptian_exhibit(face: int, clues: int) -> None:
    evening = under("egyptian_exhibit_visits_miskatonic_u", "p1 miskatonic_u_street")
    evening.plays(EndPart("p1"))
    evening.answers("yes")
    assert dice(evening) == 4 - 1
    rolls(evening, face)
    assert evening.sheet().clues == clues


@pytest.mark.parametrize("card", ["raining_cats_and_dogs", "icy_conditions"], ids=["11", "15"])
def test_ark_mythos_environment_11_15_a_movement_point_less(card: str) -> None:
    assert PointsGiven("p1", 3) in begins(under(card), "movement")


def test_ark_mythos_environment_13_sunny_and_clear_keeps_the_haunter_in() -> None:
    evening = under("sunny_and_clear", ancient="nyarlathotep")
    proceeds(at_stage(evening, "gate", "big_storm_sweeps_arkham"), "gate_abyss_a")
    assert "haunter_of_the_dark" not in str(evening.asked)
    assert "the_black_man" in str(evening.asked)


def test_ark_mythos_environment_15_icy_conditions_slow_fast_monsters_from_the_next_card() -> None:
    evening = neutral("p1 library", piles(), *monsters("shoggoth-1 rivertown_street"))
    # The card moves no square or diamond of its own; a card that does is carried out before and after it came.
    proceeds(at_stage(evening, "move", "estate_sale"))
    assert evening.at("shoggoth-1") == "southside_street"
    proceeds(at_stage(evening, "ability", "icy_conditions"))
    proceeds(at_stage(evening, "move", "estate_sale"))
    assert evening.at("shoggoth-1") == "uptown_street"


@pytest.mark.parametrize(("sanity", "faces"), [(4, (5, 5, 1, 1)), (5, (1,) * 5)])
def test_ark_mythos_environment_21_the_man_in_black(sanity: int, faces: tuple[int, ...]) -> None:
    evening = under("the_man_in_black", "p1 french_hill_street", sanity=sanity)
    evening.plays(EndPart("p1"))
    evening.answers("yes")
    evening.fate(faces)
    sheet = evening.sheet()
    if sanity == 4:
        assert (sheet.sanity, sheet.clues, sheet.hand) == (2, 1, ("spell",))
    assert sheet.devoured is (sanity == 5)


def test_ark_ancient_one_asleep_07_ithaqua_and_the_weather() -> None:
    for card, place, left in (
        ("an_evil_fog", "graveyard", ""),
        ("alien_technology", "unvisited_isle", "alien_technology"),
    ):
        evening = at_stage(neutral("p1 library", ancient="ithaqua"), "gate", card)
        proceeds(evening, "gate_abyss_a", "ghoul")
        assert list(evening.town.gates) == [place]
        proceeds(at_stage(evening, "ability", card))
        assert evening.town.environment == left


# ---- headlines


@pytest.mark.parametrize(
    ("at", "terror", "left"),
    [
        ((), 0, ()),
        (("independence_square",), 1, ()),
        (("independence_square", "woods"), 1, ()),
        ((OUTSKIRTS,), 0, ("dark_young-1",)),
    ],
)
def test_ark_mythos_headline_01_terror_rises_once(at: tuple[str, ...], terror: int, left: tuple[str, ...]) -> None:
    lying = monsters(*(f"dark_young-{number} {place}" for number, place in enumerate(at, 1)))
    evening = says("goat_like_creature_spotted_in_woods", "p1 library", *lying)
    events = proceeds(evening)
    assert sum(isinstance(event, TerrorRose) for event in events) == terror == evening.town.terror
    assert tuple(evening.town.monsters) == left


def test_ark_mythos_headline_03_two_monsters_into_a_street_and_the_limit() -> None:
    lying = monsters(*(f"cultist-{number} woods" for number in (1, 2, 3)))
    events = proceeds(says("ghost_ship_docks_by_itself", "p1 library", *lying), "ghoul", "witch")
    assert [event.place for event in events if isinstance(event, MonsterPlaced)] == [
        "merchant_district_street",
        OUTSKIRTS,
    ]


def test_ark_mythos_headline_05_blue_flu() -> None:
    evening = says("blue_flu", f"p1 {JAIL}, p2 police_station", jailed=2, delayed=True)
    has(evening, "p2", idle=3)
    at_stage(evening, "ability", "blue_flu", turn=2)
    assert Freed("p1") in proceeds(evening)
    assert (evening.at("p1"), evening.sheet().delayed) == ("police_station", False)
    events = begins(evening, "arkham", 3)
    assert PartBegan("p1") in events
    evening.corrects(meeting("p1", turn=3, encounter="police_station"))
    assert PartBegan("p2") not in evening.plays(EndPart("p1"))
    for turn, arrested in ((3, False), (4, True)):
        proceeds(at_stage(evening, "end", turn=turn - 1))
        evening.corrects(meeting("p1", turn=turn, encounter="police_station"))
        assert (Arrested("p1") in evening.plays(Outcome("p1", "arrested"))) is arrested


def test_ark_mythos_headline_07_fourth_of_july_parade() -> None:
    people = "p1 merchant_district_street, p2 northside_street"
    evening = neutral(people, piles(lasting={"fourth_of_july_parade": 3}))
    assert [type(one) for one in evening.refuses(Move("p1", "northside_street"))] == [NoEdge]
    evening.corrects(moving("p2"))
    for there in ("merchant_district_street", "river_docks"):
        assert [type(one) for one in evening.refuses(Move("p2", there))] == [NoEdge]
    lying = monsters("cultist-1 merchant_district_street")
    evening = neutral("p1 library", piles(lasting={"fourth_of_july_parade": 3}), *lying)
    assert MonsterMoved("cultist-1", "merchant_district_street", "northside_street") in proceeds(
        at_stage(evening, "move", CRESCENT_WHITE)
    )


@pytest.mark.parametrize("idle", [0, 3])
def test_ark_mythos_headline_09_missing_people_return(idle: int) -> None:
    evening = says("missing_people_return", f"p1 {LOST}", returns=4, delayed=True, idle=idle)
    evening.corrects(piles(lasting={"fourth_of_july_parade": 3}), board(closed={"general_store": 0}))
    proceeds(at_stage(evening, "ability", "missing_people_return"))
    assert isinstance(evening.asked, ChoosePlace)
    assert not {"sky", "general_store", "merchant_district_street"} & set(evening.asked.places)
    evening.answers("woods")
    assert (evening.at("p1"), evening.sheet().delayed) == ("woods", False)


@pytest.mark.parametrize(("face", "hand"), [(1, ()), (5, ("whiskey", "whiskey"))])
def test_ark_mythos_headline_11_temperance_fever(face: int, hand: tuple[str, ...]) -> None:
    evening = says("temperence_fever_sweeps_city", hand=("whiskey", "whiskey"), sliders=(2, 3, 3))
    events = proceeds(evening)
    assert dice(evening) == 1
    events += rolls(evening, face)
    assert evening.asked is None
    assert (evening.sheet().hand, Arrested("p1") in events) == (hand, face == 1)
    assert LocationClosed("hibbs_roadhouse", 3) in events


def test_ark_mythos_headline_13_the_insanity_of_one_does_not_stop_the_others() -> None:
    evening = says("all_quiet_in_arkham", "p1 arkham_asylum, p2 library", clues=1, sanity=1)
    at_stage(evening, "ability", "all_quiet_in_arkham", carried=("p1",))
    proceeds(evening)
    evening.answers("no")
    assert isinstance(evening.asked, MayDo)
    assert evening.asked.seat == "p2"


# ---- closed for a time


def test_ark_terror_limits_09_an_open_gate_overrides_a_temporary_closing() -> None:
    place = "science_building"
    lying = gates(f"{place} abyss_a", "woods rlyeh_a")
    evening = says("strange_lights_on_campus", f"p1 {place}", *lying, *monsters(f"cultist-1 {place}"), explored=place)
    proceeds(evening)
    assert [evening.at(piece) for piece in ("p1", "cultist-1")] == [place, place]
    evening.corrects(meeting(turn=3))
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 6)
    street = "miskatonic_u_street"
    assert [evening.at(piece) for piece in ("p1", "cultist-1")] == [street, street]
    evening.corrects(moving())
    assert Closed(place) in evening.refuses(Move("p1", place))
    proceeds(at_stage(evening, "end", turn=3))
    assert evening.town.closed == {}
