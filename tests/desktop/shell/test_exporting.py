"""Exporting: what may be given away, chosen by keys, named without a secret."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from desktop.record import load
from desktop.shell.question_card import QuestionCard
from tests.desktop.shell.dialogs import dialog, type_name
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.test_public_copy import CANARY

KEY = Qt.Key


def export(hands: Hands, answer: Qt.Key) -> QFileDialog:
    hands.window.activateWindow()
    hands.wait()
    hands.key(KEY.Key_P, CTRL)
    hands.wait()
    assert isinstance(hands.window.cards.card, QuestionCard)
    hands.key(answer)
    return dialog(hands)


def written(hands: Hands, path: Path) -> bytes:
    type_name(hands, path)
    while hands.window.exporting.writing is not None:
        hands.wait(5)
    return path.read_bytes()


def test_ctrl_p_offers_what_may_be_given_away(acting: Hands) -> None:
    acting.key(KEY.Key_P, CTRL)
    acting.wait()
    card = acting.window.cards.card
    assert isinstance(card, QuestionCard)
    assert [row.accessibleName() for row in card.rows] == ["공개본", "보드 그림", "기록 글", "오늘 밤 파일"]
    assert card.rows[3].accessibleDescription() == "비밀이 모두 들어 있어요"
    acting.key(KEY.Key_Escape)
    assert acting.window.cards.card is None


def test_a_public_copy_is_written(acting: Hands, tmp_path: Path) -> None:
    acting.drag("red", "living")
    assert export(acting, KEY.Key_1).selectedFiles()[0].endswith("/2026-11-30-hakoonna-public.jsonl")
    lines = written(acting, tmp_path / "copy.jsonl").splitlines()
    assert msgspec.json.decode(lines[0])["game"] == "hakoonna"
    assert "거실" in lines[-1].decode()
    assert str(tmp_path / "copy.jsonl") in acting.line()


def test_a_picture_is_written(acting: Hands, tmp_path: Path) -> None:
    assert export(acting, KEY.Key_2).selectedFiles()[0].endswith("/2026-11-30-hakoonna-public.png")
    image = QImage.fromData(written(acting, tmp_path / "board.png"))
    assert (image.width(), image.height()) == (1920, 1080)


def test_the_log_is_written_in_the_windows_language(acting: Hands, tmp_path: Path) -> None:
    assert export(acting, KEY.Key_3).selectedFiles()[0].endswith("/2026-11-30-hakoonna-public.txt")
    assert "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요." in written(acting, tmp_path / "log.txt").decode()
    acting.window.acts.run("language")
    export(acting, KEY.Key_3)
    assert "Red stacks disc 1; it holds." in written(acting, tmp_path / "english.txt").decode()


def test_tonights_file_is_saved_as_another(acting: Hands, tmp_path: Path) -> None:
    export(acting, KEY.Key_4)
    type_name(acting, tmp_path / "tonight.lantern")
    assert acting.session.record is not None
    assert acting.session.record.path == tmp_path / "tonight.lantern"


def test_the_name_that_is_proposed_says_nothing_of_the_records(acting: Hands, tmp_path: Path) -> None:
    acting.window.saving.save_as(tmp_path / f"{CANARY}.lantern")
    for answer in (KEY.Key_1, KEY.Key_2, KEY.Key_3):
        opened = export(acting, answer)
        assert CANARY not in opened.selectedFiles()[0]
        opened.reject()
        acting.wait()


@pytest.mark.parametrize("kind", ["copy", "board", "log"])
def test_a_record_is_never_written_over(acting: Hands, kind: str) -> None:
    record = acting.session.record
    assert record is not None
    before = load(record.path).lines
    acting.window.exporting.write(kind, record.path)
    while acting.window.exporting.writing is not None:
        acting.wait(5)
    assert load(record.path).lines == before
    assert any(record.path.parent.glob("*.lantern.*"))


def test_what_cannot_be_written_is_told(acting: Hands, tmp_path: Path) -> None:
    acting.window.exporting.write("log", tmp_path / "nowhere" / "log.txt")
    while acting.window.exporting.writing is not None:
        acting.wait(5)
    assert acting.window.banner.text.text() == f"{tmp_path / 'nowhere'} 폴더가 없어요. 다른 곳을 골라 주세요."
