"""The script: the practice one, a file, a pasted text, the last one; and what came of it (flows.md 2.4, W15)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from rules.clocktower.edition import SCRIPT_FILE
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.dialogs import type_name
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.new_game.clocktower.storyteller import began, begin, choose, drop, page, set_up, turn
from tests.rules.clocktower.scripts.reading import FILES

KEY = Qt.Key
SAID = {
    "s04_old_ids.json": ("캐릭터 7개를 읽었어요.", "Read 7 characters."),
    "s07_unknown_future.json": (
        "모르는 캐릭터 1개를 그대로 두었어요: futurechar2031",
        "Kept 1 unknown characters: futurechar2031",
    ),
    "s08_schema_drift.json": ("형식이 조금 다르지만 읽었어요", "Loaded with small differences"),
    "s10_missing_id.json": ("2번째 항목에 id가 없어요. 건너뛰었어요.", "Item 2 has no id and was skipped."),
    "s11_huge.json": ("긴 글", "long texts are shortened on screen only."),
}
REFUSED = {
    "s10_truncated.json": ("1줄 41칸에서 읽기를 멈췄어요", "Stopped at line 1, column 41"),
    "s10_only_meta.json": ("캐릭터가 하나도 없어요.", "There are no characters in it."),
    "s10_object_root.json": ("스크립트는 목록이어야 해요.", "A script is a list; this is an object."),
    "s10_zero.json": ("빈 파일이에요.", "The file is empty."),
    "s10_cp949.json": ("글자 방식이 UTF-8이 아니에요. CP949로 읽어 볼까요?", "Not UTF-8. Try CP949?"),
    "s22_tts_save.json": ("스크립트가 아니에요.", "not a script."),
}


def report(hands: Hands) -> list[str]:
    return [line.said.text for line in page(hands).asked.report.lines if line.isVisible()]


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("file", [*SAID, *REFUSED])
def test_every_file_is_told_of_in_both_languages_and_a_refused_one_changes_nothing(
    setting_up: Hands, file: str, language: str
) -> None:
    if language == "en":
        setting_up.window.acts.run("language")
    before = page(setting_up).draft.scripts[page(setting_up).draft.which]
    assert drop(setting_up, FILES / file)
    korean, english = {**SAID, **REFUSED}[file]
    assert any((english if language == "en" else korean) in line for line in report(setting_up))
    draft = page(setting_up).draft
    assert (draft.which == "own") is (file in SAID)
    if file in REFUSED:
        assert draft.scripts == {"practice": before}
        assert len(report(setting_up)) == 2


def test_the_report_can_be_copied(setting_up: Hands) -> None:
    drop(setting_up, FILES / "s10_truncated.json")
    setting_up.click(page(setting_up).asked.report.copy)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "s10_truncated.json"
    assert copied[1:] == report(setting_up)


def test_a_file_in_cp949_is_read_when_asked_for(setting_up: Hands) -> None:
    drop(setting_up, FILES / "s10_cp949.json")
    encode = page(setting_up).asked.report.encode
    assert encode.isVisible()
    setting_up.click(encode)
    setting_up.wait()
    assert page(setting_up).draft.which == "own"
    assert not encode.isVisible()


def test_a_script_is_opened_from_a_file_and_goes_whole_into_the_record(setting_up: Hands) -> None:
    setting_up.click(page(setting_up).asked.files.open)
    type_name(setting_up, FILES / "s01_strings.json")
    assert page(setting_up).draft.which == "own"
    setting_up.click(page(setting_up).shown.quick.defaults)
    setting_up.wait(100)
    assert began(setting_up)
    assert len(setting_up.session.match.book.content.sheet) == 13
    assert "moonchild" in setting_up.session.match.header.content[SCRIPT_FILE]


def test_a_copied_text_is_pasted_by_its_key(setting_up: Hands) -> None:
    QGuiApplication.clipboard().setText((FILES / "s02_objects_id.json").read_text())
    setting_up.key(KEY.Key_V, CTRL)
    setting_up.wait()
    assert page(setting_up).draft.which == "own"
    assert report(setting_up) == ["캐릭터 10개를 읽었어요."]


def test_one_can_go_back_to_the_practice_script(setting_up: Hands) -> None:
    drop(setting_up, FILES / "s04_old_ids.json")
    choose(setting_up, "script", "practice")
    begin(setting_up)
    assert began(setting_up)
    assert not setting_up.session.match.header.content


def test_the_last_script_waits_for_the_next_evening(sit_down: Seat, tmp_path: Path) -> None:
    first = sit_down(profile=tmp_path)
    set_up(first)
    drop(first, FILES / "s01_strings.json")
    first.click(page(first).shown.quick.defaults)
    first.wait(100)
    first.close()
    second = sit_down(profile=tmp_path)
    second.window.show_new_game("clocktower")
    second.wait()
    assert page(second).draft.which == "last"
    assert len(page(second).around.last.edition.sheet) == 13
    assert set(page(second).asked.choices["script"].options) == {"practice", "last"}


def test_characters_of_the_chosen_script_are_named_by_team(setting_up: Hands) -> None:
    cast = page(setting_up).asked.cast
    assert cast.titles["demon"].text == "악마 · 3"
    drop(setting_up, FILES / "s04_old_ids.json")
    assert "알사히르" in cast.names["townsfolk"].text
    assert cast.titles["demon"].text == ""


ORDERED = '[{"id": "_meta", "firstNight": ["empath", "dusk", "po"]}, "empath", "preacher", "po", "virgin"]'


def test_whose_order_the_night_has(setting_up: Hands) -> None:
    turn(setting_up, "night")
    assert not page(setting_up).asked.fields["order"].isVisible()
    QGuiApplication.clipboard().setText(ORDERED)
    turn(setting_up, "script")
    page(setting_up).setFocus()
    setting_up.key(KEY.Key_V, CTRL)
    turn(setting_up, "night")
    first = page(setting_up).asked.first
    assert first.steps.text.splitlines()[3] == "4. 초공감자"
    assert "전도사" in first.added.text
    choose(setting_up, "order", "official")
    assert page(setting_up).around.last.edition.nights[0].added == ()
    assert "전도사" not in first.added.text
