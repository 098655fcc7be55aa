"""A script's file is dropped on the window (flows.md W7, steps 1 and 2)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.shell.script_card import ScriptCard
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.new_game.clocktower.storyteller import drop, page
from tests.rules.clocktower.scripts.reading import FILES

KEY = Qt.Key


def card(hands: Hands) -> ScriptCard:
    found = hands.window.cards.card
    assert isinstance(found, ScriptCard)
    return found


def test_on_the_start_page_a_script_opens_the_pages_of_a_new_table(hands: Hands) -> None:
    hands.window.acts.run("start-page")
    hands.wait()
    assert drop(hands, FILES / "s04_old_ids.json")
    assert page(hands).draft.which == "own"
    assert len(page(hands).around.last.edition.sheet) == 7
    assert [line.said.text for line in page(hands).asked.report.lines] == ["캐릭터 7개를 읽었어요."]


def test_a_broken_file_while_a_game_is_played_is_told_of_and_touches_nothing(acting: Hands) -> None:
    record = acting.session.record
    assert record is not None
    before = (acting.session, acting.session.match.path(), record.path.read_bytes())
    assert drop(acting, FILES / "s10_truncated.json", acting.window.board.view.viewport())
    assert card(acting).report.lines[0].said.text.startswith("1줄 41칸에서 읽기를 멈췄어요")
    assert not card(acting).yes.isVisible()
    acting.key(KEY.Key_Escape)
    acting.wait()
    assert acting.window.cards.card is None
    assert acting.window.pages.page is None
    assert (acting.session, acting.session.match.path(), record.path.read_bytes()) == before


def test_over_a_page_the_keyboard_goes_back_to_where_it_was(hands: Hands) -> None:
    hands.window.show_new_game("arkham")
    hands.wait()
    before = hands.window.focusWidget()
    drop(hands, FILES / "s10_zero.json")
    assert card(hands).report.lines[0].said.text == "빈 파일이에요."
    hands.key(KEY.Key_Escape)
    assert hands.window.cards.card is None
    assert hands.window.focusWidget() is before


def test_a_script_while_a_game_is_played_asks_before_the_table_is_left(acting: Hands) -> None:
    before = acting.session
    drop(acting, FILES / "s01_strings.json")
    assert acting.window.pages.page is None
    acting.key(KEY.Key_Return)
    acting.wait(60)
    assert len(page(acting).around.last.edition.sheet) == 13
    assert acting.session is before


def test_a_file_in_another_encoding_is_read_from_the_card(acting: Hands) -> None:
    drop(acting, FILES / "s10_cp949.json")
    acting.click(card(acting).report.encode)
    acting.wait()
    assert card(acting).yes.isVisible()


def test_a_file_is_not_written_into_a_line(hands: Hands) -> None:
    hands.window.show_new_game("clocktower")
    hands.wait()
    page(hands).course.turn("people")
    hands.wait()
    entry = page(hands).asked.people.rows["1"].entry
    assert drop(hands, FILES / "s04_old_ids.json", entry)
    assert entry.text() == ""
    assert page(hands).draft.which == "own"


def test_what_cannot_be_read_is_told_of(hands: Hands, tmp_path: Path) -> None:
    drop(hands, tmp_path)
    assert hands.window.banner.isVisible()
    assert hands.window.cards.card is None


@pytest.mark.parametrize("count", [1, 2])
def test_people_change_places_by_a_drag_in_the_circle(hands: Hands, count: int) -> None:
    hands.window.show_new_game("clocktower")
    hands.wait()
    circle = page(hands).going.circle
    first, third = (circle.place(number).toPoint() for number in (0, 2))
    for _ in range(count):
        QTest.mousePress(circle, Qt.MouseButton.LeftButton, pos=first)
        QTest.mouseMove(circle, (first + third) / 2)
        QTest.mouseMove(circle, third)
        QTest.mouseRelease(circle, Qt.MouseButton.LeftButton, pos=third)
    rows = [one.row for one in page(hands).draft.chairs][:3]
    assert rows == (["3", "2", "1"] if count == 1 else ["1", "2", "3"])
    QTest.mouseClick(circle, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert [one.row for one in page(hands).draft.chairs][:3] == rows
