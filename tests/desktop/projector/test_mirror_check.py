"""The host proves that the second screen is no mirror."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.projector.mirror_check import MirrorCheck, Outcome, two_numbers
from desktop.projector.mirror_page import MirrorPage
from desktop.theme import theme
from desktop.words import Words
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import an_evening


def test_the_numbers_differ_and_have_two_digits() -> None:
    for _ in range(500):
        one, other = two_numbers()
        assert one != other
        assert 10 <= min(one, other) <= max(one, other) <= 99


@pytest.fixture
def check(opened: Open) -> MirrorCheck:
    made = MirrorCheck(opened(an_evening()))
    made.start()
    assert made.covered
    return made


def test_each_window_shows_its_own_number(check: MirrorCheck) -> None:
    window = check._window
    assert window.curtain.closed
    assert window.curtain.captions()[0].text == str(check.audiences) != str(check.hosts)
    assert not window.view.isVisible()


def test_the_audiences_number_proves_it(check: MirrorCheck) -> None:
    assert check.answer(str(check.audiences)) is Outcome.APART
    assert not check.covered
    assert not check._window.curtained


def test_the_hosts_number_shows_a_mirror(check: MirrorCheck) -> None:
    old = (check.hosts, check.audiences)
    assert check.answer(str(check.hosts)) is Outcome.MIRRORED
    assert check.covered
    assert check.running
    assert (check.hosts, check.audiences) != old


def test_nothing_seen_is_no_mirror(check: MirrorCheck) -> None:
    assert check.answer("0") is Outcome.NOTHING
    assert not check.covered


@pytest.mark.parametrize("typed", ["", "abc", "1", "100", "²"])
def test_anything_else_proves_nothing(check: MirrorCheck, typed: str) -> None:
    assert check.answer(typed) is Outcome.WRONG
    assert check.covered


def test_any_change_of_the_screens_takes_it_back(check: MirrorCheck) -> None:
    check.answer(str(check.audiences))
    screen = QGuiApplication.primaryScreen()
    screen.geometryChanged.emit(screen.geometry())
    assert check.covered


def test_three_keys(check: MirrorCheck, qtbot: QtBot) -> None:
    page = MirrorPage(check, Words("ko").say, theme("night"))
    qtbot.addWidget(page)
    page.show()
    page.typed.setFocus()
    assert page.number.text() == str(check.hosts)
    QTest.keyClicks(page.typed, str(check.hosts))
    QTest.keyClick(page.typed, Qt.Key.Key_Return)
    assert page.result.text() == "두 화면이 같은 그림이에요."
    assert "확장" in page.remedy.text()
    assert page.typed.text() == ""
    QTest.keyClicks(page.typed, str(check.audiences))
    QTest.keyClick(page.typed, Qt.Key.Key_Return)
    assert page.result.text() == "두 화면이 서로 달라요. 이제 비밀을 열어도 돼요."
    assert page.remedy.text() == ""
    assert not check.covered
