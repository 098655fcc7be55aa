"""The Dreamer (001 꿈꾸는 자): a good and an evil character, one of them the chosen player's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.clocktower.actions import ShowAs
from rules.clocktower.events import Learned
from rules.clocktower.violations import (
    DreamerPair,
    DreamerTarget,
    DreamerTrue,
    InfoImpossible,
    NothingChosen,
    PicksCount,
    VortoxTrueInfo,
)
from rules.seats import HOST
from tests.rules.clocktower.table import Answers, Circle, a_table, reasons, those

TOWN = "dreamer artist po recluse harpy tinker gunslinger virgin"
GOOD = (
    "investigator", "empath", "preacher", "chambermaid", "dreamer", "flowergirl", "towncrier", "alsaahir", "engineer",
    "seamstress", "artist", "cannibal", "virgin", "tinker", "recluse", "plaguedoctor", "moonchild",
)  # fmt: skip
EVIL = ("harpy", "assassin", "xaan", "summoner", "po", "vortox", "riot")


def dreaming(of: str, roles: str = TOWN, night: int = 1, **more: Any) -> Circle:
    """A Dreamer who has pointed at somebody."""
    circle = a_table(roles, night=night, **more)
    circle.choose("dreamer", of)
    return circle


def both_ways(good: Iterable[str], evil: Iterable[str]) -> Answers:
    """All pairs of one of each, in either order."""
    pairs = {(one, other) for one in good for other in evil}
    return pairs | {(other, one) for one, other in pairs}


def test_drm_1_one_player_but_neither_self_nor_a_traveller() -> None:
    circle = a_table(TOWN, night=1, dead="p8")
    assert circle.allows(*(circle.choice("dreamer", seat) for seat in ("p2", "p3", "p4", "p5", "p6", "p8")))
    assert reasons(circle, circle.choice("dreamer", "p1")) == {DreamerTarget}
    assert reasons(circle, circle.choice("dreamer", "p7")) == {DreamerTarget}
    assert reasons(circle, circle.choice("dreamer", "p2", "p3")) == {PicksCount}
    assert reasons(circle, circle.choice("dreamer")) == {PicksCount}


def test_drm_1_every_night() -> None:
    circle = dreaming("p2")
    circle.tell("dreamer", "artist", "po")
    circle.next_night()
    assert circle.wakes("dreamer")
    assert reasons(circle, circle.telling("dreamer", "artist", "po")) == {NothingChosen}
    circle.choose("dreamer", "p8")
    assert circle.legal("dreamer") == both_ways(["virgin"], EVIL)


def test_drm_2_one_good_and_one_evil() -> None:
    circle = dreaming("p2")
    wrong = (
        ("artist", "empath"), ("po", "harpy"), ("artist",), ("artist", "po", "riot"), (), ("artist", "djinn"),
        ("artist", "gunslinger"), ("artist", "artist"),
    )  # fmt: skip
    for shown in wrong:
        assert reasons(circle, circle.telling("dreamer", *shown)) == {DreamerPair}, shown


def test_drm_2_one_of_them_is_the_true_one() -> None:
    circle = dreaming("p2")
    assert reasons(circle, circle.telling("dreamer", "empath", "po")) == {DreamerTrue}
    assert [one["shown"] for one in those(Learned, circle.tell("dreamer", "artist", "riot"))] == [("artist", "riot")]
    circle = dreaming("p3")
    assert reasons(circle, circle.telling("dreamer", "artist", "riot")) == {DreamerTrue}


def test_drm_2_of_whoever_was_shown_another_token_the_true_one() -> None:
    circle = a_table("dreamer tinker=empath po harpy artist", night=1)
    circle.choose("dreamer", "p2")
    assert circle.legal("dreamer") == both_ways(["tinker"], EVIL)
    circle.plays(ShowAs(HOST, "p2", "virgin"))
    assert circle.legal("dreamer") == both_ways(["tinker"], EVIL)


def test_drm_3_the_wrong_one_is_any_of_the_other_side() -> None:
    assert dreaming("p2").legal("dreamer") == both_ways(["artist"], EVIL)
    assert dreaming("p6").legal("dreamer") == both_ways(["tinker"], EVIL)
    assert dreaming("p5").legal("dreamer") == both_ways(GOOD, ["harpy"])
    assert dreaming("p3").legal("dreamer") == both_ways(GOOD, ["po"])


def test_drm_4_it_goes_by_the_character_and_not_by_the_side() -> None:
    assert dreaming("p6", evil="p6").legal("dreamer") == both_ways(["tinker"], EVIL)
    assert dreaming("p3", good="p3").legal("dreamer") == both_ways(GOOD, ["po"])


def test_drm_5_whatever_the_storyteller_would_hide_behind_may_be_shown() -> None:
    assert {pair[0] for pair in dreaming("p3").legal("dreamer")} >= {*GOOD, "po"}


def test_drm_6_under_a_vortox_both_are_wrong_and_still_of_two_sides() -> None:
    circle = dreaming("p3", TOWN.replace("po", "vortox"), night=2)
    others = [one for one in EVIL if one != "vortox"]
    assert circle.legal("dreamer") == both_ways(GOOD, others)
    assert reasons(circle, circle.telling("dreamer", "empath", "riot")) == set()
    assert reasons(circle, circle.telling("dreamer", "empath", "vortox")) == {VortoxTrueInfo}
    assert reasons(circle, circle.telling("dreamer", "riot", "po")) == {DreamerPair}


def test_drm_6_under_a_vortox_a_good_one_is_not_shown_as_what_it_is() -> None:
    circle = dreaming("p2", TOWN.replace("po", "vortox"), night=2)
    assert circle.legal("dreamer") == both_ways([one for one in GOOD if one != "artist"], EVIL)


def test_drm_6_poisoned_any_pair_of_two_sides() -> None:
    circle = a_table(TOWN, night=1)
    circle.mark("p1", "poisoned")
    circle.choose("dreamer", "p2")
    assert circle.legal("dreamer") == both_ways(GOOD, EVIL)
    assert reasons(circle, circle.telling("dreamer", "empath", "po")) == set()
    assert reasons(circle, circle.telling("dreamer", "empath", "artist")) == {DreamerPair}


def test_drm_7_a_recluse_may_register_as_any_minion_or_demon() -> None:
    circle = dreaming("p4")
    assert circle.legal("dreamer") == both_ways(GOOD, EVIL)
    assert reasons(circle, circle.telling("dreamer", "empath", "po")) == set()


def test_drm_7_a_recluse_who_is_drunk_may_not() -> None:
    circle = a_table(TOWN, night=1)
    circle.mark("p4", "drunk")
    circle.choose("dreamer", "p4")
    assert circle.legal("dreamer") == both_ways(["recluse"], EVIL)
    assert reasons(circle, circle.telling("dreamer", "empath", "po")) == {DreamerTrue}


def test_drm_7_a_recluse_under_a_vortox_may_be_anything_at_all() -> None:
    circle = dreaming("p4", TOWN.replace("po", "vortox"), night=2)
    assert circle.legal("dreamer") == both_ways(GOOD, EVIL)


def test_drm_8_the_order_of_the_two_is_free() -> None:
    circle = dreaming("p2")
    assert reasons(circle, circle.telling("dreamer", "artist", "po")) == set()
    assert reasons(circle, circle.telling("dreamer", "po", "artist")) == set()


def test_drm_8_only_what_was_shown_reaches_the_dreamer() -> None:
    circle = dreaming("p2")
    events = circle.tell("dreamer", "po", "artist")
    (heard,) = (one for one in circle.hears("p1", events) if isinstance(one, Learned))
    assert (heard.shown, heard.truths, heard.why) == (("po", "artist"), (), "")


def test_drm_3_what_is_not_on_the_sheet_is_not_shown() -> None:
    circle = a_table(TOWN, night=1)
    circle.mark("p1", "poisoned")
    circle.choose("dreamer", "p2")
    assert reasons(circle, circle.telling("dreamer", "artist", "imp")) == {InfoImpossible}


def test_drm_6_poisoned_between_the_choice_and_the_answer() -> None:
    circle = dreaming("p2")
    circle.mark("p1", "poisoned")
    assert circle.legal("dreamer") == both_ways(GOOD, EVIL)
