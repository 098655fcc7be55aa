"""The log: whose lines, which lines, which words, and with whose eyes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from desktop.shell.log_filter import KINDS, LogFilter
from rules.hakoonna.events import CardSet, PieceSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.test_board_list import compose
from tests.desktop.shell.test_looks import SIZES, check

KEY = Qt.Key


def a_filter(hands: Hands) -> LogFilter:
    return hands.window.side.log.filter


@pytest.fixture
def evening(acting: Hands) -> Hands:
    """Red has stacked and walked, Blue has stacked and walked by the host's authority, Green was set by hand."""
    acting.drag("red", "living")
    acting.key(KEY.Key_Space)
    acting.drag("blue", "kitchen")
    acting.key(KEY.Key_Return, SHIFT)
    acting.key(KEY.Key_1)
    acting.session.correct((PieceSet("green", "study"),), "a test")
    acting.wait()
    return acting


def test_the_evening_is_as_it_is_told(evening: Hands) -> None:
    assert [evening.standing(piece) for piece in ("red", "blue", "green")] == ["living", "kitchen", "study"]
    assert evening.window.side.log.head.text() == "기록"


# ---- what is let through


def test_the_lines_of_one_seat(evening: Hands) -> None:
    a_filter(evening).choose("red", "")
    assert all("빨강" in line for line in evening.log())
    assert len(evening.log()) == 2
    assert a_filter(evening).who.text() == "빨강"


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("moves", ["빨강이 로비에서 거실로", "파랑이 로비에서 부엌으로", "정정"]),
        ("fate", ["회색 남자가 카드를", "빨강이 소음", "파랑이 소음"]),
        ("repairs", ["파랑이 로비에서 부엌으로", "정정"]),
    ],
)
def test_the_lines_of_one_kind(evening: Hands, kind: str, lines: list[str]) -> None:
    a_filter(evening).choose("", kind)
    assert [line[: len(wanted)] for line, wanted in zip(evening.log(), lines, strict=True)] == lines


def test_a_seat_and_a_kind_together(evening: Hands) -> None:
    a_filter(evening).choose("blue", "repairs")
    assert len(evening.log()) == 1
    assert evening.window.side.log.head.text().startswith("기록 1/")


def test_words_are_found_in_both_languages_whichever_is_shown(evening: Hands) -> None:
    a_filter(evening).open(True)
    QTest.keyClicks(a_filter(evening).field, "KITCHEN")
    assert [line[:2] for line in evening.log()] == ["파랑"]
    a_filter(evening).field.setText("부엌")
    assert [line[:2] for line in evening.log()] == ["파랑"]
    evening.window.acts.run("language")
    assert [line[:4] for line in evening.log()] == ["Blue"]


def test_new_lines_pass_the_filter_too(evening: Hands) -> None:
    a_filter(evening).choose("red", "moves")
    evening.session.correct((PieceSet("red", "study"),), "a test")
    assert len(evening.log()) == 2
    evening.session.correct((PieceSet("blue", "study"),), "a test")
    assert len(evening.log()) == 2


# ---- with the keyboard and the mouse


def test_a_slash_in_the_log_begins_to_find_and_escape_puts_the_filter_away(evening: Hands) -> None:
    everything = evening.log()
    evening.keys(KEY.Key_F8, KEY.Key_Slash)
    assert a_filter(evening).field.hasFocus()
    compose(a_filter(evening).field, "부엌")
    assert len(evening.log()) == 1
    evening.key(KEY.Key_Return)
    assert evening.window.side.log.lines.hasFocus()
    evening.key(KEY.Key_Slash)
    evening.key(KEY.Key_Escape)
    assert evening.log() == everything
    assert not a_filter(evening).isVisible()
    assert evening.window.side.log.lines.hasFocus()


def test_the_menus_offer_every_seat_and_every_kind(evening: Hands) -> None:
    evening.click(a_filter(evening).opener)
    evening.click(a_filter(evening).who)
    menu = a_filter(evening).who.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()] == [
        "누구나", "상자여자", "빨강", "파랑", "초록", "보라", "회색 남자",
    ]  # fmt: skip
    menu.actions()[2].trigger()
    menu.close()
    assert a_filter(evening).seat == "red"
    evening.click(a_filter(evening).what)
    kinds = a_filter(evening).what.findChild(QMenu)
    assert kinds is not None
    assert len(kinds.actions()) == len(KINDS)
    kinds.actions()[1].trigger()
    kinds.close()
    assert len(evening.log()) == 1


def test_a_filtered_line_is_amended_as_ever(evening: Hands) -> None:
    a_filter(evening).choose("red", "moves")
    evening.key(KEY.Key_F8)
    step = evening.window.side.log.lines.step
    assert step is not None
    evening.key(KEY.Key_G, CTRL)
    card = evening.window.cards.card
    assert card is not None
    assert any("빨강이 로비에서 거실로 이동했어요." in text for text in evening.texts(card))


# ---- whose eyes


def test_the_eye_is_written_in_words_and_shows_what_the_audience_sees(evening: Hands) -> None:
    log = a_filter(evening)
    assert log.eye.text() == "진행자의 눈"
    evening.session.correct((CardSet("black"),), "a test")
    assert any("카드" in line for line in evening.log()[-1:])
    evening.click(log.eye)
    assert log.eye.text() == "관객의 눈"
    assert "관객" in log.eye.accessibleName()
    assert not any("카드를 손으로" in line for line in evening.log())
    evening.click(log.eye)
    assert log.eye.text() == "진행자의 눈"


def test_the_audiences_eye_ends_where_its_picture_is_held(evening: Hands) -> None:
    evening.session.hold(evening.session.match.at)
    evening.session.correct((PieceSet("purple", "study"),), "a test")
    assert "보라" in evening.log()[-1]
    a_filter(evening).look_as()
    assert "보라" not in evening.log()[-1]


# ---- how it looks


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_filter_has_room(sit_down: Seat, language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.key(KEY.Key_Space)
    if language == "en":
        hands.window.acts.run("language")
    a_filter(hands).open(True)
    a_filter(hands).choose("gray", "repairs")
    a_filter(hands).look_as()
    log = hands.window.side.log
    buttons = [log.filter.who, log.filter.what, log.filter.eye, log.filter.opener, log.back, log.forth]
    for size in SIZES:
        hands.resize(*size)
        check(hands)
        assert all(hands.place(log).contains(hands.place(button)) for button in buttons)
        assert all(button.width() >= button.sizeHint().width() for button in buttons)
        assert log.lines.height() >= 60
