"""The Town Crier (001 포고꾼): whether a Minion nominated today."""

from __future__ import annotations

from typing import Any

from rules.clocktower.actions import CancelVote, CloseVote, CountHand, Nominate, PlaceMark
from rules.clocktower.events import Learned, Woke
from rules.clocktower.violations import InfoImpossible, VortoxTrueInfo
from rules.seats import HOST
from tests.rules.clocktower.table import NO, YES, Circle, a_table, reasons, those

TOWN = "towncrier po harpy recluse artist tinker gunslinger chambermaid xaan"


def after(*nominators: str, roles: str = TOWN, **more: Any) -> Circle:
    """The night after a day on which these people nominated, and nobody voted."""
    circle = a_table(roles, day=1, **more)
    targets = ("p5", "p6", "p1", "p8")
    for by, of in zip(nominators, targets, strict=False):
        circle.nominate(by, of)
    circle.dusk()
    return circle


def test_tcr_1_yes_where_a_minion_nominated_and_no_where_none_did() -> None:
    assert after("p3").legal("towncrier") == {YES}
    assert after("p1", "p9").legal("towncrier") == {YES}
    assert after("p3", "p9").legal("towncrier") == {YES}
    assert after("p1", "p2", "p6").legal("towncrier") == {NO}
    assert after().legal("towncrier") == {NO}


def test_tcr_1_every_night_but_the_first() -> None:
    circle = a_table(TOWN, night=1)
    assert not circle.wakes("towncrier")
    for _ in range(2):
        circle.next_night()
        assert circle.wakes("towncrier")
        circle.tell("towncrier", "no")
        assert not circle.wakes("towncrier")


def test_tcr_1_neither_who_nor_how_many() -> None:
    circle = after("p3", "p9")
    for wrong in ("no", "2", "p3"):
        assert reasons(circle, circle.telling("towncrier", wrong)) == {InfoImpossible}
    events = circle.tell("towncrier", "yes")
    assert [one["shown"] for one in those(Learned, events)] == [YES]
    assert [(one["seat"], one["cause"]) for one in those(Woke, events)] == [("p1", "ability")]


def test_tcr_1_it_is_a_minion_who_counts_and_not_evil() -> None:
    assert after("p5", evil="p5").legal("towncrier") == {NO}
    assert after("p3", good="p3").legal("towncrier") == {YES}


def test_tcr_1_voting_and_being_nominated_are_not_nominating() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p1", "p3", "p3", "p9")
    circle.dusk()
    assert circle.legal("towncrier") == {NO}


def test_tcr_1_the_minion_of_that_moment() -> None:
    circle = after("p3")
    circle.becomes("p3", "artist")
    assert circle.legal("towncrier") == {YES}
    circle = after("p6")
    circle.becomes("p6", "harpy")
    assert circle.legal("towncrier") == {NO}


def test_tcr_1_a_nomination_that_was_cancelled_is_none() -> None:
    circle = a_table(TOWN, day=1)
    circle.opens()
    circle.plays(Nominate(HOST, "p3", "p5"), CountHand(HOST, "p1", up=True), CancelVote(HOST))
    circle.nominate("p1", "p6")
    circle.dusk()
    assert circle.legal("towncrier") == {NO}


def test_tcr_1_only_the_cancelled_one_is_taken_back() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p3", "p5")
    circle.plays(Nominate(HOST, "p1", "p6"), CancelVote(HOST))
    circle.call_exile("p3", "p7")
    circle.dusk()
    assert circle.legal("towncrier") == {YES}


def test_tcr_2_calling_for_an_exile_is_no_nomination() -> None:
    circle = a_table(TOWN, day=1)
    circle.call_exile("p3", "p7", "p3", "p9")
    circle.dusk()
    assert circle.legal("towncrier") == {NO}


def test_tcr_3_every_day_begins_anew() -> None:
    circle = after("p3")
    circle.next_night()
    assert circle.legal("towncrier") == {NO}


def test_tcr_3_the_two_markers_are_there_to_be_laid() -> None:
    assert {"minionnominated", "minionsnotnominated"} <= set(a_table(TOWN, night=2).grim.labels)


