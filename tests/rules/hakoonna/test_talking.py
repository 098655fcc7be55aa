"""Who may talk with whom about tiles (hakoonna.md 5, U-16; 000 ■의사소통 불가; G20, G21, G35)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hakoonna import talking
from rules.hakoonna.actions import Talk
from rules.hakoonna.events import CardSet, Talked
from rules.hakoonna.state import GRAY, HAKO
from rules.hakoonna.violations import EyesClosed, GrayTalk, NotAVisitor, StillBuilding, TalkApart
from rules.seats import AUDIENCE
from rules.violations import NotYourTurn
from tests.rules.hakoonna.a_mansion import a_mansion, a_site, gray_turn, hakos_time, hidden, to_act, to_stack

STANDING = "red hall, blue hall, green study, purple -, gray hall"


@pytest.mark.parametrize("knowledge", ["public", "program"])
def test_visitors_of_one_room_talk_about_tiles(knowledge: str) -> None:
    evening = a_mansion(STANDING, hidden(), to_act("green"), knowledge=knowledge)
    events = evening.plays(Talk("red", "blue"))
    assert events == (Talked("red", "blue"),)
    assert evening.hears(AUDIENCE, events) == list(events)
    assert evening.turn == "green"


@pytest.mark.parametrize("moment", [to_stack("red"), to_act("red"), gray_turn()])
def test_at_any_moment_with_open_eyes(moment: Any) -> None:
    assert a_mansion(STANDING, moment).allows(Talk("red", "blue"), Talk("blue", "red"))


def test_ho_r23_visitors_apart_do_not() -> None:
    assert a_mansion(STANDING, to_act("red")).refuses(Talk("red", "green")) == (TalkApart("green", "study"),)


def test_at_some_tables_they_talk_freely() -> None:
    assert a_mansion(STANDING, to_act("red"), table_talk="free").allows(Talk("red", "green"))


def test_ho_r27_nobody_talks_with_closed_eyes() -> None:
    assert a_mansion(STANDING, hakos_time()).refuses(Talk("red", "blue")) == (EyesClosed(),)


def test_nobody_talks_of_tiles_before_there_are_any() -> None:
    assert a_site(drawn="kitchen").refuses(Talk("red", "blue")) == (StillBuilding(),)


@pytest.mark.parametrize(("rule", "may"), [("none", False), ("free", True)])
def test_u16_the_dead_are_silent_unless_the_table_says_otherwise(rule: str, may: bool) -> None:
    evening = a_mansion(STANDING, to_act("red"), dead_chat=rule)
    for talk in (Talk("purple", "red"), Talk("red", "purple")):
        if may:
            assert evening.allows(talk)
        else:
            assert evening.refuses(talk) == (NotAVisitor("purple"),)


def test_hako_onna_is_not_talked_with() -> None:
    evening = a_mansion(STANDING, to_act("red"))
    assert evening.refuses(Talk("red", HAKO)) == evening.refuses(Talk(HAKO, "red")) == (NotYourTurn("red"),)


def test_nobody_talks_with_a_gray_man_who_does_not_play() -> None:
    assert a_mansion("red hall, blue hall", to_act("red")).refuses(Talk("red", GRAY)) == (NotYourTurn("red"),)


# ---- the Gray Man


@pytest.mark.parametrize("card", [CardSet("unknown"), CardSet("white"), CardSet("black"), CardSet("black", True)])
def test_ho_r47_g20_he_is_silent_until_he_is_confirmed_white(card: CardSet) -> None:
    evening = a_mansion(STANDING, card, to_act("red"))
    assert evening.refuses(Talk(GRAY, "red")) == (GrayTalk(),)
    assert evening.refuses(Talk("red", GRAY)) == (GrayTalk(),)


def test_g20_also_where_the_table_talks_freely() -> None:
    evening = a_mansion(STANDING, CardSet("white"), to_act("red"), table_talk="free", dead_chat="free")
    assert evening.refuses(Talk(GRAY, "green")) == (GrayTalk(),)


def test_g21_confirmed_white_he_talks_like_anybody() -> None:
    evening = a_mansion(STANDING, CardSet("white", True), to_act("red"))
    assert evening.allows(Talk(GRAY, "red"), Talk("red", GRAY))
    assert evening.refuses(Talk(GRAY, "green")) == (TalkApart("green", "study"),)


def test_g21_g35_dead_he_may_advise_the_visitors_but_not_in_her_time() -> None:
    standing = "red hall, blue study, gray -"
    assert a_mansion(standing, CardSet("white"), to_act("red")).allows(Talk(GRAY, "red"), Talk(GRAY, "blue"))
    assert a_mansion(standing, CardSet("white"), hakos_time()).refuses(Talk(GRAY, "red")) == (EyesClosed(),)


def test_every_reason_against_talking_is_told_at_once() -> None:
    evening = a_mansion(STANDING, hakos_time())
    assert evening.refuses(Talk(GRAY, "green")) == (EyesClosed(), GrayTalk(), TalkApart("green", "study"))
    assert evening.refuses(Talk("purple", GRAY)) == (EyesClosed(), NotAVisitor("purple"), GrayTalk())


# ---- who can talk now


def test_the_circles_are_the_rooms_with_company() -> None:
    standing = "red hall, blue hall, green study, purple study, gray hall"
    assert talking.circles(a_mansion(standing, to_act("red")).public) == (("red", "blue"), ("green", "purple"))
    white = a_mansion(standing, CardSet("white", True), to_act("red")).public
    assert talking.circles(white) == (("red", "blue", GRAY), ("green", "purple"))
    free = a_mansion(standing, to_act("red"), table_talk="free").public
    assert talking.circles(free) == (("red", "blue", "green", "purple"),)
    assert talking.circles(a_mansion(standing, hakos_time()).public) == ()
    assert talking.circles(a_mansion("red hall, blue study", to_act("red")).public) == ()
    assert talking.circles(a_mansion("red hall, blue -", to_act("red"), table_talk="free").public) == ()


def test_whoever_is_in_one_circle_may_talk() -> None:
    evening = a_mansion(STANDING, CardSet("white", True), to_act("red"))
    for circle in talking.circles(evening.public):
        assert evening.allows(*(Talk(one, other) for one in circle for other in circle if one != other))


def test_the_gray_man_is_silent_until_he_is_known_to_be_white() -> None:
    assert talking.is_silent(a_mansion(STANDING, to_act("red")).public)
    assert not talking.is_silent(a_mansion(STANDING, to_act("red"), CardSet("white", shown=True)).public)
    assert not talking.is_silent(a_mansion("red hall, gray -", to_act("red")).public)
    assert not talking.is_silent(a_mansion(STANDING, hakos_time()).public)
