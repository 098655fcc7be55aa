"""The bag, and what evil is told of itself."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import FillBag, Nightfall
from rules.clocktower.events import BagSet, RolesSet
from rules.seats import HOST
from tests.rules.clocktower.table import a_table

SEVEN = ("washerwoman", "librarian", "investigator", "chef", "empath", "poisoner", "imp")


def test_clk_setup_and_team_info_01_seven_players() -> None:
    circle = a_table(" ".join(["empath"] * 7), script=" ".join(SEVEN))
    circle.corrects(RolesSet(), BagSet())
    circle.plays(FillBag(HOST, SEVEN))
    assert sorted(circle.secret.roles.values()) == sorted(SEVEN)
    circle.plays(Nightfall(HOST))
    assert circle.steps()[0] == "minioninfo:"


@pytest.mark.parametrize(("roles", "told"), [(SEVEN[2:], False), (SEVEN, True)])
def test_clk_setup_and_team_info_03_small_games_have_no_evil_meeting(roles: tuple[str, ...], told: bool) -> None:
    circle = a_table(" ".join(roles), night=1)
    assert circle.wakes("minioninfo") is told
    assert circle.wakes("demoninfo") is told
