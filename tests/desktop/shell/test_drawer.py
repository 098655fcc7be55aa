"""The secret drawer opens covered, shows while held, and hides by itself; its content is never anywhere in words."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.session import Session
from desktop.shell.drawer_card import DrawerCard
from desktop.shell.panels.hakoonna.secrets import secrets
from desktop.shell.show_to_one.pressed import REPEAT_MS
from desktop.words import Words
from rules.hakoonna.events import CardSet
from rules.hakoonna.state import Card
from rules.seats import BLIND, KNOWING_HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.test_looks import check
from tests.desktop.shell.test_show_to_one import _heard, _texts

KEY = Qt.Key
SPACE = KEY.Key_Space
GRACE = REPEAT_MS + 50


def drawer(hands: Hands) -> DrawerCard:
    card = hands.window.cards.card
    assert isinstance(card, DrawerCard)
    return card


def opened(hands: Hands) -> DrawerCard:
    hands.key(KEY.Key_4, CTRL)
    return drawer(hands)


def hold(card: DrawerCard) -> None:
    """Space goes down and stays there until it is open."""
    QTest.keyPress(card, SPACE)
    for _ in range(100):
        QTest.qWait(30)
        if is_open(card):
            return
    raise AssertionError("the drawer did not open")


def is_open(card: DrawerCard) -> bool:
    return card.glass.is_open


def picture(card: DrawerCard) -> QImage:
    return card.glass.grab().toImage()


def as_host(hands: Hands, viewer: str, colour: Card = "black") -> None:
    """The same table for another kind of host, the Gray Man's card planted."""
    hands.session.correct((CardSet(colour),), "planted")
    hands.app.context.replace_session(Session(hands.session.match, viewer=viewer))
    hands.wait()


# ---- covered, held, covered


def test_it_opens_covered(hands: Hands) -> None:
    card = opened(hands)
    assert not is_open(card)
    assert card.hasFocus()


def test_space_held_shows_it_and_letting_go_hides_it(hands: Hands) -> None:
    card = opened(hands)
    covered = picture(card)
    hold(card)
    assert picture(card) != covered
    QTest.keyRelease(card, SPACE)
    hands.wait(GRACE)
    assert picture(card) == covered


def test_a_release_between_two_repeats_covers_nothing(hands: Hands) -> None:
    card = opened(hands)
    hold(card)
    for _ in range(8):
        QTest.keyRelease(card, SPACE)
        QTest.keyPress(card, SPACE)
        hands.wait(60)
        assert is_open(card)


def test_a_short_press_shows_nothing(hands: Hands) -> None:
    card = opened(hands)
    QTest.keyClick(card, SPACE)
    hands.wait(850)
    assert not is_open(card)


def test_the_mouse_button_held_shows_it_too(hands: Hands) -> None:
    card = opened(hands)
    middle = card.look.rect().center()
    QTest.mousePress(card.look, Qt.MouseButton.LeftButton, pos=middle)
    hands.wait(850)
    assert is_open(card)
    QTest.mouseRelease(card.look, Qt.MouseButton.LeftButton, pos=middle)
    assert not is_open(card)


def test_it_is_covered_when_the_keyboard_goes_elsewhere(hands: Hands) -> None:
    card = opened(hands)
    hold(card)
    hands.window.board.view.setFocus()
    assert not is_open(card)


def test_it_is_covered_when_the_window_is_left(hands: Hands) -> None:
    card = opened(hands)
    hold(card)
    QApplication.sendEvent(card, QEvent(QEvent.Type.WindowDeactivate))
    assert not is_open(card)


@pytest.mark.parametrize(("key", "held"), [(KEY.Key_F5, None), (KEY.Key_B, CTRL)])
def test_cover_and_panic_take_it_away(hands: Hands, key: Qt.Key, held: Qt.KeyboardModifier | None) -> None:
    hold(opened(hands))
    hands.key(key, held or Qt.KeyboardModifier.NoModifier)
    assert hands.window.cards.card is None
    assert hands.window.guard.cover.on


def test_escape_closes_it(hands: Hands) -> None:
    opened(hands)
    hands.key(KEY.Key_Escape)
    assert hands.window.cards.card is None
    assert hands.window.focusWidget() is hands.window.board.view


