"""Fate's answer by first letters: Korean, English, initial consonants; and what keeps meaning one key."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop import tables
from desktop.shell import typed
from desktop.shell.fate_entry import FateEntry
from desktop.shell.fate_line import FateLine
from desktop.tables import Setup
from rules.fate import Fate, Source
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.test_looks import clipped

KEY = Qt.Key


def laying(hands: Hands, boards: Source = "cardboard") -> Hands:
    """The mansion is built from boards that the cardboard, or the program, draws."""
    sources: dict[str, Source] = {"start": "program", "boards": boards, "gray-card": "cardboard"}
    fate = Fate(seed=5, sources=sources)
    return _begun(hands, Setup(Options(mansion="built"), seats(), fate))


def starting(hands: Hands) -> Hands:
    """The table itself says who begins."""
    fate = Fate(seed=5, sources={"start": "cardboard", "boards": "program"})
    return _begun(hands, Setup(Options(start="drawn", mansion="built"), seats(), fate))


def drawing(hands: Hands) -> Hands:
    """Noise cards of cardboard; Red draws one."""
    book = tables.a_book()
    fate = Fate(seed=5, other="program", sources={"noise": "cardboard"})
    _begun(hands, Setup(book.options(noise="cards"), seats(), fate, book.content.practice))
    hands.window.side.offers.press_lit()
    hands.wait()
    return hands


def _begun(hands: Hands, setup: Setup) -> Hands:
    hands.window.chosen.emit(setup)
    hands.window.activateWindow()
    hands.wait(50)
    return hands


def entry(hands: Hands) -> FateEntry:
    assert hands.window.fate_desk is not None
    shown = hands.window.fate_desk.entry
    assert shown is not None
    return shown


def write(hands: Hands, letters: str) -> FateLine:
    """As an input method sends it."""
    line = entry(hands).line
    event = QInputMethodEvent()
    event.setCommitString(letters)
    QApplication.sendEvent(line, event)
    hands.wait(5)
    return line


def drawn(hands: Hands) -> str:
    return str(hands.session.match.table.state.public.drawn)


def found(hands: Hands) -> list[str]:
    return [row.text() for row in entry(hands).rows if row.isVisible()]


def has_focus(hands: Hands) -> bool:
    return QApplication.focusWidget() is entry(hands).line


# ---- where it is


def test_the_keyboard_goes_there_by_itself(sit_down: Seat) -> None:
    hands = laying(sit_down())
    assert has_focus(hands)
    assert entry(hands).line.accessibleName() == "운명 입력: 뽑은 방"
    assert not entry(hands).left.isVisible()


def test_it_is_gone_when_nothing_is_asked(sit_down: Seat) -> None:
    hands = laying(sit_down())
    hands.key(KEY.Key_1)
    assert hands.window.fate_desk is not None
    assert hands.window.fate_desk.entry is None
    assert hands.window.focusWidget() is hands.window.board.view


def test_a_card_that_is_read_keeps_the_keyboard(sit_down: Seat) -> None:
    hands = laying(sit_down())
    hands.window.acts.run("fate")
    hands.window.acts.run("language")
    assert not has_focus(hands)


def test_the_tower_needs_no_line(sit_down: Seat) -> None:
    hands = sit_down()
    book = tables.a_book()
    _begun(hands, Setup(book.options(), seats(), Fate(other="cardboard"), book.content.practice))
    hands.keys(KEY.Key_Space)
    assert hands.window.fate_desk is not None
    assert hands.window.fate_desk.entry is None
    assert [name.split(":")[0] for name in hands.offers()[:2]] == ["소음 쌓기", "소음 쌓기"]
    hands.key(KEY.Key_1)
    assert hands.log()[-1].endswith("버텼어요.")


# ---- the grammar


@pytest.mark.parametrize(
    ("letters", "room"),
    [("서", "study"), ("ㅅㅈ", "study"), ("stu", "study"), ("STUDY", "study"), ("부엌", "kitchen"), ("ㄱㅅ", "living"),
     ("아이", "child"), ("ㅇㅇㅂ", "child"), ("방아", ""), ("red r", "red_room"), ("child", "child")],
)  # fmt: skip
def test_first_letters_answer(sit_down: Seat, letters: str, room: str) -> None:
    hands = laying(sit_down())
    write(hands, letters)
    hands.key(KEY.Key_Return)
    assert drawn(hands) == room


@pytest.mark.parametrize("chosen", [(), (KEY.Key_Down,)])
def test_the_enter_that_ends_a_syllable_answers_once(sit_down: Seat, chosen: tuple[Qt.Key, ...]) -> None:
    hands = laying(sit_down())
    line, at = entry(hands).line, hands.session.match.length
    QApplication.sendEvent(line, QInputMethodEvent("서재", []))
    write(hands, "서재")
    hands.keys(*chosen)
    for _ in range(2):
        hands.strike(KEY.Key_Return)
    hands.wait()
    assert drawn(hands) == hands.play.scene.hand.piece == "study"
    assert hands.session.match.length == at + 1


def test_a_syllable_in_the_making_is_looked_for_already(sit_down: Seat) -> None:
    hands = laying(sit_down())
    QApplication.sendEvent(entry(hands).line, QInputMethodEvent("서", []))
    assert found(hands) == ["서재"]


def test_typed_latin_letters_answer_too(sit_down: Seat) -> None:
    hands = laying(sit_down())
    QTest.keyClicks(entry(hands).line, "kitch")
    hands.key(KEY.Key_Return)
    assert drawn(hands) == "kitchen"


def test_one_digit_still_picks_a_board(sit_down: Seat) -> None:
    hands = laying(sit_down())
    second = hands.window.builder.tray.choices()[1]  # type: ignore[union-attr]
    assert has_focus(hands)
    hands.key(KEY.Key_2)
    assert drawn(hands) == second


def test_who_begins_is_typed_or_numbered(sit_down: Seat) -> None:
    hands = starting(sit_down())
    assert has_focus(hands)
    write(hands, "초록")
    hands.key(KEY.Key_Return)
    assert hands.session.picture().turn == "green"
    again = starting(hands)
    again.key(KEY.Key_1)
    assert again.session.picture().turn == "red"


# ---- noise cards


def test_a_noise_card_is_its_number(sit_down: Seat) -> None:
    hands = drawing(sit_down())
    assert entry(hands).left.text() == "더미에 남은 것 6개"
    left = [one for one in typed.options(hands.session.asked()) if isinstance(one, int)]  # type: ignore[arg-type]
    assert has_focus(hands)
    QTest.keyClicks(entry(hands).line, str(max(left)))
    hands.key(KEY.Key_Return)
    assert str(max(left)) in hands.log()[-1]


def test_a_noise_card_that_cannot_come_any_more_is_questioned(sit_down: Seat) -> None:
    hands = drawing(sit_down())
    before = hands.session.match.at
    QTest.keyClicks(entry(hands).line, "77")
    hands.key(KEY.Key_Return)
    assert entry(hands).fault.text()
    assert "77" in entry(hands).fault.text()
    assert hands.session.match.at == before


# ---- suggestions


def test_several_names_are_all_shown_and_one_has_to_be_picked(sit_down: Seat) -> None:
    hands = laying(sit_down())
    write(hands, "방")
    assert len(found(hands)) > 1
    hands.key(KEY.Key_Return)
    assert entry(hands).fault.text() == f"‘방’에 맞는 이름이 {len(entry(hands).found)}개 있어요. 하나를 골라 주세요."
    assert drawn(hands) == ""
    hands.keys(KEY.Key_Down, KEY.Key_Down, KEY.Key_Up)
    wanted = entry(hands).found[0]
    hands.key(KEY.Key_Return)
    assert drawn(hands) == wanted


def test_tab_takes_the_first_one(sit_down: Seat) -> None:
    hands = laying(sit_down())
    line = write(hands, "ㅅ")
    first = entry(hands).found[0]
    hands.key(KEY.Key_Tab)
    assert QApplication.focusWidget() is line
    assert line.text() == hands.app.context.speech.heading(str(first))
    hands.key(KEY.Key_Return)
    assert drawn(hands) == first


def test_a_suggestion_may_be_clicked(sit_down: Seat) -> None:
    hands = laying(sit_down())
    write(hands, "서")
    hands.click(entry(hands).rows[0])
    assert drawn(hands) == "study"


def test_an_unknown_name_is_told_the_closest(sit_down: Seat) -> None:
    hands = laying(sit_down())
    write(hands, "서제")
    hands.key(KEY.Key_Return)
    assert entry(hands).fault.text() == "‘서제’에 맞는 이름이 없어요. 가까운 이름은 서재예요."
    hands.window.acts.run("language")
    write(hands, "x")
    hands.key(KEY.Key_Return)
    assert entry(hands).fault.text().startswith("Nothing is called ‘서제x’. Closest: ")


def test_escape_clears_and_then_goes_to_the_board(sit_down: Seat) -> None:
    hands = laying(sit_down())
    line = write(hands, "서")
    hands.key(KEY.Key_Escape)
    assert (line.text(), found(hands)) == ("", [])
    assert has_focus(hands)
    hands.key(KEY.Key_Escape)
    assert hands.window.focusWidget() is hands.window.board.view


def test_what_the_program_decides_is_not_typed(sit_down: Seat) -> None:
    hands = laying(sit_down(), boards="program")
    assert hands.window.builder is not None
    assert hands.window.fate_desk is not None
    assert hands.window.fate_desk.entry is None
    hands.key(KEY.Key_1)
    assert hands.window.builder.objection.text == ("이 결과는 프로그램이 정해요. 직접 입력하려면 실물 모드로 바꾸세요.")


# ---- how it looks


@pytest.mark.parametrize(
    ("size", "language"), list(product(((1120, 680), (1280, 720), (1920, 1080), (3840, 2160)), ("ko", "en")))
)
def test_nothing_of_it_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = laying(sit_down())
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    assert cut(hands) == []
    write(hands, "r" if language == "en" else "방")
    hands.key(KEY.Key_Return)
    assert cut(hands) == []


def cut(hands: Hands) -> list[QWidget]:
    """What of the line is cut off, or lies over what is below it."""
    hands.wait(60)
    parts: list[QWidget] = [entry(hands).left, entry(hands).fault, *entry(hands).rows]
    shown = [part for part in parts if part.isVisible()]
    below = [part for part in shown if hands.place(part).bottom() > hands.place(entry(hands)).bottom()]
    return below + [part for part in shown if clipped(part)]
