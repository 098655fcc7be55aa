"""The Xaan (001 잔): in the night of as many as there were Outsiders all Townsfolk are poisoned until dusk."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import FillBag, ShowAs
from rules.clocktower.events import BagSet, RolesSet
from rules.clocktower.violations import BagCount, DeadDoesNotWake, NotTonight
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table

TWO = "xaan recluse tinker po empath artist virgin preacher engineer"
GOOD = {"p5", "p6", "p7", "p8", "p9"}


def poisoned(circle: Circle) -> set[str]:
    return {seat for seat in circle.public.circle if circle.grim.impaired(seat)}


def reach(night: int, roles: str = TWO, outsiders: int = 2) -> Circle:
    """That night, in a game that began with so many Outsiders."""
    circle = a_table(roles, night=night)
    circle.corrects(BagSet(bag=circle.secret.bag, outsiders=outsiders))
    return circle


def test_xan_1_in_the_night_of_the_number_of_outsiders() -> None:
    circle = a_table(TWO, night=1)
    assert circle.why_not("xaan") == {NotTonight}
    circle.next_night()
    assert circle.wakes("xaan")
    circle.choose("xaan")
    assert poisoned(circle) == GOOD


def test_a_reason_with_two_causes_is_told_once() -> None:
    circle = a_table(TWO, night=1)
    seat = next(one for one in circle.public.circle if "xaan" in circle.grim.abilities(one))
    circle.mark(seat, "blocked", until="dawn")
    assert circle.refuses(circle.choice("xaan")) == (NotTonight("xaan"),)


def test_xan_2_that_night_and_the_day_after_and_no_longer() -> None:
    circle = a_table(TWO, night=2)
    circle.choose("xaan")
    circle.dawn()
    assert poisoned(circle) == GOOD
    circle.dusk()
    assert poisoned(circle) == set()
    assert circle.why_not("xaan") == {NotTonight}


@pytest.mark.parametrize("outsiders", range(8))
def test_xan_3_at_setup_there_may_be_any_number_of_outsiders(outsiders: int) -> None:
    good = ("empath", "artist", "virgin", "preacher", "engineer", "dreamer", "seamstress")
    sheet = "tinker recluse plaguedoctor moonchild drunk saint butler"
    table = a_table(" ".join(["empath"] * 9), script=f"{' '.join(good)} {sheet} xaan po")
    table.corrects(RolesSet(), BagSet())
    bag = ("xaan", "po", *sheet.split()[:outsiders], *good[: 7 - outsiders])
    assert table.allows(FillBag(HOST, bag))


def test_xan_3_without_one_the_table_counts() -> None:
    table = a_table("empath empath empath empath empath")
    table.corrects(RolesSet(), BagSet())
    assert table.refuses(FillBag(HOST, ("harpy", "po", "tinker", "empath", "artist"))) == (BagCount(5, 3, 0, 1, 1),)
    assert table.allows(FillBag(HOST, ("xaan", "po", "tinker", "empath", "artist")))


def test_xan_4_what_changes_later_changes_nothing() -> None:
    circle = a_table(TWO, night=1)
    circle.becomes("p2", "dreamer")
    circle.next_night()
    assert circle.secret.outsiders == 2
    assert circle.wakes("xaan")


def test_xan_5_dead_or_without_the_ability_nothing_happens() -> None:
    circle = a_table(TWO, night=2, dead="p1")
    assert circle.why_not("xaan") == {DeadDoesNotWake}
    circle = a_table(TWO, night=2)
    circle.mark("p1", "poisoned")
    circle.choose("xaan")
    assert poisoned(circle) == {"p1"}


def test_xan_5_it_ends_with_the_xaan() -> None:
    circle = a_table(TWO, night=2)
    circle.choose("xaan")
    circle.dawn()
    circle.kill("p1")
    assert poisoned(circle) == set()


def test_xan_6_none_at_all_is_never() -> None:
    circle = reach(1, outsiders=0)
    for _ in range(3):
        assert not circle.wakes("xaan")
        circle.next_night()


def test_xan_6_and_more_than_three_is_that_night() -> None:
    circle = reach(4, outsiders=5)
    assert not circle.wakes("xaan")
    circle.next_night()
    assert circle.wakes("xaan")
    assert {space.name.en for space in circle.picture().spaces} >= {"Fifth night"}


def test_xan_6_one_is_the_first_night() -> None:
    assert reach(1, outsiders=1).wakes("xaan")


def test_xan_7_who_joins_the_townsfolk_is_poisoned_with_them() -> None:
    circle = a_table(TWO, night=2)
    circle.choose("xaan")
    assert "p2" not in poisoned(circle)
    circle.becomes("p2", "dreamer")
    assert "p2" in poisoned(circle)


def test_xan_7_nobody_else_is() -> None:
    circle = a_table(f"{TWO} gunslinger", night=2)
    circle.choose("xaan")
    assert poisoned(circle) == GOOD


def test_xan_8_never_woken_and_after_engineer_and_preacher() -> None:
    circle = a_table(TWO, night=2)
    assert circle.steps()[:3] == ["engineer:p9", "preacher:p8", "xaan:p1"]
    circle.choose("xaan")
    assert not any(wake.seat == "p1" for wake in circle.secret.wakes)


def test_xan_9_by_true_characters_one_who_believes_otherwise_included() -> None:
    circle = a_table("empath empath empath empath empath empath", script="xaan drunk tinker po empath artist virgin")
    circle.corrects(RolesSet(), BagSet())
    circle.plays(FillBag(HOST, ("xaan", "drunk", "tinker", "po", "empath", "artist")))
    circle.plays(ShowAs(HOST, circle.seat("drunk"), "virgin"))
    assert circle.secret.outsiders == 2
