"""Giving up, and each seat's own result (hakoonna.md 9, U-31; 000 ■게임의 목적)."""

import pytest

from rules.actions import Action
from rules.fate import Fate
from rules.hakoonna.actions import Agree, EndTime, Surrender, Walk
from rules.hakoonna.effects import NameCard
from rules.hakoonna.events import (
    Agreed,
    BlackWon,
    CardSet,
    CardTurned,
    Disagreed,
    EndSet,
    GameEnded,
    GrayUndecided,
    HakobitoWon,
    HakoWon,
    Surrendered,
    VisitorLost,
    WhiteLost,
)
from rules.hakoonna.violations import GrayFreeAction, NotAgreed, NotAVisitor, StillBuilding
from rules.match import Note
from rules.seats import FATE, HOST
from rules.violations import GameOver, NotYourTurn
from tests.rules.hakoonna.a_mansion import a_game, a_mansion, a_site, hakos_time, to_act

BOTH = EndSet(agreed=("blue", "red"))


def test_a_visitor_agrees_and_may_take_the_word_back() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    assert evening.plays(Agree("blue")) == (Agreed("blue"),)
    assert evening.plays(Agree("blue", False)) == (Disagreed("blue"),)
    assert evening.public.agreed == ()


@pytest.mark.parametrize("seat", [HOST, "red"])
def test_the_visitors_surrender_once_all_living_ones_agree(seat: str) -> None:
    evening = a_mansion("red hall, blue hall, green -", to_act("red"), EndSet(agreed=("red",)))
    assert evening.refuses(Surrender(seat)) == (NotAgreed(1),)
    evening.plays(Agree("blue"))
    assert evening.plays(Surrender(seat))[0] == Surrendered()


def test_those_who_do_not_agree_yet_are_the_remedy() -> None:
    evening = a_mansion("red hall, blue hall, green -", to_act("red"), EndSet(agreed=("red",)))
    assert evening.remedies(Surrender(HOST)) == (Agree("blue"),)


def test_a_word_given_before_death_does_not_count() -> None:
    evening = a_mansion("red hall, blue -", to_act("red"), EndSet(agreed=("blue",)))
    assert evening.refuses(Surrender(HOST)) == (NotAgreed(0),)


@pytest.mark.parametrize(("agreed", "enough"), [(1, False), (2, False), (3, True)])
def test_more_than_half_is_enough_where_the_table_plays_it_so(agreed: int, enough: bool) -> None:
    words = EndSet(agreed=("blue", "green", "red")[:agreed])
    evening = a_mansion("", to_act("red"), words, surrender="most")
    assert evening.allows(Surrender(HOST)) is enough


def test_most_of_the_living_is_enough_when_others_are_dead() -> None:
    words = EndSet(agreed=("red", "blue"))
    assert a_mansion("red hall, blue hall, green hall, purple -", words, surrender="most").allows(Surrender("red"))


def test_the_host_alone_decides_where_the_table_plays_it_so() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"), BOTH, surrender="host")
    assert evening.refuses(Surrender("red")) == (NotAgreed(2),)
    assert evening.allows(Surrender(HOST))


@pytest.mark.parametrize("action", [Agree("hako"), Surrender("hako")])
def test_hako_onna_has_no_voice(action: Action) -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"), BOTH)
    assert evening.refuses(action) == (NotYourTurn("red"),)


@pytest.mark.parametrize("action", [Agree("gray"), Surrender("gray")])
def test_the_gray_man_has_no_voice(action: Action) -> None:
    evening = a_mansion("red hall, blue hall, gray hall", to_act("red"), BOTH)
    assert evening.refuses(action) == (GrayFreeAction(),)


@pytest.mark.parametrize("action", [Agree("green"), Surrender("green")])
def test_the_dead_have_no_voice(action: Action) -> None:
    evening = a_mansion("red hall, blue hall, green -", to_act("red"), BOTH)
    assert evening.refuses(action) == (NotAVisitor("green"),)


def test_nobody_gives_up_a_game_that_has_not_begun() -> None:
    evening = a_site(drawn="living")
    assert evening.refuses(Agree("red")) == (StillBuilding(),)
    assert evening.refuses(Surrender(HOST)) == (StillBuilding(), NotAgreed(0))