# ---- what it holds


def test_a_host_who_plays_along_is_told_that_it_is_not_for_him(hands: Hands) -> None:
    as_host(hands, BLIND)
    told = secrets(hands.session, Words("ko"))
    assert [fact.about for fact in told] == ["회색 남자의 카드", "상자여자의 자리와 칩의 앞면"]
    assert told[0].value == "이 진행자에게는 보이지 않아요. 회색 남자만 알아요."


@pytest.mark.parametrize(("colour", "said"), [("black", "『흑』"), ("white", "『백』")])
def test_a_knowing_host_may_read_the_card(hands: Hands, colour: Card, said: str) -> None:
    as_host(hands, KNOWING_HOST, colour)
    assert secrets(hands.session, Words("ko"))[0].value == said


def test_for_a_host_who_plays_along_every_card_looks_alike(hands: Hands) -> None:
    pictures = []
    for colour in ("black", "white"):
        as_host(hands, BLIND, colour)
        card = opened(hands)
        hold(card)
        pictures.append(picture(card))
        QTest.keyRelease(card, SPACE)
        hands.key(KEY.Key_Escape)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("uncovered", [False, True])
def test_nothing_of_it_is_in_words(hands: Hands, uncovered: bool) -> None:
    from PySide6.QtGui import QAccessible

    as_host(hands, KNOWING_HOST)
    card = opened(hands)
    if uncovered:
        hold(card)
    widgets = [card, *card.findChildren(type(card.glass)), card.glass, card.look, card.shut]
    found = [text for widget in widgets for text in _texts(widget)]
    interface = QAccessible.queryAccessibleInterface(card)
    found += list(_heard(interface)) if interface is not None else []
    assert "비밀 서랍" in "\n".join(found)
    assert not any(word in "\n".join(found) for word in ("흑", "black", "상자여자의 자리"))


def test_its_size_tells_nothing(hands: Hands) -> None:
    sizes = set()
    for viewer, colour in product((KNOWING_HOST,), ("black", "white", "unknown")):
        as_host(hands, viewer, colour)  # type: ignore[arg-type]
        sizes.add(opened(hands).size().toTuple())
        hands.key(KEY.Key_Escape)
    assert len(sizes) == 1


@pytest.mark.parametrize(("size", "language"), list(product(((1280, 720), (1920, 1080), (3840, 2160)), ("ko", "en"))))
def test_nothing_of_it_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down()
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    opened(hands)
    check(hands)
    assert hands.narrow() == []


# ---- left alone


def patient(hands: Hands, ms: int) -> None:
    assert hands.window.guard.idle is not None
    hands.window.guard.idle.set_patience(ms)


def covered_by_itself(hands: Hands, within: int = 3000) -> bool:
    for _ in range(within // 30):
        if hands.window.guard.cover.on:
            return True
        hands.wait(30)
    return False


def test_left_alone_it_covers_itself_and_the_window(hands: Hands) -> None:
    patient(hands, 200)
    opened(hands)
    assert covered_by_itself(hands)
    assert hands.window.cards.card is None


def test_a_touch_begins_the_wait_anew(hands: Hands) -> None:
    patient(hands, 1000)
    opened(hands)
    for _ in range(6):
        hands.wait(250)
        QTest.mouseMove(hands.window.windowHandle())
        QTest.keyClick(hands.window.windowHandle(), KEY.Key_Control)
    assert not hands.window.guard.cover.on


def test_in_her_time_the_window_covers_itself(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "fell"))
    patient(hands, 300)
    hands.wait(400)
    assert not hands.window.guard.cover.on
    hands.key(SPACE)
    assert covered_by_itself(hands)


def test_uncovered_it_waits_again(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "fell"))
    patient(hands, 200)
    hands.key(SPACE)
    assert covered_by_itself(hands)
    QTest.keyPress(hands.window.guard.cover, KEY.Key_F5)
    hands.wait(850)
    QTest.keyRelease(QApplication.focusWidget() or hands.window, KEY.Key_F5)
    assert covered_by_itself(hands)
