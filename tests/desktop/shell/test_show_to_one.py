"""The Gray Man's card is shown to him alone: covered, held, covered again, and nowhere else."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QColor,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QShortcut,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop import tables
from desktop.items.caption import Caption
from desktop.session import Session
from desktop.shell.context import Context
from desktop.shell.show_to_one.card import ShowToOne
from desktop.shell.show_to_one.pressed import REPEAT_MS
from desktop.shell.show_to_one.secret import SECRETS
from desktop.theme import theme
from desktop.words import Words
from rules.hakoonna.events import CardSet
from rules.hakoonna.state import Card

SIZES = [(1280, 720, 0.667), (1920, 1080, 1.0)]
HELD = 800
GRACE = REPEAT_MS + 50
BOARD = "#00FF00"
TELLING = ("흑", "백", "black", "white", "Black", "White")


class Host:
    """A host's window with a bright board, and the card over it."""

    def __init__(self, card: Card = "black", language: str = "ko", size: tuple[int, int, float] = SIZES[1]) -> None:
        session: Session = tables.demo()
        session.correct((CardSet(card),), "planted")
        self.context = Context(session, Words(language), theme("night"), size[2])
        self.window = QWidget()
        self.window.setWindowTitle("Lanternboard")
        self.window.setStyleSheet(f"QWidget {{ background: {BOARD}; }}")
        self.board = QLineEdit(self.window)
        self.board.setGeometry(0, 0, size[0], size[1])
        self.window.resize(size[0], size[1])
        self.window.show()
        self.window.activateWindow()
        self.board.setFocus()
        assert QTest.qWaitForWindowActive(self.window)

    def hand_over(self) -> ShowToOne:
        self.card = ShowToOne(self.context, "gray", self.window)
        self.closed: list[bool] = []
        self.card.closed.connect(lambda: self.closed.append(True))
        self.card.open()
        return self.card

    def picture(self) -> QImage:
        return self.window.grab().toImage()

    def is_bare(self) -> bool:
        """Whether any part of the board can be seen."""
        image, green = self.picture(), QColor(BOARD).rgb()
        return any(image.pixel(x, y) == green for x in range(0, image.width(), 7) for y in range(0, image.height(), 7))

    def texts(self) -> str:
        """All that can be read, hovered or heard in the window, and what can be pasted from it."""
        widgets = [self.window, *self.window.findChildren(QWidget)]
        found = [text for widget in widgets for text in _texts(widget)]
        interface = QAccessible.queryAccessibleInterface(self.window)
        found += list(_heard(interface)) if interface is not None else []
        return "\n".join((*found, QApplication.clipboard().text()))


