"""Another host takes over: the window is covered at once, and whoever uncovers it reads where the table is (X17)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.shell.audience_card import AudienceCard
from desktop.shell.breaks.finish_card import FinishCard
from desktop.shell.next_host.page import HerePage
from rules.hakoonna.events import OptionsSet, SecretSet
from rules.hakoonna.options import Options
from rules.hakoonna.state import HAKO, Secret
from tests.desktop.shell.hands import Hands

KEY = Qt.Key


def uncover(hands: Hands) -> None:
    """Somebody holds the key of the cover."""
    QTest.keyPress(QApplication.focusWidget() or hands.window, KEY.Key_F5)
    hands.wait(850)
    QTest.keyRelease(QApplication.focusWidget() or hands.window, KEY.Key_F5)
    hands.wait()


def page(hands: Hands) -> HerePage:
    shown = hands.window.pages.page
    assert isinstance(shown, HerePage), shown
    return shown


def said(hands: Hands) -> dict[str, str]:
    return {about.text: value.text for about, value in page(hands).told}


def test_two_clicks_cover_the_window_for_the_next_host(hands: Hands) -> None:
    hands.window.audience.set_up()
    shown = hands.window.cards.card
    assert isinstance(shown, AudienceCard)
    row = next(row for row in shown.rows if row.accessibleName() == "다른 진행자에게 넘기기")
    hands.click(row)
    assert hands.window.guard.cover.on
    assert hands.window.pages.page is None


def test_whoever_uncovers_it_reads_where_the_table_is(hands: Hands) -> None:
    hands.key(KEY.Key_Space)
    hands.drag("red", "living")
    hands.window.acts.run("next-host")
    uncover(hands)
    told = said(hands)
    assert told["하는 게임"] == "하코온나 · 회색 남자 확장 · 6명"
    assert told["지금"] == "파랑 · 먼저 소음 토큰을 쌓아요."
    assert told["방금 있었던 일"].endswith("빨강이 로비에서 거실로 이동했어요.")
    assert told["프로그램이 아는 것"] == "테이블의 모두가 보는 것만"
    assert told["하우스 룰"] == "표준 그대로"
    assert told["관객이 보는 것"] == "공개 화면 꺼짐"
    assert told["기록하는 곳"] == "2026-11-30-hakoonna.lantern"


def test_enter_leads_to_the_table_and_the_keyboard_is_on_the_board(hands: Hands) -> None:
    hands.window.acts.run("next-host")
    uncover(hands)
    hands.key(KEY.Key_Return)
    assert hands.window.pages.page is None
    assert hands.window.board.view.hasFocus()
    hands.key(KEY.Key_F5)
    uncover(hands)
    assert hands.window.pages.page is None


def test_it_names_what_this_table_plays_otherwise(hands: Hands) -> None:
    hands.session.correct((OptionsSet(Options(allow_pass=False)),), "a test")
    hands.window.acts.run("next-host")
    uncover(hands)
    assert said(hands)["하우스 룰"] == "표준과 다른 것: 방문자의 통과"


def test_it_tells_no_more_than_the_audience_was_told(hands: Hands) -> None:
    shadow = hands.session.book.content.by_id["child"].shadows[0].id
    told = Options(knowledge="program")
    secret = Secret(code=("2", "5", "6"), weakness="chain", hides={HAKO: shadow})
    hands.session.correct((OptionsSet(told), SecretSet(secret)), "a test")
    hands.window.acts.run("next-host")
    uncover(hands)
    everything = " ".join((*said(hands).values(), page(hands).accessibleDescription()))
    speech = hands.app.context.speech
    assert not any(speech.name(one) in everything for one in (shadow, "chain"))


def test_it_speaks_the_language_of_the_window(hands: Hands) -> None:
    hands.window.acts.run("language")
    hands.window.acts.run("next-host")
    uncover(hands)
    assert said(hands)["House rules"] == "as nearly everybody plays"


def test_when_it_is_enough_for_today_somebody_else_may_go_on(hands: Hands) -> None:
    hands.window.acts.run("enough")
    shown = hands.window.cards.card
    assert isinstance(shown, FinishCard)
    row = next(row for row in shown.findChildren(QPushButton) if row.accessibleName() == "다른 진행자에게 넘기기")
    hands.click(row)
    assert hands.window.guard.cover.on


def test_it_tells_what_the_cardboard_says_and_what_the_program(hands: Hands) -> None:
    hands.window.acts.run("next-host")
    uncover(hands)
    assert said(hands)["운명을 정하는 쪽"] == "프로그램"
    hands.session.switch_fate("noise", "cardboard")
    hands.wait()
    assert said(hands)["운명을 정하는 쪽"] == "실물: 소음 결과. 나머지는 프로그램."
