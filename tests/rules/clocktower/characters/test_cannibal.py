"""The Cannibal (001 식인종): the ability of whoever was executed and died last."""

from __future__ import annotations

from typing import Any

from rules.clocktower.actions import Execute, LayCurse, ShowCard, TakeMark
from rules.clocktower.events import CardShown, Woke
from rules.clocktower.violations import AlreadyDead, CannibalTold
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table, those

TOWN = "cannibal empath harpy po seamstress recluse artist investigator"


def eaten(*who: str, roles: str = TOWN, **more: Any) -> Circle:
    """The night after these people were executed one day after another."""
    circle = a_table(roles, day=1, **more)
    for one in who:
        circle.nominate("p1", one, *circle.public.living)
        circle.execute(one)
        circle.dusk()
        if one != who[-1]:
            circle.dawn()
    return circle


def test_can_1_the_ability_of_whoever_died_last_by_execution() -> None:
    circle = eaten("p2")
    assert circle.grim.lunch == "p2"
    assert circle.grim.able("p1", "empath")
    assert circle.wakes("empath", "p1")


def test_can_1_who_ate_nobody_has_nothing() -> None:
    circle = a_table(TOWN, night=2)
    assert circle.grim.abilities("p1") == ("cannibal",)


def test_can_2_evil_poisons_until_a_good_one_dies_by_execution() -> None:
    circle = eaten("p3")
    assert circle.grim.impaired("p1")
    circle.next_night()
    assert circle.grim.impaired("p1")
    circle = eaten("p3", "p2")
    assert not circle.grim.impaired("p1")
    assert circle.grim.able("p1", "empath")


def test_can_2_evil_by_side_and_not_by_character() -> None:
    assert eaten("p2", evil="p2").grim.impaired("p1")
    assert not eaten("p3", good="p3").grim.impaired("p1")


def test_can_2_the_storyteller_may_pretend_an_ability() -> None:
    circle = eaten("p3")
    assert not any(circle.wakes(one, "p1") for one in circle.grim.sheet)
    circle.mark("p1", "bluff", character="empath")
    assert circle.wakes("empath", "p1")
    assert circle.legal("empath", "p1") == {("0",), ("1",), ("2",)}
    assert [one["cause"] for one in those(Woke, circle.tell("empath", "2", to="p1"))] == ["bluff"]


def test_can_3_it_is_not_told_which_one() -> None:
    circle = eaten("p2")
    assert circle.seen("p1").secret.roles == {"p1": "cannibal"}
    told = ShowCard(HOST, "p1", "you-are", characters=("empath",))
    assert circle.refuses(told) == (CannibalTold(),)
    assert circle.allows(ShowCard(HOST, "p1", "you-are", characters=("artist",)))
    assert circle.allows(ShowCard(HOST, "p7", "you-are", characters=("empath",)))
    assert circle.allows(ShowCard(HOST, "p1", "not-in-play", characters=("empath",)))
    assert circle.plays(ShowCard(HOST, "p1", "use-your-ability")) == (CardShown("p1", "use-your-ability"),)


def test_can_4_each_one_takes_the_place_of_the_one_before() -> None:
    circle = eaten("p2", "p5")
    assert circle.grim.abilities("p1") == ("cannibal", "seamstress")
    assert not circle.wakes("empath", "p1")
    assert circle.wakes("seamstress", "p1")


def test_can_5_who_was_dead_before_is_no_meal() -> None:
    circle = a_table(TOWN, day=1, dead="p2")
    circle.nominate("p1", "p2", *circle.public.living)
    assert circle.refuses(Execute(HOST, "p2", dies=True)) == (AlreadyDead("p2"),)
    circle.execute("p2", dies=False)
    assert circle.grim.lunch == ""


def test_can_6_who_lives_through_it_is_no_meal() -> None:
    circle = a_table(TOWN, day=1)
    circle.nominate("p1", "p2", *circle.public.living)
    circle.execute("p2", dies=False)
    assert circle.grim.abilities("p1") == ("cannibal",)


def test_can_7_what_works_for_the_dead_goes_on_when_the_cannibal_dies() -> None:
    circle = eaten("p6")
    circle.kill("p1")
    assert circle.grim.able("p1", "recluse")
    assert not circle.grim.able("p1", "cannibal")


def test_can_7_the_others_end() -> None:
    circle = eaten("p2")
    circle.kill("p1")
    assert not circle.grim.able("p1", "empath")
    assert not circle.wakes("empath", "p1")


def test_can_7_who_ate_a_moonchild_curses_when_dead() -> None:
    circle = eaten("p2", roles="cannibal moonchild harpy po seamstress recluse artist investigator")
    circle.kill("p1")
    circle.dawn()
    circle.plays(LayCurse(HOST, "p1", "p7"))
    circle.dusk()
    circle.choose("moonchild", by="p1")
    assert circle.secret.dying == ("p7",)


def test_can_8_poisoned_by_evil_and_free_of_it_again() -> None:
    poisoned = [eaten(*who).grim.impaired("p1") for who in (("p3",), ("p3", "p4"), ("p3", "p4", "p7"))]
    assert poisoned == [True, True, False]


def test_can_9_woken_at_the_usual_time_of_what_was_swallowed() -> None:
    circle = eaten("p2")
    order = circle.steps()
    assert order.index("po:p4") < order.index("empath:p1") < order.index("seamstress:p5")


def test_can_9_a_first_night_comes_in_the_night_after() -> None:
    circle = eaten("p8")
    assert circle.wakes("investigator", "p1")
    assert circle.steps().index("po:p4") < circle.steps().index("investigator:p1")
    circle.next_night()
    assert not circle.wakes("investigator", "p1")


def test_can_9_never_where_it_never_wakes() -> None:
    circle = eaten("p7")
    assert not any(one.endswith(":p1") for one in circle.steps())


def test_can_10_after_evil_it_is_woken_for_the_noted_bluff() -> None:
    circle = eaten("p3")
    circle.mark("p1", "bluff", character="seamstress")
    circle.choose("seamstress", "p2", "p4", by="p1")
    assert circle.legal("seamstress", "p1") == {("yes",), ("no",)}
    assert not circle.grim.able("p1", "seamstress")


def test_can_10_a_bluff_uses_up_nothing_that_comes_later() -> None:
    circle = eaten("p3")
    bluff = circle.mark("p1", "bluff", character="seamstress")
    circle.choose("seamstress", "p2", "p4", by="p1")
    circle.dawn()
    circle.plays(TakeMark(HOST, bluff))
    circle.nominate("p1", "p5", *circle.public.living)
    circle.execute("p5")
    circle.dusk()
    assert circle.grim.able("p1", "seamstress")
    assert circle.wakes("seamstress", "p1")


def test_can_11_an_exile_is_no_execution() -> None:
    circle = a_table(f"{TOWN} gunslinger", day=1)
    circle.call_exile("p1", "p9", *circle.public.circle)
    from rules.clocktower.actions import Exile

    circle.plays(Exile(HOST, "p9"))
    assert circle.grim.lunch == ""


def test_can_11_the_virgins_victim_is_a_meal() -> None:
    circle = a_table("cannibal virgin harpy po seamstress recluse artist", day=1)
    circle.nominate("p5", "p2")
    assert circle.grim.lunch == "p5"
    assert circle.grim.able("p1", "seamstress")


def test_can_12_its_own_jinxes_are_not_on_this_sheet() -> None:
    circle = a_table(TOWN, night=1)
    assert not any("cannibal" in pair for pair in circle.match.book.content.jinxes)
