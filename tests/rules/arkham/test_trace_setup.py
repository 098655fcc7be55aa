"""Setup: the seed's section 4.1, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.arkham.actions import Proceed, Slide
from rules.arkham.effects import DrawAncient, DrawFirst, DrawInvestigator, DrawMarker, DrawMythos
from rules.arkham.events import (
    AncientDrawn,
    CluePlaced,
    DoomRose,
    FirstDrawn,
    InvestigatorDrawn,
    MythosPutBack,
    PartBegan,
    PhaseBegan,
    TownPrepared,
    TurnBegan,
)
from rules.arkham.state import Sheet
from rules.arkham.violations import WrongPhase
from rules.events import Event
from rules.violations import NameUnknown
from tests.rules.arkham.a_town import Evening, a_table
from tests.rules.arkham.shipped import shipped

TWO = ("joe_diamond", "bob_jenkins")


def random_table() -> Evening:
    """Nothing is chosen."""
    return a_table("", "")


def ready(*people: str, **options: Any) -> Evening:
    """All is chosen; the first mythos card comes next."""
    return a_table(*(people or TWO), **{"ancient": "yig", "first": "p1", **options})


def carried_out(evening: Evening, card: str, *fate: str) -> tuple[Event, ...]:
    """The first mythos card, all its steps."""
    events = evening.plays(Proceed(evening.town.first))
    events += evening.fate(card)
    answers = list(fate)
    while evening.town.turn == 0:
        asked = evening.asked
        if asked is None:
            events += evening.plays(Proceed(evening.town.first))
        else:
            events += evening.answers(answers.pop(0))
    return events


def test_s3_4_1_01_investigators_ancient_one_and_first_player() -> None:
    evening = random_table()
    asked = []
    for answer in ("yig", "joe_diamond", "bob_jenkins", "p2"):
        asked.append(type(evening.asked))
        evening.fate(answer)
    assert asked == [DrawAncient, DrawInvestigator, DrawInvestigator, DrawFirst]
    assert (evening.town.ancient, evening.town.first) == ("yig", "p2")


def test_s3_4_1_01_nobody_is_played_twice() -> None:
    evening = random_table()
    evening.fate("yig", "joe_diamond")
    assert [type(reason) for reason in evening.refuses(Answer("fate", "joe_diamond"))] == [NameUnknown]


def test_s3_4_1_02_by_chance_or_by_choice() -> None:
    assert random_table().asked is not None
    evening = ready()
    assert evening.asked is None
    assert [sheet.investigator for sheet in evening.town.sheets.values()] == list(TWO)


def test_s3_4_1_03_equipped_before_the_first_card() -> None:
    evening = random_table()
    events = [event for answer in ("yig", "joe_diamond", "bob_jenkins", "p1") for event in evening.fate(answer)]
    kinds = [type(event) for event in events]
    assert kinds == [AncientDrawn, InvestigatorDrawn, InvestigatorDrawn, FirstDrawn, TownPrepared, PhaseBegan]


def test_s3_4_1_04_as_the_sheet_says() -> None:
    sheet = ready("michael_mcglen").sheet()
    assert (sheet.sanity, sheet.stamina, sheet.money, sheet.at) == (3, 7, 8, "mas_boarding_house")
    assert sheet.hand == ("dynamite", "tommy_gun", "unique", "skill")
    awake = ready("michael_mcglen", ancient="cthulhu").sheet()
    assert (awake.max_sanity, awake.max_stamina) == (2, 6)
    assert ready("michael_mcglen", sliders={"p1": (3, 0, 2)}).sheet().sliders == (3, 0, 2)


def test_s3_4_1_05_06_a_clue_at_each_unstable_place_then_a_card() -> None:
    evening = ready()
    unstable = {place for place in shipped().locations if shipped().areas[place].unstable}
    assert evening.town.clues == dict.fromkeys(unstable, 1)
    assert len(unstable) == 11
    assert evening.town.phase == "mythos"
    kate = ready("kate_winthrop")
    assert kate.town.clues == dict.fromkeys(unstable - {"science_building"}, 1)


def test_s3_4_1_07_the_clue_may_lie_already() -> None:
    events = carried_out(ready(placed=("clue",)), "all_quiet_in_arkham", "gate_abyss_a", "witch", *"no no".split())
    assert not any(isinstance(event, CluePlaced) for event in events)
    events = carried_out(ready(), "all_quiet_in_arkham", "gate_abyss_a", "witch", "no", "no")
    assert CluePlaced("historical_society") in events


def test_s3_4_1_08_the_doom_may_lie_already() -> None:
    events = carried_out(ready(placed=("doom",)), "feds_raid_arkham", "gate_abyss_a", "witch")
    assert not any(isinstance(event, DoomRose) for event in events)
    assert DoomRose(1) in carried_out(ready(), "feds_raid_arkham", "gate_abyss_a", "witch")


def test_s3_4_1_09_investigators_are_dealt_in_order() -> None:
    evening = random_table()
    evening.fate("yig")
    assert isinstance(evening.asked, DrawInvestigator)
    assert evening.asked.who == "p1"


def test_s3_4_1_10_drawn_cards_are_looked_at_on_the_table() -> None:
    """Which cards those are the program is not told; it knows how many are kept."""
    assert ready("bob_jenkins").sheet().hand.count("common") == 2
    assert ready("amanda_sharpe").sheet().hand.count("skill") == 2


def test_s3_4_1_11_the_card_is_the_last_of_it() -> None:
    evening = ready()
    assert all(sheet.at for sheet in evening.town.sheets.values())
    assert WrongPhase("slide", "upkeep") in evening.refuses(Slide("p1", "speed", 2))


def test_s3_4_1_12_carried_out_whole_before_turn_one() -> None:
    evening = ready()
    events = carried_out(evening, "solar_eclipse", "gate_abyss_a", "witch")
    assert events[-3:] == (TurnBegan(1, "p1"), PhaseBegan("upkeep"), PartBegan("p1"))
    assert evening.town.environment == "solar_eclipse"


@pytest.mark.parametrize("card", ["the_great_ritual", "the_story_continues"])
def test_s3_4_1_13_14_15_a_card_that_opens_no_gate_is_drawn_anew(card: str) -> None:
    evening = ready()
    evening.plays(Proceed("p1"))
    events = evening.fate(card)
    assert isinstance(events[-1], MythosPutBack)
    assert isinstance(evening.asked, DrawMythos)
    assert (evening.town.doom, evening.town.gates) == (0, {})


@pytest.mark.parametrize(("option", "again"), [("no_gate", False), ("redraw", True)])
def test_as_11_kate_and_the_first_card(option: str, again: bool) -> None:
    evening = ready("kate_winthrop", kate_first=option)
    evening.plays(Proceed("p1"))
    evening.fate("bizarre_dreams_plague_citizens")
    assert isinstance(evening.asked, DrawMythos) is again


def test_the_first_gate_asks_where_it_leads() -> None:
    evening = ready()
    evening.plays(Proceed("p1"))
    evening.fate("feds_raid_arkham")
    evening.plays(Proceed("p1"))
    assert isinstance(evening.asked, DrawMarker)
    assert len(evening.asked.left) == 16


def test_a_seat_without_an_investigator_is_nowhere() -> None:
    assert random_table().town.sheets["p1"] == Sheet()
