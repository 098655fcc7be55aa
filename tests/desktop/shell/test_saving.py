"""Saving: it says where the game lies, carries it elsewhere, and says why nothing can be written."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop import generations
from desktop.record import Record, load
from desktop.session import Session
from desktop.shell.question_card import QuestionCard
from desktop.tables import Setup
from rules.fate import Fate
from rules.games import shelf
from tests.desktop.evening import a_record
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.dialogs import dialog, type_name
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.test_looks import check
from tests.desktop.small_disk import limited
from tests.desktop.test_locks import another_program

KEY = Qt.Key
SIZES = ((1120, 680), (1280, 720), (1920, 1080), (3840, 2160))


def record(hands: Hands) -> Record:
    found = hands.session.record
    assert found is not None
    return found


def card(hands: Hands) -> QuestionCard:
    hands.wait()
    found = hands.window.cards.card
    assert isinstance(found, QuestionCard)
    return found


def read(hands: Hands) -> str:
    return "\n".join(hands.texts(card(hands)))


def a_setup(hands: Hands) -> Setup:
    book = hands.session.book
    return Setup(book.options(), shelf()["hakoonna"].seats(), Fate(seed=3), book.content.practice)


def save_as(hands: Hands, path: Path | str) -> None:
    hands.key(KEY.Key_S, CTRL | SHIFT)
    type_name(hands, path)


def banner(hands: Hands) -> str:
    return hands.window.banner.text.text() if hands.window.banner.isVisible() else ""


# ---- it saves itself


def test_ctrl_s_says_that_it_saves_itself_where_and_when(acting: Hands) -> None:
    acting.key(KEY.Key_S, CTRL)
    told = read(acting)
    assert "저장은 저절로 돼요" in told
    assert str(record(acting).path) in told
    assert "마지막 저장:" in told
    acting.key(KEY.Key_Escape)
    assert acting.window.cards.card is None
    acting.drag("red", "living")
    assert acting.standing("red") == "living"


def test_enter_on_the_card_closes_it_and_two_leads_to_save_as(acting: Hands) -> None:
    acting.key(KEY.Key_S, CTRL)
    acting.key(KEY.Key_Return)
    assert acting.window.cards.card is None
    acting.key(KEY.Key_S, CTRL)
    acting.key(KEY.Key_2)
    assert dialog(acting).acceptMode() is QFileDialog.AcceptMode.AcceptSave
    dialog(acting).reject()


# ---- save as


def test_save_as_goes_on_in_the_new_file(acting: Hands, tmp_path: Path) -> None:
    old = record(acting).path
    save_as(acting, tmp_path / "elsewhere" / ".." / "tonight")
    assert record(acting).path.name == "tonight.lantern"
    assert "저장했어요" in acting.line()
    before = old.read_bytes()
    acting.drag("red", "living")
    assert old.read_bytes() == before
    assert len(load(record(acting).path).lines) > len(load(old).lines)


def test_save_as_over_another_game_is_refused_and_the_other_stays(acting: Hands, tmp_path: Path) -> None:
    other = a_record(tmp_path, name="other")
    before, here = other.read_bytes(), record(acting).path
    save_as(acting, other)
    assert banner(acting) == "other.lantern: 거기에는 다른 게임이 있어서 덮어쓰지 않아요. 다른 이름을 골라 주세요."
    assert other.read_bytes() == before
    assert record(acting).path == here


def test_save_as_over_the_same_game_keeps_what_was_there(acting: Hands, tmp_path: Path) -> None:
    there = tmp_path / "tonight.lantern"
    there.write_bytes(older := record(acting).path.read_bytes())
    acting.drag("red", "living")
    save_as(acting, there)
    assert record(acting).path == there
    assert [one.read_bytes() for one in generations.of(there)] == [older]


def test_save_as_into_its_own_file_changes_nothing(acting: Hands) -> None:
    here = record(acting)
    save_as(acting, here.path)
    assert record(acting) is here
    assert acting.line() == "이미 거기에 저장하고 있어요."


def test_save_as_where_nobody_may_write_says_so(acting: Hands, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann")
    acting.window.saving.save_as(tmp_path / "letter" / "tonight.lantern")
    assert str(tmp_path / "letter") in banner(acting)


def test_the_emergency_key_works_in_the_dialog(acting: Hands) -> None:
    acting.key(KEY.Key_S, CTRL | SHIFT)
    opened = dialog(acting)
    opened.windowHandle().requestActivate()
    acting.wait()
    QTest.keyClick(opened.windowHandle(), KEY.Key_B, CTRL)
    acting.wait(50)
    assert QApplication.activeModalWidget() is None
    assert acting.window.guard.cover.on


# ---- a disk that is full, a place that is gone


def full(hands: Hands) -> Session:
    hands.window.chosen.emit(a_setup(hands))
    hands.wait()
    return hands.session


FULL = {"ko": "저장할 곳이 가득 찼어요", "en": "There is no room left to save"}


@pytest.mark.parametrize(("language", "told"), FULL.items())
def test_on_a_full_disk_one_banner_says_so_and_nothing_is_lost(
    sit_down: Seat, tmp_path: Path, language: str, told: str
) -> None:
    with limited(tmp_path / "records") as disk:
        hands = sit_down(fate=("white", "held", "held", "held"))
        if language == "en":
            hands.window.acts.run("language")
        hands.key(KEY.Key_Space)
        disk.fill(room=0)
        hands.drag("red", "living")
        assert hands.standing("red") == "living"
        assert told in banner(hands)
        hands.key(KEY.Key_Space)
        waiting = len(record(hands).waiting)
        assert waiting >= 2
        disk.make_room()
        hands.window.saving.retry()
        assert banner(hands) == ""
        assert not record(hands).waiting
        path, length = record(hands).path, hands.session.match.length
        hands.close()
    assert load(path).fault is None
    assert len(load(path).lines) >= length


def test_room_that_is_there_again_is_found_without_a_move(sit_down: Seat, tmp_path: Path) -> None:
    with limited(tmp_path / "records") as disk:
        hands = sit_down(fate=("white", "held"))
        disk.fill(room=0)
        hands.key(KEY.Key_Space)
        assert hands.window.saving.trying
        disk.make_room()
        hands.window.saving.wait_ms(0)
        hands.wait(30)
        assert not record(hands).waiting
        assert not hands.window.saving.trying


def test_a_stick_that_was_pulled_out_is_told_apart(acting: Hands, tmp_path: Path) -> None:
    folder = record(acting).path.parent
    folder.rename(tmp_path / "pocket")
    acting.drag("red", "living")
    assert "기록이 있던 곳이 사라졌어요" in banner(acting)
    (tmp_path / "pocket").rename(folder)
    acting.window.saving.retry()
    assert banner(acting) == ""


def test_a_game_that_is_not_saved_is_not_left_unasked(acting: Hands, tmp_path: Path) -> None:
    folder = record(acting).path.parent
    folder.rename(tmp_path / "pocket")
    acting.drag("red", "living")
    acting.key(KEY.Key_Q, CTRL)
    assert acting.window.isVisible()
    assert "저장되지 않았어요" in read(acting)
    acting.key(KEY.Key_Return)
    assert acting.window.cards.card is None
    acting.key(KEY.Key_Q, CTRL)
    card(acting)
    acting.key(KEY.Key_3)
    assert not acting.window.isVisible()


# ---- a folder in which nothing can be saved


def test_a_new_game_without_a_place_is_offered_the_documents_folder(
    sit_down: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(tmp_path / "documents"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    (tmp_path / "records").write_text("in the way")
    hands = sit_down()
    assert "여기에는 저장할 수 없어요" in banner(hands)
    assert hands.window.cards.card is None
    hands.window.chosen.emit(a_setup(hands))
    assert "여기에는 저장할 수 없어요. 문서 폴더에 둘까요?" in read(hands)
    hands.key(KEY.Key_1)
    assert record(hands).path.parent == tmp_path / "documents" / "Lanternboard"
    assert banner(hands) == ""
    hands.key(KEY.Key_Space)
    assert load(record(hands).path).fault is None


def test_play_goes_on_without_a_place_and_the_offer_comes_once(sit_down: Seat, tmp_path: Path) -> None:
    (tmp_path / "records").write_text("in the way")
    hands = sit_down(fate=("white", "held"))
    hands.key(KEY.Key_Space)
    card(hands)
    hands.key(KEY.Key_3)
    hands.drag("red", "living")
    hands.wait()
    assert hands.standing("red") == "living"
    assert hands.window.cards.card is None
    assert banner(hands)
    (tmp_path / "records").unlink()
    hands.window.saving.retry()
    assert banner(hands) == ""
    assert load(record(hands).path).fault is None


# ---- a record that another program has open


def left(tmp_path: Path) -> Path:
    (tmp_path / "records").mkdir(exist_ok=True)
    return a_record(tmp_path / "records", 40)


def test_what_another_program_has_open_is_said_and_a_copy_offered(sit_down: Seat, tmp_path: Path) -> None:
    path = left(tmp_path)
    with another_program(path):
        hands = sit_down(file=path)
        assert "evening.lantern 파일이 다른 랜턴보드에 열려 있어요." in read(hands)
        assert record(hands).path != path
        before = path.read_bytes()
        card(hands).take_focus()
        hands.key(KEY.Key_1)
        assert record(hands).path.name == "evening-copy.lantern"
        assert hands.session.match.length
        hands.session.undo()
        assert path.read_bytes() == before


def test_it_may_be_tried_again_once_it_is_closed_there(sit_down: Seat, tmp_path: Path) -> None:
    path = left(tmp_path)
    hands = sit_down()
    with another_program(path):
        hands.window.opened.emit(str(path))
        card(hands)
    hands.key(KEY.Key_2)
    assert record(hands).path == path


def test_over_the_start_page_esc_leaves_it_closed_and_the_keyboard_comes_back(sit_down: Seat, tmp_path: Path) -> None:
    path = left(tmp_path)
    hands = sit_down()
    with another_program(path):
        hands.key(KEY.Key_Escape)
        hands.key(KEY.Key_W, CTRL)
        hands.wait(100)
        page = hands.window.starting.page
        assert page is not None
        before = hands.session
        hands.window.opened.emit(str(path))
        card(hands)
        hands.key(KEY.Key_Escape)
        hands.wait()
        assert hands.window.cards.card is None
        assert hands.session is before
        assert hands.window.pages.page is page
        focus = QApplication.focusWidget()
        assert focus is not None
        assert page.isAncestorOf(focus)


# ---- how it looks


@pytest.mark.parametrize("language", ["ko", "en"])
def test_no_question_is_cut_off(sit_down: Seat, tmp_path: Path, language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    if language == "en":
        hands.window.acts.run("language")
    path = tmp_path / f"{'long-' * 8}name.lantern"
    path.touch()
    asking: tuple[Callable[[], object], ...] = (
        hands.window.saving.show,
        hands.window.exporting.show,
        lambda: hands.window.saving.ask_copy(path, PermissionError(13, "no")),
    )
    for size, ask in product(SIZES, asking):
        hands.resize(*size)
        ask()
        card(hands)
        check(hands)
        for row in card(hands).rows:
            assert row.accessibleName()
