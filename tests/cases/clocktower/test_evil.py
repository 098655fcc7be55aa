"""Assassin, Po, Vortox."""

from __future__ import annotations

import pytest

from rules.clocktower.events import Died
from rules.clocktower.violations import NotTonight, PoOne, PoThree, Spent, VortoxTrueInfo
from rules.seats import AUDIENCE
from tests.rules.clocktower.table import a_table, those

TOWN = "assassin empath artist po virgin"


@pytest.mark.parametrize("declined", [0, 1])
def test_clk_assassin_01_any_night_but_the_first_once(declined: int) -> None:
    circle = a_table(TOWN, night=1)
    assert not circle.wakes("assassin")
    circle.next_night()
    for _ in range(declined):
        circle.choose("assassin")
        circle.next_night()
    circle.choose("assassin", "p2")
    assert circle.secret.dying == ("p2",)
    circle.next_night()
    assert circle.why_not("assassin") == {Spent}


@pytest.mark.parametrize("target", ["sailor", "fool", "goon"])
def test_clk_assassin_03_whoever_else_is_kept_from_death(target: str) -> None:
    circle = a_table(f"assassin {target} artist po virgin", night=2)
    circle.mark("p2", "protected")
    circle.choose("assassin", "p2")
    assert circle.secret.dying == ("p2",)
    assert not circle.grim.has("p1", "assassin")


@pytest.mark.parametrize("kind", ["poisoned", "drunk"])
def test_clk_assassin_05_an_impaired_assassin(kind: str) -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", kind)
    assert those(Died, circle.choose("assassin", "p2")) == []


def test_clk_po_01_nobody_and_then_three() -> None:
    circle = a_table("po empath artist harpy virgin dreamer", night=2)
    circle.choose("po")
    circle.next_night()
    assert circle.refuses(circle.choice("po", "p2", "p3")) == (PoThree(3, 2),)
    circle.choose("po", "p2", "p3", "p5")
    assert circle.secret.dying == ("p2", "p3", "p5")


def test_clk_po_03_an_exorcised_night_is_not_nobody() -> None:
    circle = a_table("po empath artist harpy virgin dreamer", night=2)
    circle.mark("p1", "blocked", until="dawn")
    assert circle.refuses(circle.choice("po", "p2")) == (NotTonight("po"),)
    circle.next_night()
    assert circle.secret.dying == ()
    assert circle.refuses(circle.choice("po", "p2", "p3", "p5")) == (PoOne(),)


def test_clk_vortox_01_no_execution() -> None:
    circle = a_table("vortox empath artist harpy virgin dreamer", day=1, dead="p2")
    circle.dusk()
    assert circle.proposed() == {("evil", "no_execution")}
    circle.match.undo()
    circle.nominate("p3", "p2", *circle.public.living)
    circle.execute("p2", dies=False)
    circle.dusk()
    assert circle.proposed() == set()


def test_clk_vortox_03_any_number_but_the_true_one() -> None:
    circle = a_table("vortox empath artist harpy virgin dreamer", night=1)
    assert circle.legal("empath") == {("0",), ("2",)}
    assert circle.refuses(circle.telling("empath", "1")) == (VortoxTrueInfo(("1",)),)


def test_clk_vortox_05_a_kill_is_silent_until_dawn() -> None:
    circle = a_table("vortox empath artist harpy virgin dreamer", night=2)
    events = circle.choose("vortox", "p3")
    for viewer in (AUDIENCE, "p1", "p3", "p4"):
        assert circle.hears(viewer, events) == []
        assert circle.seen(viewer).public.dead == ()
    circle.dawn()
    assert circle.seen(AUDIENCE).public.dead == ("p3",)
