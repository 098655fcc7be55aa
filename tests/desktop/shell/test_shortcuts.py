"""The page of all keys tells what the table of commands tells, and each key does what it says."""

from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMargins, Qt, QThreadPool
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop import fonts
from desktop.commands import BOARD, BY_ID, COMMANDS, EDITOR, EVERYWHERE, PLACES, SHOWN, WIZARD
from desktop.shell.card import MARGIN
from desktop.shell.help_card import HelpCard
from desktop.shell.keycaps import keycaps
from desktop.shell.label import Label
from desktop.shell.parts.prose import Prose
from desktop.shell.shortcuts_page import ShortcutsPage, sheet
from desktop.shell.shortcuts_page.page import AT_ONCE
from desktop.shell.shortcuts_page.printing import ONE_BY_ONE
from desktop.words import every_language
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands

KEY = Qt.Key
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
EVERY_LOOK = list(product(("ko", "en"), (100, 150)))
PRESSED = [(command, key) for command in COMMANDS if not command.native for key in command.keys]


@pytest.fixture(autouse=True)
def usual_letters() -> Iterator[None]:
    """Other tests write as large as ever."""
    yield
    fonts.enlarge(1.0)


def opened(hands: Hands) -> ShortcutsPage:
    hands.window.acts.run("shortcuts")
    page = hands.window.pages.page
    assert isinstance(page, ShortcutsPage)
    return page


def unfolded(hands: Hands, page: ShortcutsPage) -> None:
    while not page.whole:
        hands.wait(5)
    hands.wait(60)


# ---- what it tells


def test_its_keys_are_those_of_the_commands(hands: Hands) -> None:
    page = opened(hands)
    told = {row.command.id: row.accessibleName() for row in page.rows}
    assert told.keys() == {command.id for command in COMMANDS if command.keys}
    for id_, name in told.items():
        command = BY_ID[id_]
        assert name == f"{', '.join(keycaps(command))}: {hands.app.context.say(command.title)}"


def test_what_works_here_comes_first(hands: Hands) -> None:
    assert [context for context, _ in opened(hands).groups] == [BOARD, EVERYWHERE, EDITOR, SHOWN, WIZARD]
    hands.window.show_table()
    hands.window.acts.run("settings")
    assert opened(hands).groups[0][0] == WIZARD


def test_every_command_stands_in_a_place_with_a_name() -> None:
    assert {command.context for command in COMMANDS} == set(PLACES)


def test_no_two_commands_of_a_place_are_called_the_same() -> None:
    for words in every_language():
        for context in PLACES:
            titles = [words.say(command.title) for command in COMMANDS if command.context == context]
            assert len(titles) == len(set(titles))


# ---- coming and going


def test_f1_leads_to_it_and_esc_leaves_it(hands: Hands) -> None:
    hands.key(KEY.Key_F1)
    card = hands.window.cards.card
    assert isinstance(card, HelpCard)
    QTest.mouseClick(card.button, LEFT, NONE, card.button.rect().center())
    assert [type(hands.window.pages.page), hands.window.cards.card] == [ShortcutsPage, None]
    hands.key(KEY.Key_Escape)
    assert hands.window.pages.page is None
    assert hands.window.focusWidget() is hands.window.board.view


def test_from_the_settings_it_leads_back_to_them(hands: Hands) -> None:
    hands.key(KEY.Key_Comma, CTRL)
    below = hands.window.pages.page
    opened(hands)
    hands.key(KEY.Key_Escape)
    assert hands.window.pages.page is below


def test_keys_scroll_it(hands: Hands) -> None:
    hands.resize(1280, 720)
    page = opened(hands)
    unfolded(hands, page)
    hands.key(KEY.Key_PageDown)
    assert page.area.verticalScrollBar().value() > 0
    hands.key(KEY.Key_PageUp)
    assert page.area.verticalScrollBar().value() == 0


def test_its_lines_appear_a_few_at_a_time_from_the_top(hands: Hands) -> None:
    page = opened(hands)
    appeared = [0]
    while not page.whole:
        QApplication.processEvents()
        appeared.append(sum(not row.isHidden() for row in page.rows))
    steps = [after - before for before, after in pairwise(appeared)]
    assert max(steps) <= AT_ONCE
    assert min(steps) >= 0
    assert appeared[-1] == len(page.rows)


# ---- on paper


def printed(hands: Hands, page: ShortcutsPage, path: Path) -> None:
    page.print_into(path)
    while not page.told.text:
        hands.wait(5)


def test_the_window_listens_while_it_is_printed(hands: Hands, tmp_path: Path) -> None:
    page, path = opened(hands), tmp_path / "keys.pdf"
    with ONE_BY_ONE:
        page.print_into(path)
        hands.key(KEY.Key_Escape)
        assert hands.window.pages.page is None
        assert not path.exists()
    while not path.exists():
        hands.wait(5)
    assert QThreadPool.globalInstance().waitForDone()
    hands.wait()
    assert path.read_bytes().startswith(b"%PDF")


