"""The Investigator (001 수사관): one of two players is this Minion."""

from __future__ import annotations

from rules.clocktower.actions import SwapSeats, TakeMark
from rules.clocktower.events import Learned, Woke
from rules.clocktower.violations import InfoImpossible, InvestigatorSame, NotTonight, VortoxTrueInfo
from rules.engine import offers
from rules.seats import AUDIENCE, HOST
from rules.tags import tag
from tests.rules.clocktower.table import Circle, a_table, reasons, those

PLAIN = "investigator harpy po artist virgin"


def minions_shown(circle: Circle) -> set[str]:
    """Which Minions some legal answer shows."""
    return {minion for minion, _, _ in circle.legal("investigator")}


def test_inv_1_one_of_the_two_is_the_minion_that_is_shown() -> None:
    circle = a_table(PLAIN, night=1)
    pairs = {frozenset((one, other)) for _, one, other in circle.legal("investigator")}
    assert minions_shown(circle) == {"harpy"}
    assert pairs == {frozenset({"p2", other}) for other in ("p1", "p3", "p4", "p5")}
    assert circle.allows(circle.telling("investigator", "harpy", "p2", "p4"))
    assert circle.allows(circle.telling("investigator", "harpy", "p4", "p2"))


def test_inv_1_every_minion_in_play_may_be_the_one() -> None:
    assert minions_shown(a_table("investigator harpy po xaan virgin", night=1)) == {"harpy", "xaan"}


def test_inv_1_the_answer_does_not_say_which_of_the_two() -> None:
    circle = a_table(PLAIN, night=1)
    events = circle.tell("investigator", "harpy", "p4", "p2")
    assert [one["shown"] for one in those(Learned, events)] == [("harpy", "p2", "p4")]
    (heard,) = (one for one in circle.hears("p1", events) if isinstance(one, Learned))
    assert (heard.truths, heard.why) == ((), "")
    assert not [one for viewer in ("p2", AUDIENCE) for one in circle.hears(viewer, events) if isinstance(one, Learned)]


def test_inv_2_only_in_the_first_night() -> None:
    circle = a_table(PLAIN, night=1)
    assert circle.wakes("investigator")
    circle.tell("investigator", "harpy", "p2", "p4")
    assert not circle.wakes("investigator")
    circle.next_night()
    assert not circle.wakes("investigator")
    assert NotTonight in reasons(circle, circle.telling("investigator", "harpy", "p2", "p4"))


def test_inv_3_the_two_are_different_people() -> None:
    circle = a_table(PLAIN, night=1)
    assert reasons(circle, circle.telling("investigator", "harpy", "p2", "p2")) == {InvestigatorSame}


def test_inv_3_the_storyteller_may_even_show_the_investigator() -> None:
    assert a_table(PLAIN, night=1).allows(a_table(PLAIN).telling("investigator", "harpy", "p1", "p2"))


def test_inv_3_both_markers_are_there_to_be_laid() -> None:
    assert {"minion", "wrong"} <= set(a_table(PLAIN, night=1).grim.labels)


def test_inv_4_wakes_is_shown_a_token_and_two_people_and_is_done() -> None:
    circle = a_table(PLAIN, night=1)
    events = circle.tell("investigator", "harpy", "p4", "p2")
    assert [(one["seat"], one["cause"]) for one in those(Woke, events)] == [("p1", "ability")]
    assert not circle.wakes("investigator")


def test_inv_4_neither_too_little_nor_too_much_is_shown() -> None:
    circle = a_table(PLAIN, night=1)
    for shown in (("harpy", "p2"), ("harpy", "p2", "p3", "p4"), ("artist", "p4", "p2")):
        assert reasons(circle, circle.telling("investigator", *shown)) == {InfoImpossible}, shown


