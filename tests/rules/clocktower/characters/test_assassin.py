"""The Assassin (001 암살자): somebody dies whatever keeps death away, once."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import ChangeSide
from rules.clocktower.events import AbilitySpent, Died
from rules.clocktower.violations import FirstNight, Spent
from rules.seats import HOST
from tests.rules.clocktower.table import a_table, reasons, those

TOWN = "assassin empath artist po recluse virgin chambermaid"


def test_asn_1_somebody_dies_even_if_protected() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p2", "protected")
    circle.choose("assassin", "p2")
    assert circle.secret.dying == ("p2",)


def test_asn_1_once() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("assassin", "p2")
    circle.next_night()
    assert circle.why_not("assassin") == {Spent}
    assert reasons(circle, circle.choice("assassin", "p3")) == {Spent}


def test_asn_1_not_in_the_first_night() -> None:
    circle = a_table(TOWN, night=1)
    assert not circle.wakes("assassin")
    assert circle.refuses(circle.choice("assassin", "p2")) == (FirstNight("assassin"),)


@pytest.mark.parametrize("kind", ["drunk", "poisoned"])
def test_asn_2_impaired_nobody_dies_and_it_is_used_up(kind: str) -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", kind)
    events = circle.choose("assassin", "p2")
    assert those(Died, events) == []
    assert AbilitySpent("p1", "assassin") in events


def test_asn_3_a_goon_dies_and_is_turned_by_hand() -> None:
    circle = a_table("assassin goon artist po recluse virgin", night=2)
    circle.choose("assassin", "p2")
    circle.plays(ChangeSide(HOST, "p2", evil=True))
    assert circle.secret.dying == ("p2",)
    assert circle.grim.is_evil("p2")


def test_asn_4_woken_every_night_until_it_was_used() -> None:
    circle = a_table(TOWN, night=2)
    for _ in range(2):
        assert circle.wakes("assassin")
        circle.choose("assassin")
        assert circle.grim.has("p1", "assassin")
        circle.next_night()
    circle.choose("assassin", "p2")
    circle.next_night()
    assert not circle.wakes("assassin")


def test_asn_4_shaking_the_head_was_a_waking() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("assassin")
    circle.choose("chambermaid", "p1", "p6")
    assert circle.legal("chambermaid") == {("1",)}


def test_asn_5_the_dead_may_be_chosen_for_nothing() -> None:
    circle = a_table(TOWN, night=2, dead="p2")
    events = circle.choose("assassin", "p2")
    assert those(Died, events) == []
    assert AbilitySpent("p1", "assassin") in events
