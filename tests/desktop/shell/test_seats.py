"""The seats by keyboard and mouse: their menu, new names, and peeks that only the host's log shows."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QInputMethodEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from desktop.shell.card import Card
from desktop.shell.list_card import ListCard
from desktop.shell.rename_card import RenameCard
from desktop.shell.seats import SeatRow
from rules.hakoonna.events import PieceSet, TilesSet
from rules.remarks import Peeked
from rules.seats import AUDIENCE, SPECTATORS
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.test_looks import check

KEY = Qt.Key
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def seat(hands: Hands) -> SeatRow:
    """The seat where the keyboard is."""
    focus = QApplication.focusWidget()
    assert isinstance(focus, SeatRow)
    return focus


def menu(hands: Hands) -> ListCard:
    card = hands.window.cards.card
    assert isinstance(card, ListCard)
    return card


def rows(hands: Hands) -> list[str]:
    return [row.accessibleName() for row in menu(hands).rows]


def to_the_gray_man(hands: Hands) -> None:
    hands.key(KEY.Key_3, CTRL)
    hands.keys(KEY.Key_Down, KEY.Key_Down)


def test_the_keyboard_goes_to_the_seat_whose_turn_it_is(hands: Hands) -> None:
    hands.key(KEY.Key_3, CTRL)
    assert seat(hands).accessibleName() == "빨강, 로비, 지금 차례"


def test_arrows_go_from_seat_to_seat(hands: Hands) -> None:
    hands.key(KEY.Key_3, CTRL)
    hands.keys(KEY.Key_Down, KEY.Key_Left)
    assert seat(hands).name.text() == "파랑"
    hands.keys(KEY.Key_Up, KEY.Key_Up)
    assert seat(hands).name.text() == "상자여자"


@pytest.mark.parametrize(("key", "held"), [(KEY.Key_Menu, None), (KEY.Key_F10, SHIFT), (KEY.Key_Return, None)])
def test_a_key_opens_the_menu_of_the_seat(hands: Hands, key: Qt.Key, held: Qt.KeyboardModifier | None) -> None:
    hands.key(KEY.Key_3, CTRL)
    hands.key(key, held or Qt.KeyboardModifier.NoModifier)
    assert menu(hands).accessibleName() == "빨강"
    assert rows(hands) == ["이름 바꾸기", "건네기 카드", "엿봄 기록", "자리 비움", "주의", "늦은 사람"]
    assert [bool(row.property("dark")) for row in menu(hands).rows] == [False, True, False, False, False, False]


def test_the_right_button_opens_it_too(hands: Hands) -> None:
    row = hands.window.side.seats.row("blue")
    assert row is not None
    middle = row.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, row.mapToGlobal(middle))
    QApplication.sendEvent(row, event)
    assert menu(hands).accessibleName() == "파랑"


@pytest.mark.parametrize("onward", [(), (KEY.Key_1,), (KEY.Key_3,)])
def test_from_the_menu_the_keyboard_goes_back_to_the_seat(hands: Hands, onward: tuple[Qt.Key, ...]) -> None:
    to_the_gray_man(hands)
    before = seat(hands)
    hands.keys(KEY.Key_Menu, *onward)
    hands.window.acts.run("language")
    hands.key(KEY.Key_Escape)
    assert hands.window.cards.card is None
    assert seat(hands) is before


def test_a_menu_that_was_not_opened_from_a_seat_leads_back_to_the_board(hands: Hands) -> None:
    hands.window.seat_menu.open("gray")
    hands.key(KEY.Key_Escape)
    assert hands.window.focusWidget() is hands.window.board.view


def test_what_is_not_possible_is_dark_and_says_why(hands: Hands) -> None:
    hands.key(KEY.Key_3, CTRL)
    hands.keys(KEY.Key_Return, KEY.Key_2)
    assert hands.line() == "빨강에게는 프로그램이 아는 비밀이 없어요."


def test_only_a_seat_with_a_secret_is_shown_its_own(hands: Hands) -> None:
    to_the_gray_man(hands)
    hands.key(KEY.Key_Menu)
    assert menu(hands).accessibleName() == "회색 남자"
    hands.key(KEY.Key_2)
    card = hands.window.acts._secret
    assert card is not None
    assert card.accessibleName() == "회색 남자에게만 보여 주세요"


def test_a_seat_without_a_secret_is_not_shown_anothers(hands: Hands) -> None:
    hands.key(KEY.Key_3, CTRL)
    hands.keys(KEY.Key_Menu, KEY.Key_2)
    assert hands.window.acts._secret is None
    assert hands.line() == "빨강에게는 프로그램이 아는 비밀이 없어요."


# ---- names


def rename(hands: Hands, name: str) -> None:
    hands.keys(KEY.Key_Menu, KEY.Key_1)
    card = hands.window.cards.card
    assert isinstance(card, RenameCard)
    assert QApplication.focusWidget() is card.name
    hands.key(KEY.Key_Backspace)
    event = QInputMethodEvent()
    event.setCommitString(name)
    QApplication.sendEvent(card.name, event)
    hands.key(KEY.Key_Return)


def test_a_seat_is_renamed_by_keyboard_and_keeps_it(sit_down: Seat, hands: Hands) -> None:
    hands.key(KEY.Key_3, CTRL)
    rename(hands, "  Mina ")
    assert hands.window.cards.card is None
    assert seat(hands).name.text() == "Mina"
    assert hands.session.record is not None
    path = hands.session.record.path
    hands.window.side.offers.press_lit()
    hands.close()
    again = sit_down(file=path)
    row = again.window.side.seats.row("red")
    assert row is not None
    assert row.name.text() == "Mina"


@pytest.mark.parametrize(
    ("name", "fault"), [("  ", "이름은 한 글자 이상이어야 해요."), ("파랑", "다른 좌석이 이미 쓰는 이름이에요.")]
)
def test_a_name_that_cannot_be_is_told_at_once(hands: Hands, name: str, fault: str) -> None:
    hands.key(KEY.Key_3, CTRL)
    rename(hands, name)
    card = hands.window.cards.card
    assert isinstance(card, RenameCard)
    assert card.fault.text() == fault
    check(hands)
    hands.key(KEY.Key_Escape)
    assert hands.window.cards.card is None
    assert hands.session.match.names == {}


def test_in_a_low_window_the_seats_are_a_card(sit_down: Seat) -> None:
    hands = sit_down()
    hands.resize(1120, 680)
    hands.key(KEY.Key_3, CTRL)
    assert rows(hands) == ["상자여자", "빨강", "파랑", "초록", "보라", "회색 남자"]
    hands.key(KEY.Key_3)
    assert menu(hands).accessibleName() == "파랑"
    check(hands)


# ---- peeks


def peek(hands: Hands, what: Qt.Key = KEY.Key_2) -> None:
    """Blue has seen a card that was meant for another."""
    hands.window.acts.run("peek")
    hands.keys(KEY.Key_3, what)


def test_a_peek_is_noted_with_who_and_what(hands: Hands) -> None:
    peek(hands)
    assert hands.session.match.remarks == [(hands.session.match.at, Peeked("blue", "card"))]
    assert hands.log()[-1] == "엿봄: 파랑이 다른 사람의 카드를 봤어요."
    hands.window.acts.run("language")
    assert hands.log()[-1] == "Peek: Blue saw a card meant for another."


def test_the_menu_of_a_seat_knows_who_looked(hands: Hands) -> None:
    hands.key(KEY.Key_3, CTRL)
    hands.keys(KEY.Key_Menu, KEY.Key_3)
    assert menu(hands).accessibleName() == "빨강이 무엇을 봤나요?"


def test_the_audience_may_have_looked(hands: Hands) -> None:
    hands.window.acts.run("peek")
    hands.keys(KEY.Key_7, KEY.Key_1)
    assert hands.log()[-1] == "엿봄: 관객이 진행자 창을 봤어요."


def test_the_remedy_of_the_game_is_offered(hands: Hands) -> None:
    hands.window.side.offers.press_lit()
    at = hands.session.match.at
    peek(hands, KEY.Key_3)
    assert menu(hands).accessibleName() == "엿봄을 적었어요. 이제 어떻게 할까요?"
    assert any("모두 다시 눈을 감으세요" in text for text in hands.texts(menu(hands)))
    hands.key(KEY.Key_3)
    assert hands.session.match.at < at
    assert hands.log()[-1].startswith("엿봄: ")


def test_one_may_cover_the_window_right_away(hands: Hands) -> None:
    peek(hands, KEY.Key_1)
    hands.key(KEY.Key_2)
    assert hands.window.guard.cover.on


@pytest.mark.parametrize("viewer", [AUDIENCE, SPECTATORS, "red", "gray"])
def test_nobody_but_the_host_reads_of_it(hands: Hands, viewer: str) -> None:
    before = hands.session.log(viewer), hands.session.seen(viewer)
    peek(hands)
    assert (hands.session.log(viewer), hands.session.seen(viewer)) == before
    assert hands.session.remarks(viewer) == []


def test_it_stands_in_the_record(sit_down: Seat, hands: Hands) -> None:
    hands.window.side.offers.press_lit()
    peek(hands)
    line = hands.log()[-1]
    assert hands.session.record is not None
    path = hands.session.record.path
    hands.close()
    assert b'"remark":{"type":"peeked","who":"blue","what":"card"}' in path.read_bytes()
    assert sit_down(file=path).log()[-1] == line


def test_what_is_played_later_stands_below_it(acting: Hands) -> None:
    peek(acting)
    acting.key(KEY.Key_1)
    acting.drag("red", "living")
    assert acting.log()[-2:] == ["엿봄: 파랑이 다른 사람의 카드를 봤어요.", "빨강이 로비에서 거실로 이동했어요."]


@pytest.mark.parametrize(("size", "language"), list(product(SIZES, ("ko", "en"))))
def test_nothing_of_it_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down()
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    hands.window.seat_menu.open("gray")
    check(hands)
    hands.key(KEY.Key_1)
    check(hands)
    assert hands.narrow() == []
    peek(hands)
    check(hands)


def test_all_that_can_be_used_has_a_name(hands: Hands) -> None:
    hands.key(KEY.Key_3, CTRL)
    hands.keys(KEY.Key_Menu, KEY.Key_1)
    for widget in hands.visible():
        if isinstance(widget, QAbstractButton | QLineEdit | SeatRow | Card):
            assert widget.accessibleName().strip() or getattr(widget, "text", str)(), widget


@pytest.mark.parametrize("size", SIZES)
def test_the_tiles_before_a_seat_lie_in_its_row_with_their_number(hands: Hands, size: tuple[int, int]) -> None:
    hands.app.context.speak("en")
    held = {"red": 1, "blue": 3, "gray": 12}
    everywhere = tuple(PieceSet(piece, "child") for piece in ("blue", "gray"))
    hands.session.correct((*everywhere, TilesSet(held=held)), "as they lie there")
    hands.resize(*size)
    hands.window.side.seats.setVisible(True)
    hands.wait()
    for one in ("red", "blue", "gray"):
        row = hands.window.side.seats.row(one)
        assert row is not None
        assert row.tiles.count == held[one]
        assert row.accessibleDescription().startswith(f"Tiles: {held[one]}.")
        assert row.tiles.width() >= row.tiles.minimumSizeHint().width()
        assert not hands.place(row.tiles).intersects(hands.place(row.name))
        assert not hands.place(row.tiles).intersects(hands.place(row.place))
        assert row.name.width() >= row.name.sizeHint().width()
        assert row.place.width() >= row.place.sizeHint().width()
    empty = hands.window.side.seats.row("green")
    assert empty is not None
    assert empty.tiles.isHidden()
