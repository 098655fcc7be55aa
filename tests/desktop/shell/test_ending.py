"""The end of a game is proposed to the host, and hidden from the audience until it is announced."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.projector.window import AudienceWindow
from desktop.shell.ending.end_card import EndCard
from desktop.shell.list_card import ListCard
from rules.hakoonna.actions import Agree
from rules.hakoonna.events import CardSet
from rules.seats import AUDIENCE
from tests.desktop.projector import canaries
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands

KEY = Qt.Key


def raised(hands: Hands) -> AudienceWindow:
    """The audience's window, its curtain up."""
    window = hands.window.audience.there().window
    window.set_pace(0.0)
    window.lift()
    hands.wait(30)
    return window


def all_agree(hands: Hands) -> None:
    for seat in ("red", "blue", "green", "purple"):
        hands.session.play(Agree(seat, True))


def surrender(hands: Hands) -> None:
    """The button of the acting seat."""
    button = next(one for one in hands.window.side.offers.buttons if one.accessibleName() == "항복하기")
    hands.click(button)
    hands.wait(30)


def give_up(hands: Hands) -> None:
    all_agree(hands)
    surrender(hands)


def hold(key: Qt.Key, ms: int) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyPress(focus, key)
    QTest.qWait(ms)
    QTest.keyRelease(QApplication.focusWidget() or focus, key)
    QTest.qWait(20)


def card(hands: Hands) -> EndCard:
    shown = hands.window.cards.card
    assert isinstance(shown, EndCard), shown
    return shown


def test_the_host_reads_who_won_and_why_seat_by_seat(hands: Hands) -> None:
    give_up(hands)
    texts = hands.texts(card(hands))
    assert "상자여자가 이겼어요" in texts
    assert "방문자들이 항복했어요." in texts
    assert texts.count("이김") == 1
    assert texts.count("짐") == 5
    assert any("백" in text for text in texts)


def test_the_audience_sees_nothing_of_it_until_the_host_holds_the_key(hands: Hands) -> None:
    window = raised(hands)
    all_agree(hands)
    before = canaries.public(window)
    surrender(hands)
    hands.wait(1700)
    assert hands.session.seen().over
    assert not hands.session.seen(AUDIENCE).over
    assert canaries.differing(before, canaries.public(window)) == set()
    hold(KEY.Key_Return, 300)
    assert not hands.session.seen(AUDIENCE).over
    hold(KEY.Key_Return, 900)
    assert hands.session.seen(AUDIENCE).over
    assert window.header.head.headline == ("상자여자가 이겼어요",)


@pytest.mark.parametrize("undo", [(KEY.Key_Escape,), (KEY.Key_Z, CTRL)], ids=["Esc", "Ctrl+Z"])
def test_a_wrong_end_is_taken_back_without_a_public_trace(hands: Hands, undo: tuple[Qt.Key]) -> None:
    window = raised(hands)
    all_agree(hands)
    before = canaries.public(window)
    surrender(hands)
    hands.wait(30)
    card(hands)
    hands.key(*undo)
    hands.wait(30)
    assert not hands.session.seen().over
    assert hands.window.cards.card is None
    assert hands.session.match.held is None
    assert canaries.differing(before, canaries.public(window)) == set()


def test_letting_the_picture_go_on_asks_about_the_end_first(hands: Hands) -> None:
    raised(hands)
    give_up(hands)
    hands.window.cards.clear()
    hands.key(KEY.Key_F4)
    card(hands)
    assert not hands.session.seen(AUDIENCE).over


def test_a_picture_that_the_host_holds_already_stays_held_when_the_end_is_taken_back(hands: Hands) -> None:
    raised(hands)
    hands.window.audience.there().publishing.freeze()
    held = hands.session.match.held
    give_up(hands)
    hands.key(KEY.Key_Escape)
    assert hands.session.match.held == held


def test_a_table_that_knows_no_card_is_asked_for_it_first(hands: Hands) -> None:
    hands.session.correct((CardSet("unknown"),), "a test")
    hands.session.switch_fate("card", "cardboard")
    raised(hands)
    give_up(hands)
    assert not isinstance(hands.window.cards.card, EndCard)
    assert hands.session.asked() is not None
    assert hands.session.match.held is not None
    hands.session.answer("black")
    hands.wait(30)
    assert "이김" in hands.texts(card(hands))


def test_an_end_that_was_not_announced_is_asked_about_again_after_a_restart(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "held"))
    give_up(hands)
    card(hands)
    record = hands.session.record
    assert record is not None
    hands.close()
    again = sit_down(file=record.path, practice=False)
    again.wait(200)
    assert again.window.ending.pending
    again.window.cards.clear()
    again.key(KEY.Key_F4)
    card(again)


def test_after_it_is_announced_the_host_may_reveal_or_finish(hands: Hands) -> None:
    give_up(hands)
    hold(KEY.Key_Return, 900)
    shown = hands.window.cards.card
    assert isinstance(shown, ListCard)
    assert [row.accessibleName() for row in shown.rows][:2] == ["공개 의식", "오늘은 여기까지"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_proposal_is_readable(hands: Hands, size: tuple[int, int], language: str) -> None:
    give_up(hands)
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    shown = card(hands)
    assert hands.narrow() == []
    assert hands.window.rect().contains(hands.place(shown))
