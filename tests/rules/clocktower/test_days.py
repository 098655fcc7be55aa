"""Nominations, votes, executions, exiles (clocktower.md B3)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.clocktower.actions import (
    CallExile,
    CancelVote,
    CloseNominations,
    CloseVote,
    CountHand,
    Execute,
    Exile,
    Nightfall,
    Nominate,
    OpenNominations,
    Revive,
)
from rules.clocktower.events import Died, Executed, Exiled, HandCounted, VoteCancelled, VoteClosed
from rules.clocktower.violations import (
    AlreadyDead,
    DayOver,
    DeadNominates,
    DoneAlready,
    ExileFew,
    ExileInstead,
    ExileNotTraveller,
    GhostVoteSpent,
    NominatedTwice,
    NominateTwice,
    NotDay,
    NotDead,
    NoVote,
    Protected,
    SecondExecution,
    Tie,
    TooFewVotes,
    VoteLocked,
    VoteOpen,
)
from rules.clocktower.votes import clock, needed, next_hand, standing
from rules.seats import HOST
from rules.violations import NotYourTurn
from tests.rules.clocktower.table import Circle, a_table

TOWN = "empath artist virgin dreamer seamstress chambermaid harpy po"
TRAVELLED = f"{TOWN} gunslinger scapegoat"


def a_day(roles: str = TOWN, **more: Any) -> Circle:
    circle = a_table(roles, day=1, **more)
    circle.opens()
    return circle


def some(number: int) -> tuple[str, ...]:
    return tuple(f"p{one}" for one in range(1, number + 1))


def test_b3_only_the_living_nominate_and_each_once_a_day() -> None:
    circle = a_day(dead="p2")
    assert circle.refuses(Nominate(HOST, "p2", "p1")) == (DeadNominates(),)
    circle.nominate("p1", "p4")
    assert circle.refuses(Nominate(HOST, "p1", "p5")) == (NominateTwice("p1"),)
    assert circle.refuses(Nominate(HOST, "p5", "p4")) == (NominatedTwice("p4"),)


def test_b3_oneself_and_the_dead_may_be_nominated() -> None:
    circle = a_day(dead="p2")
    assert circle.allows(Nominate(HOST, "p1", "p1"), Nominate(HOST, "p1", "p2"))


def test_b3_nominations_are_opened_and_closed() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.refuses(Nominate(HOST, "p1", "p4")) == (NotDay(),)
    assert circle.refuses(CloseNominations(HOST)) == (DoneAlready(),)
    circle.opens()
    assert circle.refuses(OpenNominations(HOST)) == (DoneAlready(),)
    circle.plays(CloseNominations(HOST))
    assert circle.refuses(Nominate(HOST, "p1", "p4")) == (NotDay(),)
    assert circle.allows(OpenNominations(HOST))


def test_b3_one_vote_at_a_time() -> None:
    circle = a_day(TRAVELLED)
    circle.plays(Nominate(HOST, "p1", "p4"))
    for action in (Nominate(HOST, "p2", "p5"), CallExile(HOST, "p2", "p9"), Nightfall(HOST), CloseNominations(HOST)):
        assert VoteOpen("p4") in circle.refuses(action)
    assert circle.refuses(Execute(HOST, "p1", dies=True)) == (VoteOpen("p4"),)


def test_b3_hands_are_counted_clockwise_and_the_nominees_last() -> None:
    circle = a_day()
    circle.plays(Nominate(HOST, "p1", "p4"))
    vote = circle.public.vote
    assert vote is not None
    assert clock(circle.public, vote) == ("p5", "p6", "p7", "p8", "p1", "p2", "p3", "p4")
    circle.plays(CountHand(HOST, "p5", up=True), CountHand(HOST, "p6", up=False))
    vote = circle.public.vote
    assert vote is not None
    assert next_hand(circle.public, vote) == "p7"
    assert vote.hands == ("p5",)


def test_b3_a_counted_hand_stays_counted() -> None:
    circle = a_day()
    assert circle.refuses(CountHand(HOST, "p1", up=True)) == (NoVote(),)
    assert circle.refuses(CloseVote(HOST)) == (NoVote(),)
    circle.plays(Nominate(HOST, "p1", "p4"), CountHand(HOST, "p5", up=True))
    assert circle.refuses(CountHand(HOST, "p5", up=False)) == (VoteLocked("p5"),)


def test_b3_the_living_vote_as_often_as_they_like() -> None:
    circle = a_day()
    circle.nominate("p1", "p4", "p1", "p2")
    circle.nominate("p2", "p5", "p1", "p2")
    assert [one.hands for one in circle.public.nominations] == [("p1", "p2"), ("p1", "p2")]


def test_b3_the_dead_have_one_vote_for_the_rest_of_the_game() -> None:
    circle = a_day(dead="p2")
    circle.plays(Nominate(HOST, "p1", "p4"))
    assert circle.plays(CountHand(HOST, "p2", up=True)) == (HandCounted("p2", up=True, ghost=True),)
    circle.plays(CloseVote(HOST))
    assert circle.public.spent == ("p2",)
    circle.dusk()
    circle.dawn()
    circle.opens()
    circle.plays(Nominate(HOST, "p1", "p4"))
    assert circle.refuses(CountHand(HOST, "p2", up=True)) == (GhostVoteSpent("p2"),)
    assert circle.allows(CountHand(HOST, "p2", up=False))


def test_b3_a_vote_that_is_cancelled_spends_nothing() -> None:
    circle = a_day(dead="p2")
    circle.plays(Nominate(HOST, "p1", "p4"), CountHand(HOST, "p2", up=True))
    assert circle.plays(CancelVote(HOST)) == (VoteCancelled("p4"),)
    assert circle.public.spent == ()
    assert circle.allows(Nominate(HOST, "p1", "p4"))


def test_b3_who_comes_back_has_a_vote_again() -> None:
    circle = a_day(dead="p2")
    circle.nominate("p1", "p4", "p2")
    assert circle.refuses(Revive(HOST, "p1")) == (NotDead("p1"),)
    circle.plays(Revive(HOST, "p2"))
    assert circle.public.spent == ()
    assert circle.public.living == circle.public.circle


@pytest.mark.parametrize(("living", "need"), [(5, 3), (6, 3), (7, 4), (8, 4), (1, 1), (0, 1)])
def test_b3_half_of_the_living_rounded_up(living: int, need: int) -> None:
    dead = " ".join(f"p{one}" for one in range(living + 1, 9))
    assert needed(a_table(TOWN, day=1, dead=dead).public) == need


def test_b3_travellers_are_among_the_living() -> None:
    assert needed(a_table(TRAVELLED, day=1).public) == 5


def test_b3_enough_and_more_than_anybody_else() -> None:
    circle = a_day()
    circle.nominate("p1", "p4", *some(3))
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (TooFewVotes(4, "p4", 3),)
    circle.nominate("p2", "p5", *some(4))
    assert standing(circle.public).block == "p5"
    circle.nominate("p3", "p6", *some(5))
    assert standing(circle.public).block == "p6"
    assert circle.refuses(Execute(HOST, "p5", dies=True)) == (TooFewVotes(6, "p5", 4),)
    assert circle.plays(Execute(HOST, "p6", dies=True)) == (Executed("p6", died=True), Died("p6", day=True))


def test_b3_a_tie_clears_the_block_and_the_next_one_needs_more() -> None:
    circle = a_day()
    circle.nominate("p1", "p4", *some(4))
    assert (standing(circle.public).ties, standing(circle.public).next) == (4, 5)
    circle.nominate("p2", "p5", *some(4))
    assert standing(circle.public).block == ""
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (Tie("p4", "p5", 4),)
    circle.nominate("p3", "p6", *some(4))
    assert standing(circle.public).leaders == ("p4", "p5", "p6")
    circle.nominate("p4", "p7", *some(5))
    assert standing(circle.public).block == "p7"


def test_b3_a_count_that_was_not_enough_still_ties_after_a_death() -> None:
    circle = a_day(f"{TOWN} preacher")
    circle.nominate("p1", "p4", *some(4))
    assert standing(circle.public).ties == 0
    circle.kill("p9")
    assert (standing(circle.public).next, standing(circle.public).ties) == (5, 4)
    circle.nominate("p2", "p5", *some(4))
    assert standing(circle.public).block == ""
    assert circle.refuses(Execute(HOST, "p5", dies=True)) == (Tie("p5", "p4", 4),)


def test_b3_nor_does_a_death_make_it_enough_afterwards() -> None:
    circle = a_day(f"{TOWN} preacher")
    circle.nominate("p1", "p4", *some(4))
    circle.kill("p9")
    assert standing(circle.public).block == ""


def test_b3_one_execution_a_day_which_ends_nominations() -> None:
    circle = a_day()
    circle.nominate("p1", "p4", *some(4))
    circle.execute("p4")
    assert SecondExecution() in circle.refuses(Execute(HOST, "p5", dies=True))
    assert circle.refuses(Nominate(HOST, "p2", "p5")) == (DayOver(),)
    assert circle.refuses(OpenNominations(HOST)) == (DayOver(),)


def test_b3_executing_the_dead_uses_it_up() -> None:
    circle = a_day(dead="p4")
    circle.nominate("p1", "p4", *some(4))
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (AlreadyDead("p4"),)
    circle.execute("p4", dies=False)
    assert SecondExecution() in circle.refuses(Execute(HOST, "p5", dies=True))


def test_b3_an_execution_is_not_a_death() -> None:
    circle = a_day()
    circle.mark("p4", "protected")
    circle.nominate("p1", "p4", *some(4))
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (Protected("p4"),)
    assert circle.plays(Execute(HOST, "p4", dies=False)) == (Executed("p4"),)
    assert circle.public.dead == ()
    assert circle.public.executed is not None


def test_b3_travellers_are_exiled_by_half_of_all_the_dead_too() -> None:
    circle = a_day(TRAVELLED, dead="p1 p2 p3 p4")
    assert needed(circle.public, exile=True) == 5
    circle.call_exile("p1", "p9", *some(4))
    assert circle.refuses(Exile(HOST, "p9")) == (ExileFew(5, 4),)
    circle.call_exile("p2", "p9", *some(5))
    assert circle.plays(Exile(HOST, "p9")) == (Exiled("p9"), Died("p9", day=True))


def test_b3_any_number_of_calls_by_anybody() -> None:
    circle = a_day(TRAVELLED, dead="p1")
    for _ in range(2):
        circle.call_exile("p1", "p9", "p1")
    assert circle.allows(CallExile(HOST, "p1", "p9"), CallExile(HOST, "p1", "p10"), Nominate(HOST, "p2", "p3"))


def test_b3_support_for_an_exile_spends_no_vote_of_the_dead() -> None:
    circle = a_day(TRAVELLED, dead="p1")
    circle.call_exile("p2", "p9", "p1")
    circle.nominate("p2", "p4", "p1")
    assert circle.public.spent == ("p1",)
    circle.plays(CallExile(HOST, "p2", "p9"))
    assert circle.allows(CountHand(HOST, "p1", up=True))


def test_b3_an_exile_is_no_execution_and_no_vote() -> None:
    circle = a_day(TRAVELLED)
    circle.call_exile("p2", "p9", *circle.public.circle)
    circle.plays(Exile(HOST, "p9"))
    assert circle.public.executions == ()
    assert circle.public.open
    assert circle.secret.spoken == ()
    assert standing(circle.public).leaders == ()
    assert circle.refuses(Exile(HOST, "p9")) == (AlreadyDead("p9"),)


def test_b3_only_travellers_are_exiled_and_only_others_executed() -> None:
    circle = a_day(TRAVELLED)
    assert circle.refuses(CallExile(HOST, "p1", "p2")) == (ExileNotTraveller("p2"),)
    assert ExileNotTraveller("p2") in circle.refuses(Exile(HOST, "p2"))
    assert circle.refuses(Nominate(HOST, "p1", "p9")) == (ExileInstead("p9"),)
    assert ExileInstead("p9") in circle.refuses(Execute(HOST, "p9", dies=True))


def test_b3_counts_are_closed_as_they_were_needed_then() -> None:
    circle = a_day()
    assert circle.nominate("p1", "p4", *some(4))[-5:][0] == VoteClosed("p4", 4, 4)


def test_b3_a_new_day_begins_with_nothing() -> None:
    circle = a_day()
    circle.nominate("p1", "p4", *some(7))
    circle.dusk()
    circle.dawn()
    assert standing(circle.public).next == 4
    circle.nominate("p1", "p4", *some(4))
    assert standing(circle.public).block == "p4"


def test_b3_all_of_it_is_the_storytellers_to_enter() -> None:
    circle = a_day()
    assert circle.refuses(Nominate("p1", "p1", "p4")) == (NotYourTurn(HOST),)
