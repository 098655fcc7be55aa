"""What a storyteller may try though the rules are against it, by real keys and clicks: it is refused, or overruled."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from desktop.shell.book.step_button import StepButton
from desktop.shell.list_card import ListCard
from desktop.shell.panels.clocktower.night_page import NightPage
from desktop.shell.refusal_card import OVERRULE
from rules.clocktower.events import MarksSet
from rules.clocktower.options import Options
from rules.clocktower.state import Deed, Mark
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands
from tests.desktop.shell.square_hands import (
    ROLES,
    at_night,
    everybody,
    press,
    set_by_hand,
    sit_in_a_circle,
    state,
)

KEY = Qt.Key
WITH_AN_INVESTIGATOR = ROLES | {"p2": "investigator"}


@pytest.fixture
def storyteller(sit_down: Seat) -> Hands:
    """Nine people in the first night, the evil ones told of each other."""
    hands = sit_down()
    sit_in_a_circle(hands)
    at_night(hands)
    everybody(hands, WITH_AN_INVESTIGATOR)
    for _ in range(2):
        hands.key(KEY.Key_Space)
    return hands


def step(hands: Hands, key: str) -> StepButton:
    page = next(one for one in hands.window.findChildren(NightPage) if one.isVisible())
    return next(
        card for card in (*page.cards, *page.sleepers) if card.isVisible() and card.step and card.step.key == key
    )


def take(hands: Hands, key: str) -> None:
    """A click on a step of the list."""
    QTest.mouseClick(step(hands, key), LEFT, NONE)
    hands.wait(20)


def refused_with(hands: Hands, code: str) -> bool:
    return any(text.startswith(code) for text in hands.texts(hands.card()))


def test_whoever_sleeps_tonight_stands_in_the_list_with_why(storyteller: Hands) -> None:
    card = step(storyteller, "po:p9")
    assert card.accessibleName() == "오늘 밤에는 자요: 포 · 소율. 첫날 밤에는 포가 행동하지 않아요."


def test_a_step_that_does_not_come_is_refused_when_it_is_chosen(storyteller: Hands) -> None:
    take(storyteller, "po:p9")
    assert "첫날 밤에는 포가 행동하지 않아요." in storyteller.texts(storyteller.window.side.offers)
    assert storyteller.window.side.prompt.who.text() == "포 · 소율"
    storyteller.keys(KEY.Key_4, KEY.Key_Return)
    assert refused_with(storyteller, "BC-R28")
    assert state(storyteller).secret.deeds == ()


def test_the_keyboard_reaches_it_too(storyteller: Hands) -> None:
    card = step(storyteller, "po:p9")
    card.setFocus(Qt.FocusReason.TabFocusReason)
    storyteller.key(KEY.Key_Return)
    storyteller.keys(KEY.Key_4, KEY.Key_Return)
    assert refused_with(storyteller, "BC-R28")


def test_a_step_that_does_not_come_is_carried_out_where_it_is_overruled(storyteller: Hands) -> None:
    take(storyteller, "po:p9")
    storyteller.keys(KEY.Key_4, KEY.Key_Return)
    card, overrule = storyteller.card(), storyteller.app.context.say(OVERRULE)
    storyteller.click(next(one for one in card.findChildren(QAbstractButton) if one.accessibleName() == overrule))
    storyteller.key(KEY.Key_2)
    assert state(storyteller).secret.deeds[-1] == Deed(1, "po", "p9", ("p4",))
    assert state(storyteller).secret.dying == ("p4",)


def test_a_step_of_tonight_may_be_carried_out_before_its_turn(storyteller: Hands) -> None:
    take(storyteller, "dreamer:p3")
    storyteller.keys(KEY.Key_4, KEY.Key_Return)
    assert state(storyteller).secret.deeds[-1] == Deed(1, "dreamer", "p3", ("p4",))


def says_in(hands: Hands, text: str) -> None:
    """As an input method does."""
    desk = hands.window.fate_desk
    assert desk is not None
    assert desk.entry is not None
    composed = QInputMethodEvent()
    composed.setCommitString(text)
    QApplication.sendEvent(desk.entry.line, composed)
    hands.key(KEY.Key_Return)


def test_two_reminders_of_an_investigator_told_of_one_seat_are_refused(storyteller: Hands) -> None:
    take(storyteller, "investigator:p2")
    says_in(storyteller, "암살자")
    storyteller.keys(KEY.Key_8, KEY.Key_Return)
    storyteller.keys(KEY.Key_8, KEY.Key_Return)
    assert refused_with(storyteller, "BC-R25")
    assert state(storyteller).secret.told == ()
    storyteller.key(KEY.Key_Escape)
    storyteller.keys(KEY.Key_3, KEY.Key_Return)
    assert [one.shown for one in state(storyteller).secret.told] == [("assassin", "p3", "p8")]


def test_both_reminders_of_an_investigator_laid_on_one_seat_are_refused(storyteller: Hands) -> None:
    set_by_hand(storyteller, MarksSet((Mark(1, "p3", "investigator", "minion"),)))
    lay_wrong(storyteller, "p3")
    assert refused_with(storyteller, "BC-R25")
    assert len(state(storyteller).secret.marks) == 1
    storyteller.key(KEY.Key_Escape)
    lay_wrong(storyteller, "p4")
    assert [(mark.seat, mark.label) for mark in state(storyteller).secret.marks] == [("p3", "minion"), ("p4", "wrong")]


def lay_wrong(hands: Hands, seat: str) -> None:
    """By the right button on a seat, and the name of the token."""
    port = hands.window.board.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.RightButton, NONE, hands.at(seat))
    hands.wait(10)
    card = hands.window.cards.card
    assert isinstance(card, ListCard)
    hands.click(next(row for row in card.rows if row.accessibleName() == "리마인더 놓기"))
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    for letter in "틀림":
        QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, NONE, letter))
    hands.wait(10)
    hands.key(KEY.Key_Return)
    hands.wait(20)


@pytest.mark.parametrize(("key", "laid"), [(KEY.Key_Space, 1), (KEY.Key_1, 1), (KEY.Key_2, 0)])
def test_a_reminder_that_is_asked_for_is_laid_or_left_out_by_one_key(sit_down: Seat, key: Qt.Key, laid: int) -> None:
    hands = sit_down()
    sit_in_a_circle(hands, options=Options(markers="ask"))
    at_night(hands)
    everybody(hands, ROLES | {"p2": "preacher"})
    for _ in range(2):
        hands.key(KEY.Key_Space)
    press(hands, "choose")
    hands.keys(KEY.Key_8, KEY.Key_Return)
    assert hands.window.side.prompt.what.text() == "준호 옆에 리마인더를 놓을까요? 능력 없음"
    hands.key(key)
    assert hands.session.asked() is None
    assert len(state(hands).secret.marks) == laid
    hands.key(KEY.Key_Z, CTRL)
    assert state(hands).secret.deeds == ()
    assert state(hands).secret.marks == ()
