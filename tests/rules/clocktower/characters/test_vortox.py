"""The Vortox (001 보르톡스): kills, makes Townsfolk learn what is false, and wins where nobody is executed."""

from __future__ import annotations

from typing import Final

import pytest

from rules.clocktower.actions import Declare, Exile
from rules.clocktower.events import CharacterChanged, Died, GameWon, Learned, Spared, Woke
from rules.clocktower.violations import DreamerTrue, FirstNight, InfoImpossible, PicksCount, VortoxTrueInfo
from rules.clocktower.winning import Proposal, proposals
from rules.seats import HOST
from tests.rules.clocktower.table import NO, YES, Answers, Circle, a_table, reasons, those

TOWN = "vortox empath harpy flowergirl artist tinker gunslinger"
NO_EXECUTION: Final = "no_execution"
TELLERS = ("empath", "flowergirl", "towncrier", "chambermaid", "seamstress", "dreamer")
PICKS = {"chambermaid": ("p3", "p4"), "seamstress": ("p3", "p4"), "dreamer": ("p4",)}


def told(circle: Circle, character: str) -> Answers:
    """What a teller at p2 may be told tonight."""
    if character in PICKS:
        circle.choose(character, *PICKS[character])
    return circle.legal(character)


def whys(circle: Circle) -> list[Proposal]:
    """What a day without an execution brings."""
    return [one for one in proposals(circle.grim) if one.why == NO_EXECUTION]


def test_vor_1_a_player_dies_each_night_but_the_first() -> None:
    circle = a_table(TOWN, night=1)
    assert not circle.wakes("vortox")
    assert FirstNight in {type(one) for one in circle.refuses(circle.choice("vortox", "p2"))}
    for night, victim in ((2, "p5"), (3, "p6")):
        circle.next_night()
        events = circle.choose("vortox", victim)
        assert [(one["seat"], one["by"], one["character"]) for one in those(Died, events)] == [(victim, "p1", "vortox")]
        assert circle.secret.deaths[-1].n == night
        assert not circle.wakes("vortox")


def test_vor_1_exactly_one_and_nobody_is_no_choice() -> None:
    circle = a_table(TOWN, night=2)
    assert reasons(circle, circle.choice("vortox")) == {PicksCount}
    assert reasons(circle, circle.choice("vortox", "p2", "p3")) == {PicksCount}
    assert circle.allows(circle.choice("vortox", "p1"))


def test_vor_1_neither_the_protected_nor_the_victim_of_a_poisoned_one_dies() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p5", "protected")
    events = circle.choose("vortox", "p5")
    assert (those(Died, events), len(those(Spared, events))) == ([], 1)
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "poisoned")
    events = circle.choose("vortox", "p5")
    assert (those(Died, events), those(Spared, events)) == ([], [])


@pytest.mark.parametrize("character", TELLERS)
@pytest.mark.parametrize("kind", ["", "poisoned", "drunk"])
def test_vor_2_whatever_townsfolk_learn_is_false_even_if_they_are_impaired(character: str, kind: str) -> None:
    roles = f"{{}} {character} harpy artist tinker virgin"
    true = told(a_table(roles.format("po"), night=2), character)
    circle = a_table(roles.format("vortox"), night=2)
    if kind:
        circle.mark("p2", kind)
    false = told(circle, character)
    assert false
    if character == "dreamer":
        assert not [pair for pair in false if "artist" in pair]
    elif character != "empath":  # her neighbour counts as evil in both towns
        assert not false & true
    for answer in sorted(true - false):
        assert reasons(circle, circle.telling(character, *answer)) == {VortoxTrueInfo}


def test_vor_2_the_investigator_too() -> None:
    circle = a_table("vortox investigator harpy artist tinker", night=1)
    assert reasons(circle, circle.telling("investigator", "harpy", "p3", "p4")) == {VortoxTrueInfo}
    assert reasons(circle, circle.telling("investigator", "xaan", "p3", "p4")) == set()


def test_vor_2_the_record_says_why_it_was_false() -> None:
    (one,) = those(Learned, a_table(TOWN, night=2).tell("empath", "0"))
    assert (one["why"], one["truths"]) == ("vortox", (("2",),))


