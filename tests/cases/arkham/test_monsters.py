"""Monsters move; some carry investigators off; some come with an encounter."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.actions import DrawCard, EndPart, Evade, Outcome
from rules.arkham.effects import ChooseGate, EvadeOrFight
from rules.arkham.events import (
    Awoke,
    CarriedOff,
    CombatBegan,
    DrawnIn,
    Evaded,
    MonsterBeaten,
    MonsterMoved,
    MonsterPutBack,
)
from rules.arkham.state import SKY
from rules.events import Correction
from tests.cases.arkham.neutral import at_stage, dice, neutral, proceeds, rolls
from tests.rules.arkham.a_town import Evening, gates, has, meeting, moment, monsters, piles
from tests.rules.arkham.shipped import shipped

# A card for each pair of boxes (arkham-board.md 7.1).
SQUARE_WHITE = "alien_technology"
CRESCENT_WHITE, CRESCENT_BLACK = "family_found_butchered", "curfew_enforced"
CIRCLE_WHITE, SLASH_WHITE = "campus_security_increased", "nodens_favor"


def moved(evening: Evening, card: str) -> dict[str, str]:
    """Where the monsters go that the card moves."""
    events = proceeds(at_stage(evening, "move", card))
    return {event.token: event.to for event in events if isinstance(event, MonsterMoved)}


@pytest.mark.parametrize(("card", "to"), [(CRESCENT_WHITE, "french_hill_street"), (CRESCENT_BLACK, "easttown_street")])
def test_ark_monster_movement_01_white_and_black_arrow(card: str, to: str) -> None:
    assert moved(neutral("p1 woods", *monsters("cultist-1 rivertown_street")), card) == {"cultist-1": to}


@pytest.mark.parametrize(
    ("card", "goes"),
    [
        (SQUARE_WHITE, {"dimensional_shambler-1": "southside_street"}),
        (CRESCENT_BLACK, {"cultist-1": "easttown_street"}),
    ],
)
def test_ark_monster_movement_03_only_matching_symbols_and_types_move(card: str, goes: dict[str, str]) -> None:
    tokens = ("cultist-1", "ghost-1", "dimensional_shambler-1", "ghoul-1")
    assert moved(neutral("p1 woods", *monsters(*(f"{token} rivertown_street" for token in tokens))), card) == goes


@pytest.mark.parametrize("token", ["dimensional_shambler-1", "shoggoth-1"], ids=["05", "17"])
def test_ark_monster_movement_05_17_a_fast_monster_stops_at_the_first_investigator(token: str) -> None:
    evening = neutral("p1 french_hill_street", *monsters(f"{token} rivertown_street"))
    assert moved(evening, SQUARE_WHITE) == {token: "french_hill_street"}


@pytest.mark.parametrize(
    ("card", "goes"),
    [
        (SLASH_WHITE, {"nightgaunt-1": "rivertown_street"}),
        (CIRCLE_WHITE, {"mi_go-1": "downtown_street", "byakhee-1": "rivertown_street"}),
    ],
)
def test_ark_monster_movement_07_flyers_prefer_the_lower_sneak(card: str, goes: dict[str, str]) -> None:
    lying = monsters("nightgaunt-1 merchant_district_street", "mi_go-1 northside_street", f"byakhee-1 {SKY}")
    evening = neutral("p1 downtown_street, p2 rivertown_street", *lying, who={"p2": "jenny_barnes"}, sliders=(2, 3, 3))
    has(evening, "p2", sliders=(3, 1, 1))
    assert moved(evening, card) == goes


@pytest.mark.parametrize(("card", "goes"), [(SLASH_WHITE, {}), (CIRCLE_WHITE, {"mi_go-1": SKY})])
def test_ark_monster_movement_09_no_investigator_in_a_street(card: str, goes: dict[str, str]) -> None:
    evening = neutral("p1 the_unnamable", *monsters(f"nightgaunt-1 {SKY}", "mi_go-1 unvisited_isle"))
    assert moved(evening, card) == goes


def test_ark_monster_movement_11_a_hound_stays_with_company_in_the_street() -> None:
    lying = monsters("hound_of_tindalos-1 rivertown_street")
    assert moved(neutral("p1 rivertown_street, p2 general_store", *lying), SQUARE_WHITE) == {}


@pytest.mark.parametrize(
    ("hound", "people", "to"),
    [
        ("easttown_street", "p1 newspaper, p2 library", "newspaper"),
        ("rivertown_street", "p1 black_cave, p2 general_store", "general_store"),
    ],
)
def test_ark_monster_movement_13_a_hound_looks_at_distance_before_sneak(hound: str, people: str, to: str) -> None:
    evening = neutral(people, *monsters(f"hound_of_tindalos-1 {hound}"), who={"p2": "jenny_barnes"}, sliders=(2, 3, 3))
    has(evening, "p2", sliders=(3, 1, 1))
    assert moved(evening, SQUARE_WHITE) == {"hound_of_tindalos-1": to}


def test_ark_monster_movement_15_a_chthonian_knocks_one_out_and_the_other_loses_too() -> None:
    evening = neutral("p1 newspaper, p2 library", *monsters("chthonian-1 uptown_street"), stamina=1)
    has(evening, "p2", stamina=5, max_stamina=5)
    proceeds(at_stage(evening, "move", SLASH_WHITE))
    assert CarriedOff("p1", "st_marys_hospital") in rolls(evening, 4)
    assert [(evening.at(seat), evening.sheet(seat).stamina) for seat in ("p1", "p2")] == [
        ("st_marys_hospital", 1), ("library", 4),
    ]  # fmt: skip


# ---- carried off


def test_ark_monster_abilities_03_a_nightgaunt_drags_through_the_nearest_gate() -> None:
    lying = gates("unvisited_isle abyss_a", "woods yuggoth_a")
    tokens = monsters("nightgaunt-1 northside_street", "cultist-1 northside_street")
    evening = neutral("p1 northside_street", *lying, *tokens)
    assert DrawnIn("p1", "abyss_1") in evening.plays(Evade("p1", "nightgaunt-1"))
    assert (evening.at("p1"), evening.at("nightgaunt-1")) == ("abyss_1", "northside_street")
    assert evening.asked is None
    assert evening.allows(EndPart("p1"))


def test_ark_monster_abilities_05_of_equally_near_gates_one_is_chosen() -> None:
    lying = gates("hibbs_roadhouse abyss_a", "black_cave yuggoth_a")
    evening = neutral("p1 northside_street", *lying, *monsters("nightgaunt-1 northside_street"))
    evening.plays(Evade("p1", "nightgaunt-1"))
    assert evening.asked == ChooseGate("p1", ("black_cave", "hibbs_roadhouse"))
    evening.answers("hibbs_roadhouse")
    assert evening.at("p1") == "abyss_1"
    assert evening.allows(EndPart("p1"))


def appears(kind: str, standing: str, *changes: Correction, phase: str = "arkham", **sheet: Any) -> Evening:
    """An encounter brings a monster out of the cup."""
    evening = neutral(standing, *changes, **sheet)
    at = evening.at("p1")
    evening.corrects(moment(phase, "p1", encounter=at if phase == "arkham" else "g01"))  # type: ignore[arg-type]  # one of two phases
    evening.plays(Outcome("p1", "monster"))
    evening.fate(kind)
    assert evening.asked == EvadeOrFight("p1", f"{kind}-1")
    return evening


def test_ark_monster_abilities_07_a_nightgaunt_of_an_encounter() -> None:
    evening = appears("nightgaunt", "p1 graveyard", *gates("black_cave yuggoth_a"))
    events = evening.answers("evade")
    assert DrawnIn("p1", "yuggoth_1") in events
    assert MonsterPutBack("nightgaunt-1") in events
    assert evening.asked is None


def test_ark_monster_abilities_09_a_nightgaunt_in_another_world_without_a_way_back() -> None:
    evening = appears("nightgaunt", "p1 yuggoth_1", *gates("woods abyss_a"), phase="other")
    events = evening.answers("evade")
    assert CombatBegan("p1", "nightgaunt-1") in events
    assert MonsterPutBack("nightgaunt-1") in events
    assert (evening.at("p1"), evening.asked) == ("yuggoth_1", None)


# ---- met in an encounter


def test_ark_combat_17_a_monster_of_an_encounter_is_a_trophy_or_goes_back() -> None:
    won = appears("maniac", "p1 graveyard")
    won.answers("fight")
    assert MonsterBeaten("p1", "maniac-1", "trophy") in won.answers("won")
    assert won.sheet().trophies == ("maniac-1",)
    lost = appears("maniac", "p1 graveyard", stamina=1)
    lost.answers("fight")
    events = lost.answers("unconscious")
    assert CarriedOff("p1", "st_marys_hospital") in events
    assert MonsterPutBack("maniac-1") in events


def test_ark_combat_19_monsters_appear_in_other_worlds() -> None:
    evening = appears("maniac", "p1 the_dreamlands_1", phase="other", sliders=(0, 3, 3))
    evening.answers("evade")
    assert dice(evening) == 3
    events = rolls(evening, 6)
    assert Evaded("p1", "maniac-1") in events
    assert MonsterPutBack("maniac-1") in events
    assert evening.town.monsters == {}


def test_ark_awaken_win_lose_05_an_empty_cup_in_an_encounter() -> None:
    evening = neutral("p1 graveyard", piles(boxed=tuple(shipped().kind_of)), meeting())
    evening.plays(DrawCard("p1"))
    events = evening.plays(Outcome("p1", "monster"))
    assert Awoke("monsters", "yig") in events
