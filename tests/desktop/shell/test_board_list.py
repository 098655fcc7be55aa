"""The board as a list: a whole turn without seeing the board, in step with it."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem, QWidget

from desktop.scene.board_scene import BoardScene
from desktop.scene.light import Light
from desktop.session import Session
from desktop.shell.board_list import BoardList
from desktop.shell.board_list.seeking import seek
from desktop.tables import Setup
from rules.engine import Verdict
from rules.fate import Fate
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, SHIFT, Hands
from tests.desktop.shell.test_looks import SIZES, check

KEY = Qt.Key


class Reader:
    """Somebody who reads the list and never looks at the board."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        hands.key(KEY.Key_F7)

    @property
    def shown(self) -> BoardList:
        found = self.hands.window.board.list
        assert found is not None
        return found

    @property
    def scene(self) -> BoardScene:
        return self.hands.play.scene

    def places(self) -> list[QTreeWidgetItem]:
        tree = self.shown.tree
        return [item for number in range(tree.topLevelItemCount()) if (item := tree.topLevelItem(number)) is not None]

    def within(self, place: str) -> list[str]:
        item = next(one for one in self.places() if one.text(0).startswith(place))
        children = (item.child(number) for number in range(item.childCount()))
        return [child.text(0) for child in children if child is not None]

    @property
    def item(self) -> QTreeWidgetItem:
        found = self.shown.tree.currentItem()
        assert found is not None
        return found

    @property
    def here(self) -> str:
        return self.item.text(0)

    def walk_to(self, beginning: str) -> None:
        """Down from row to row until one begins so."""
        for _ in range(100):
            if self.here.startswith(beginning):
                return
            before = self.here
            self.hands.key(KEY.Key_Down)
            if self.here == before:
                break
        raise AssertionError(f"{beginning} is not below; {self.here} is the last row")


def compose(field: QWidget, text: str) -> None:
    """What an input method of Hangul sends."""
    event = QInputMethodEvent("", [])
    event.setCommitString(text)
    QCoreApplication.sendEvent(field, event)


@pytest.fixture
def reader(acting: Hands) -> Reader:
    return Reader(acting)


# ---- what it tells


def test_it_tells_places_who_is_there_and_the_ways_out(reader: Reader) -> None:
    assert [one.text(0).split(" · ")[0] for one in reader.places()] == [
        "로비", "거실", "아이 방", "서재", "부엌", "침실", "2층 홀", "붉은 방", "지하실",
    ]  # fmt: skip
    assert reader.within("로비") == [
        "빨강 · 지금 차례", "파랑", "초록", "보라", "회색 남자", "옷걸이 뒤 · 칩 있음",
        "거실로 가는 문", "서재로 가는 문", "2층 홀로 가는 계단", "지하실로 가는 계단",
    ]  # fmt: skip
    assert "아이 방 · 1F · 원한" in [one.text(0) for one in reader.places()]


def test_it_begins_at_the_piece_whose_turn_it_is_and_home_goes_back_there(reader: Reader) -> None:
    assert reader.here == "빨강 · 지금 차례"
    reader.walk_to("지하실로")
    reader.hands.key(KEY.Key_Home)
    assert reader.here == "빨강 · 지금 차례"


def test_every_space_link_and_piece_of_the_picture_has_a_row(reader: Reader) -> None:
    picture = reader.hands.session.picture()
    rows = [row for place in reader.shown._telling.rows() for row in (place, *place.rows)]
    assert {row.space for row in rows if not row.piece and not row.way} == {space.id for space in picture.spaces}
    assert {row.piece for row in rows if row.piece} == {piece.id for piece in picture.pieces}
    assert sum(row.way for row in rows) == 2 * len(picture.links)


def test_a_barred_door_says_so(reader: Reader) -> None:
    from rules.hakoonna.events import BarrierSet

    reader.hands.session.correct((BarrierSet(("hall", "living")),), "a test")
    assert "거실로 가는 문 · 막힘" in reader.within("로비")


# ---- lifting and dropping