def test_two_printed_at_once_into_a_file_do_not_spoil_it(hands: Hands, tmp_path: Path) -> None:
    page, path = opened(hands), tmp_path / "keys.pdf"
    printed(hands, page, path)
    size = path.stat().st_size
    page.print_into(path)
    page.print_into(path)
    assert QThreadPool.globalInstance().waitForDone()
    assert abs(path.stat().st_size - size) < 100
    assert path.read_bytes().rstrip().endswith(b"%%EOF")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_it_is_printed_and_says_where(hands: Hands, tmp_path: Path, language: str) -> None:
    hands.app.context.speak(language)
    page, path = opened(hands), tmp_path / "keys.pdf"
    printed(hands, page, path)
    assert path.read_bytes().startswith(b"%PDF")
    assert path.stat().st_size > 10_000
    assert "keys.pdf" in page.told.text


def test_where_nothing_can_be_written_it_says_so(hands: Hands, tmp_path: Path) -> None:
    page = opened(hands)
    printed(hands, page, tmp_path / "nowhere" / "keys.pdf")
    assert page.told.text == "keys.pdf에 쓸 수 없어요. 다른 곳을 골라 주세요."


def test_everything_is_printed() -> None:
    for words in every_language():
        told = [line.text for line in sheet.lines([(one, []) for one in PLACES], words)]
        assert told == [words.say(name) for name in PLACES.values()]
    (english,) = (words for words in every_language() if words.language == "en")
    lines = sheet.lines([(EVERYWHERE, [BY_ID["undo"], BY_ID["find"]])], english)
    assert [(line.text, line.keys) for line in lines[1:]] == [
        ("Undo", "Ctrl+Z"),
        ("Find", "Ctrl+F"),
    ]


# ---- each key


def test_each_key_asks_for_its_command(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []
    monkeypatch.setattr(hands.window.keyboard, "_run", lambda id_, number: asked.append((id_, number)))
    found = {}
    for command, key in PRESSED:
        asked.clear()
        strike(hands, key)
        found[command.id, key] = [*asked]
    assert found == {(one.id, key): [(one.id, int(key) if key.isdigit() else 0)] for one, key in PRESSED}


def strike(hands: Hands, key: str) -> None:
    """Press a key as it is written."""
    pressed = QKeySequence(key)[0]  # type: ignore[index]
    text = "?" if key == "?" else ""
    if text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(hands.window.board.view, QKeyEvent(kind, pressed.key(), NONE, text))
    else:
        QTest.keyClick(hands.window.board.view, pressed.key(), pressed.keyboardModifiers())


def test_every_command_that_is_there_does_something(hands: Hands) -> None:
    known = hands.window.acts._table
    assert [one.id for one in COMMANDS if one.id not in known and not one.native] == []


def test_the_keys_of_commands_work_in_a_line_of_text(hands: Hands) -> None:
    field = QLineEdit(hands.window)
    field.show()
    field.setFocus()
    QTest.keyClick(field, KEY.Key_F1)
    assert isinstance(hands.window.cards.card, HelpCard)
    field.deleteLater()


# ---- how it looks


def cut(page: ShortcutsPage) -> list[str]:
    texts = [one for one in page.findChildren(Prose) if one.isVisible() and one.text]
    low = [one.text for one in texts if one.heightForWidth(one.width()) > one.height() + 1]
    rows = [word for row in page.rows for word in row.cut()]
    high = [row.accessibleName() for row in page.rows if row.heightForWidth(row.width()) > row.height() + 1]
    return [*low, *rows, *high]


@pytest.mark.parametrize(("language", "percent"), EVERY_LOOK)
def test_the_help_card_lies_within_the_window(sit_down: Seat, language: str, percent: int) -> None:
    hands = sit_down()
    hands.app.context.speak(language)
    hands.window.tastes.enlarge(percent)
    for size in SIZES:
        hands.resize(*size)
        lies_within(hands)
        hands.key(KEY.Key_Escape)


def lies_within(hands: Hands) -> None:
    """The help card is opened, and read to its end."""
    hands.key(KEY.Key_F1)
    hands.wait(60)
    card = hands.window.cards.card
    assert isinstance(card, HelpCard)
    assert hands.window.rect().contains(card.geometry().marginsRemoved(QMargins(MARGIN, MARGIN, MARGIN, MARGIN)))
    assert card.keys.held.heightForWidth(card.keys.viewport().width()) <= card.keys.held.height() + 1
    assert card.keys.held.width() <= card.keys.viewport().width()
    hands.keys(KEY.Key_PageDown, KEY.Key_PageDown, KEY.Key_PageDown)
    last = card.keys.held.findChildren(Label)[-1]
    assert card.keys.viewport().rect().contains(last.mapTo(card.keys.viewport(), last.rect().bottomLeft()))


@pytest.mark.parametrize(("language", "percent"), EVERY_LOOK)
def test_nothing_is_cut_off(sit_down: Seat, language: str, percent: int) -> None:
    hands = sit_down()
    hands.app.context.speak(language)
    hands.window.tastes.enlarge(percent)
    found = {}
    for size in SIZES:
        hands.window.show_table()
        hands.resize(*size)
        page = opened(hands)
        unfolded(hands, page)
        found[size] = cut(page)
    assert found == dict.fromkeys(SIZES, [])
