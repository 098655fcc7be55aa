"""The sheet in the book: looked through by any name, and written out (flows.md W8, step 5)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.shell.panels.clocktower.script_page import ScriptPage
from desktop.shell.storyteller.script_file import ScriptFile
from desktop.tables import Setup
from rules.clocktower.edition import SCRIPT_FILE
from rules.clocktower.options import Options
from rules.clocktower.scripts import read_script, write_script
from rules.clocktower.setup import seats
from rules.fate import Fate
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.dialogs import dialog, type_name
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.square_hands import NAMES, at_night, sit_in_a_circle
from tests.rules.clocktower.scripts.reading import FILES

KEY = Qt.Key


@pytest.fixture
def telling(sit_down: Seat) -> Hands:
    """The first night has fallen."""
    hands = sit_down()
    sit_in_a_circle(hands)
    at_night(hands)
    return hands


def sheet(hands: Hands) -> ScriptPage:
    book = hands.window.side.book
    assert book is not None
    assert book.open == "script"
    found = book.pages["script"]
    assert isinstance(found, ScriptPage)
    return found


def _type(hands: Hands, letter: str) -> None:
    """A letter by its key; a syllable as the Hangul keyboard hands it over."""
    field = QApplication.focusWidget()
    assert field is not None
    if letter.isascii():
        QTest.keyClicks(field, letter)
        return
    event = QInputMethodEvent()
    event.setCommitString(letter)
    QApplication.sendEvent(field, event)


def look_for(hands: Hands, typed: str) -> dict[str, list[str]]:
    """What Ctrl+F and these letters find, by heading."""
    hands.key(KEY.Key_F, CTRL)
    for letter in typed:
        _type(hands, letter)
    hands.wait()
    return {one.heading: [character.id for character in one.characters] for one in sheet(hands).shown}


def test_either_vocabulary_finds_a_character_and_the_letters_go_to_the_field_only(telling: Hands) -> None:
    before, curtain = telling.session.match.path(), telling.window.top.buttons["curtain"].accessibleName()
    assert look_for(telling, "설교자") == {"찾은 캐릭터": ["preacher"]}
    assert sheet(telling).field.text() == "설교자"
    telling.key(KEY.Key_Escape)
    assert look_for(telling, "bc 1 preach") == {}
    telling.key(KEY.Key_Escape)
    assert look_for(telling, "ㅈㄷㅅ")["찾은 캐릭터"] == ["preacher"]
    assert telling.session.match.path() == before
    assert telling.window.top.buttons["curtain"].accessibleName() == curtain


def test_whoever_is_not_on_the_sheet_is_named_as_such(telling: Hands) -> None:
    assert look_for(telling, "연금술사") == {"이 시트에 없음": ["alchemist"]}


def test_escape_empties_the_field_and_then_leaves_it(telling: Hands) -> None:
    look_for(telling, "포")
    assert not telling.window.side.log.isVisible()
    telling.key(KEY.Key_Escape)
    assert sheet(telling).field.text() == ""
    assert len(sheet(telling).shown) > 3
    telling.key(KEY.Key_Escape)
    telling.wait()
    assert telling.window.board.view.hasFocus()
    assert telling.window.side.log.isVisible()


def test_in_another_game_the_log_is_looked_through(hands: Hands) -> None:
    hands.key(KEY.Key_F, CTRL)
    assert hands.window.side.log.filter.field.hasFocus()


def test_the_page_tells_how_old_the_lists_are(telling: Hands) -> None:
    look_for(telling, "")
    told = [(row.accessibleName()) for row in sheet(telling).lists.rows if row.isVisible()]
    known = telling.session.book.content.known
    assert told == [f"밤 순서 목록: {known.dated}", f"진의 특별 규칙: {known.jinxes_dated}"]


@pytest.mark.parametrize("name", ["s13_roundtrip.json", "s05_homebrew_ids.json", "s07_unknown_future.json"])
def test_a_script_in_play_is_written_out_with_all_that_was_in_it(telling: Hands, tmp_path: Path, name: str) -> None:
    known = telling.session.book.content.known
    script = read_script((FILES / name).read_bytes(), known, "", "x").script
    assert script is not None
    whole = {SCRIPT_FILE: write_script(script).decode()}
    setup = Setup(Options(), seats(9, NAMES), Fate(seed=7), content=whole, game="clocktower")
    telling.window.chosen.emit(setup)
    telling.wait(50)
    telling.window.acts.run("save-script")
    assert dialog(telling).selectedFiles()[0].endswith(".json")
    type_name(telling, tmp_path / "written")
    written = (tmp_path / "written.json").read_bytes()
    assert read_script(written, known, "", "x").script == script


def test_a_script_is_never_written_over_a_record(telling: Hands) -> None:
    record = telling.session.record
    assert record is not None
    before = record.path.read_bytes()
    ScriptFile(telling.window).write(record.path)
    assert record.path.read_bytes() == before
    assert record.path.with_name(f"{record.path.name}.json").exists()