def test_a_whole_move_is_made_with_the_keyboard(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Return)
    assert reader.scene.hand.piece == "red"
    assert (
        reader.hands.window.announcer.last == "빨강을 들었어요. 갈 수 있는 곳: 옷걸이 뒤, 거실, 서재, 2층 홀, 지하실."
    )
    lit = {one.text(0).split(" · ")[0] for one in reader.places() if one.text(0).endswith("갈 수 있음")}
    assert lit == {"거실", "서재", "2층 홀", "지하실"}
    reader.walk_to("서재")
    reader.hands.key(KEY.Key_Return)
    assert reader.hands.standing("red") == "study"
    assert "빨강" in reader.within("서재")
    assert "빨강이 로비에서 서재로 이동했어요." in reader.hands.window.announcer.last
    assert "이제 파랑 차례예요." in reader.hands.window.announcer.last


def test_a_way_out_takes_the_piece_where_it_leads(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Return)
    reader.walk_to("2층 홀로 가는 계단")
    reader.hands.key(KEY.Key_Return)
    assert reader.hands.standing("red") == "hall_2f"


def test_the_board_shows_the_same_lift_and_lights_and_the_rules_are_asked_once(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    targets = Session.targets

    def counted(session: Session, piece: str, turn: int = 0) -> Mapping[str, Verdict]:
        asked.append(piece)
        return targets(session, piece, turn)

    monkeypatch.setattr(Session, "targets", counted)
    reader.hands.key(KEY.Key_Return)
    assert asked == ["red"]
    lit = {space for space, light in reader.scene.lights.shown.items() if light is Light.LEGAL}
    told = {row.space for row in reader.shown._telling.rows() if row.lit}
    assert told == {space for space in lit if "." not in space}


def test_escape_puts_the_piece_back(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Return)
    reader.walk_to("거실")
    reader.hands.key(KEY.Key_Escape)
    assert not reader.scene.hand.piece
    assert reader.hands.standing("red") == "hall"
    assert not any(one.text(0).endswith("갈 수 있음") for one in reader.places())
    assert reader.hands.window.announcer.last == "빨강을 로비로 되돌렸어요."


def test_enter_on_the_held_piece_puts_it_back(reader: Reader) -> None:
    reader.hands.keys(KEY.Key_Return, KEY.Key_Return)
    assert not reader.scene.hand.piece
    assert reader.hands.standing("red") == "hall"


def test_a_dark_place_says_why_when_it_is_reached_and_when_it_is_chosen(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Return)
    reader.walk_to("부엌")
    why = "한 번에 방 하나만 옮길 수 있어요. 부엌은 2칸 떨어져 있어요."
    assert reader.shown.line.text() == why
    assert reader.item.data(0, Qt.ItemDataRole.AccessibleDescriptionRole) == why
    reader.hands.key(KEY.Key_Return)
    assert reader.hands.card().told() == why
    assert reader.hands.window.announcer.last.startswith(why)
    assert "대신 할 수 있는 것" in reader.hands.window.announcer.last


def test_w_asks_why_not_at_the_row(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Return)
    reader.walk_to("침실")
    reader.hands.key(KEY.Key_W)
    assert "침실" in reader.hands.card().told()


def test_tab_leaps_from_one_lit_place_to_the_next_while_something_is_held(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Return)
    seen = set()
    for _ in range(5):
        reader.hands.key(KEY.Key_Tab)
        seen.add(reader.here.split(" · ")[0])
    assert seen == {"옷걸이 뒤", "거실", "서재", "2층 홀", "지하실"}


def test_a_shadow_is_chosen_from_the_list(reader: Reader) -> None:
    reader.hands.key(KEY.Key_2)
    assert "옷걸이 뒤 · 칩 있음 · 고를 수 있음" in reader.within("로비")
    reader.walk_to("옷걸이 뒤")
    reader.hands.key(KEY.Key_Return)
    assert "옷걸이 뒤" in reader.hands.log()[-1]


def test_leaving_the_list_puts_the_piece_back(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Return)
    reader.hands.key(KEY.Key_F8)
    assert not reader.scene.hand.piece


def test_the_mouse_chooses_a_row_and_the_button_does_the_rest(reader: Reader) -> None:
    assert reader.shown.act.text() == "들기"
    reader.shown.act.click()
    assert reader.scene.hand.piece == "red"
    assert reader.shown.act.text() == "놓기"
    row = next(one for one in reader.places() if one.text(0).startswith("거실"))
    tree = reader.shown.tree
    tree.scrollToItem(row)
    QTest.mouseClick(tree.viewport(), LEFT, NONE, tree.visualItemRect(row).center())
    QTest.mouseClick(reader.shown.act, LEFT, NONE, reader.shown.act.rect().center())
    assert reader.hands.standing("red") == "living"


def test_the_button_beside_puts_back(reader: Reader) -> None:
    assert not reader.shown.back.isVisible()
    reader.hands.key(KEY.Key_Return)
    QTest.mouseClick(reader.shown.back, LEFT, NONE, reader.shown.back.rect().center())
    assert not reader.scene.hand.piece


def test_what_was_held_on_the_board_stays_in_the_hand(acting: Hands) -> None:
    acting.keys(KEY.Key_Home, KEY.Key_Return)
    reader = Reader(acting)
    assert reader.scene.hand.piece == "red"
    assert any(one.text(0).endswith("갈 수 있음") for one in reader.places())


# ---- in step with the board


def test_the_cursors_are_one(reader: Reader) -> None:
    reader.walk_to("거실 · 1F")
    assert (reader.scene.cursor.space, reader.scene.cursor.shown) == ("living", True)
    reader.scene.cursor.go("kitchen")
    assert reader.here.startswith("부엌")
    reader.scene.cursor.go_to_piece("blue")
    assert reader.here.startswith("파랑")


def test_a_drag_on_the_board_shows_in_the_list(reader: Reader) -> None:
    reader.hands.drag("red", "living")
    assert reader.within("거실")[0] == "빨강"
    reader.hands.key(KEY.Key_Z, CTRL)
    assert reader.within("로비")[0].startswith("빨강")


def test_the_row_one_stands_on_stays_when_the_table_moves(reader: Reader) -> None:
    reader.walk_to("부엌")
    reader.hands.drag("red", "living")
    assert reader.here.startswith("부엌")


def test_the_list_follows_the_language(reader: Reader) -> None:
    reader.hands.window.acts.run("language")
    assert reader.places()[0].text(0) == "1F Hall · 1F · Red, Blue, Green, Purple, the Gray Man"
    assert "Stairs to Basement" in reader.within("1F Hall")


def test_f7_opens_goes_to_and_closes_the_list(acting: Hands) -> None:
    reader = Reader(acting)
    assert reader.shown.tree.hasFocus()
    acting.key(KEY.Key_F8)
    acting.key(KEY.Key_F7)
    assert reader.shown.tree.hasFocus()
    acting.key(KEY.Key_F7)
    assert acting.window.board.list is None
    assert acting.window.board.view.hasFocus()
    acting.key(KEY.Key_L, CTRL)
    assert acting.window.board.list is not None


def test_letters_stay_commands_in_the_list(reader: Reader) -> None:
    reader.hands.key(KEY.Key_V)
    assert reader.hands.window.cards.card is not None


# ---- finding


@pytest.mark.parametrize(("typed", "found"), [("거", 0), ("ㅂㅇ", 2), ("ㅈㅎㅅ", 3), ("방", 1), ("", -1), ("살", -1)])
def test_places_are_found_by_their_beginning_their_initials_or_a_part(typed: str, found: int) -> None:
    assert seek(typed, ["거실", "아이 방", "부엌", "지하실"]) == found


def test_a_slash_begins_to_find_and_enter_comes_back_to_the_row(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Slash)
    assert reader.shown.field.hasFocus()
    compose(reader.shown.field, "서재")
    reader.hands.key(KEY.Key_Return)
    assert reader.shown.tree.hasFocus()
    assert reader.here.startswith("서재")


def test_a_korean_letter_typed_in_the_list_begins_to_find(reader: Reader) -> None:
    press = QKeyEvent(QEvent.Type.KeyPress, 0, NONE, "부")
    QCoreApplication.sendEvent(reader.shown.tree, press)
    assert reader.shown.field.text() == "부"
    assert reader.here.startswith("부엌")


# ---- for a screen reader


def test_a_screen_reader_finds_every_row_by_name(reader: Reader) -> None:
    tree = QAccessible.queryAccessibleInterface(reader.shown.tree)
    assert tree.text(QAccessible.Text.Name) == "판을 목록으로"
    names = {tree.child(number).text(QAccessible.Text.Name) for number in range(tree.childCount())}
    assert {"빨강 · 지금 차례", "거실로 가는 문", "지하실 · B1"} <= names


def test_the_boards_own_cursor_is_told_with_who_is_there_and_the_first_reason(acting: Hands) -> None:
    acting.keys(KEY.Key_Home, KEY.Key_Return)
    acting.play.scene.cursor.go("living")
    assert acting.window.announcer.last == "거실 · 1F · 갈 수 있음"
    acting.play.scene.cursor.go("kitchen")
    assert acting.window.announcer.last == (
        "부엌 · 1F. 한 번에 방 하나만 옮길 수 있어요. 부엌은 2칸 떨어져 있어요."
    )  # fmt: skip
    acting.key(KEY.Key_Escape)
    acting.play.scene.cursor.go("hall")
    assert acting.window.announcer.last == "로비 · 1F · 빨강, 파랑, 초록, 보라, 회색 남자"


def test_noise_and_what_comes_next_are_told(hands: Hands) -> None:
    hands.key(KEY.Key_Space)
    assert hands.window.announcer.last == (
        "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요. 소음을 쌓았어요. 이제 행동 하나를 골라요."
    )  # fmt: skip


# ---- while the mansion is built


@pytest.fixture
def building(sit_down: Seat) -> Hands:
    """The program draws; the first board is in the hand."""
    hands = sit_down()
    hands.window.chosen.emit(Setup(Options(mansion="built"), seats(), Fate(seed=5)))
    hands.wait()
    return hands


def test_while_it_is_built_the_list_tells_the_boards_laid_the_free_cells_and_lays(building: Hands) -> None:
    reader = Reader(building)
    rows = [one.text(0) for one in reader.places()]
    assert "(뽑은 방)" in rows[0]
    assert any("이어지지 않은 문" in row for row in rows)
    assert any(row.startswith("빈칸, 로비의 ") for row in rows)
    laid = len([space for space in building.session.picture().spaces if space.shape == "room"])
    assert reader.scene.hand.piece
    assert any("놓을 수 있음" in one.text(0) for one in reader.places())
    building.keys(KEY.Key_Tab, KEY.Key_Return)
    assert len([space for space in building.session.picture().spaces if space.shape == "room"]) == laid + 1


def test_the_board_in_the_hand_is_turned_from_the_list(building: Hands) -> None:
    reader = Reader(building)
    building.key(KEY.Key_Escape)
    assert not reader.scene.hand.piece
    reader.shown.tree.setCurrentItem(reader.places()[0])
    building.key(KEY.Key_Return)
    assert reader.scene.hand.drag is not None
    before = reader.scene.hand.drag.turn
    building.key(KEY.Key_BracketRight)
    assert reader.scene.hand.drag.turn == (before + 1) % 4


# ---- how it looks


@pytest.mark.parametrize("language", ["ko", "en"])
def test_nothing_in_the_list_is_cut_off(sit_down: Seat, language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.key(KEY.Key_Space)
    if language == "en":
        hands.window.acts.run("language")
    reader = Reader(hands)
    for size in SIZES:
        hands.resize(*size)
        check(hands)
    hands.key(KEY.Key_Return)
    reader.walk_to("부엌" if language == "ko" else "Kitchen")
    for size in SIZES:
        hands.resize(*size)
        check(hands)
        lies_in_its_row(reader)


def lies_in_its_row(reader: Reader) -> None:
    hands = reader.hands
    row = [reader.shown.act, reader.shown.back, reader.shown.why]
    places = [hands.place(button) for button in row]
    assert all(hands.place(reader.shown).contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in zip(places, places[1:], strict=False))
    assert all(button.width() >= button.sizeHint().width() for button in row)


def test_the_list_can_be_used_with_shift_tab_when_nothing_is_held(reader: Reader) -> None:
    reader.hands.key(KEY.Key_Backtab, SHIFT)
    assert reader.shown.field.hasFocus()
