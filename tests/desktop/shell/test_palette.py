"""Commands by name: in both languages, by first consonants, with an input method, with the mouse, over pages."""

from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.commands import BY_ID, COMMANDS
from desktop.shell.palette import Palette
from desktop.shell.palette.row import ID, KEYS, WHY_NOT
from desktop.shell.parts.seek import Seek
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands

KEY = Qt.Key
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
EVERYWHERE = list(product(("ko", "en"), (100, 150)))


def opened(hands: Hands, text: str = "") -> Palette:
    """The list of commands, with something typed."""
    hands.key(KEY.Key_K, CTRL)
    palette = hands.window.beside.palette
    assert palette is not None
    for sign in text:
        write(palette.field, sign)
    return palette


def write(field: Seek, commit: str, preedit: str = "") -> None:
    """What an input method sends."""
    event = QInputMethodEvent(preedit, [])
    event.setCommitString(commit)
    QCoreApplication.sendEvent(field, event)


def first(palette: Palette) -> str:
    return palette.commands[0]


# ---- finding


def test_it_takes_the_keyboard_and_gives_it_back(acting: Hands) -> None:
    palette = opened(acting)
    assert QApplication.focusWidget() is palette.field
    acting.key(KEY.Key_Escape)
    assert acting.window.beside.palette is None
    assert acting.window.focusWidget() is acting.window.board.view


def test_the_keyboard_goes_back_to_a_button(acting: Hands) -> None:
    acting.window.side.offers.take_focus()
    before = acting.window.focusWidget()
    opened(acting)
    acting.key(KEY.Key_Escape)
    assert acting.window.focusWidget() is before


FOUND = (
    ("되돌", "undo"), ("ㄷㄷㄹㄱ", "undo"), ("undo", "undo"), ("UN DO", "undo"), ("ㅁㄴㄹㄱ", "curtain"),
    ("설정", "settings"), ("preferences", "settings"), ("full", "full-screen"), ("ctrl+z", "undo"),
    ("f11", "full-screen"), ("가리개", "cover"), ("이 판", "start-page"), ("모든", "shortcuts"),
)  # fmt: skip


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_command_is_found_in_whatever_language_the_window_speaks(hands: Hands, language: str) -> None:
    if language == "en":
        hands.window.acts.run("language")
    for typed, command in FOUND:
        assert (typed, first(opened(hands, typed))) == (typed, command)
        hands.key(KEY.Key_Escape)
        assert hands.window.beside.palette is None


def test_every_command_is_in_the_list_and_is_found_by_both_names(hands: Hands) -> None:
    palette = opened(hands)
    assert sorted(palette.commands) == sorted(BY_ID)
    for language in ("ko", "en"):
        hands.app.context.speak(language)
        for command in COMMANDS:
            palette.field.setText(hands.app.context.say(command.title))
            assert command.id in palette.commands


def test_a_name_that_begins_so_comes_first(hands: Hands) -> None:
    palette = opened(hands, "공개")
    titles = [palette.rows.item(row).text() for row in range(palette.rows.count())]
    assert titles[0].startswith("공개")
    begins = [title.startswith("공개") for title in titles]
    assert begins == sorted(begins, reverse=True)


def test_what_no_command_is_called_says_so(hands: Hands) -> None:
    palette = opened(hands, "없는명령")
    assert not palette.commands
    assert palette.note.isVisible()
    hands.key(KEY.Key_Return)
    assert hands.window.beside.palette is palette


def test_rows_show_their_keys_and_dark_ones_why(hands: Hands) -> None:
    palette = opened(hands)
    rows = {str(palette.rows.item(row).data(ID)): palette.rows.item(row) for row in range(palette.rows.count())}
    assert rows["undo"].data(KEYS) == "Ctrl+Z"
    assert rows["turn-board"].data(WHY_NOT) == "여기서는 할 수 없어요."
    assert not rows["undo"].data(WHY_NOT)


# ---- doing


def test_enter_does_the_first_and_the_palette_is_gone(acting: Hands) -> None:
    acting.drag("red", "living")
    opened(acting, "되돌")
    acting.key(KEY.Key_Return)
    assert acting.standing("red") == "hall"
    assert acting.window.beside.palette is None
    assert acting.window.focusWidget() is acting.window.board.view


def test_arrows_go_round(acting: Hands) -> None:
    palette = opened(acting)
    acting.key(KEY.Key_Up)
    assert palette.rows.currentRow() == palette.rows.count() - 1
    acting.key(KEY.Key_Down)
    assert palette.rows.currentRow() == 0
    acting.key(KEY.Key_Tab)
    assert palette.rows.currentRow() == 1
    assert QApplication.focusWidget() is palette.field


def test_the_mouse_does_it_too(acting: Hands) -> None:
    before = acting.app.context.theme.name
    palette = opened(acting, "낮")
    row = palette.rows.visualItemRect(palette.rows.item(palette.commands.index("theme")))
    QTest.mouseClick(palette.rows.viewport(), LEFT, NONE, row.center())
    acting.wait()
    assert acting.app.context.theme.name != before


def test_a_click_beside_it_puts_it_away(acting: Hands) -> None:
    palette = opened(acting)
    QTest.mouseClick(palette, LEFT, NONE, QPoint(5, palette.height() - 5))
    assert acting.window.beside.palette is None


def test_a_dark_one_does_nothing(acting: Hands) -> None:
    palette = opened(acting, "내 연감")
    acting.key(KEY.Key_Return)
    assert acting.window.beside.palette is palette


