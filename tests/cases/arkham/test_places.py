"""What the places offer instead of a card."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.actions import DrawCard, UseAbility
from rules.arkham.effects import ChooseAlly, ChooseOption
from rules.arkham.events import AllyJoined
from rules.arkham.violations import DeputyTaken, NothingToHeal
from tests.cases.arkham.neutral import neutral
from tests.rules.arkham.a_town import Evening, has, meeting, piles


def at(place: str, *changes: Any, who: str = "amanda_sharpe", **sheet: Any) -> Evening:
    return neutral(f"p1 {place}, p2 {place}", *changes, meeting(), who={"p1": who}, **sheet)


@pytest.mark.parametrize(("option", "left"), [("option-1", (2, 2)), ("option-2", (3, 0))], ids=["free care", "pays"])
def test_ark_location_abilities_01_hospital_care(option: str, left: tuple[int, int]) -> None:
    evening = at("st_marys_hospital", who="sister_mary", stamina=1, max_stamina=3, money=2)
    assert evening.allows(DrawCard("p1"))
    evening.plays(UseAbility("p1"))
    assert isinstance(evening.asked, ChooseOption)
    evening.answers(option)
    assert (evening.sheet().stamina, evening.sheet().money) == left


def test_ark_location_abilities_01_no_care_for_the_healthy() -> None:
    evening = at("st_marys_hospital", who="sister_mary", stamina=3, max_stamina=3, money=2)
    assert evening.refuses(UseAbility("p1")) == (NothingToHeal("stamina"),)
    assert evening.allows(DrawCard("p1"))


@pytest.mark.parametrize(("place", "gain"), [("river_docks", (5, 0)), ("science_building", (0, 2))])
def test_ark_location_abilities_03_a_gate_trophy(place: str, gain: tuple[int, int]) -> None:
    evening = at(place, markers=("gate_abyss_a",))
    evening.plays(UseAbility("p1"))
    sheet = evening.sheet()
    assert (sheet.money, sheet.clues, sheet.markers) == (*gain, ())


DEPUTY_ITEMS = ("deputys_revolver", "patrol_wagon")


@pytest.mark.parametrize(("elsewhere", "left"), [((), DEPUTY_ITEMS), (DEPUTY_ITEMS, ())])
def test_ark_location_abilities_05_the_deputy(elsewhere: tuple[str, ...], left: tuple[str, ...]) -> None:
    evening = at("police_station", markers=("gate_abyss_a", "gate_abyss_b"))
    has(evening, "p2", specials=("deputy_of_arkham",))
    assert evening.refuses(UseAbility("p1")) == (DeputyTaken("p2"),)
    has(evening, "p2", specials=elsewhere)
    evening.plays(UseAbility("p1"))
    assert evening.sheet().specials == ("deputy_of_arkham", *left)


def test_ark_allies_05_an_ally_for_two_gate_trophies() -> None:
    allies = ("duke", "tom_mountain_murphy", "john_legrasse")
    evening = at("mas_boarding_house", piles(allies=allies), markers=("gate_abyss_a", "gate_abyss_b"))
    evening.plays(UseAbility("p1"))
    assert evening.asked == ChooseAlly("p1", allies)
    assert AllyJoined("p1", "tom_mountain_murphy") in evening.answers("tom_mountain_murphy")
    assert evening.sheet().markers == ()
