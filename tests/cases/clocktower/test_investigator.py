"""The Investigator."""

from __future__ import annotations

from rules.clocktower.violations import InfoImpossible
from tests.rules.clocktower.table import a_table, reasons

TOWN = "investigator harpy artist virgin dreamer po empath"


def test_clk_investigator_01_the_pair_holds_the_minion() -> None:
    circle = a_table(TOWN, night=1)
    assert reasons(circle, circle.telling("investigator", "harpy", "p3", "p4")) == {InfoImpossible}
    assert reasons(circle, circle.telling("investigator", "assassin", "p2", "p4")) == {InfoImpossible}
    circle.tell("investigator", "harpy", "p2", "p4")
    assert circle.secret.told[-1].shown == ("harpy", "p2", "p4")


def test_clk_investigator_03_a_recluse_as_any_minion() -> None:
    circle = a_table("investigator recluse artist virgin dreamer po empath", night=1)
    assert circle.legal("investigator") >= {(one, "p2", "p3") for one in circle.grim.of_team("minion")}
    assert not any(answer[0] == "po" for answer in circle.legal("investigator"))


def test_clk_investigator_05_legal_pairs() -> None:
    legal = a_table(TOWN, night=1).legal("investigator")
    assert {tuple(answer[1:]) for answer in legal} >= {("p2", other) for other in ("p3", "p4", "p5", "p6", "p7")}
    assert all(answer[0] == "harpy" and "p2" in answer for answer in legal)


def test_clk_investigator_07_a_cannibal_with_the_investigators_meal() -> None:
    circle = a_table("cannibal harpy artist virgin investigator po empath", day=1)
    circle.nominate("p1", "p5", *circle.public.living)
    circle.execute("p5")
    circle.dusk()
    assert circle.wakes("investigator", "p1")
    assert all("p2" in answer for answer in circle.legal("investigator", "p1"))
    circle.tell("investigator", "harpy", "p2", "p3", to="p1")
    circle.next_night()
    assert not circle.wakes("investigator", "p1")
