"""The Flowergirl (001 꽃팔이 소녀): whether a Demon voted today."""

from __future__ import annotations

from typing import Any

import pytest

from rules.clocktower.actions import CancelVote, CloseVote, CountHand, Nominate, OpenNominations, PlaceMark
from rules.clocktower.events import Learned, Marked, Unmarked, Woke
from rules.clocktower.violations import FirstNight, InfoImpossible, VortoxTrueInfo
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import NO, YES, Circle, a_table, reasons, those

TOWN = "flowergirl po harpy recluse artist virgin gunslinger chambermaid tinker"


def after(*voters: str, roles: str = TOWN, **more: Any) -> Circle:
    """The night after a day on which these people voted on p5."""
    circle = a_table(roles, day=1, **more)
    circle.nominate("p9", "p5", *voters)
    circle.dusk()
    return circle


def test_flg_1_yes_where_a_demon_voted_and_no_where_none_did() -> None:
    assert after("p1", "p2").legal("flowergirl") == {YES}
    assert after("p1", "p3", "p9").legal("flowergirl") == {NO}
    assert after().legal("flowergirl") == {NO}


def test_flg_1_every_night_but_the_first() -> None:
    circle = a_table(TOWN, night=1)
    assert not circle.wakes("flowergirl")
    assert FirstNight in reasons(circle, circle.telling("flowergirl", "no"))
    for _ in range(2):
        circle.next_night()
        assert circle.wakes("flowergirl")
        circle.tell("flowergirl", "no")
        assert not circle.wakes("flowergirl")


def test_flg_1_it_is_a_demon_who_counts_and_not_evil() -> None:
    assert after("p3", "p5", evil="p5").legal("flowergirl") == {NO}
    assert after("p2", good="p2").legal("flowergirl") == {YES}


def test_flg_1_nominating_is_not_voting() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p2", "p5", "p1")
    circle.dusk()
    assert circle.legal("flowergirl") == {NO}


def test_flg_2_a_vote_counts_whether_anybody_was_executed_or_not() -> None:
    assert after("p2").legal("flowergirl") == {YES}
    circle = a_table(TOWN, day=1)
    circle.nominate("p9", "p5", "p1", "p2", "p3", "p4", "p9")
    circle.execute("p5")
    circle.dusk()
    assert circle.legal("flowergirl") == {YES}


def test_flg_3_a_hand_for_an_exile_is_no_vote() -> None:
    circle = a_table(TOWN, day=1)
    circle.call_exile("p2", "p7", "p2", "p1")
    circle.dusk()
    assert circle.legal("flowergirl") == {NO}


def test_flg_3_a_vote_that_was_cancelled_is_none() -> None:
    circle = a_table(TOWN, day=1)
    circle.plays(
        OpenNominations(HOST), Nominate(HOST, "p9", "p5"), CountHand(HOST, "p2", up=True), CancelVote(HOST)
    )  # fmt: skip
    circle.dusk()
    assert circle.legal("flowergirl") == {NO}


def test_flg_3_a_hand_that_stayed_down_is_none() -> None:
    circle = a_table(TOWN, day=1)
    circle.plays(OpenNominations(HOST), Nominate(HOST, "p9", "p5"), CountHand(HOST, "p2", up=False))
    circle.plays(CountHand(HOST, "p1", up=True), CloseVote(HOST))
    circle.dusk()
    assert circle.legal("flowergirl") == {NO}


def test_flg_4_the_demon_of_the_moment_of_the_vote() -> None:
    circle = after("p2")
    circle.becomes("p2", "artist")
    circle.becomes("p9", "po")
    assert circle.legal("flowergirl") == {YES}
    circle = after("p9")
    circle.becomes("p9", "po")
    assert circle.legal("flowergirl") == {NO}


def test_flg_5_any_of_several_demons_a_dead_one_too() -> None:
    roles = TOWN.replace("tinker", "riot")
    assert after("p1", "p2", roles=roles).legal("flowergirl") == {YES}
    circle = a_table(roles, day=1, dead="p2")
    circle.nominate("p6", "p5", "p2")
    circle.dusk()
    assert circle.legal("flowergirl") == {YES}


def test_flg_6_every_day_begins_anew() -> None:
    circle = after("p2")
    circle.next_night()
    assert circle.legal("flowergirl") == {NO}


def test_flg_6_the_two_markers_are_there_to_be_laid() -> None:
    assert {"demonvoted", "demonnotvoted"} <= set(a_table(TOWN, night=2).grim.labels)


