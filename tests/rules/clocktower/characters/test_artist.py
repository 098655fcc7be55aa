"""The Artist (001 화가): one private question, answered honestly."""

from __future__ import annotations

from rules.clocktower.actions import AnswerApart
from rules.clocktower.events import AbilitySpent, AnsweredApart
from rules.clocktower.violations import ArtistQuestion, InfoImpossible, Spent, VortoxTrueInfo, WrongTime
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import a_table, reasons

TOWN = "artist harpy vortox virgin chambermaid"


def test_art_1_once_by_day_with_one_of_three_answers() -> None:
    circle = a_table(TOWN, day=1)
    for shown in ("yes", "no", "unknown"):
        assert circle.allows(AnswerApart(HOST, "p1", shown))
    circle.plays(AnswerApart(HOST, "p1", "yes"))
    assert circle.refuses(AnswerApart(HOST, "p1", "no")) == (Spent("artist"),)
    assert reasons(a_table(TOWN, night=2), AnswerApart(HOST, "p1", "yes")) == {WrongTime}


def test_art_1_the_answer_is_honest() -> None:
    circle = a_table("artist harpy po virgin chambermaid", day=1)
    every = (("yes",), ("no",), ("unknown",))
    assert circle.refuses(AnswerApart(HOST, "p1", "no", "yes")) == (InfoImpossible("artist", ("yes",), ("no",)),)
    assert all(circle.allows(AnswerApart(HOST, "p1", one, one)) for (one,) in every)


def test_art_2_nobody_else_hears_of_it() -> None:
    circle = a_table(TOWN, day=1)
    events = circle.plays(AnswerApart(HOST, "p1", "yes"))
    for viewer in (AUDIENCE, "p1", "p2"):
        assert circle.hears(viewer, events) == []
    assert circle.seen(AUDIENCE).secret.spent == ()


def test_art_3_a_question_without_such_an_answer_is_asked_again_and_uses_nothing_up() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.refuses(AnswerApart(HOST, "p1", "")) == (ArtistQuestion(),)
    assert circle.grim.has("p1", "artist")
    assert circle.allows(AnswerApart(HOST, "p1", "unknown"))


def test_art_4_after_the_answer_the_ability_is_gone() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.plays(AnswerApart(HOST, "p1", "no")) == (AnsweredApart("p1", "no"), AbilitySpent("p1", "artist"))
    circle.dusk()
    circle.dawn()
    assert circle.refuses(AnswerApart(HOST, "p1", "yes")) == (Spent("artist"),)


def test_art_5_who_pretends_is_answered_as_often_as_it_likes() -> None:
    circle = a_table(TOWN, day=1)
    for shown in ("yes", "no"):
        assert circle.plays(AnswerApart(HOST, "p2", shown, "yes")) == (AnsweredApart("p2", shown),)
    assert circle.grim.has("p1", "artist")


def test_art_6_under_a_vortox_the_answer_is_false() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.refuses(AnswerApart(HOST, "p1", "yes", "yes")) == (VortoxTrueInfo(("yes",)),)
    assert circle.allows(AnswerApart(HOST, "p1", "no", "yes"), AnswerApart(HOST, "p1", "unknown", "yes"))
    circle.mark("p1", "poisoned")
    assert circle.refuses(AnswerApart(HOST, "p1", "yes", "yes")) == (VortoxTrueInfo(("yes",)),)


def test_art_6_impaired_any_answer_and_spent_all_the_same() -> None:
    circle = a_table("artist harpy po virgin chambermaid", day=1)
    circle.mark("p1", "drunk")
    assert circle.allows(*(AnswerApart(HOST, "p1", one, "yes") for one in ("yes", "no", "unknown")))
    circle.plays(AnswerApart(HOST, "p1", "no", "yes"))
    assert not circle.grim.has("p1", "artist")
