"""The Virgin (001 성결자): the first who nominates her is executed, if of the Townsfolk."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import Execute, Nominate
from rules.clocktower.events import AbilitySpent, Died, Executed, Nominated, Noted, Spared
from rules.clocktower.state import Execution
from rules.clocktower.violations import (
    DayOver,
    DeadNominates,
    SecondExecution,
    VirginNotTownsfolk,
    VirginUsed,
    VoteOpen,
)
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table

TOWN = "virgin empath harpy po recluse artist cannibal"


def used(circle: Circle) -> bool:
    return not circle.grim.has("p1", "virgin")


def test_vir_1_a_townsfolk_who_nominates_her_is_executed_at_once() -> None:
    circle = a_table(TOWN, day=1)
    circle.opens()
    assert circle.plays(Nominate(HOST, "p2", "p1")) == (
        Nominated("p2", "p1"),
        Executed("p2", died=True),
        Died("p2", day=True, character="virgin"),
        AbilitySpent("p1", "virgin"),
        Noted("p2", "empath", "nomination"),
    )
    assert circle.public.dead == ("p2",)


def test_vir_1_only_the_first_time() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p5", "p1")
    circle.dusk()
    circle.dawn()
    circle.nominate("p2", "p1")
    assert circle.public.dead == ()


def test_vir_2_the_days_execution_is_done_though_somebody_else_was_about_to_die() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p6", "p4", "p1", "p2", "p5", "p6")
    circle.nominate("p2", "p1")
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (SecondExecution(),)
    assert circle.refuses(Nominate(HOST, "p5", "p3")) == (DayOver(),)
    assert circle.public.vote is None
    circle.dusk()
    assert circle.public.phase == "night"


@pytest.mark.parametrize("by", ["p3", "p4", "p5"])
def test_vir_3_nobody_else_is_and_the_vote_goes_on(by: str) -> None:
    circle = a_table(TOWN, day=1)
    circle.opens()
    circle.plays(Nominate(HOST, by, "p1"))
    assert circle.public.vote is not None
    assert circle.public.vote.of == "p1"
    assert circle.public.executions == ()
    team = {"p3": "minion", "p4": "demon", "p5": "outsider"}[by]
    assert circle.refuses(Execute(HOST, by, dies=True)) == (VirginNotTownsfolk(by, team),)


def test_vir_4_the_first_nomination_uses_it_up_whoever_made_it() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p5", "p1")
    assert used(circle)


@pytest.mark.parametrize("kind", ["drunk", "poisoned"])
def test_vir_4_even_where_she_was_impaired(kind: str) -> None:
    circle = a_table(TOWN, day=1)
    mark = circle.mark("p1", kind)
    circle.opens()
    circle.plays(Nominate(HOST, "p2", "p1"))
    assert circle.public.executions == ()
    assert used(circle)
    assert circle.refuses(Execute(HOST, "p2", dies=True)) == (VirginUsed(),)
    circle.turn(mark)
    assert used(circle)


def test_vir_4_the_vote_after_that_is_a_vote_like_any() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p5", "p1", "p2", "p3", "p4", "p5")
    assert circle.allows(Execute(HOST, "p1", dies=True))
    circle.plays(Nominate(HOST, "p6", "p2"))
    assert circle.refuses(Execute(HOST, "p2", dies=True)) == (VoteOpen("p2"),)


def test_vir_5_who_only_believes_to_be_one_is_no_townsfolk() -> None:
    circle = a_table("virgin recluse=empath harpy po artist", day=1)
    circle.nominate("p2", "p1")
    assert circle.public.executions == ()
    assert used(circle)


def test_vir_6_a_recluse_stays_an_outsider() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p5", "p1")
    assert circle.public.executions == ()


def test_vir_6_who_registers_as_a_townsfolk_is_the_storytellers_to_execute() -> None:
    circle = a_table("virgin spy empath po recluse artist", day=1)
    circle.opens()
    circle.plays(Nominate(HOST, "p2", "p1"))
    execute = Execute(HOST, "p2", dies=True)
    assert circle.refuses(execute) == (VirginNotTownsfolk("p2", "minion"),)
    circle.match.play(execute, overrule="the Spy registers as a Townsfolk")
    assert circle.public.executions == (Execution("p2", 1, died=True),)


def test_vir_7_a_dead_nominator_is_none_and_nothing_is_used_up() -> None:
    circle = a_table(TOWN, day=1, dead="p2")
    circle.opens()
    assert circle.refuses(Nominate(HOST, "p2", "p1")) == (DeadNominates(),)
    assert not used(circle)


def test_vir_8_a_traveller_is_no_townsfolk() -> None:
    circle = a_table(f"{TOWN} gunslinger", day=1)
    circle.nominate("p8", "p1")
    assert circle.public.executions == ()
    assert used(circle)


def test_vir_9_it_is_a_death_by_execution_like_any_other() -> None:
    circle = a_table("virgin empath harpy vortox recluse artist cannibal", day=1)
    circle.nominate("p2", "p1")
    assert circle.public.executions == (Execution("p2", 1, died=True),)
    assert circle.grim.lunch == "p2"
    circle.dusk()
    assert ("evil", "no_execution") not in circle.proposed()


def test_vir_9_who_is_protected_is_executed_and_lives() -> None:
    circle = a_table(TOWN, day=1)
    circle.mark("p2", "protected")
    circle.opens()
    events = circle.plays(Nominate(HOST, "p2", "p1"))
    assert Executed("p2") in events
    assert Spared("p2", "virgin") in events
    assert circle.public.dead == ()
    assert circle.grim.lunch == ""