def test_the_visitors_may_give_up_in_hako_onnas_time() -> None:
    assert a_mansion("red hall, blue hall", hakos_time(), BOTH).allows(Surrender("red"))


# ---- each seat's result


def test_hako_onna_wins_and_the_visitors_lose() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"), BOTH)
    assert evening.plays(Surrender(HOST)) == (
        Surrendered(), HakoWon("hako"), VisitorLost("red"), VisitorLost("blue"), GameEnded(),
    )  # fmt: skip
    assert evening.results == {"hako": "won", "red": "lost", "blue": "lost"}


def test_the_dead_win_with_hako_onna() -> None:
    evening = a_mansion("red hall, blue -", to_act("red"), EndSet(agreed=("red",)))
    assert HakobitoWon("blue") in evening.plays(Surrender(HOST))
    assert evening.results["blue"] == "won"


@pytest.mark.parametrize("gray", ["hall", "-"])
def test_a_white_gray_man_loses_alive_or_not(gray: str) -> None:
    evening = a_mansion(f"red hall, gray {gray}", to_act("red"), EndSet(agreed=("red",)), CardSet("white"))
    events = evening.plays(Surrender(HOST))
    assert events[1] == CardTurned("white")
    assert WhiteLost("gray") in events
    assert evening.results["gray"] == "lost"


@pytest.mark.parametrize("gray", ["hall", "-"])
def test_a_black_gray_man_wins_alive_or_not(gray: str) -> None:
    evening = a_mansion(f"red hall, gray {gray}", to_act("red"), EndSet(agreed=("red",)), CardSet("black"))
    events = evening.plays(Surrender(HOST))
    assert events[1] == CardTurned("black")
    assert BlackWon("gray") in events
    assert evening.results["gray"] == "won"


@pytest.mark.parametrize(("card", "result"), [("white", "lost"), ("black", "won")])
def test_a_card_that_the_program_never_knew_is_asked_for(card: str, result: str) -> None:
    evening = a_mansion("red hall, gray hall", to_act("red"), EndSet(agreed=("red",)))
    assert evening.plays(Surrender(HOST)) == (Surrendered(),)
    assert evening.asked == NameCard(FATE)
    assert evening.results == {}
    assert evening.fate(card)[0] == CardTurned(card)  # type: ignore[arg-type]
    assert evening.results == {"hako": "won", "red": "lost", "gray": result}


def test_a_table_may_keep_the_card_to_itself() -> None:
    evening = a_mansion("red hall, gray hall", to_act("red"), EndSet(agreed=("red",)))
    evening.plays(Surrender(HOST))
    events = evening.fate("unknown")
    assert GrayUndecided("gray") in events
    assert not any(isinstance(event, CardTurned) for event in events)
    assert evening.results["gray"] == "open"


def test_the_program_makes_up_no_colour_for_a_card_that_it_was_not_told() -> None:
    evening = a_mansion("red hall, gray hall", to_act("red"), EndSet(agreed=("red",)))
    evening.match.note(Note(fate=Fate(other="program")))
    evening.plays(Surrender(HOST))
    assert evening.results["gray"] == "open"


def test_without_a_gray_man_no_card_is_turned() -> None:
    events = a_mansion("red hall", to_act("red"), EndSet(agreed=("red",))).plays(Surrender(HOST))
    assert not any(isinstance(event, CardTurned) for event in events)


def test_the_turned_card_lies_open_for_everyone() -> None:
    evening = a_mansion("red hall, gray hall", to_act("red"), EndSet(agreed=("red",)), CardSet("black"))
    evening.plays(Surrender(HOST))
    assert {evening.sees(viewer).card for viewer in evening.match.viewers()} == {"black"}


@pytest.mark.parametrize("action", [Walk("red", "living"), EndTime(HOST), Agree("red"), Surrender(HOST)])
def test_after_the_end_nothing_is_played(action: Action) -> None:
    evening = a_mansion("red hall", to_act("red"), EndSet(agreed=("red",)))
    evening.plays(Surrender(HOST))
    assert evening.refuses(action) == (GameOver(),)


def test_a_surrender_is_taken_back_whole() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"), BOTH)
    before = evening.match.table
    evening.plays(Surrender(HOST))
    evening.match.undo()
    assert evening.match.table == before
    assert a_game().results == {}
