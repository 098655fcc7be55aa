"""A player goes home: the box, the piles, the marker, the turn, the limits (AS-16, AS-20)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.actions import EndPart, Join, Leave, Move, Outcome, Proceed
from rules.arkham.effects import DrawMarker, DrawMythos, DrawNewcomer
from rules.arkham.events import CarriedOff, GameWon, Left, PartBegan, PhaseBegan, TurnBegan
from rules.arkham.piles import cup, markers
from rules.arkham.tracks import limits
from rules.arkham.violations import LastInvestigator, NotBegun, TurnOrder
from rules.seats import HOST
from rules.violations import ChoicePending, GameOver, NameUnknown, NotYourTurn
from tests.rules.arkham.a_town import (
    Evening,
    a_table,
    a_town,
    board,
    gates,
    has,
    meeting,
    moment,
    monsters,
    moving,
    mythos,
    piles,
)
from tests.rules.arkham.shipped import shipped

FOUR = "p1 uptown_street, p2 woods, p3 rivertown_street, p4 newspaper"


def four(*changes: Any, **options: Any) -> Evening:
    """Four in town, p1 moves."""
    return a_town(FOUR, *changes, **options)


def test_the_investigator_goes_back_into_the_box() -> None:
    evening = four()
    assert evening.plays(Leave(HOST, "p2")) == (Left("p2", "kate_winthrop"),)
    assert (evening.at("p2"), evening.sheet("p2").investigator, evening.sheet("p2").left) == ("", "", True)
    assert "p2" not in [piece.id for piece in evening.picture().pieces]
    assert evening.town.playing == evening.town.seated == ("p1", "p3", "p4")
    assert evening.allows(Join(HOST, "p2", "kate_winthrop"))


def test_what_lay_there_goes_back_where_it_came_from() -> None:
    evening = four(piles(allies=("eric_colt",)))
    held = {"markers": ("gate_abyss_a",), "trophies": ("zombie-1",), "hand": ("common", "duke"), "clues": 3, "money": 7}
    has(evening, "p2", specials=("deputy_of_arkham",), **held)
    zombies = cup(shipped(), evening.town)["zombie"]
    assert evening.plays(Leave(HOST, "p2"))[0] == Left("p2", "kate_winthrop", ("duke",))
    town = evening.town
    assert (cup(shipped(), town)["zombie"], town.under_markers) == (zombies + 1, ("gate_abyss_a",))
    assert (town.allies, town.sheets["p2"].specials) == (("eric_colt", "duke"), ())
    assert "gate_abyss_a" not in markers(shipped(), town)  # it is known to lie at the bottom


@pytest.mark.parametrize("phase", ["upkeep", "movement", "arkham"])
def test_a_part_that_goes_on_ends_and_the_next_seat_begins(phase: Any) -> None:
    evening = four(moment(phase, "p2", done=("p1",), turn=2, points=3))
    assert evening.plays(Leave(HOST, "p2"))[0] == Left("p2", "kate_winthrop")
    assert (evening.town.active, evening.town.phase) == (("p4", phase) if phase == "arkham" else ("p3", phase))


def test_the_last_part_of_a_phase_leads_to_the_next_phase() -> None:
    evening = four(moving("p4", done=("p1", "p2", "p3")))
    assert PhaseBegan("arkham") in evening.plays(Leave(HOST, "p4"))


def test_somebody_elses_part_goes_on() -> None:
    evening = four(moving("p1", points=3))
    assert evening.plays(Leave(HOST, "p3")) == (Left("p3", evening.match.header.options.investigators["p3"]),)
    assert (evening.town.active, evening.town.points) == ("p1", 3)
    evening.plays(Move("p1", "southside_street"))
    assert PartBegan("p3") not in evening.plays(EndPart("p1"), EndPart("p2"))


def test_the_marker_goes_on_to_the_left_at_once_and_again_with_the_turn() -> None:
    evening = four(mythos("end"))
    evening.plays(Leave(HOST, "p1"))
    assert evening.town.first == "p2"
    assert evening.refuses(Proceed("p1")) == (TurnOrder("p2"),)
    assert TurnBegan(2, "p3") in evening.plays(Proceed("p2"))


def test_an_open_encounter_breaks_off() -> None:
    evening = four(meeting("p2", encounter="woods", done=("p1",)))
    evening.plays(Outcome("p2", "check", 0, "luck"))
    assert len(evening.match.table.agenda) > 0
    evening.plays(Leave(HOST, "p2"))
    assert evening.match.table.agenda == ()
    assert (evening.town.active, evening.town.encounter) == ("p4", "")


def test_what_is_asked_of_the_board_is_settled_first() -> None:
    evening = a_town("p1 uptown_street, p2 newspaper, p3 graveyard", meeting("p3", encounter="graveyard"))
    evening.plays(Outcome("p3", "gate"))
    assert isinstance(evening.asked, DrawMarker)
    assert evening.refuses(Leave(HOST, "p3")) == (ChoicePending("draw-marker"),)


def test_a_question_of_somebody_elses_part_is_settled_first() -> None:
    evening = four(meeting("p2", encounter="woods", done=("p1",)))
    evening.plays(Outcome("p2", "check", 0, "luck"))
    assert len(evening.refuses(Leave(HOST, "p3"))) == 1


def test_whoever_was_about_to_be_carried_away_still_is() -> None:
    """What broke off may have been the reason for it."""
    evening = four(meeting("p2", encounter="woods", done=("p1",)))
    has(evening, "p3", sanity=0, hand=(), clues=0)
    assert CarriedOff("p3", "arkham_asylum") in evening.plays(Leave(HOST, "p2"))


def test_one_who_was_devoured_does_not_come_back() -> None:
    evening = four(mythos("end"))
    has(evening, "p2", devoured=True, at="")
    evening.plays(Leave(HOST, "p2"))
    events = evening.plays(Proceed("p1"))
    assert not isinstance(evening.asked, DrawNewcomer)
    assert TurnBegan(2, "p3") in events


def test_one_who_is_delayed_lost_or_in_jail_may_go() -> None:
    for sheet in ({"delayed": True}, {"at": "lost_in_time_and_space", "returns": 3}, {"at": "jail_cell", "jailed": 1}):
        evening = has(four(mythos("end")), "p2", **sheet)
        evening.plays(Leave(HOST, "p2"), Proceed("p1"))
        assert (evening.town.phase, evening.town.active) == ("upkeep", "p3")


@pytest.mark.parametrize(("leaver", "people"), [("same", 4), ("recount", 3)])
def test_as_16_the_limits(leaver: str, people: int) -> None:
    evening = four(leaver=leaver)
    evening.plays(Leave(HOST, "p2"))
    assert evening.town.investigators == people
    assert limits(shipped(), evening.town) == shipped().limits[people]


def test_as_16_goes_with_as_17() -> None:
    evening = four(leaver="recount", people=4)
    evening.plays(Leave(HOST, "p2"))
    assert evening.town.investigators == 3


@pytest.mark.parametrize(("victory", "wins"), [("state", True), ("closing", False)])
def test_as_20_fewer_investigators_need_fewer_trophies(victory: str, wins: bool) -> None:
    evening = four(leaver="recount", gate_victory=victory)
    has(evening, "p1", markers=("gate_abyss_a", "gate_abyss_b", "gate_yuggoth_a"))
    assert (GameWon("gates") in evening.plays(Leave(HOST, "p2"))) == wins


def test_as_20_no_win_while_a_gate_is_open_or_the_limits_stay() -> None:
    for changes, leaver in ((gates("woods yuggoth_b"), "recount"), ((), "same")):
        evening = four(*changes, leaver=leaver)
        has(evening, "p1", markers=("gate_abyss_a", "gate_abyss_b", "gate_yuggoth_a"))
        assert GameWon("gates") not in evening.plays(Leave(HOST, "p2"))


def test_a_win_ends_the_part_of_nobody() -> None:
    evening = four(moving("p2", done=("p1",)), leaver="recount")
    has(evening, "p1", markers=("gate_abyss_a", "gate_abyss_b", "gate_yuggoth_a"))
    evening.plays(Leave(HOST, "p2"))
    assert (evening.town.phase, evening.town.active) == ("over", "")
    assert evening.refuses(Leave(HOST, "p3")) == (GameOver(),)


def test_the_last_one_does_not_go() -> None:
    alone = a_town("p1 uptown_street")
    assert alone.refuses(Leave(HOST, "p1")) == (LastInvestigator("p1"),)
    evening = a_town("p1 uptown_street, p2 woods")
    has(evening, "p2", devoured=True, at="")
    assert evening.refuses(Leave(HOST, "p1")) == (LastInvestigator("p1"),)
    evening.plays(Leave(HOST, "p2"))


def test_nobody_goes_before_the_first_turn() -> None:
    evening = a_table("joe_diamond", "kate_winthrop", ancient="yig", first="p1")
    evening.corrects(mythos("gate", turn=0))
    assert evening.refuses(Leave(HOST, "p1")) == (NotBegun(),)


def test_only_the_host_and_only_whoever_sits_there() -> None:
    evening = four()
    assert evening.refuses(Leave("p2", "p2")) == (NotYourTurn(HOST),)
    assert evening.refuses(Leave(HOST, "ghost")) == (NameUnknown("ghost", "p1"),)
    evening.plays(Leave(HOST, "p2"))
    assert evening.refuses(Leave(HOST, "p2")) == (NameUnknown("p2", "p1"),)


def test_undo_brings_everything_back() -> None:
    evening = four(moving("p2", done=("p1",)))
    has(evening, "p2", markers=("gate_abyss_a",), clues=3)
    before = evening.match.table
    evening.plays(Leave(HOST, "p2"))
    evening.match.undo()
    assert evening.match.table == before


def test_a_round_goes_on_without_the_seat() -> None:
    evening = four(mythos("end"), board(), *monsters("zombie-1 sky"))
    evening.plays(Leave(HOST, "p3"), Proceed("p1"))
    played = []
    while evening.town.phase != "mythos":
        played.append(evening.town.active)
        evening.plays(EndPart(evening.town.active)) if evening.asked is None else evening.answers("leave")
        if evening.town.phase == "arkham":
            break
    assert played == ["p2", "p4", "p1"] * 2
    assert not isinstance(evening.asked, DrawMythos)
    assert Join(HOST, "p3").who not in evening.town.playing