def _texts(widget: QWidget) -> list[str]:
    told = [widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    told += [widget.statusTip(), widget.whatsThis(), widget.objectName()]
    return [*told, widget.text()] if isinstance(widget, QLabel | QLineEdit) else told


def _heard(interface: QAccessibleInterface) -> Iterator[str]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield interface.text(kind)
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from _heard(child)


Sit = Callable[..., Host]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Opens host's windows; each is gone before the next comes, so that none takes the other's place."""
    opened: list[Host] = []

    def leave() -> None:
        while opened:
            opened.pop().window.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QTest.qWait(10)

    def one(*given: Any) -> Host:
        leave()
        opened.append(Host(*given))
        return opened[-1]

    yield one
    leave()


@pytest.fixture
def host(sit: Sit) -> Host:
    host = sit()
    host.hand_over()
    return host


def hold(card: ShowToOne) -> None:
    """Space goes down and stays there until the card lies open."""
    press(card, Qt.Key.Key_Space)
    for _ in range(100):
        QTest.qWait(30)
        if card.is_open:
            return
    raise AssertionError("the card did not open")


def is_open(card: ShowToOne) -> bool:
    """Whether the secret can be seen."""
    return card.is_open


def press(card: ShowToOne, key: Qt.Key) -> None:
    QTest.keyPress(card, key)


def release(card: ShowToOne, key: Qt.Key) -> None:
    """A key comes up, and for good."""
    QTest.keyRelease(card, key)
    QTest.qWait(GRACE)


# ---- covered, held, covered


def test_the_cover_comes_first(host: Host) -> None:
    assert not is_open(host.card)
    assert host.card.accessibleName() == "회색 남자에게만 보여 주세요"
    assert not host.is_bare()
    assert host.card.size() == host.window.size()


def test_space_held_shows_the_card_and_letting_go_covers_it(host: Host) -> None:
    covered = host.picture()
    hold(host.card)
    assert host.picture() != covered
    release(host.card, Qt.Key.Key_Space)
    assert not is_open(host.card)
    assert host.picture() == covered


def test_a_short_press_shows_nothing(host: Host) -> None:
    for _ in range(4):
        press(host.card, Qt.Key.Key_Space)
        QTest.qWait(300)
        release(host.card, Qt.Key.Key_Space)
    QTest.qWait(HELD)
    assert not is_open(host.card)


def test_a_key_that_repeats_neither_shows_nor_covers(host: Host) -> None:
    def repeat(kind: QEvent.Type) -> None:
        event = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True)
        QApplication.sendEvent(host.card, event)

    for _ in range(8):
        repeat(QEvent.Type.KeyPress)
        repeat(QEvent.Type.KeyRelease)
        QTest.qWait(100)
    assert not is_open(host.card)
    hold(host.card)
    repeat(QEvent.Type.KeyRelease)
    repeat(QEvent.Type.KeyPress)
    assert is_open(host.card)
    release(host.card, Qt.Key.Key_Space)
    assert not is_open(host.card)


def test_a_release_between_two_repeats_covers_nothing(host: Host) -> None:
    hold(host.card)
    for _ in range(8):
        QTest.keyRelease(host.card, Qt.Key.Key_Space)
        press(host.card, Qt.Key.Key_Space)
        QTest.qWait(60)
        assert is_open(host.card)
    release(host.card, Qt.Key.Key_Space)
    assert not is_open(host.card)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_no_grace_is_left_to_a_card_that_is_covered(host: Host, key: Qt.Key) -> None:
    hold(host.card)
    QTest.keyRelease(host.card, Qt.Key.Key_Space)
    assert is_open(host.card)
    press(host.card, key)
    assert not is_open(host.card)


def test_enter_covers_it_although_space_is_held(host: Host) -> None:
    hold(host.card)
    press(host.card, Qt.Key.Key_Return)
    assert not is_open(host.card)
    QTest.qWait(HELD)
    assert not is_open(host.card)
    assert host.card.isVisible()


def test_the_mouse_button_held_shows_it_too(host: Host) -> None:
    middle = host.card.look_button.rect().center()
    QTest.mousePress(host.card.look_button, Qt.MouseButton.LeftButton, pos=middle)
    QTest.qWait(200)
    assert not is_open(host.card)
    QTest.qWait(HELD)
    assert is_open(host.card)
    QTest.mouseRelease(host.card.look_button, Qt.MouseButton.LeftButton, pos=middle)
    assert not is_open(host.card)


@pytest.mark.parametrize("how", ["focus", "window", "resize"])
def test_it_is_covered_at_once_when_attention_goes_elsewhere(how: str, host: Host) -> None:
    hold(host.card)
    if how == "focus":
        host.board.setFocus()
    elif how == "window":
        QApplication.sendEvent(host.window, QEvent(QEvent.Type.WindowDeactivate))
    else:
        host.window.resize(1200, 700)
    assert not is_open(host.card)


# ---- back to the host


def test_escape_held_gives_the_window_back(host: Host) -> None:
    press(host.card, Qt.Key.Key_Escape)
    QTest.qWait(300)
    assert not host.closed
    assert not host.is_bare()
    QTest.qWait(HELD)
    assert host.closed == [True]
    assert host.is_bare()
    assert QApplication.focusWidget() is host.board


def test_a_short_escape_does_not(host: Host) -> None:
    QTest.keyClick(host.card, Qt.Key.Key_Escape)
    QTest.qWait(HELD)
    assert not host.closed
    assert not host.is_bare()


def test_escape_covers_what_is_open_before_it_closes(host: Host) -> None:
    hold(host.card)
    press(host.card, Qt.Key.Key_Escape)
    assert not is_open(host.card)


def test_the_button_held_gives_the_window_back(host: Host) -> None:
    button = host.card.close_button
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    QTest.qWait(HELD)
    assert host.closed == [True]


def test_the_board_is_never_bare_while_the_window_grows(host: Host) -> None:
    for size in (QSize(1500, 900), QSize(1920, 1080), QSize(1200, 700)):
        host.window.resize(size)
        assert not host.is_bare()


def test_what_is_added_to_the_window_stays_below(host: Host) -> None:
    late = QLabel("late", host.window)
    late.setGeometry(0, 0, 1900, 1000)
    late.show()
    QTest.qWait(10)
    assert not host.is_bare()


# ---- nothing below it hears a key or a click


def test_the_windows_shortcuts_are_off_but_cover_and_panic(host: Host) -> None:
    heard: list[str] = []
    for keys in ("Ctrl+Z", "F8", "F12", "Space", "Escape", "F5", "Ctrl+B"):
        shortcut = QShortcut(QKeySequence(keys), host.window)
        shortcut.activated.connect(lambda keys=keys: heard.append(keys))
    ctrl = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(host.card, Qt.Key.Key_Z, ctrl)
    for key in (Qt.Key.Key_F8, Qt.Key.Key_F12, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_F5):
        QTest.keyClick(host.card, key)
    QTest.keyClick(host.card, Qt.Key.Key_B, ctrl)
    assert heard == ["F5", "Ctrl+B"]


def test_tab_and_letters_do_not_reach_the_board(host: Host) -> None:
    QTest.keyClick(host.card, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is host.card
    QTest.keyClicks(host.card, "abc")
    assert host.board.text() == ""


def test_clicks_do_not_reach_the_board(host: Host) -> None:
    QTest.mouseClick(host.window, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert host.window.childAt(300, 300) is host.card
    assert QApplication.focusWidget() is host.card


# ---- the secret is nowhere else


@pytest.mark.parametrize("language", ["ko", "en"])
def test_no_text_anywhere_tells_the_colour(language: str, sit: Sit) -> None:
    host = sit("black", language)
    told = [host.texts()]
    card = host.hand_over()
    told.append(host.texts())
    hold(card)
    told.append(host.texts())
    release(card, Qt.Key.Key_Space)
    told.append(host.texts())
    press(card, Qt.Key.Key_Escape)
    QTest.qWait(HELD)
    told.append(host.texts())
    assert host.closed
    assert not [word for word in TELLING for text in told if word in text]


def test_both_cards_look_the_same_but_while_they_are_shown(sit: Sit) -> None:
    pictures: dict[str, list[QImage]] = {}
    for colour in ("white", "black"):
        host = sit(colour)
        seen = [host.picture()]
        card = host.hand_over()
        seen.append(host.picture())
        hold(card)
        shown = host.picture()
        release(card, Qt.Key.Key_Space)
        seen.append(host.picture())
        press(card, Qt.Key.Key_Escape)
        QTest.qWait(HELD)
        seen.append(host.picture())
        pictures[colour] = [*seen, shown]
    assert pictures["white"][:-1] == pictures["black"][:-1]
    assert pictures["white"][-1] != pictures["black"][-1]


def test_nothing_is_left_in_the_window_after_closing(host: Host) -> None:
    press(host.card, Qt.Key.Key_Escape)
    QTest.qWait(HELD)
    assert host.closed
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not host.window.findChildren(ShowToOne)
    assert "회색 남자에게만" not in host.texts()


# ---- what he reads


@pytest.mark.parametrize("card", ["white", "black", "unknown", ""])
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_what_he_reads_fits_and_is_in_his_language(
    card: Card, language: str, size: tuple[int, int, float], sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[tuple[str, float, float, float]] = []
    from desktop.shell.show_to_one import cover, page

    class Written(Caption):
        def paint(self, painter: QPainter) -> None:
            read.append((self.text, self.x, self.rect.right(), self.y))

    monkeypatch.setattr(cover, "Caption", Written)
    monkeypatch.setattr(page, "Caption", Written)
    host = sit(card, language, size)
    shown = host.hand_over()
    host.picture()
    read.clear()
    hold(shown)
    read.clear()
    host.picture()
    words = Words(language)
    told = " ".join(text for text, *_ in read)
    assert words.say(SECRETS[card].title) in told
    bottom = max(y for _, _, _, y in read)
    assert bottom < 0.44 * size[1] + min(round(cover.TALLEST * size[2]), 0.62 * size[1]) / 2
    assert all(right <= size[0] * 0.94 for _, _, right, _ in read)


def test_the_card_that_lies_on_the_table_alone_is_not_known() -> None:
    assert SECRETS["unknown"].drawing == "gray-card-back"
    assert Words("ko").say(SECRETS["unknown"].title) == "프로그램은 내 카드를 몰라요"
