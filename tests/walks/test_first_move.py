"""From the start page to the first move of a new game, with everything as it is proposed."""

from __future__ import annotations

from pathlib import Path

from tests.walks.host import a_host

MOST = 6
"""Besides the item card that each visitor chooses."""


def test_a_new_game_is_set_up_and_its_first_piece_moved_with_six_clicks(tmp_path: Path) -> None:
    with a_host(tmp_path, "ko") as host:
        host.click("Set the table up")
        host.click("Quick start")
        assert host.screen.waits(lambda: bool(host.records.public().visitors))
        items = 0
        while host.records.phase() != "noise":
            host.press("1")
            items += 1
        host.click("Make noise")
        host.comes("act")
        red = host.records.public().at["red"]
        host.screen.drag(host.pawn("red"), host.screen.find(host.called("living")))
        assert host.records.public().at["red"] != red
        assert host.screen.inputs - items <= MOST
        host.ends_well()
