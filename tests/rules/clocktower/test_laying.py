"""Who lays the reminders: the program, the program where it is allowed to, the storyteller alone (flows.md 2.4)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.clocktower import reminders
from rules.clocktower.actions import CancelVote, Nightfall, Nominate, OpenNominations, PlaceMark, TakeMark
from rules.clocktower.effects import LayMark
from rules.clocktower.events import Chose, Marked, StepDone, Unmarked
from rules.clocktower.violations import PoOne, PoThree
from rules.seats import AUDIENCE, HOST
from rules.violations import ChoicePending, NotAsked
from tests.rules.clocktower.table import NO, YES, Circle, a_table, reasons, those

TOWN = "preacher harpy po towncrier flowergirl empath xaan recluse"
"""p1 to p8; one Outsider, so that the Xaan poisons in the first night."""


def circle_of(markers: str, night: int = 2, roles: str = TOWN, **more: Any) -> Circle:
    return a_table(roles, night=night, markers=markers, **more)


def all_laid(circle: Circle) -> set[tuple[str, str]]:
    return {(mark.seat, mark.label) for mark in circle.secret.marks}


def by_hand(circle: Circle, who: str, character: str, label: str) -> None:
    """As the storyteller lays a token of the sheet."""
    token = next(one for one in reminders.tokens(circle.grim) if (one.character, one.label) == (character, label))
    circle.plays(reminders.laid(circle.grim, who, token))


# ---- on


def test_on_every_step_lays_its_own_and_asks_for_nothing() -> None:
    circle = circle_of("on")
    circle.choose("preacher", "p7")
    circle.choose("harpy", "p8", "p6")
    circle.choose("po")
    assert all_laid(circle) == {("p7", "noability"), ("p8", "mad"), ("p6", "2nd"), ("p3", "3attacks")}
    assert circle.match.table.asked is None


# ---- off


def test_off_no_step_lays_any() -> None:
    circle = circle_of("off")
    for events in (circle.choose("preacher", "p7"), circle.choose("harpy", "p8", "p6"), circle.choose("po")):
        assert those(Marked, events) == []
        assert len(those(Chose, events)) == len(those(StepDone, events)) == 1
    circle.dawn()
    circle.nominate("p2", "p6", "p3")
    circle.dusk()
    assert all_laid(circle) == set()
    assert circle.legal("flowergirl") == circle.legal("towncrier") == {YES}


def test_off_no_step_takes_any_away() -> None:
    circle = circle_of("off")
    for who, character, label in (
        ("p8", "harpy", "mad"),
        ("p3", "po", "3attacks"),
        ("p5", "flowergirl", "demonvoted"),
        ("p4", "towncrier", "minionnominated"),
    ):
        by_hand(circle, who, character, label)
    before = circle.secret.marks
    assert those(Unmarked, circle.choose("harpy", "p6", "p4")) == []
    circle.choose("po", "p6", "p1", "p8")
    circle.tell("towncrier", "no")
    circle.dawn()
    assert circle.secret.marks == before


def test_off_what_lies_there_works_and_what_does_not_does_not() -> None:
    circle = circle_of("off")
    circle.choose("preacher", "p7")
    assert not circle.grim.silenced("p7")
    by_hand(circle, "p7", "preacher", "noability")
    assert circle.grim.silenced("p7")
    circle.kill("p1")
    assert not circle.grim.silenced("p7")


def test_off_a_po_that_chose_nobody_is_charged_by_hand() -> None:
    circle = circle_of("off")
    circle.choose("po")
    circle.next_night()
    assert reasons(circle, circle.choice("po", "p1", "p2", "p4")) == {PoOne}
    by_hand(circle, "p3", "po", "3attacks")
    assert reasons(circle, circle.choice("po", "p1")) == {PoThree}
    circle.choose("po", "p1", "p2", "p4")
    assert set(circle.secret.dying) == {"p1", "p2", "p4"}
    circle.plays(TakeMark(HOST, circle.secret.marks[0].id))
    circle.next_night()
    assert circle.allows(circle.choice("po", "p5"))


def test_off_the_poison_of_a_xaan_laid_by_hand_ends_with_it_and_at_dusk() -> None:
    circle = circle_of("off", night=1)
    circle.plays(*(circle.choice("xaan"),))
    assert not circle.grim.impaired("p6")
    by_hand(circle, "p7", "xaan", "x")
    assert circle.grim.impaired("p6")
    assert not circle.grim.impaired("p8")
    circle.dawn()
    assert circle.grim.impaired("p6")
    circle.plays(Nightfall(HOST))
    assert not circle.grim.impaired("p6")


def test_off_deaths_and_what_is_used_up_are_no_reminders() -> None:
    circle = circle_of("off", roles="assassin seamstress po artist empath recluse")
    circle.choose("assassin", "p4")
    circle.choose("seamstress", "p1", "p3")
    assert circle.secret.dying == ("p4",)
    assert set(circle.secret.spent) == {("p1", "assassin"), ("p2", "seamstress")}


# ---- ask


def test_ask_yes_lays_it() -> None:
    circle = circle_of("ask")
    events = circle.choose("preacher", "p7")
    assert those(Marked, events) == []
    assert len(those(StepDone, events)) == 1
    asked = circle.match.table.asked
    assert isinstance(asked, LayMark)
    assert (asked.seat, asked.who, asked.label, asked.proposed) == (HOST, "p7", "noability", "yes")
    circle.answers("yes")
    assert all_laid(circle) == {("p7", "noability")}
    assert circle.grim.silenced("p7")
    assert circle.match.table.asked is None


def test_ask_no_leaves_it_out() -> None:
    circle = circle_of("ask")
    circle.choose("preacher", "p7")
    assert those(Marked, circle.answers("no")) == []
    assert all_laid(circle) == set()
    assert not circle.grim.silenced("p7")


def test_ask_each_of_several() -> None:
    circle = circle_of("ask")
    circle.choose("harpy", "p8", "p6")
    circle.answers("no", "yes")
    assert all_laid(circle) == {("p6", "2nd")}


def test_ask_nothing_else_is_done_meanwhile_and_nothing_else_is_answered() -> None:
    circle = circle_of("ask")
    circle.choose("preacher", "p7")
    assert reasons(circle, circle.choice("harpy", "p8", "p6")) == {ChoicePending}
    circle.answers("yes")
    assert circle.refuses(Answer(HOST, "yes")) == (NotAsked(),)
    assert circle.allows(circle.choice("harpy", "p8", "p6"))


def test_ask_undo_takes_the_whole_step_back() -> None:
    circle = circle_of("ask")
    before = circle.match.at
    circle.choose("harpy", "p8", "p6")
    circle.answers("yes", "yes")
    circle.match.undo()
    assert circle.match.at == before
    assert circle.wakes("harpy")


def test_ask_by_day_nothing_is_asked_and_what_was_heard_lies_there_all_the_same() -> None:
    circle = circle_of("ask")
    circle.dawn()
    assert circle.match.table.asked is None
    assert all_laid(circle) == {("p5", "demonnotvoted"), ("p4", "minionsnotnominated")}
    circle.plays(OpenNominations(HOST), Nominate(HOST, "p2", "p7"))
    assert ("p4", "minionnominated") in all_laid(circle)
    assert circle.match.table.asked is None
    circle.plays(CancelVote(HOST))
    circle.nominate("p4", "p5", "p3")
    assert circle.match.table.asked is None
    assert all_laid(circle) == {("p5", "demonvoted"), ("p4", "minionsnotnominated")}


def test_ask_what_goes_is_not_asked_for() -> None:
    circle = circle_of("ask")
    circle.choose("po")
    circle.answers("yes")
    circle.dawn()
    circle.dusk()
    assert ("p3", "3attacks") in all_laid(circle)
    circle.choose("po", "p1", "p2", "p4")
    assert circle.match.table.asked is None
    assert ("p3", "3attacks") not in all_laid(circle)


def test_ask_nobody_else_learns_of_the_question() -> None:
    circle = circle_of("ask")
    circle.choose("preacher", "p7")
    assert circle.seen(HOST).asked == circle.match.table.asked
    for viewer in (AUDIENCE, "p1", "p7"):
        assert circle.seen(viewer).asked is None


# ---- by hand, whoever lays them otherwise


@pytest.mark.parametrize("markers", ["on", "ask", "off"])
def test_by_hand_a_reminder_is_laid_at_once(markers: str) -> None:
    circle = circle_of(markers)
    circle.plays(PlaceMark(HOST, "p6", "harpy", "mad", "mad", "p2"))
    assert all_laid(circle) == {("p6", "mad")}
    assert circle.match.table.asked is None


def test_the_answers_of_the_day_hang_on_no_reminder() -> None:
    for markers in ("on", "off"):
        circle = circle_of(markers)
        circle.dawn()
        circle.nominate("p1", "p6", "p8")
        circle.dusk()
        assert circle.legal("flowergirl") == {YES, NO}
        assert circle.legal("towncrier") == {NO}
