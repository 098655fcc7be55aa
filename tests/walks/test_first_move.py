"""From the start page to the first move of a new game, with everything as it is proposed."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.tables import a_book
from rules.hakoonna.effects.items import LOTS
from rules.hakoonna.naming import names
from tests.walks.host import Host, a_host

MOST = 6


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_new_game_is_set_up_and_its_first_piece_moved_with_six_clicks(tmp_path: Path, language: str) -> None:
    with a_host(tmp_path, language) as host:
        with host.counted("the first move", MOST):
            host.click("Set the table up")
            host.click("Quick start")
            lots_are_drawn(host)
            host.click("Make noise")
            the_first_piece_moves(host)
        host.ends_well()


def lots_are_drawn(host: Host) -> None:
    """One click gives every visitor an item card, though each might have been chosen."""
    lots = host.say("{it}", {"it": names(a_book().content, ())[LOTS]})
    host.screen.click(host.screen.find(lots[:1].upper() + lots[1:], "button"))
    host.comes("noise")
    public = host.records.public()
    assert set(public.items) == set(public.visitors)


def the_first_piece_moves(host: Host) -> None:
    host.comes("act")
    before = host.records.public().at["red"]
    host.screen.drag(host.pawn("red"), host.screen.find(host.called("living")))
    assert host.screen.waits(lambda: host.records.public().at["red"] != before)
