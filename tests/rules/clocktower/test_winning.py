"""Who seems to have won: proposed, never decided (clocktower.md B4)."""

from __future__ import annotations

from rules.clocktower.actions import Declare, Guess, Nightfall, Nominate
from rules.clocktower.events import GameWon
from rules.clocktower.winning import proposals
from rules.seats import AUDIENCE, HOST
from rules.violations import GameOver, NameUnknown
from tests.rules.clocktower.table import a_table, reasons

TOWN = "empath artist virgin dreamer harpy po"


def test_b4_good_wins_when_the_demon_is_dead() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.proposed() == set()
    circle.kill("p6")
    assert circle.proposed() == {("good", "demons_dead")}


def test_b4_all_demons() -> None:
    circle = a_table("empath artist virgin dreamer po riot", day=2)
    circle.kill("p5")
    assert circle.proposed() == set()
    circle.kill("p6")
    assert circle.proposed() == {("good", "demons_dead")}


def test_b4_evil_wins_when_two_are_alive() -> None:
    circle = a_table(TOWN, day=1, dead="p1 p2 p3")
    assert circle.proposed() == set()
    circle.kill("p4")
    assert circle.proposed() == {("evil", "two_alive")}


def test_b4_and_when_fewer_are() -> None:
    assert a_table(TOWN, day=1, dead="p1 p2 p3 p4 p5").proposed() == {("evil", "two_alive")}


def test_b4_travellers_are_not_counted() -> None:
    circle = a_table(f"{TOWN} gunslinger", day=1, dead="p1 p2 p3 p4")
    assert circle.proposed() == {("evil", "two_alive")}


def test_b4_good_goes_first_where_the_demon_is_one_of_the_dead() -> None:
    assert a_table(TOWN, day=1, dead="p1 p2 p3 p6").proposed() == {("good", "demons_dead")}


def test_b4_the_dead_of_this_night_are_dead_for_it() -> None:
    circle = a_table(TOWN, night=2, dead="p1 p2 p3")
    circle.choose("po", "p4")
    assert circle.proposed() == {("evil", "two_alive")}


def test_b4_a_vortox_day_without_an_execution_is_lost_at_nightfall() -> None:
    circle = a_table("empath artist virgin dreamer harpy vortox", day=1)
    assert [(one.side, one.why, one.due) for one in proposals(circle.grim)] == [("evil", "no_execution", True)]
    circle.dusk()
    assert [(one.side, one.why, one.due) for one in proposals(circle.grim)] == [("evil", "no_execution", False)]


def test_b4_what_speaks_for_both_is_proposed_for_both() -> None:
    circle = a_table("alsaahir artist vortox", day=1, dead="p2")
    circle.plays(Guess(HOST, "p1", (), ("p3",)))
    assert circle.proposed() == {("good", "guess"), ("evil", "two_alive"), ("evil", "no_execution")}


def test_b4_nothing_ends_by_itself() -> None:
    circle = a_table(TOWN, day=1)
    circle.kill("p6")
    assert circle.public.phase == "day"
    assert circle.allows(Nightfall(HOST))
    assert circle.plays(Declare(HOST, "evil")) == (GameWon("evil"),)
    assert circle.public.winner == "evil"


def test_b4_the_storyteller_declares_a_side_and_that_is_the_end() -> None:
    circle = a_table(TOWN, day=1)
    assert reasons(circle, Declare(HOST, "nobody")) == {NameUnknown}
    events = circle.plays(Declare(HOST, "good"))
    assert circle.hears(AUDIENCE, events) == [GameWon("good")]
    assert circle.refuses(Nominate(HOST, "p1", "p2")) == (GameOver(),)
    assert circle.proposed() == set()


def test_b4_a_program_without_the_grimoire_proposes_nothing() -> None:
    assert a_table(TOWN, day=1, dead="p6", knowledge="square").proposed() == set()


def test_b4_before_the_first_night_neither() -> None:
    assert a_table(TOWN, dead="p6").proposed() == set()