def test_flg_6_each_dawn_says_that_no_demon_voted_and_the_first_vote_of_one_turns_it() -> None:
    circle = a_table(TOWN, night=1)
    assert circle.laid("flowergirl") == set()
    for _ in range(2):
        circle.dawn()
        assert circle.laid("flowergirl") == {("p1", "demonnotvoted")}
        circle.nominate("p9", "p5", "p1", "p3")
        assert circle.laid("flowergirl") == {("p1", "demonnotvoted")}
        circle.nominate("p8", "p4", "p2")
        assert circle.laid("flowergirl") == {("p1", "demonvoted")}
        assert not circle.grim.marked("", "p2")
        circle.dusk()
        circle.tell("flowergirl", "yes")
        assert circle.laid("flowergirl") == {("p1", "demonvoted")}


def test_flg_6_a_vote_that_was_cancelled_turns_nothing() -> None:
    circle = a_table(TOWN, night=1)
    circle.dawn()
    circle.plays(OpenNominations(HOST), Nominate(HOST, "p9", "p5"), CountHand(HOST, "p2", up=True), CancelVote(HOST))
    assert circle.laid("flowergirl") == {("p1", "demonnotvoted")}


def test_flg_6_a_marker_laid_by_hand_makes_nothing_true() -> None:
    circle = a_table(TOWN, day=1)
    circle.plays(PlaceMark(HOST, "p1", "flowergirl", "demonvoted"))
    circle.nominate("p9", "p5", "p4")
    assert circle.laid("flowergirl") == {("p1", "demonvoted")}
    circle.becomes("p4", "artist")
    circle.dusk()
    assert circle.legal("flowergirl") == {NO}


def test_flg_6_beside_whoever_will_be_woken_as_her() -> None:
    circle = a_table(TOWN.replace("tinker", "tinker=flowergirl"), night=1)
    circle.dawn()
    assert circle.laid("flowergirl") == {("p1", "demonnotvoted"), ("p9", "demonnotvoted")}
    circle.kill("p1")
    circle.dusk()
    circle.dawn()
    assert circle.laid("flowergirl") == {("p9", "demonnotvoted")}


def test_flg_6_an_undone_vote_is_no_vote() -> None:
    circle = a_table(TOWN, night=1)
    circle.dawn()
    circle.nominate("p9", "p5", "p2")
    circle.match.undo()
    assert circle.laid("flowergirl") == {("p1", "demonnotvoted")}


def test_flg_6_nobody_else_sees_the_markers() -> None:
    circle = a_table(TOWN, night=1)
    events = (*circle.dawn(), *circle.nominate("p9", "p5", "p2"))
    assert circle.laid("flowergirl") == {("p1", "demonvoted")}
    for viewer in (AUDIENCE, "p1", "p2"):
        assert not any(isinstance(event, Marked | Unmarked) for event in circle.hears(viewer, events))
        assert circle.seen(viewer).secret.marks == ()
        assert not [piece for piece in circle.picture(viewer).pieces if piece.look == "reminder"]


def test_flg_7_a_nod_or_a_shake_and_nothing_else() -> None:
    circle = after("p2")
    for wrong in ("no", "2", "maybe"):
        assert reasons(circle, circle.telling("flowergirl", wrong)) == {InfoImpossible}
    events = circle.tell("flowergirl", "yes")
    assert [one["shown"] for one in those(Learned, events)] == [YES]
    assert [(one["seat"], one["cause"]) for one in those(Woke, events)] == [("p1", "ability")]


def test_flg_8_asking_the_demon_is_no_waking_for_its_ability() -> None:
    circle = after("p1")
    circle.note_wake("p2", "other")
    circle.choose("chambermaid", "p2", "p5")
    assert circle.legal("chambermaid") == {("0",)}


def test_flg_9_a_vortox_turns_the_answer_round() -> None:
    roles = TOWN.replace("po", "vortox")
    assert after(roles=roles).legal("flowergirl") == {YES}
    circle = after("p2", roles=roles)
    assert circle.legal("flowergirl") == {NO}
    assert reasons(circle, circle.telling("flowergirl", "yes")) == {VortoxTrueInfo}


@pytest.mark.parametrize("kind", ["poisoned", "drunk"])
def test_flg_9_impaired_either(kind: str) -> None:
    circle = after("p1")
    circle.mark("p1", kind)
    assert circle.legal("flowergirl") == {YES, NO}


def test_flg_10_a_recluse_who_voted_may_register_as_a_demon() -> None:
    assert after("p4").legal("flowergirl") == {YES, NO}
    assert after("p4", "p2").legal("flowergirl") == {YES}
    assert after("p1").legal("flowergirl") == {NO}


def test_flg_10_a_drunk_recluse_may_not() -> None:
    circle = after("p4")
    circle.mark("p4", "drunk")
    assert circle.legal("flowergirl") == {NO}


def test_flg_10_a_recluse_under_a_vortox_leaves_both() -> None:
    assert after("p4", roles=TOWN.replace("po", "vortox")).legal("flowergirl") == {YES, NO}
