"""The lists of the game are replaced at the window, and hold from the next table on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from assets import library
from desktop.record import load
from desktop.replay import replay
from desktop.shell.panels.clocktower.script_page import ScriptPage
from desktop.shell.parts.prose import Prose
from desktop.shell.question_card import QuestionCard
from rules.clocktower.content.nights import NIGHTS_FILE
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.dialogs import type_name
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.new_game.clocktower.storyteller import begin, drop, page, set_up
from tests.desktop.shell.square_hands import at_night, sit_in_a_circle

KEY = Qt.Key
LATER = library.read(NIGHTS_FILE).decode().replace("2026-05-11", "2031-01-02")


@pytest.fixture
def list_(tmp_path: Path) -> Path:
    file = tmp_path / "night.toml"
    file.write_text(LATER, encoding="utf-8")
    return file


@pytest.fixture
def hands(sit_down: Seat, tmp_path: Path) -> Hands:
    return sit_down(profile=tmp_path / "profile")


def card(hands: Hands) -> QuestionCard:
    found = hands.window.cards.card
    assert isinstance(found, QuestionCard)
    return found


def test_from_the_pages_of_a_new_table_to_the_record(hands: Hands, list_: Path) -> None:
    set_up(hands)
    hands.click(page(hands).asked.files.lists)
    assert card(hands).rows[0].accessibleDescription() == "2026-05-11"
    hands.keys(KEY.Key_1, KEY.Key_1)
    type_name(hands, list_)
    assert page(hands).around.last.edition.known.dated == "2031-01-02"
    hands.window.activateWindow()
    hands.wait()
    begin(hands)
    assert hands.session.match.header.content == {NIGHTS_FILE: LATER}
    record = hands.session.record
    assert record is not None
    again = replay(load(record.path), record.path.name).match
    assert again.book.content.known.dated == "2031-01-02"
    book = hands.window.side.book
    assert book is not None
    book.turn("script")
    sheet = book.pages["script"]
    assert isinstance(sheet, ScriptPage)
    assert sheet.lists.rows[0].accessibleName() == "밤 순서 목록: 2031-01-02 · 내 파일"


def test_a_list_that_is_dropped_holds_from_the_next_table_on_and_can_be_given_up(hands: Hands, list_: Path) -> None:
    sit_in_a_circle(hands)
    at_night(hands)
    assert drop(hands, list_)
    assert "다음 테이블부터 써요." in hands.line()
    assert hands.session.book.content.known.dated == "2026-05-11"
    hands.window.acts.run("clock-lists")
    assert card(hands).rows[0].accessibleDescription() == "2031-01-02 · 내 파일"
    hands.keys(KEY.Key_1, KEY.Key_3)
    hands.wait()
    assert hands.window.lists.data.edition.known.dated == "2026-05-11"
    assert hands.window.profile is not None
    assert not (hands.window.profile / NIGHTS_FILE).exists()


def test_a_broken_list_is_told_with_file_line_and_remedy_and_can_be_copied(hands: Hands, list_: Path) -> None:
    list_.write_text(LATER.replace('"boffin"', '"bofin"'), encoding="utf-8")
    sit_in_a_circle(hands)
    drop(hands, list_)
    told = card(hands).accessibleDescription()
    assert told.startswith("night.toml: 5줄")
    assert "bofin" in told
    hands.key(KEY.Key_3)
    assert QGuiApplication.clipboard().text() == told
    assert hands.window.lists.data.own == {}


def test_a_copy_to_correct_is_written(hands: Hands, tmp_path: Path) -> None:
    sit_in_a_circle(hands)
    hands.window.acts.run("clock-lists")
    hands.keys(KEY.Key_1, KEY.Key_2)
    type_name(hands, tmp_path / "copy.toml")
    assert (tmp_path / "copy.toml").read_bytes() == library.read(NIGHTS_FILE)


def test_a_script_that_was_brought_before_is_read_by_the_new_lists(hands: Hands, tmp_path: Path) -> None:
    set_up(hands)
    script = tmp_path / "mine.json"
    script.write_text('["empath", {"id": "newcomer", "name": "Newcomer", "team": "demon"}]', encoding="utf-8")
    drop(hands, script)
    assert [one.id for one in page(hands).draft.scripts["own"].homebrew] == ["newcomer"]
    text = library.read("clocktower/official.toml").decode()
    extra = (
        '\n[[official]]\nid = "newcomer"\nname = { ko = "새 사람", en = "Newcomer" }\nteam = "demon"\nedition = "x"\n'
    )
    (tmp_path / "official.toml").write_text(text + extra, encoding="utf-8")
    drop(hands, tmp_path / "official.toml")
    assert page(hands).around.last.name("newcomer") == "새 사람"


def test_a_kept_list_that_cannot_be_read_is_told_of_where_a_table_is_set_up(hands: Hands) -> None:
    assert hands.window.profile is not None
    kept = hands.window.profile / NIGHTS_FILE
    kept.parent.mkdir(parents=True)
    kept.write_text(LATER.replace('"boffin"', '"bofin"'), encoding="utf-8")
    set_up(hands)
    told = "\n".join(one.text for one in page(hands).shown.quick.findChildren(Prose) if one.isVisible())
    assert NIGHTS_FILE in told
    assert "bofin" in told
    assert page(hands).around.last.edition.known.dated == "2026-05-11"
