"""Chambermaid, Dreamer, Flowergirl, Town Crier, Seamstress, Artist."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import AnswerApart, TurnMark
from rules.clocktower.violations import (
    ArtistQuestion,
    ChambermaidTarget,
    DreamerPair,
    DreamerTarget,
    InfoImpossible,
    Spent,
    VortoxTrueInfo,
)
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table, reasons

YES, NO = ("yes",), ("no",)


def test_clk_chambermaid_01_only_own_wakes_count() -> None:
    circle = a_table("chambermaid empath harpy po artist virgin dreamer", night=1)
    for seat, cause in (("p3", "info"), ("p4", "info"), ("p3", "other")):
        circle.note_wake(seat, cause)
    circle.choose("chambermaid", "p3", "p4")
    assert circle.legal("chambermaid") == {("0",)}
    circle.match.undo()
    circle.tell("empath", "1")
    circle.choose("harpy", "p1", "p5")
    circle.choose("chambermaid", "p2", "p3")
    assert circle.legal("chambermaid") == {("2",)}


def test_clk_chambermaid_03_two() -> None:
    circle = a_table("chambermaid empath harpy po artist", night=1)
    circle.choose("harpy", "p1", "p5")
    circle.tell("empath", "1")
    circle.choose("chambermaid", "p2", "p3")
    assert circle.legal("chambermaid") == {("2",)}


def test_clk_chambermaid_05_who_can_be_chosen() -> None:
    circle = a_table("chambermaid empath harpy po artist", night=1)
    others = ("p2", "p3", "p4", "p5")
    assert all(circle.allows(circle.choice("chambermaid", one, others[-1])) for one in others[:-1])
    assert circle.refuses(circle.choice("chambermaid", "p1", "p2")) == (ChambermaidTarget(),)
    circle.dawn()
    circle.kill("p2")
    circle.dusk()
    assert circle.refuses(circle.choice("chambermaid", "p2", "p3")) == (ChambermaidTarget(),)
    assert circle.allows(circle.choice("chambermaid", "p3", "p4"), circle.choice("chambermaid", "p4", "p5"))


def test_clk_chambermaid_07_waking_and_declining_counts() -> None:
    circle = a_table("chambermaid assassin po artist seamstress", night=2)
    circle.choose("seamstress")
    circle.choose("chambermaid", "p5", "p4")
    assert circle.legal("chambermaid") == {("1",)}


SNV = (
    "clockmaker dreamer snakecharmer mathematician flowergirl towncrier oracle savant seamstress philosopher artist "
    "juggler sage mutant sweetheart barber klutz eviltwin witch cerenovus pithag fanggu vigormortis nodashii vortox"
)
EVIL = ("eviltwin", "witch", "cerenovus", "pithag", "fanggu", "vigormortis", "nodashii", "vortox")


def dreaming(of: str, demon: str = "nodashii", spoil: str = "") -> Circle:
    circle = a_table(f"dreamer {of} artist klutz {demon} sage", night=1, script=SNV)
    if spoil:
        circle.mark(spoil, "poisoned")
    circle.choose("dreamer", "p2")
    return circle


def test_clk_dreamer_01_one_true_one_opposite() -> None:
    circle = dreaming("seamstress")
    assert {frozenset(pair) for pair in circle.legal("dreamer")} == {frozenset({"seamstress", one}) for one in EVIL}
    circle.match.undo()
    assert circle.refuses(circle.choice("dreamer", "p1")) == (DreamerTarget(),)


def test_clk_dreamer_03_under_a_vortox_both_are_wrong() -> None:
    circle = dreaming("seamstress", "vortox")
    legal = circle.legal("dreamer")
    assert all("seamstress" not in pair for pair in legal)
    assert all(len(set(pair) & set(EVIL)) == 1 for pair in legal)
    assert reasons(circle, circle.telling("dreamer", "seamstress", "witch")) == {VortoxTrueInfo}
    assert reasons(circle, circle.telling("dreamer", "sage", "oracle")) == {DreamerPair}


def test_clk_dreamer_05_an_impaired_vortox() -> None:
    legal = dreaming("witch", "vortox", spoil="p5").legal("dreamer")
    assert legal
    assert all("witch" in pair for pair in legal)


def test_clk_flowergirl_towncrier_01_what_was_seen_falls_back() -> None:
    circle = a_table("flowergirl towncrier harpy po artist virgin", day=1)
    assert circle.secret.spoken == ()
    circle.nominate("p3", "p5", "p4")
    circle.dusk()
    assert (circle.legal("flowergirl"), circle.legal("towncrier")) == ({YES}, {YES})
    circle.next_night()
    assert (circle.legal("flowergirl"), circle.legal("towncrier")) == ({NO}, {NO})


def test_clk_flowergirl_towncrier_03_killed_before_her_turn() -> None:
    circle = a_table("flowergirl towncrier harpy po artist virgin", night=2)
    assert circle.wakes("flowergirl")
    circle.choose("po", "p1")
    assert not circle.wakes("flowergirl")


def test_clk_seamstress_01_same_or_not_once() -> None:
    circle = a_table("seamstress harpy artist po virgin", night=1)
    circle.choose("seamstress")
    assert circle.grim.has("p1", "seamstress")
    circle.next_night()
    assert circle.wakes("seamstress")
    circle.choose("seamstress", "p2", "p3")
    assert circle.legal("seamstress") == {NO}
    circle.tell("seamstress", "no")
    circle.next_night()
    assert circle.why_not("seamstress") == {Spent}


def test_clk_seamstress_03_an_impaired_use_is_spent() -> None:
    circle = a_table("seamstress harpy artist po virgin", night=1)
    circle.mark("p1", "drunk")
    circle.choose("seamstress", "p2", "p3")
    assert circle.legal("seamstress") == {YES, NO}
    circle.tell("seamstress", "no")
    assert not circle.grim.has("p1", "seamstress")


@pytest.mark.parametrize(("who", "over", "legal"), [("p4", False, {NO}), ("p5", False, {YES}), ("p4", True, {YES})])
def test_clk_seamstress_05_vortox_only_while_unimpaired(who: str, over: bool, legal: set[tuple[str]]) -> None:
    circle = a_table("seamstress harpy artist vortox virgin", night=1)
    mark = circle.mark(who, "poisoned")
    if over:
        circle.plays(TurnMark(HOST, mark))
    circle.choose("seamstress", "p2", "p3")
    assert circle.legal("seamstress") == legal


def test_clk_artist_01_once_by_day() -> None:
    circle = a_table("artist harpy po virgin empath", day=1)
    circle.plays(AnswerApart(HOST, "p1", "yes"))
    assert circle.refuses(AnswerApart(HOST, "p1", "no")) == (Spent("artist"),)
    circle.match.undo()
    assert circle.allows(AnswerApart(HOST, "p1", "no"))


def test_clk_artist_03_a_question_without_an_answer_costs_nothing() -> None:
    circle = a_table("artist witch imp virgin empath", day=1)
    assert circle.refuses(AnswerApart(HOST, "p1", "")) == (ArtistQuestion(),)
    assert reasons(circle, AnswerApart(HOST, "p1", "no", "yes")) == {InfoImpossible}
    circle.plays(AnswerApart(HOST, "p1", "yes", "yes"))
    assert circle.refuses(AnswerApart(HOST, "p1", "yes")) == (Spent("artist"),)
