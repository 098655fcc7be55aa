"""A round at the table: noise by cardboard, Hako Onna's time, the Gray Man, the log and going back."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.tables import Setup
from rules.fate import Fate
from rules.games import shelf
from rules.hakoonna.actions import Agree, Surrender
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.test_looks import eyes_shut

KEY = Qt.Key


def phase(hands: Hands) -> str:
    return str(hands.session.seen().public.phase)  # type: ignore[attr-defined]


def with_cardboard(hands: Hands) -> Hands:
    """A table that has the box: the program answers nothing."""
    book = hands.session.book
    seats = shelf()["hakoonna"].seats()
    hands.window.chosen.emit(Setup(book.options(), seats, Fate(other="cardboard"), book.content.practice))
    hands.wait()
    return hands


def test_a_question_to_the_table_has_numbered_answers_and_the_unknowable_one_is_lit(sit_down: Seat) -> None:
    hands = with_cardboard(sit_down())
    assert hands.window.side.prompt.who.text() == "회색 남자의 카드"
    assert hands.offers() == ["모름", "백", "흑"]
    hands.key(KEY.Key_Space)
    assert phase(hands) == "noise"
    assert hands.log()[-1] == "회색 남자가 카드를 골랐어요."


def test_one_key_tells_that_the_tower_held(sit_down: Seat) -> None:
    hands = with_cardboard(sit_down())
    hands.keys(KEY.Key_Space, KEY.Key_1)
    assert phase(hands) == "act"
    assert hands.log()[-1] == "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요."


def test_what_one_key_did_is_undone_at_once(sit_down: Seat) -> None:
    hands = with_cardboard(sit_down())
    hands.keys(KEY.Key_Space, KEY.Key_1)
    hands.key(KEY.Key_Z, CTRL)
    assert phase(hands) == "noise"


def test_one_key_tells_that_the_tower_fell(sit_down: Seat) -> None:
    hands = with_cardboard(sit_down())
    hands.keys(KEY.Key_Space, KEY.Key_2)
    assert phase(hands) == "hako"
    hands.drag("red", "living")
    assert "소음이 나서 빨강은 이번 행동을 잃었어요. 이제 상자여자의 시간이에요." in hands.texts(hands.card())


def test_space_ends_hako_onnas_time_and_the_gray_man_goes(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "fell"))
    hands.key(KEY.Key_Space)
    assert [label.text() for label in hands.window.top.pills if label.property("now")] == ["상자여자의 시간"]
    hands.key(KEY.Key_Space)
    assert hands.window.her_time.on
    hands.wait(350)
    hands.key(KEY.Key_Space)
    assert phase(hands) == "gray"
    assert hands.offers()[0] == "이동"
    hands.drag("gray", "living")
    assert hands.standing("gray") == "living"
    assert hands.session.picture().turn == "blue"
    assert hands.log()[-1] == "소음을 처음으로 되돌렸어요."


def test_the_gray_man_hears_why_not(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "fell"))
    eyes_shut(hands)
    button = next(one for one in hands.window.side.offers.buttons if one.accessibleName() == "통과")
    hands.click(button)
    assert "아직 이동을 할 수 있어서 패스할 수 없어요." in hands.texts(hands.card())


def test_a_click_on_the_log_takes_the_table_back(acting: Hands) -> None:
    acting.drag("red", "living")
    log = acting.window.side.log.lines
    rect = log.visualItemRect(log.item(1))
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    acting.wait()
    assert acting.standing("red") == "hall"
    assert phase(acting) == "act"


def test_enter_on_the_log_takes_the_table_back(acting: Hands) -> None:
    acting.drag("red", "living")
    acting.key(KEY.Key_F8)
    acting.keys(KEY.Key_Up, KEY.Key_Return)
    assert acting.standing("red") == "hall"


def test_the_way_not_taken_stays_as_a_branch(acting: Hands) -> None:
    acting.drag("red", "living")
    acting.key(KEY.Key_Z, CTRL)
    acting.drag("red", "study")
    panel = acting.window.side.log
    assert panel.branches.text() == "가지 1개"
    panel.jump(acting.session.match.branches()[0])
    assert acting.standing("red") == "living"


def test_what_the_cardboard_told_is_marked(sit_down: Seat) -> None:
    hands = with_cardboard(sit_down())
    hands.key(KEY.Key_Space)
    item = hands.window.side.log.lines.item(0)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole).endswith("실물")


def test_after_the_end_a_new_game_is_offered(hands: Hands) -> None:
    for seat in ("red", "blue", "green", "purple"):
        hands.session.play(Agree(seat))
    hands.session.play(Surrender("red"))
    assert hands.window.side.prompt.who.text() == "게임 끝"
    assert hands.offers() == ["새 게임"]
    hands.key(KEY.Key_Space)
    assert hands.window.pages.currentWidget() is not hands.window.table


def test_the_language_changes_while_the_table_stays(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    acting.key(KEY.Key_L, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert "One room per action; Kitchen is 2 rooms away." in acting.texts(acting.card())
    assert acting.offers()[0] == "Move"
    assert acting.log()[-1] == "Red stacks disc 1; it holds."
    assert acting.window.side.prompt.who.text() == "Red"
    assert acting.play.scene.style_of_board.language == "en"
    assert acting.window.board.view.accessibleName() == "Board"
    assert acting.standing("red") == "hall"


def test_day_follows_night(acting: Hands) -> None:
    acting.click(acting.window.top.buttons["theme"])
    assert acting.app.context.theme.name == "day"
    assert acting.play.scene.style_of_board.theme.name == "day"


def test_a_new_game_is_begun_from_its_page(hands: Hands) -> None:
    before = hands.session
    hands.key(KEY.Key_N, CTRL)
    assert hands.window.pages.currentWidget() is not hands.window.table
    with_cardboard(hands)
    assert hands.window.pages.currentWidget() is hands.window.table
    assert hands.session is not before


def test_the_builder_stands_in_while_the_mansion_is_laid(sit_down: Seat) -> None:
    hands = sit_down()
    book = hands.session.book
    seats = shelf()["hakoonna"].seats()
    hands.window.chosen.emit(Setup(book.options(mansion="built"), seats, Fate(seed=3)))
    hands.wait()
    assert hands.window.building
    drag = hands.play.scene.hand.drag
    assert drag is not None
    lit = next(space for space, light in hands.play.scene.lights.shown.items() if light.lit)
    hands.play.scene.dropped.emit(drag.piece, lit, drag.turn)
    assert len(hands.session.seen().public.placements) == 2  # type: ignore[attr-defined]