def test_inv_5_the_markers_can_be_taken_away() -> None:
    circle = a_table(PLAIN, night=1)
    marks = [circle.mark(seat, "", character="investigator") for seat in ("p2", "p4")]
    circle.tell("investigator", "harpy", "p2", "p4")
    circle.dawn()
    assert tag(TakeMark) in {form.action for form in offers(circle.match.book, circle.match.table, HOST)}
    circle.plays(*(TakeMark(HOST, mark) for mark in marks))
    assert circle.secret.marks == ()


def test_inv_6_a_recluse_may_be_shown_as_any_minion() -> None:
    circle = a_table("investigator recluse po artist virgin", night=1)
    legal = circle.legal("investigator")
    assert minions_shown(circle) == {"harpy", "assassin", "xaan", "summoner"}
    assert ("assassin", "p2", "p3") in legal
    assert ("assassin", "p3", "p4") not in legal


def test_inv_6_a_recluse_beside_a_minion_hides_nothing_that_is_true() -> None:
    legal = a_table("investigator recluse po harpy virgin", night=1).legal("investigator")
    assert {("harpy", "p4", "p5"), ("xaan", "p2", "p5")} <= legal
    assert ("xaan", "p4", "p5") not in legal


def test_inv_6_poisoned_anything_goes_but_two_reminders_on_one_seat() -> None:
    circle = a_table(PLAIN, night=1)
    circle.mark("p1", "poisoned")
    assert ("xaan", "p3", "p5") in circle.legal("investigator")
    assert ("harpy", "p2", "p5") in circle.legal("investigator")
    assert len(circle.legal("investigator")) == 4 * 5 * 4 // 2
    assert reasons(circle, circle.telling("investigator", "xaan", "p3", "p3")) == {InvestigatorSame}


def test_inv_6_under_a_vortox_neither_player_is_the_minion_that_is_shown() -> None:
    circle = a_table("investigator harpy vortox artist virgin", night=1)
    legal = circle.legal("investigator")
    assert {("harpy", "p3", "p4"), ("xaan", "p2", "p4"), ("xaan", "p1", "p5")} <= legal
    assert not {one for one in legal if one[0] == "harpy" and "p2" in one}
    assert reasons(circle, circle.telling("investigator", "harpy", "p2", "p4")) == {VortoxTrueInfo}


def test_inv_6_a_recluse_need_not_register_so_a_vortox_leaves_both() -> None:
    legal = a_table("investigator recluse vortox artist virgin", night=1).legal("investigator")
    assert {("harpy", "p2", "p4"), ("harpy", "p3", "p4")} <= legal


def test_inv_7_without_a_minion_nothing_is_true_and_the_storyteller_is_warned() -> None:
    circle = a_table("investigator riot tinker artist virgin", night=1)
    assert circle.legal("investigator") == set()
    (warning,) = circle.refuses(circle.telling("investigator", "harpy", "p2", "p4"))
    assert isinstance(warning, InfoImpossible)
    assert warning.overrulable


def test_inv_1_the_chairs_do_not_matter() -> None:
    circle = a_table(PLAIN, night=1)
    circle.plays(SwapSeats(HOST, "p2", "p5"))
    assert circle.allows(circle.telling("investigator", "harpy", "p4", "p2"))
    assert not circle.allows(circle.telling("investigator", "harpy", "p4", "p5"))


def test_inv_6_a_drunk_recluse_is_no_minion() -> None:
    circle = a_table("investigator recluse po harpy virgin", night=1)
    circle.mark("p2", "drunk")
    assert minions_shown(circle) == {"harpy"}
    assert ("xaan", "p2", "p3") not in circle.legal("investigator")


def test_inv_6_the_refusal_names_a_few_of_the_answers_that_could_be_given() -> None:
    circle = a_table("investigator harpy po xaan virgin", night=1)
    (reason,) = circle.refuses(circle.telling("investigator", "summoner", "p1", "p3"))
    assert isinstance(reason, InfoImpossible)
    assert reason.range[:3] == ("harpy", "p1", "p2")
    assert len(reason.range) == 6 * 3
