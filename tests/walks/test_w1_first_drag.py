"""The first drag: a meeple moves, another is refused and told why, the keyboard does the same, the language changes."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from desktop.record import load
from desktop.session import Session
from desktop.tables import Setup, a_book, new_match, record_for
from rules.fate import Fate
from rules.games import shelf
from rules.hakoonna.events import PhaseSet, PieceSet
from rules.match import Match
from tests.walks.screen import Screen, a_screen

TOO_FAR = "한 번에 방 하나만 옮길 수 있어요. 서재는 2칸 떨어져 있어요."


def a_practice_record(folder: Path) -> Path:
    """Red in the kitchen and blue in the living room; red has made its noise."""
    book = a_book()
    setup = Setup(book.options(), shelf()["hakoonna"].seats(), Fate(seed=7), book.content.practice)
    match = new_match(book, setup)
    record = record_for(match, folder, datetime(2026, 3, 1, 20, 0))
    session = Session(match, record)
    session.correct(
        [PieceSet("red", "kitchen"), PieceSet("blue", "living"), PhaseSet("act", "red", last="red")], "practice"
    )
    session.close()
    return record.path


def rooms(path: Path) -> dict[str, str]:
    """Where everybody stands, as the record tells."""
    loaded = load(path)
    match = Match(loaded.notation.book, loaded.header)
    match.resume(loaded.lines)
    return dict(match.table.state.public.at)


def steps(path: Path) -> int:
    """How many lines the record has."""
    return len(load(path).lines)


def below_the_name(screen: Screen, room: str) -> tuple[int, int]:
    """Off the middle of a room, where no tile lies."""
    height = screen.find(room).box[3]
    return 0, -height // 5


def test_w1_the_first_drag_the_refusal_the_keyboard_and_the_language(tmp_path: Path) -> None:
    path = a_practice_record(tmp_path / "evening")
    with a_screen(tmp_path / "profile", str(path), "--lang", "ko") as screen:
        screen.drag(screen.find("빨강"), screen.find("거실"), below_the_name(screen, "거실"))
        assert rooms(path)["red"] == "living"
        assert screen.inputs == 1

        screen.press("space")
        before = steps(path)
        screen.drag(screen.find("파랑"), screen.find("서재"), below_the_name(screen, "서재"))
        assert screen.says(TOO_FAR)
        assert (rooms(path)["blue"], steps(path)) == ("living", before)
        screen.picture(tmp_path / "refused.png")

        screen.press("Escape", "Tab", "Return", "Left", "Return")
        assert rooms(path)["blue"] == "hall"

        at = rooms(path)
        screen.press("ctrl+shift+l")
        assert screen.says("Living room")
        assert rooms(path) == at
        assert screen.quit() == 0
