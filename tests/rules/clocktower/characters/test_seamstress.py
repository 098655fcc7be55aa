"""The Seamstress (001 재봉사): whether two players are on the same side, once."""

from __future__ import annotations

from typing import Any

from rules.clocktower.actions import Choose
from rules.clocktower.events import AbilitySpent, Learned, Woke
from rules.clocktower.violations import (
    InfoImpossible,
    NothingChosen,
    PicksCount,
    SeamstressTarget,
    Spent,
    VortoxTrueInfo,
)
from rules.engine import offers
from rules.offers import Several
from rules.seats import HOST
from rules.tags import tag
from tests.rules.clocktower.table import NO, YES, Answers, Circle, a_table, reasons, those

TOWN = "seamstress artist po recluse harpy tinker gunslinger virgin"


def sewing(one: str, other: str, roles: str = TOWN, **more: Any) -> Circle:
    """A Seamstress who has pointed at two."""
    circle = a_table(roles, night=2, **more)
    circle.choose("seamstress", one, other)
    return circle


def legal(one: str, other: str, roles: str = TOWN, **more: Any) -> Answers:
    """What she may be told of these two."""
    return sewing(one, other, roles, **more).legal("seamstress")


def test_sea_1_two_others_living_or_dead_travellers_too() -> None:
    circle = a_table(TOWN, night=1, dead="p8 p6")
    for pair in (("p2", "p3"), ("p3", "p2"), ("p8", "p6"), ("p7", "p2")):
        assert circle.allows(circle.choice("seamstress", *pair)), pair
    for wrong in (("p1", "p2"), ("p2", "p1"), ("p2", "p2"), ("p2",)):
        assert reasons(circle, circle.choice("seamstress", *wrong)) == {SeamstressTarget}, wrong
    for more in (("p2", "p3", "p4"), ("p2", "p3", "p3")):
        assert reasons(circle, circle.choice("seamstress", *more)) == {SeamstressTarget}
    assert reasons(circle, circle.choice("seamstress", "p2", "p3", characters=("po",))) == {PicksCount}


def test_sea_2_whether_both_are_on_the_same_side() -> None:
    assert legal("p2", "p6") == {YES}
    assert legal("p3", "p5") == {YES}
    assert legal("p2", "p3") == {NO}
    assert legal("p5", "p8") == {NO}


def test_sea_2_sides_and_not_characters() -> None:
    assert legal("p2", "p3", good="p3") == {YES}
    assert legal("p2", "p3", evil="p2") == {YES}
    assert legal("p2", "p7") == {YES}
    assert legal("p2", "p7", evil="p7") == {NO}


def test_sea_2_a_nod_or_a_shake_after_the_choice() -> None:
    circle = a_table(TOWN, night=2)
    assert reasons(circle, circle.telling("seamstress", "yes")) == {NothingChosen}
    circle.choose("seamstress", "p2", "p6")
    for wrong in ("no", "1"):
        assert reasons(circle, circle.telling("seamstress", wrong)) == {InfoImpossible}
    assert [one["shown"] for one in those(Learned, circle.tell("seamstress", "yes"))] == [YES]


def test_sea_3_every_night_until_used_and_shaking_the_head_uses_nothing() -> None:
    circle = a_table(TOWN, night=1)
    for _ in range(3):
        assert circle.wakes("seamstress")
        events = circle.choose("seamstress")
        assert [one["cause"] for one in those(Woke, events)] == ["ability"]
        assert those(AbilitySpent, events) == []
        assert not circle.wakes("seamstress")
        circle.next_night()
    assert circle.grim.has("p1", "seamstress")


def test_sea_4_used_up_by_the_choice_and_off_the_list() -> None:
    circle = sewing("p2", "p6")
    assert not circle.grim.has("p1", "seamstress")
    circle.tell("seamstress", "yes")
    circle.next_night()
    assert not circle.wakes("seamstress")
    assert circle.why_not("seamstress") == {Spent}
    assert Spent in reasons(circle, circle.choice("seamstress", "p2", "p3"))


def test_sea_4_her_answer_is_still_that_of_one_who_has_the_ability() -> None:
    assert legal("p2", "p3") == {NO}


def test_sea_5_a_vortox_turns_the_answer_round() -> None:
    roles = TOWN.replace("po", "vortox")
    assert legal("p2", "p6", roles) == {NO}
    assert legal("p2", "p3", roles) == {YES}
    circle = sewing("p2", "p3", roles)
    assert reasons(circle, circle.telling("seamstress", "no")) == {VortoxTrueInfo}


def test_sea_5_impaired_either_and_still_used_up() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "poisoned")
    assert those(AbilitySpent, circle.choose("seamstress", "p2", "p3"))
    assert circle.legal("seamstress") == {YES, NO}
    circle.tell("seamstress", "yes")
    circle.next_night()
    assert not circle.wakes("seamstress")


def test_sea_5_a_recluse_is_on_either_side() -> None:
    assert legal("p2", "p4") == {YES, NO}
    assert legal("p3", "p4") == {YES, NO}
    assert legal("p4", "p5", TOWN.replace("po", "vortox")) == {YES, NO}


def test_sea_5_a_drunk_recluse_is_not() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p4", "drunk")
    circle.choose("seamstress", "p2", "p4")
    assert circle.legal("seamstress") == {YES}


def test_sea_1_two_are_pointed_at_or_nobody() -> None:
    circle = a_table(TOWN, night=2)
    forms = offers(circle.match.book, circle.match.table, HOST)
    (form,) = (one for one in forms if one.action == tag(Choose) and ("character", "seamstress") in one.fixed)
    (hole,) = form.holes
    assert isinstance(hole.domain, Several)
    assert (hole.domain.options, hole.domain.high) == (circle.public.circle, 2)
