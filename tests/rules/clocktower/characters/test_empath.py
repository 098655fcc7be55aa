"""The Empath (001 초공감자): how many of the two living neighbours are evil."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import SwapSeats, Tell
from rules.clocktower.events import Learned, Woke
from rules.clocktower.violations import DeadDoesNotWake, InfoImpossible, VortoxTrueInfo
from rules.engine import offers
from rules.offers import Several
from rules.seats import HOST
from rules.tags import tag
from tests.rules.clocktower.table import Answers, a_table, reasons, those

ANY = {("0",), ("1",), ("2",)}


def numbers(*these: str) -> Answers:
    """These answers."""
    return {(one,) for one in these}


@pytest.mark.parametrize(
    ("roles", "count"),
    [
        ("empath artist virgin po harpy artist", "0"),
        ("empath po virgin artist harpy artist", "1"),
        ("empath artist virgin po artist harpy", "1"),
        ("empath po virgin artist tinker harpy", "2"),
    ],
)
def test_emp_1_the_number_of_evil_neighbours(roles: str, count: str) -> None:
    circle = a_table(roles, night=2)
    assert circle.legal("empath") == numbers(count)
    assert reasons(circle, circle.telling("empath", count)) == set()
    for other in {"0", "1", "2"} - {count}:
        assert reasons(circle, circle.telling("empath", other)) == {InfoImpossible}


def test_emp_1_only_the_number_is_told() -> None:
    circle = a_table("empath po virgin artist tinker harpy", night=2)
    events = circle.tell("empath", "2")
    assert [one["shown"] for one in those(Learned, events)] == [("2",)]
    assert [(one["seat"], one["cause"]) for one in those(Woke, events)] == [("p1", "ability")]


def test_emp_1_the_circle_is_round_and_chairs_count() -> None:
    circle = a_table("artist virgin po tinker artist empath", night=2)
    assert circle.legal("empath") == numbers("0")
    circle.plays(SwapSeats(HOST, "p1", "p3"))
    assert circle.legal("empath") == numbers("1")


def test_emp_2_every_night_anew() -> None:
    circle = a_table("empath po virgin artist tinker harpy", night=1)
    for _ in range(3):
        assert circle.wakes("empath")
        circle.tell("empath", "2")
        assert not circle.wakes("empath")
        circle.next_night()


def test_emp_2_a_dead_empath_sleeps() -> None:
    circle = a_table("empath po virgin artist tinker harpy", night=2, dead="p1")
    assert not circle.wakes("empath")
    assert circle.why_not("empath") == {DeadDoesNotWake}


def test_emp_3_dead_neighbours_are_skipped() -> None:
    roles = "empath artist po harpy virgin tinker"
    assert a_table(roles, night=2).legal("empath") == numbers("0")
    assert a_table(roles, night=2, dead="p2").legal("empath") == numbers("1")
    assert a_table(roles, night=2, dead="p6 p5").legal("empath") == numbers("1")
    assert a_table(roles, night=2, dead="p2 p5 p6").legal("empath") == numbers("2")


def test_emp_4_acts_after_the_demon_and_passes_over_whom_it_killed() -> None:
    circle = a_table("empath artist harpy vortox tinker virgin", night=2)
    open_steps = circle.steps()
    assert open_steps.index("vortox:p4") < open_steps.index("empath:p1")
    circle.mark("p4", "poisoned")
    assert circle.legal("empath") == numbers("0")
    circle.kill("p2")
    assert circle.public.dead == ()
    assert circle.legal("empath") == numbers("1")


def test_emp_4_the_killed_of_this_very_step() -> None:
    circle = a_table("empath artist harpy po tinker virgin", night=2)
    circle.choose("po", "p2")
    assert circle.legal("empath") == numbers("1")


def test_emp_5_nought_one_or_two_fingers() -> None:
    circle = a_table("empath po virgin artist tinker harpy", night=2)
    (form,) = (one for one in offers(circle.match.book, circle.match.table, HOST) if _tells(one, "empath"))
    (hole,) = form.holes
    assert isinstance(hole.domain, Several)
    assert (sorted(map(str, hole.domain.options)), hole.domain.low, hole.domain.high) == (["0", "1", "2"], 1, 1)
    assert reasons(circle, circle.telling("empath", "3")) == {InfoImpossible}


def _tells(form: object, character: str) -> bool:
    fixed = dict(getattr(form, "fixed", ()))
    return getattr(form, "action", "") == tag(Tell) and fixed["character"] == character


def test_emp_6_travellers_are_neighbours_with_the_side_they_are_on() -> None:
    roles = "empath gunslinger virgin po harpy artist"
    assert a_table(roles, night=2).legal("empath") == numbers("0")
    assert a_table(roles, night=2, evil="p2").legal("empath") == numbers("1")


def test_emp_6_sides_count_and_not_characters() -> None:
    roles = "empath po virgin artist harpy tinker"
    assert a_table(roles, night=2, good="p2").legal("empath") == numbers("0")
    assert a_table(roles, night=2, evil="p6").legal("empath") == numbers("2")


def test_emp_7_a_recluse_beside_her_registers_as_the_storyteller_likes() -> None:
    circle = a_table("empath recluse virgin po harpy artist", night=2)
    assert circle.legal("empath") == numbers("0", "1")
    circle.tell("empath", "1")
    circle.next_night()
    assert reasons(circle, circle.telling("empath", "0")) == set()
    assert reasons(circle, circle.telling("empath", "2")) == {InfoImpossible}


def test_emp_7_the_other_neighbour_is_not_in_doubt() -> None:
    assert a_table("empath recluse virgin po artist harpy", night=2).legal("empath") == numbers("1", "2")
    assert a_table("recluse empath recluse po artist harpy", night=2).legal("empath") == ANY


def test_emp_8_a_vortox_bars_the_truth() -> None:
    circle = a_table("empath artist virgin vortox harpy artist", night=2)
    assert circle.legal("empath") == numbers("1", "2")
    assert reasons(circle, circle.telling("empath", "0")) == {VortoxTrueInfo}


@pytest.mark.parametrize("kind", ["poisoned", "drunk"])
def test_emp_8_impaired_any_number(kind: str) -> None:
    circle = a_table("empath artist virgin po harpy artist", night=2)
    circle.mark("p1", kind)
    assert circle.legal("empath") == ANY


def test_emp_8_poison_does_not_lift_what_a_vortox_bars() -> None:
    circle = a_table("empath artist virgin vortox harpy artist", night=2)
    circle.mark("p1", "poisoned")
    assert circle.legal("empath") == numbers("1", "2")


def test_emp_9_the_only_one_left_may_count_once_or_twice() -> None:
    roles = "empath artist virgin po artist tinker"
    assert a_table(roles, night=2, dead="p2 p3 p5 p6").legal("empath") == numbers("1", "2")
    assert a_table(roles, night=2, dead="p2 p3 p4 p6").legal("empath") == numbers("0")


def test_emp_5_the_refusal_names_what_could_be_told() -> None:
    circle = a_table("empath recluse virgin po harpy artist", night=2)
    (reason,) = circle.refuses(circle.telling("empath", "2"))
    assert reason == InfoImpossible("empath", ("0", "1"), ("2",))


def test_emp_8_no_number_at_all_is_no_lie_either() -> None:
    circle = a_table("empath artist virgin vortox harpy artist", night=2)
    assert reasons(circle, circle.telling("empath", "3")) == {InfoImpossible}