def test_letters_do_not_reach_the_board(acting: Hands) -> None:
    steps = acting.session.match.length
    opened(acting)
    for key in (KEY.Key_G, KEY.Key_1, KEY.Key_Space, KEY.Key_Backspace, KEY.Key_0):
        acting.key(key)
    assert acting.session.match.length == steps
    assert not acting.play.scene.lights.shown


def test_keys_of_the_board_can_be_had_by_name(acting: Hands) -> None:
    opened(acting, "차례인 말로")
    acting.key(KEY.Key_Return)
    assert acting.play.scene.cursor.shown
    assert acting.play.scene.cursor.space == "hall"


def test_what_was_used_last_comes_first(acting: Hands) -> None:
    for typed in ("보드로", "전체 보기"):
        opened(acting, typed)
        acting.key(KEY.Key_Return)
    assert opened(acting).commands[:2] == ["fit", "to-board"]


def test_the_keys_of_hiding_work_inside(acting: Hands) -> None:
    opened(acting, "되돌")
    acting.key(KEY.Key_B, CTRL)
    assert acting.window.guard.cover.on
    assert acting.window.beside.palette is None


def test_f5_covers_and_afterwards_the_keyboard_is_on_the_board(acting: Hands) -> None:
    opened(acting)
    acting.key(KEY.Key_F5)
    assert acting.window.guard.cover.on
    acting.window.guard.cover.key.held.emit()
    assert acting.window.focusWidget() is acting.window.board.view


def test_ctrl_k_closes_it_again(acting: Hands) -> None:
    opened(acting)
    acting.key(KEY.Key_K, CTRL)
    assert acting.window.beside.palette is None


def test_it_does_not_open_while_a_secret_lies_open(acting: Hands) -> None:
    acting.key(KEY.Key_F12)
    acting.key(KEY.Key_K, CTRL)
    acting.window.acts.run("palette")
    assert acting.window.beside.palette is None


# ---- over pages


def test_over_a_page_the_commands_of_the_table_are_dark(acting: Hands) -> None:
    acting.key(KEY.Key_Comma, CTRL)
    palette = opened(acting, "되돌")
    assert palette.rows.item(0).data(WHY_NOT)
    acting.key(KEY.Key_Escape)
    palette = opened(acting, "갈 수 있는")
    assert palette.rows.item(0).data(WHY_NOT)
    acting.key(KEY.Key_Escape)
    opened(acting, "English")
    acting.key(KEY.Key_Return)
    assert acting.app.context.words.language == "en"


# ---- input methods


def test_a_syllable_that_is_still_put_together_is_looked_for(hands: Hands) -> None:
    palette = opened(hands)
    write(palette.field, "", "ㄷ")
    assert "undo" in palette.commands
    write(palette.field, "되", "도")
    assert first(palette) == "undo"
    write(palette.field, "", "돌")
    assert palette.field.text() == "되"
    assert first(palette) == "undo"


def test_the_enter_that_ends_a_syllable_does_the_command_once(acting: Hands) -> None:
    acting.drag("red", "living")
    at = acting.session.match.at
    palette = opened(acting, "되")
    write(palette.field, "", "돌")
    write(palette.field, "돌")
    for _ in range(2):
        QTest.keyPress(palette.field, KEY.Key_Return)
    acting.wait()
    assert acting.standing("red") == "hall"
    assert acting.session.match.at < at
    assert not acting.play.scene.hand.piece
    acting.key(KEY.Key_Y, CTRL)
    assert acting.session.match.at == at


def test_enter_in_the_middle_of_a_syllable_takes_what_is_shown(acting: Hands) -> None:
    acting.drag("red", "living")
    palette = opened(acting, "되")
    write(palette.field, "", "돌")
    acting.key(KEY.Key_Return)
    assert acting.standing("red") == "hall"


def test_the_hangul_keyboard_writes_into_it(hands: Hands) -> None:
    palette = opened(hands)
    for letter in "ㄷㄷㄹㄱ":
        hands.jamo(letter)
    assert palette.field.text() == "ㄷㄷㄹㄱ"
    assert first(palette) == "undo"


# ---- how it is told and how it lies


def test_rows_are_named_and_the_current_one_is_told(hands: Hands) -> None:
    palette = opened(hands, "되돌")
    list_ = QAccessible.queryAccessibleInterface(palette.rows)
    assert list_.text(QAccessible.Text.Name) == "명령 찾기"
    assert list_.child(0).text(QAccessible.Text.Name) == "되돌리기, Ctrl+Z"
    assert palette.rows.accessibleDescription() == "되돌리기, Ctrl+Z"
    assert QAccessible.queryAccessibleInterface(palette.field).text(QAccessible.Text.Name) == "명령 찾기"
    hands.key(KEY.Key_Down)
    assert palette.rows.accessibleDescription() == palette.rows.item(1).data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize(("language", "percent"), EVERYWHERE)
def test_it_lies_within_the_window(sit_down: Seat, language: str, percent: int) -> None:
    hands = sit_down()
    hands.app.context.speak(language)
    hands.window.tastes.enlarge(percent)
    for size in SIZES:
        hands.resize(*size)
        palette = opened(hands)
        hands.wait()
        assert hands.window.rect().contains(palette.sheet)
        assert palette.rows.viewport().height() >= 3 * palette.rows.sizeHintForRow(0)
        assert palette.field.height() >= palette.field.minimumSizeHint().height()
        foot = palette.foot
        assert foot.heightForWidth(foot.width()) <= foot.height()
        hands.key(KEY.Key_Escape)
        assert hands.window.beside.palette is None or not hands.window.beside.palette.isVisible()
