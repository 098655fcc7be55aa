"""The board and its pieces: the seed's sections 2.1 and 2.7, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.actions import CloseGateBy, EndPart, Fight, Move, Proceed, UseAbility, UseElderSign
from rules.arkham.effects import ChoosePlace, Roll
from rules.arkham.events import (
    AllyLeft,
    DoomRose,
    GateClosed,
    GateKeptAway,
    GateOpened,
    MonsterMoved,
    MonsterPlaced,
    OutskirtsOverrun,
    Sealed,
    TerrorRose,
)
from rules.arkham.setup import seats
from rules.arkham.state import LOST, OUTSKIRTS, SKY
from rules.arkham.violations import MonsterElsewhere, NoInvestigators
from tests.rules.arkham.a_town import (
    Evening,
    a_town,
    board,
    clues,
    gates,
    has,
    meeting,
    moment,
    monsters,
    mythos,
    piles,
)
from tests.rules.arkham.shipped import shipped

THREE = "p1 library, p2 library, p3 library"
SIX = ("ghoul-1 downtown_street", "ghoul-2 easttown_street", "ghoul-3 uptown_street",
       "witch-1 woods", "witch-2 graveyard", "cultist-1 rivertown_street")  # fmt: skip
FOUR_OUTSIDE = tuple(f"cultist-{number} outskirts" for number in range(2, 6))


def test_s3_0_01_one_to_eight_play() -> None:
    assert [len(seats(number)) for number in (1, 8)] == [1, 8]
    assert set(shipped().limits) == set(range(1, 9))


def test_s3_2_1_01_too_many_monsters_go_to_the_outskirts() -> None:
    evening = a_town(THREE, *monsters(*SIX), mythos("ability", "family_found_butchered"))
    assert len(evening.town.monsters) == shipped().limits[3].monsters
    evening = a_town(THREE, *monsters(*SIX), mythos("ability", "picnickers_panic"))
    evening.plays(Proceed("p1"))
    assert evening.fate("zombie")[-2:][0] == MonsterPlaced("zombie-1", OUTSKIRTS)


@pytest.mark.parametrize(("people", "outside"), [(0, False), (1, True), (2, True), (7, False)])
def test_as_17_limits_may_go_by_fewer_people(people: int, outside: bool) -> None:
    evening = a_town(THREE, *monsters(*SIX[:5]), mythos("ability", "picnickers_panic"), people=people)
    evening.plays(Proceed("p1"))
    placed = evening.fate("zombie")
    assert (MonsterPlaced("zombie-1", OUTSKIRTS) in placed) == outside
    assert (evening.at("zombie-1") == OUTSKIRTS) == outside


def test_s3_2_1_02_in_the_outskirts_nothing_moves() -> None:
    evening = a_town("p1 library", *monsters("byakhee-1 outskirts"), mythos("move", "gangs_clean_up_easttown"))
    evening.plays(Proceed("p1"))
    assert evening.at("byakhee-1") == OUTSKIRTS
    evening = a_town("p1 library", *monsters("byakhee-1 outskirts"))
    assert MonsterElsewhere("byakhee-1") in evening.refuses(Fight("p1", "byakhee-1"))


def test_s3_2_1_03_one_too_many_outside_empties_the_outskirts_and_raises_terror() -> None:
    evening = a_town(THREE, *monsters(*SIX, *FOUR_OUTSIDE), piles(), mythos("ability", "picnickers_panic"))
    evening.plays(Proceed("p1"))
    assert evening.fate("zombie")[0] == MonsterPlaced("zombie-1", OUTSKIRTS)
    events = evening.fate("ghost")
    gone = (*(f"cultist-{number}" for number in range(2, 6)), "zombie-1", "ghost-1")
    assert events[:2] == (OutskirtsOverrun(gone), TerrorRose(1))
    assert OUTSKIRTS not in evening.town.monsters.values()
    assert isinstance(evening.fate("duke")[0], AllyLeft)


def test_s3_2_1_04_the_sky_is_for_flyers_alone() -> None:
    assert evening_in_movement().refuses(Move("p1", SKY)) == (NoInvestigators(SKY),)
    assert evening_in_movement().refuses(Move("p1", OUTSKIRTS)) == (NoInvestigators(OUTSKIRTS),)
    evening = a_town("p1 library", *monsters("byakhee-1 uptown_street"), mythos("move", "gangs_clean_up_easttown"))
    assert MonsterMoved("byakhee-1", "uptown_street", SKY) in evening.plays(Proceed("p1"))


def evening_in_movement() -> Evening:
    return a_town("p1 library")


def test_s3_2_1_05_the_sky_counts_toward_the_limit() -> None:
    lying = ("ghoul-1 downtown_street", "ghoul-2 easttown_street", "ghoul-3 uptown_street", "byakhee-1 sky")
    evening = a_town("p1 library", *monsters(*lying), mythos("ability", "picnickers_panic"))
    evening.plays(Proceed("p1"))
    assert evening.fate("zombie")[0] == MonsterPlaced("zombie-1", OUTSKIRTS)


def test_s3_2_1_06_without_a_gate_back_one_is_lost_and_lies_down() -> None:
    evening = a_town("p1 rlyeh_2, p2 library", moment("upkeep", "p2", done=("p1",)))
    evening.plays(EndPart("p2"))
    assert evening.at("p1") == LOST
    assert evening.sheet().delayed


def test_s3_2_1_07_back_in_the_upkeep_of_the_turn_after_standing_up() -> None:
    evening = a_town("p1 rlyeh_2, p2 library", moment("upkeep", "p2", turn=5, done=("p1",)))
    evening.plays(EndPart("p2"))
    assert evening.sheet().returns == 7
    to_the_next_turn(evening)
    assert evening.town.turn == 6
    evening.plays(EndPart("p2"), EndPart("p2"))
    assert not evening.sheet().delayed
    assert evening.at("p1") == LOST
    to_the_next_turn(evening)
    assert evening.town.turn == 7
    while evening.town.active != "p1":
        evening.plays(EndPart(evening.town.active))
    assert isinstance(evening.asked, ChoosePlace)
    assert set(evening.asked.places) == {*shipped().streets, *shipped().locations}
    evening.answers("woods")
    assert evening.at("p1") == "woods"


def to_the_next_turn(evening: Evening) -> None:
    """Everybody passes; the mythos card is a headline that does nothing here."""
    turn = evening.town.turn
    evening.corrects(mythos("end", turn=turn, first=evening.town.first))
    evening.plays(Proceed(evening.town.first))


def test_s3_2_7_01_a_marker_lies_where_a_gate_is_open() -> None:
    evening = a_town("p1 library", mythos("gate", "all_quiet_in_arkham"))
    evening.plays(Proceed("p1"))
    assert GateOpened("woods", "gate_abyss_a") in evening.fate("gate_abyss_a")
    assert [piece.look for piece in evening.picture().pieces if piece.id == "gate:woods"] == ["gate-hexagon"]
    evening.fate("ghoul")
    evening.corrects(*gates("woods abyss_a"), meeting())
    has(evening, at="woods", explored="woods")
    evening.plays(CloseGateBy("p1", "fight"))
    evening.fate((6,) * evening_dice(evening))
    assert [piece for piece in evening.picture().pieces if piece.id == "gate:woods"] == []


def evening_dice(evening: Evening) -> int:
    asked = evening.asked
    assert isinstance(asked, Roll)
    return asked.dice


def test_s3_2_7_02_the_marker_says_where_it_leads_and_how_hard_it_closes() -> None:
    content = shipped()
    modifiers = {marker: content.worlds[one.world].modifier for marker, one in content.markers.items()}
    assert len(modifiers) == 16
    assert modifiers["gate_rlyeh_a"] == -3
    evening = at_explored_gate("rlyeh_a", sliders=(1, 2, 1))
    evening.plays(CloseGateBy("p1", "fight"))
    assert evening_dice(evening) == 4 - 3


def at_explored_gate(marker: str, **sheet: Any) -> Evening:
    """Joe Diamond at the Woods, whose gate he has explored."""
    evening = a_town("p1 woods, p2 library", *gates(f"woods {marker}"), meeting())
    return has(evening, explored="woods", **sheet)


def test_s3_2_7_03_who_closes_takes_the_marker_and_may_spend_it() -> None:
    evening = at_explored_gate("the_dreamlands_a", clues=0)
    evening.plays(CloseGateBy("p1", "fight"))
    events = evening.fate((6,) * evening_dice(evening))
    assert GateClosed("woods", "gate_the_dreamlands_a", "p1") in events
    evening.answers("leave")
    assert evening.sheet().markers == ("gate_the_dreamlands_a",)
    evening.corrects(*gates("graveyard abyss_a"), meeting())
    has(evening, at="river_docks", money=0)
    evening.plays(UseAbility("p1"))
    assert (evening.sheet().money, evening.sheet().markers) == (5, ())
    assert evening.town.under_markers == ("gate_the_dreamlands_a",)


def test_s3_2_7_04_clues_are_dice_and_seals() -> None:
    evening = at_explored_gate("the_dreamlands_a", clues=6, sliders=(1, 0, 1))
    evening.plays(CloseGateBy("p1", "fight"))
    evening.fate((1,) * evening_dice(evening))
    evening.answers("spend")
    assert evening.sheet().clues == 5
    evening.fate((6, 1))
    evening.answers("seal")
    assert evening.sheet().clues == 0


def test_s3_2_7_05_a_doom_token_turned_over_is_an_elder_sign() -> None:
    evening = at_explored_gate("abyss_a", hand=("elder_sign",))
    evening.corrects(board(doom=8), meeting())
    events = evening.plays(UseElderSign("p1"))
    assert [event for event in events if isinstance(event, DoomRose)] == [DoomRose(7)]
    assert evening.town.seals == ("woods",)
    assert evening.sheet().hand == ()


def test_s3_2_7_06_a_sign_lies_where_a_gate_was_sealed() -> None:
    evening = at_explored_gate("the_dreamlands_a", clues=5)
    evening.plays(CloseGateBy("p1", "lore"))
    evening.fate((6,) * evening_dice(evening))
    assert Sealed("woods", "p1") in evening.answers("seal")
    assert [piece.at for piece in evening.picture().pieces if piece.look == "elder-sign"] == ["woods"]


def test_s3_2_7_07_where_a_sign_lies_nothing_appears() -> None:
    evening = a_town("p1 library", board(seals=("woods",)), mythos("gate", "all_quiet_in_arkham"))
    assert GateKeptAway("woods") in evening.plays(Proceed("p1"))
    assert (evening.town.doom, evening.town.gates, evening.town.monsters) == (0, {}, {})
    evening.plays(Proceed("p1"))
    assert evening.town.clues == {"historical_society": 1}


def test_s3_2_7_08_doom_is_a_track_as_long_as_the_ancient_one() -> None:
    evening = a_town("p1 library", board(doom=5))
    track = next(track for track in evening.picture().tracks if track.id == "doom")
    assert (len(track.cells), track.limit) == (5, 10)


def test_clues_at_a_new_gate_are_gone() -> None:
    evening = a_town("p1 library", *clues("woods 2"), mythos("gate", "all_quiet_in_arkham"))
    evening.plays(Proceed("p1"))
    evening.fate("gate_abyss_a")
    assert evening.town.clues == {}