def test_tcr_3_each_dawn_says_that_none_nominated_and_the_first_who_does_turns_it_until_it_is_told() -> None:
    circle = a_table(TOWN, night=1)
    circle.dawn()
    assert circle.laid("towncrier") == {("p1", "minionsnotnominated")}
    circle.nominate("p5", "p8")
    assert circle.laid("towncrier") == {("p1", "minionsnotnominated")}
    circle.nominate("p3", "p6")
    assert circle.laid("towncrier") == {("p1", "minionnominated")}
    circle.dusk()
    assert circle.laid("towncrier") == {("p1", "minionnominated")}
    circle.tell("towncrier", "yes")
    assert circle.laid("towncrier") == set()
    circle.dawn()
    assert circle.laid("towncrier") == {("p1", "minionsnotnominated")}


def test_tcr_3_what_was_not_told_goes_at_dawn() -> None:
    circle = a_table(TOWN, night=1)
    circle.dawn()
    circle.nominate("p3", "p6")
    circle.dusk()
    assert circle.laid("towncrier") == {("p1", "minionnominated")}
    circle.dawn()
    assert circle.laid("towncrier") == {("p1", "minionsnotnominated")}


def test_tcr_3_a_nomination_that_was_cancelled_turns_it_back_unless_another_one_is_left() -> None:
    circle = a_table(TOWN, night=1)
    circle.dawn()
    circle.opens()
    circle.plays(Nominate(HOST, "p3", "p6"))
    assert circle.laid("towncrier") == {("p1", "minionnominated")}
    circle.plays(CancelVote(HOST))
    assert circle.laid("towncrier") == {("p1", "minionsnotnominated")}
    circle.nominate("p3", "p6")
    circle.plays(Nominate(HOST, "p9", "p5"), CancelVote(HOST))
    assert circle.laid("towncrier") == {("p1", "minionnominated")}


def test_tcr_3_what_the_storyteller_laid_stays_though_a_vote_is_cancelled() -> None:
    circle = a_table(TOWN, day=1)
    circle.plays(PlaceMark(HOST, "p1", "towncrier", "minionnominated"))
    circle.opens()
    circle.plays(Nominate(HOST, "p3", "p6"), CancelVote(HOST))
    assert circle.laid("towncrier") == {("p1", "minionnominated")}
    circle.dusk()
    assert circle.legal("towncrier") == {NO}


def test_tcr_3_an_amended_day_lays_what_it_then_was() -> None:
    circle = a_table(TOWN, night=1)
    circle.dawn()
    circle.opens()
    circle.plays(Nominate(HOST, "p3", "p6"))
    wrong = circle.match.at
    circle.plays(CloseVote(HOST))
    assert circle.laid("towncrier") == {("p1", "minionnominated")}
    circle.match.amend(wrong, Nominate(HOST, "p5", "p6"))
    circle.match.settle()
    assert circle.public.nominations[0].by == "p5"
    assert circle.laid("towncrier") == {("p1", "minionsnotnominated")}


def test_tcr_4_asking_the_minions_is_no_waking_for_their_ability() -> None:
    circle = after("p1")
    circle.note_wake("p3", "other")
    circle.note_wake("p9", "other")
    circle.choose("chambermaid", "p3", "p9")
    assert circle.legal("chambermaid") == {("0",)}


def test_tcr_5_a_vortox_turns_the_answer_round() -> None:
    roles = TOWN.replace("po", "vortox")
    assert after("p1", roles=roles).legal("towncrier") == {YES}
    circle = after("p3", roles=roles)
    assert circle.legal("towncrier") == {NO}
    assert reasons(circle, circle.telling("towncrier", "yes")) == {VortoxTrueInfo}


def test_tcr_5_a_recluse_may_register_as_a_minion() -> None:
    assert after("p4").legal("towncrier") == {YES, NO}
    assert after("p4", "p3").legal("towncrier") == {YES}
    circle = after("p4")
    circle.mark("p4", "poisoned")
    assert circle.legal("towncrier") == {NO}


def test_tcr_5_impaired_either() -> None:
    circle = after("p3")
    circle.mark("p1", "poisoned")
    assert circle.legal("towncrier") == {YES, NO}
