"""Cold start to the first legal drag: a lesson is found, a meeple moves, another way is refused, then in English."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from tests.walks.screen import Node, a_screen

TOO_FAR = "한 번에 방 하나만 옮길 수 있어요. 서재는 2칸 떨어져 있어요."
CLICKS, SECONDS = 6, 20


def kept(profile: Path) -> dict[str, object]:
    """What is remembered of the first lesson."""
    lessons: dict[str, dict[str, object]] = msgspec.json.decode((profile / "lessons.json").read_bytes())["lessons"]
    return lessons["HL-01"]


def off_the_middle(room: Node) -> tuple[int, int]:
    """Off the middle of a room, where no tile lies."""
    return 0, -room.box[3] // 5


def test_w1_from_a_cold_start_to_the_first_legal_drag(tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    with a_screen(profile, "--lang", "ko") as screen:
        for name in ("배우기", "하코온나", "문과 방"):
            screen.click(screen.find(name))
        assert screen.says("0/4")
        begun = time.monotonic()
        room = screen.find("거실")
        screen.drag(screen.find("빨강"), room, off_the_middle(room))
        assert screen.says("1/4")
        assert time.monotonic() - begun < SECONDS
        assert screen.inputs <= CLICKS
        assert kept(profile)["step"] == 1

        room = screen.find("서재")
        screen.drag(screen.find("빨강"), room, off_the_middle(room))
        assert screen.says(TOO_FAR)
        assert kept(profile)["step"] == 1
        screen.picture(tmp_path / "refused.png")

        screen.press("Escape", "Tab", "Return", "Left", "Return")
        assert screen.says("2/4")
        assert kept(profile)["step"] == 2

        before = kept(profile)
        screen.press("ctrl+shift+l")
        assert screen.says("Move Red to the study")
        assert screen.says("2/4")
        assert kept(profile) == before
        assert screen.quit() == 0
