"""The Recluse (001 은둔자): may register as evil, as a Minion or as a Demon."""

from __future__ import annotations

import pytest

from rules.clocktower.events import Learned, Marked, Woke
from tests.rules.clocktower.table import NO, YES, Circle, a_table, reasons, those

TOWN = "recluse empath seamstress dreamer flowergirl towncrier po harpy preacher"


def with_recluse_active(dead: str = "", kind: str = "") -> Circle:
    """The night after a day on which a Recluse nominated and voted."""
    circle = a_table(TOWN, day=1)
    circle.nominate("p1", "p7", "p1", "p3")
    circle.dusk()
    if dead:
        circle.kill(dead)
    if kind:
        circle.mark("p1", kind)
    circle.choose("seamstress", "p1", "p5")
    circle.choose("dreamer", "p1")
    return circle


@pytest.mark.parametrize("dead", ["", "p1"])
def test_rec_1_registers_as_evil_a_minion_or_a_demon_even_when_dead(dead: str) -> None:
    circle = with_recluse_active(dead)
    assert circle.legal("seamstress") == {YES, NO}
    assert circle.legal("flowergirl") == {YES, NO}
    assert circle.legal("towncrier") == {YES, NO}
    assert {("empath", "harpy"), ("empath", "riot"), ("recluse", "po")} <= circle.legal("dreamer")


def test_rec_1_an_evil_recluse_is_never_shown_as_good() -> None:
    circle = a_table("seamstress recluse artist po harpy", night=1, evil="p2")
    circle.choose("seamstress", "p2", "p3")
    assert circle.legal("seamstress") == {NO}


def test_rec_2_the_storyteller_decides_anew_in_every_check_and_nothing_is_kept() -> None:
    circle = a_table("recluse empath artist po harpy virgin", night=1)
    for shown in ("1", "0", "1"):
        before = circle.secret.marks, circle.secret.roles, circle.secret.evil
        circle.tell("empath", shown)
        assert (circle.secret.marks, circle.secret.roles, circle.secret.evil) == before
        circle.next_night()


def test_rec_2_the_record_keeps_what_was_shown_beside_what_could_have_been() -> None:
    circle = a_table("recluse empath artist po harpy virgin", night=1)
    (told,) = those(Learned, circle.tell("empath", "1"))
    assert (told["shown"], told["truths"], told["why"]) == (("1",), (("0",), ("1",)), "sober")


def test_rec_3_whether_a_preacher_reaches_one_is_for_the_storyteller_to_say() -> None:
    circle = a_table(TOWN, night=2)
    assert those(Marked, circle.choose("preacher", "p1")) == []
    assert not circle.grim.silenced("p1")
    circle.mark("p1", "no_ability", source="p9", character="preacher")
    assert circle.grim.silenced("p1")
    circle.kill("p9")
    assert not circle.grim.silenced("p1")


def test_rec_4_evil_and_good_in_one_night() -> None:
    circle = with_recluse_active()
    assert reasons(circle, circle.telling("empath", "1")) == set()
    circle.tell("empath", "1")
    circle.tell("seamstress", "yes")
    circle.tell("dreamer", "recluse", "po")
    circle.tell("flowergirl", "yes")
    circle.tell("towncrier", "no")
    assert [one.why for one in circle.secret.told] == ["sober"] * 5


@pytest.mark.parametrize("night", [1, 2, 3])
def test_rec_5_has_no_step_of_the_own_or_of_what_it_registers_as(night: int) -> None:
    circle = a_table(TOWN, night=night)
    assert not [one for one in circle.steps() if one.endswith(":p1")]


def test_rec_5_is_told_nothing_of_evil_in_the_first_night() -> None:
    circle = a_table(TOWN, night=1)
    woken = those(Woke, circle.evil_learns())
    assert {one["seat"] for one in woken} == {"p7", "p8"}


@pytest.mark.parametrize("kind", ["poisoned", "drunk", "no_ability"])
def test_rec_6_without_the_ability_the_truth_alone(kind: str) -> None:
    circle = with_recluse_active(kind=kind)
    assert circle.legal("empath") == {("0",)}
    assert circle.legal("seamstress") == {YES}
    assert circle.legal("flowergirl") == {NO}
    assert circle.legal("towncrier") == {NO}
    assert {pair for pair in circle.legal("dreamer") if "recluse" not in pair} == set()