def test_vor_2_a_cannibal_learns_what_is_false_too() -> None:
    circle = a_table("vortox cannibal empath artist tinker", day=1)
    circle.nominate("p1", "p3", "p1", "p2", "p4")
    circle.execute("p3")
    circle.dusk()
    assert circle.legal("empath", "p2") == {("0",), ("2",)}


def test_vor_3_being_told_of_a_change_is_no_information() -> None:
    circle = a_table("vortox engineer artist harpy tinker", night=2)
    events = circle.choose("engineer", characters=("xaan",))
    assert [(one["seat"], one["character"]) for one in those(CharacterChanged, events)] == [("p4", "xaan")]
    assert ("p4", "other") in [(one["seat"], one["cause"]) for one in those(Woke, events)]
    assert those(Learned, events) == []
    assert circle.seen("p4").secret.roles == {"p4": "xaan"}


def test_vor_4_evil_wins_by_a_day_without_an_execution() -> None:
    circle = a_table(TOWN, day=1)
    assert whys(circle) == [Proposal("evil", NO_EXECUTION, due=True)]
    circle.dusk()
    assert whys(circle) == [Proposal("evil", NO_EXECUTION, due=False)]
    assert those(GameWon, circle.plays(Declare(HOST, "evil"))) == [{"side": "evil"}]


def test_vor_4_there_is_no_day_before_the_first_night() -> None:
    assert whys(a_table(TOWN, night=1)) == []


def test_vor_4_an_execution_saves_the_day_even_if_nobody_died() -> None:
    for dies in (True, False):
        circle = a_table(TOWN, day=1)
        circle.nominate("p2", "p5", "p1", "p2", "p3", "p4")
        assert whys(circle) != []
        circle.execute("p5", dies)
        assert whys(circle) == []
        circle.dusk()
        assert whys(circle) == []


def test_vor_4_yesterdays_execution_does_not_save_today() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p2", "p5", "p1", "p2", "p3", "p4")
    circle.execute("p5")
    circle.dusk()
    circle.dawn()
    assert whys(circle) == [Proposal("evil", NO_EXECUTION, due=True)]


def test_vor_4_an_exile_is_no_execution() -> None:

    circle = a_table(TOWN, day=1)
    circle.call_exile("p2", "p7", "p1", "p2", "p3", "p4")
    circle.plays(Exile(HOST, "p7"))
    circle.dusk()
    assert whys(circle) == [Proposal("evil", NO_EXECUTION, due=False)]


def test_vor_5_only_while_it_lives() -> None:
    circle = a_table(TOWN, night=2, dead="p1")
    assert circle.legal("flowergirl") == {NO}
    assert whys(circle) == []


@pytest.mark.parametrize("kind", ["poisoned", "drunk", "no_ability"])
def test_vor_5_only_while_it_has_the_ability(kind: str) -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", kind)
    assert circle.legal("flowergirl") == {NO}
    assert whys(circle) == []


def test_vor_5_who_only_believes_to_be_one_bends_nothing() -> None:
    assert a_table("po empath=vortox flowergirl harpy artist", night=2).legal("flowergirl") == {NO}


def test_vor_6_who_is_no_townsfolk_may_learn_the_truth() -> None:
    circle = a_table("vortox tinker=flowergirl harpy artist virgin", night=2)
    assert circle.legal("flowergirl", "p2") == {YES, NO}


def test_vor_7_the_nod_and_the_shake_change_places() -> None:
    circle = a_table("vortox flowergirl towncrier artist tinker", night=2)
    assert circle.legal("flowergirl") == circle.legal("towncrier") == {YES}


def test_vor_7_without_a_vortox_the_same_answers_are_lies() -> None:
    circle = a_table("po flowergirl dreamer artist tinker", night=2)
    assert reasons(circle, circle.telling("flowergirl", "yes")) == {InfoImpossible}
    circle.choose("dreamer", "p4")
    assert reasons(circle, circle.telling("dreamer", "empath", "riot")) == {DreamerTrue}
