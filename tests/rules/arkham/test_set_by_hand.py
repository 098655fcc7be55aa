"""Positions set by hand: whatever is set, somebody can go on; what is no name, no stop and no seat is refused."""

from __future__ import annotations

import pytest

from rules.actions import Answer
from rules.arkham.actions import EndPart, Evade, GainPoints, Proceed, Slide, Trade, UseElderSign
from rules.arkham.effects import DrawAncient, DrawFirst, DrawInvestigator, SpreadSurge
from rules.arkham.events import ClueSet, MonsterSet, OptionsSet, PlaceSet, Sent, SheetSet
from rules.arkham.options import Options
from rules.arkham.state import STAGES, Phase, Sheet, Stage
from rules.arkham.violations import SealForbidden, SealStable, SliderStop, SurgeUneven, TurnOrder, WrongPhase
from rules.engine import Refused, evolve
from rules.violations import NameUnknown
from tests.rules.arkham.a_town import a_town, board, gates, meeting, moment, monsters, mythos, piles, sheet


@pytest.mark.parametrize("phase", ["upkeep", "movement", "arkham", "other"])
def test_where_it_is_nobodys_part_the_first_player_goes_on(phase: Phase) -> None:
    evening = a_town("p1 woods, p2 library", moment(phase, ""))
    assert evening.refuses(Proceed("p2")) == (TurnOrder("p1"),)
    evening.plays(Proceed("p1"))
    assert evening.town.active or evening.town.phase == "mythos"


def test_during_a_part_nobody_goes_on_but_who_has_it() -> None:
    evening = a_town("p1 woods")
    assert evening.refuses(Proceed("p1")) == (WrongPhase("proceed", "mythos"),)


@pytest.mark.parametrize("stage", STAGES[1:-1])
def test_a_step_without_a_card_is_done_at_once(stage: Stage) -> None:
    evening = a_town("p1 woods", mythos(stage))
    evening.plays(Proceed("p1"))
    assert evening.town.stage == STAGES[STAGES.index(stage) + 1]


def test_what_a_hand_takes_away_is_asked_for_again() -> None:
    evening = a_town("p1 woods, p2 library")
    evening.corrects(SheetSet("p2", Sheet()))
    assert isinstance(evening.asked, DrawInvestigator)
    evening.answers("kate_winthrop")
    assert evening.at("p2") == "science_building"
    evening.corrects(board(ancient=""), moment("movement", "p1", first=""))
    assert isinstance(evening.asked, DrawAncient)
    evening.answers("yig")
    assert isinstance(evening.asked, DrawFirst)
    evening.answers("p2")
    assert (evening.town.first, evening.town.active) == ("p2", "p1")
    assert evening.match.table.agenda == ()


def test_whoever_is_devoured_in_the_middle_of_a_part_ends_it() -> None:
    evening = a_town("p1 woods, p2 library")
    evening.corrects(sheet(evening, devoured=True, at=""), moment("movement", "p1"))
    evening.plays(EndPart("p1"))
    assert evening.town.active == "p2"


# ---- what is refused


def test_only_names_and_stops_that_there_are_may_be_set() -> None:
    evening = a_town("p1 woods")
    for change, typed in (
        (PlaceSet("p1", "atlantis"), "atlantis"),
        (MonsterSet("ghoul-1", "abyss_1"), "abyss_1"),
        (OptionsSet(Options(investigators={"p1": "nobody"})), "nobody"),
        (sheet(evening, trophies=("ghost-99",)), "ghost-99"),
        (piles(held=("ghost-99",)), "ghost-99"),
        (mythos("gate", "no_card"), "no_card"),
    ):
        done = evening.corrects(change)
        assert isinstance(done, Refused)
        assert [reason.typed for reason in done.violations if isinstance(reason, NameUnknown)] == [typed]
    done = evening.corrects(sheet(evening, sliders=(0, 4, 0)))
    assert isinstance(done, Refused)
    assert done.violations == (SliderStop("speed", 0, 3),)


def test_fewer_than_no_clues_are_none() -> None:
    evening = a_town("p1 woods")
    evening.corrects(ClueSet("woods", -2))
    assert evening.town.clues == {}


def test_whoever_has_no_seat_and_what_is_no_monster_is_unknown() -> None:
    evening = a_town("p1 woods, p2 woods")
    for action in (EndPart("p9"), Proceed("p9"), GainPoints("p9", 1), UseElderSign("p9"), Slide("p9", "speed", 1)):
        assert [type(reason) for reason in evening.refuses(action)] == [NameUnknown]
    assert evening.refuses(Evade("p1", "nothing-1")) == (NameUnknown("nothing-1", ""),)
    assert evening.refuses(GainPoints("p1", 0)) == (NameUnknown("0", "1"),)
    assert evening.refuses(Trade("p1", "p2", "money", -1)) == (NameUnknown("-1", "1"),)


def test_an_event_about_nobody_changes_nothing() -> None:
    evening = a_town("p1 woods")
    state = evening.match.table.state
    assert evolve(evening.match.book, state, Sent("p9", "library")) is state


# ---- seals and surges


def test_the_elder_sign_seals_only_what_may_be_sealed() -> None:
    stable = a_town("p1 general_store", *gates("general_store abyss_a"), meeting())
    stable.corrects(sheet(stable, explored="general_store", hand=("elder_sign",)), meeting())
    assert stable.refuses(UseElderSign("p1")) == (SealStable(),)
    card = "no_one_can_help_you_now"
    forbidden = a_town("p1 woods", *gates("woods abyss_a"), piles(environment=card), meeting())
    forbidden.corrects(sheet(forbidden, explored="woods", hand=("elder_sign",)), meeting())
    assert forbidden.refuses(UseElderSign("p1")) == (SealForbidden(card),)


def test_as_05_where_many_lie_at_another_gate_it_may_be_left_behind() -> None:
    lying = monsters("ghost-1 graveyard", "ghoul-1 graveyard")
    evening = a_town(
        "p1 library",
        *gates("woods abyss_a", "graveyard rlyeh_a"),
        *lying,
        mythos("gate", "the_man_in_black"),
        surge_compare="all",
    )
    card = next(card.id for card in evening.match.book.content.mythos.values() if card.gate == "woods")
    evening.corrects(mythos("gate", card))
    evening.plays(Proceed("p1"))
    assert evening.asked == SpreadSurge("p1", "woods", ("woods", "graveyard"), 2, 0)
    assert not any(isinstance(reason, SurgeUneven) for reason in evening.refuses(Answer("p1", (1, 1))))
    evening.answers((2, 0))
