"""The Upkeep: the seed's section 3.1, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.arkham.actions import EndPart, Proceed, Slide, UseAbility
from rules.arkham.effects import ChoosePlace, Roll
from rules.arkham.events import (
    Barred,
    CardsLost,
    Discarded,
    Gained,
    PartBegan,
    PhaseBegan,
    Reduced,
    Returned,
    Rolled,
    Seasoned,
    TurnBegan,
)
from rules.arkham.state import LOST, SKY
from rules.arkham.violations import Focus, LoanBarred, WrongPhase
from rules.events import Event
from rules.violations import ChoicePending, NameUnknown
from tests.rules.arkham.a_town import Evening, a_town, has, meeting, moment, moving


def upkeep_of(who: str = "joe_diamond", at: str = "library", turn: int = 3, **sheet: Any) -> Evening:
    """The moment before p1's Upkeep: p2 is done."""
    evening = a_town(f"p1 {at}, p2 library", who={"p1": who, "p2": "kate_winthrop"})
    has(evening, **sheet)
    evening.corrects(moment("upkeep", "p2", turn=turn, first="p2"))
    return evening


def begun(evening: Evening) -> tuple[Event, ...]:
    """P1's Upkeep begins."""
    return evening.plays(EndPart("p2"))


def test_s3_3_1_00_a_turn_begins_with_the_upkeep_first_player_first() -> None:
    evening = a_town("p1 library, p2 library", moment("mythos", turn=1, stage="end", first="p1"))
    events = evening.plays(Proceed("p1"))
    assert events[-3:] == (TurnBegan(2, "p2"), PhaseBegan("upkeep"), PartBegan("p2"))
    assert PartBegan("p1") in evening.plays(EndPart("p2"))


def test_s3_3_1_01_what_was_used_may_be_used_again_in_the_next_turn() -> None:
    evening = a_town("p1 river_docks, p2 library", meeting(used=(("p1", "river_docks"),)))
    has(evening, markers=("gate_abyss_a",))
    assert len(evening.refuses(UseAbility("p1"))) == 1
    evening.corrects(moment("mythos", turn=1, stage="end"))
    evening.plays(Proceed("p1"))
    assert evening.town.used == ()


def test_s3_3_1_02_nobody_is_done_before_what_is_owed_is_rolled() -> None:
    evening = upkeep_of(specials=("blessing",))
    begun(evening)
    assert isinstance(evening.asked, Roll)
    assert evening.refuses(EndPart("p1")) == (ChoicePending("roll"),)
    evening.fate((4,))
    assert evening.allows(EndPart("p1"))


def test_s3_3_1_03_income_comes_before_the_dice() -> None:
    evening = upkeep_of("jenny_barnes", specials=("retainer",), money=1)
    events = begun(evening)
    assert [event for event in events if isinstance(event, Gained)] == [
        Gained("p1", "money", 1), Gained("p1", "money", 2),
    ]  # fmt: skip
    assert evening.sheet().money == 4
    assert isinstance(evening.asked, Roll)


@pytest.mark.parametrize(("face", "left"), [(1, 3), (3, 3), (4, 4), (6, 4)])
def test_s3_3_1_04_interest_on_one_to_three(face: int, left: int) -> None:
    evening = upkeep_of(specials=("bank_loan",), money=4)
    begun(evening)
    evening.fate((face,))
    assert evening.sheet().money == left
    assert evening.sheet().specials == ("bank_loan",)


def test_s3_3_1_05_who_cannot_pay_loses_all_items_and_never_borrows_again() -> None:
    evening = upkeep_of(specials=("bank_loan",), money=0, hand=("common", "unique", "spell", "skill", "duke"))
    begun(evening)
    events = evening.fate((2,))
    assert CardsLost("p1", ("common", "unique", "spell")) in events
    assert Barred("p1") in events
    assert (evening.sheet().hand, evening.sheet().specials) == (("skill", "duke"), ())
    evening.corrects(meeting())
    has(evening, at="bank_of_arkham")
    assert evening.refuses(UseAbility("p1")) == (LoanBarred("p1"),)


@pytest.mark.parametrize("card", ["blessing", "curse", "retainer"])
def test_s3_3_1_06_a_one_ends_it(card: str) -> None:
    for face, ended in ((1, True), (2, False)):
        evening = upkeep_of(specials=(card,))
        begun(evening)
        assert (Discarded("p1", card) in evening.fate((face,))) is ended
        assert (card in evening.sheet().specials) is not ended


def test_s3_3_1_07_sliders_are_for_the_upkeep_after_its_actions() -> None:
    evening = a_town("p1 library, p2 library", moving())
    assert evening.refuses(Slide("p1", "speed", 2)) == (WrongPhase("slide", "upkeep"),)
    evening = upkeep_of(specials=("curse",))
    begun(evening)
    assert evening.refuses(Slide("p1", "speed", 2)) == (ChoicePending("roll"),)


def test_s3_3_1_08_focus_is_for_all_three_sliders_together() -> None:
    evening = upkeep_of("vincent_lee")
    begun(evening)
    evening.plays(Slide("p1", "speed", 2), Slide("p1", "fight", 2))
    assert evening.refuses(Slide("p1", "lore", 2)) == (Focus(2, 3),)
    assert evening.sheet().sliders == (2, 2, 1)
    evening.plays(Slide("p1", "fight", 1), Slide("p1", "lore", 0))


@pytest.mark.parametrize("card", ["blessing", "curse", "bank_loan", "retainer"])
def test_s3_3_1_09_nothing_in_the_first_upkeep(card: str) -> None:
    evening = upkeep_of(specials=(card,), fresh=(card,), money=3)
    events = begun(evening)
    assert evening.asked is None
    assert not any(isinstance(event, Gained | Reduced | Rolled) for event in events)
    assert Seasoned("p1", (card,)) in events
    assert evening.sheet().fresh == ()


def test_s3_3_1_09_as_the_official_rules_have_it_a_retainer_pays_at_once() -> None:
    evening = a_town("p1 library, p2 library", first_upkeep="paid")
    has(evening, specials=("retainer",), fresh=("retainer",), money=0)
    evening.corrects(moment("upkeep", "p2", turn=3, first="p2"))
    begun(evening)
    assert evening.sheet().money == 2
    assert evening.asked is None


def test_s3_3_1_10_so_what_comes_lasts_a_turn_at_least() -> None:
    evening = upkeep_of(specials=("blessing",), fresh=("blessing",), turn=4)
    begun(evening)
    assert evening.sheet().specials == ("blessing",)
    evening.corrects(moment("upkeep", "p2", turn=5, first="p2"))
    begun(evening)
    assert isinstance(evening.asked, Roll)


def test_s3_3_1_11_who_was_lost_comes_back_where_they_like_before_all_else() -> None:
    evening = upkeep_of(at=LOST, turn=7, returns=7, specials=("blessing",))
    begun(evening)
    assert isinstance(evening.asked, ChoosePlace)
    refused = evening.refuses(Answer("p1", SKY))
    assert [type(reason) for reason in refused] == [NameUnknown]
    assert Returned("p1", "woods") in evening.answers("woods")
    assert evening.at("p1") == "woods"
    assert isinstance(evening.asked, Roll)
