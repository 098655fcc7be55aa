"""Insane, unconscious, devoured, delayed, lost; what the Ancient One makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.actions import DrawCard, EndPart, Evade, Fight, Outcome, Proceed, UseAbility, UseElderSign
from rules.arkham.effects import ChoosePlace, DrawNewcomer
from rules.arkham.events import (
    CardsLost,
    CarriedOff,
    Delayed,
    Devoured,
    DoomRose,
    Lost,
    MonsterBeaten,
    PartBegan,
    PhaseBegan,
    Returned,
    StoodUp,
)
from rules.arkham.state import LOST
from tests.cases.arkham.neutral import at_stage, begins, neutral, proceeds, rolls
from tests.rules.arkham.a_town import Evening, a_table, gates, has, meeting, moment, monsters, piles


def met(at: str, **sheet: Any) -> Evening:
    """P1 meets something in a place or an other world."""
    evening = neutral(f"p1 {at}", **sheet)
    inside = at.endswith(("_1", "_2"))
    evening.corrects(moment("other" if inside else "arkham", "p1", encounter="g01" if inside else at))
    return evening


def test_ark_status_01_insane_in_arkham() -> None:
    evening = met("velmas_diner", sanity=1, hand=("duke", "skill", "common"), clues=3)
    events = evening.plays(Outcome("p1", "sanity", -1))
    assert CarriedOff("p1", "arkham_asylum") in events
    sheet = evening.sheet()
    assert (sheet.at, sheet.sanity, sheet.clues, sheet.hand) == ("arkham_asylum", 1, 2, ("duke", "skill", "common"))
    assert PhaseBegan("mythos") in evening.plays(EndPart("p1"))


def test_ark_status_03_insane_in_another_world() -> None:
    evening = met("abyss_1", sanity=1, hand=("duke", "skill", "common", "common"), clues=2)
    events = evening.plays(Outcome("p1", "sanity", -1))
    assert CardsLost("p1", ("common",)) in events
    assert Lost("p1", 3) in events
    sheet = evening.sheet()
    assert (sheet.at, sheet.sanity, sheet.clues, sheet.hand) == (LOST, 1, 1, ("duke", "skill", "common"))


def test_ark_status_05_devoured() -> None:
    evening = neutral("p1 velmas_diner, p2 police_station", piles(allies=("anna_kaslow",)))
    hand = ("food", "elder_sign", "spell", "skill", "duke")
    has(evening, hand=hand, specials=("deputy_of_arkham", "deputys_revolver", "patrol_wagon"))
    evening.corrects(meeting("p1", encounter="velmas_diner"))
    assert Devoured("p1", ("duke",)) in evening.plays(Outcome("p1", "devoured"))
    sheet = evening.sheet()
    assert (sheet.devoured, sheet.hand, sheet.specials) == (True, (), ())
    assert evening.town.allies == ("anna_kaslow", "duke")
    has(evening, "p2", markers=("gate_abyss_a", "gate_abyss_b"))
    evening.corrects(meeting("p2"))
    evening.plays(UseAbility("p2"))
    assert set(evening.sheet("p2").specials) == {"deputy_of_arkham", "deputys_revolver", "patrol_wagon"}


def test_ark_status_09_a_devoured_first_player_still_draws_the_mythos_card() -> None:
    evening = neutral("p1 library, p2 newspaper")
    has(evening, devoured=True, at="")
    evening.corrects(moment("upkeep", "p2"))
    events = evening.plays(EndPart("p2"), EndPart("p2"), DrawCard("p2"), EndPart("p2"))
    assert PartBegan("p1") not in events
    assert PhaseBegan("mythos") in events
    assert evening.allows(Proceed("p1"))


def test_ark_status_11_delays_do_not_add_up() -> None:
    evening = met("velmas_diner", delayed=True)
    assert Delayed("p1") not in evening.plays(Outcome("p1", "delayed"))
    assert StoodUp("p1") in begins(evening, "movement", 2)
    assert not evening.sheet().delayed


def test_ark_status_13_back_from_time_and_space() -> None:
    evening = neutral("p1 abyss_2, p2 library")
    assert Lost("p1", 4) in begins(evening, "movement", 2)
    for turn in (3, 4):
        proceeds(at_stage(evening, "end", turn=turn - 1))
        events = evening.plays(EndPart("p2"))
        assert (PhaseBegan("movement") in events) is (turn == 3)
    assert isinstance(evening.asked, ChoosePlace)
    assert Returned("p1", "uptown_street") in evening.answers("uptown_street")
    assert (evening.town.active, evening.sheet().explored, evening.sheet().delayed) == ("p1", "", False)


def test_ark_status_15_both_at_zero() -> None:
    evening = neutral("p1 woods, p2 library", *gates("woods abyss_a", "graveyard abyss_b"), meeting())
    has(evening, explored="woods", hand=("elder_sign",), sanity=1, stamina=1)
    assert Devoured("p1") in evening.plays(UseElderSign("p1"))


# ---- what the Ancient One makes of it


def test_ark_ancient_one_asleep_01_cthulhu_lowers_both_maxima() -> None:
    evening = a_table("amanda_sharpe", ancient="cthulhu", first="p1")
    sheet = evening.sheet()
    assert (sheet.sanity, sheet.stamina, sheet.max_sanity, sheet.max_stamina) == (4, 4, 4, 4)
    evening = met("velmas_diner", ancient="cthulhu", sanity=3, stamina=3, max_sanity=4, max_stamina=4)
    evening.plays(Outcome("p1", "sanity", 5), Outcome("p1", "stamina", 5))
    assert (evening.sheet().sanity, evening.sheet().stamina) == (4, 4)
    evening = neutral("p1 library, p2 library", ancient="cthulhu")
    has(evening, devoured=True, at="")
    proceeds(at_stage(evening, "end"))
    assert isinstance(evening.asked, DrawNewcomer)
    evening.fate("mandy_thompson")
    assert (evening.sheet().max_sanity, evening.sheet().stamina) == (4, 4)


def test_ark_ancient_one_asleep_09_nyarlathoteps_cultists_are_endless() -> None:
    evening = neutral("p1 woods", *monsters("cultist-1 woods"), ancient="nyarlathotep")
    evening.plays(Fight("p1", "cultist-1"))
    assert MonsterBeaten("p1", "cultist-1", "cup") in evening.answers("won")
    assert (evening.sheet().trophies, evening.town.monsters) == ((), {})


@pytest.mark.parametrize("how", ["beaten", "evaded", "struck", "lost"])
def test_ark_ancient_one_asleep_11_yig(how: str) -> None:
    evening = neutral("p1 woods", *monsters("cultist-1 woods"), sliders=(0, 3, 3))
    if how == "lost":
        has(evening, at="abyss_2")
        assert {Lost("p1", 4), DoomRose(1)} <= set(begins(evening, "movement", 2))
    elif how == "beaten":
        evening.plays(Fight("p1", "cultist-1"))
        assert DoomRose(1) in evening.answers("won")
    else:
        evening.plays(Evade("p1", "cultist-1"))
        events = rolls(evening, 6 if how == "evaded" else 1)
        assert not any(isinstance(event, DoomRose) for event in events)
        assert evening.sheet().stamina == (5 if how == "evaded" else 1)
