"""Who seems to have won."""

from __future__ import annotations

from rules.clocktower.actions import Declare
from rules.seats import HOST
from tests.rules.clocktower.table import a_table

TOWN = "empath artist virgin dreamer seamstress harpy po"


def test_clk_win_01_two_alive_one_of_them_the_demon() -> None:
    circle = a_table(TOWN, day=2, dead="p2 p3 p4 p5 p6")
    assert circle.proposed() == {("evil", "two_alive")}
    assert circle.public.phase == "day"
    circle.plays(Declare(HOST, "evil"))
    assert circle.public.winner == "evil"


def test_clk_win_03_two_alive() -> None:
    circle = a_table(TOWN, day=2, dead="p2 p3 p4 p5")
    assert circle.proposed() == set()
    circle.kill("p6")
    assert circle.proposed() == {("evil", "two_alive")}
