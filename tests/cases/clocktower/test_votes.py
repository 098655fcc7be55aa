"""Nominations and votes."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import CloseNominations, CloseVote, CountHand, Execute, Kill, Nightfall, Nominate
from rules.clocktower.violations import DeadNominates, GhostVoteSpent, NominatedTwice, Tie
from rules.clocktower.votes import needed, standing
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table

TOWN = "empath artist virgin dreamer seamstress chambermaid harpy po"


def a_day(roles: str = TOWN, dead: str = "") -> Circle:
    circle = a_table(roles, day=1, dead=dead)
    circle.opens()
    return circle


@pytest.mark.parametrize(("living", "need"), [(5, 3), (6, 3), (7, 4), (8, 4), (1, 1), (0, 1)])
def test_clk_nomination_vote_01_half_of_the_living_rounded_up(living: int, need: int) -> None:
    dead = " ".join(f"p{one}" for one in range(living + 1, 9))
    assert needed(a_table(TOWN, day=1, dead=dead).public) == need


def test_clk_nomination_vote_03_a_ghost_vote_is_spent_by_voting_once() -> None:
    circle = a_day(dead="p2")
    circle.nominate("p1", "p4", "p2", "p5")
    assert circle.public.spent == ("p2",)
    circle.plays(Nominate(HOST, "p4", "p5"))
    assert circle.refuses(CountHand(HOST, "p2", up=True)) == (GhostVoteSpent("p2"),)


def test_clk_nomination_vote_05_a_dead_nominee() -> None:
    circle = a_day(dead="p2")
    circle.nominate("p1", "p2", "p1")
    assert circle.refuses(Nominate(HOST, "p4", "p2")) == (NominatedTwice("p2"),)


def test_clk_nomination_vote_07_the_two_limits_are_separate_and_end_with_the_day() -> None:
    circle = a_day()
    circle.nominate("p1", "p4")
    assert circle.allows(Nominate(HOST, "p5", "p1"), Nominate(HOST, "p4", "p5"))
    circle.dusk()
    circle.dawn()
    circle.opens()
    assert circle.allows(Nominate(HOST, "p1", "p5"), Nominate(HOST, "p5", "p4"))


def test_clk_nomination_vote_09_four_against_four_and_nothing_higher() -> None:
    circle = a_day()
    four = ("p1", "p2", "p3", "p4")
    circle.nominate("p1", "p4", *four)
    circle.nominate("p2", "p5", *four)
    circle.plays(CloseNominations(HOST))
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (Tie("p4", "p5", 4),)
    assert circle.refuses(Execute(HOST, "p5", dies=True)) == (Tie("p5", "p4", 4),)
    assert circle.allows(Nightfall(HOST))


@pytest.mark.parametrize(("up", "spent"), [(True, ("p2",)), (False, ())])
def test_clk_nomination_vote_11_a_dead_voter_who_keeps_the_hand_down_keeps_the_vote(
    up: bool, spent: tuple[str, ...]
) -> None:
    circle = a_day(dead="p2")
    circle.plays(Nominate(HOST, "p1", "p4"), CountHand(HOST, "p2", up), CloseVote(HOST))
    assert circle.public.spent == spent


def test_clk_nomination_vote_13_a_death_at_noon_lowers_the_threshold_at_once() -> None:
    circle = a_day(f"{TOWN} recluse")
    assert standing(circle.public).next == 5
    circle.plays(Nominate(HOST, "p1", "p4"), Kill(HOST, "p1"))
    assert standing(circle.public).next == 4
    circle.plays(*(CountHand(HOST, seat, up=True) for seat in ("p5", "p6", "p7", "p1")), CloseVote(HOST))
    assert standing(circle.public).block == "p4"
    assert circle.public.spent == ("p1",)
    assert DeadNominates() in circle.refuses(Nominate(HOST, "p1", "p5"))
