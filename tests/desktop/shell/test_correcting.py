"""The table was changed without an entry: things are set by hand."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.shell.list_card import ListCard
from desktop.shell.log_line import MARKS
from desktop.shell.overrule import OverruleCard
from rules.actions import Correct
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands
from tests.desktop.shell.test_looks import check

KEY = Qt.Key


@pytest.fixture
def correcting(acting: Hands) -> Hands:
    """The correction mode is on."""
    acting.key(KEY.Key_E, CTRL)
    return acting


def public(hands: Hands):  # type: ignore[no-untyped-def]
    return hands.session.match.table.state.public


def click(hands: Hands, at: QPoint) -> None:
    QTest.mouseClick(hands.window.board.view.viewport(), LEFT, NONE, at)
    hands.wait(5)


def door(hands: Hands, one: str, other: str) -> QPoint:
    links = hands.play.scene.population.links.values()
    item = next(link for link in links if {link.link.a, link.link.b} == {one, other})
    return hands.window.board.view.mapFromScene(item.middle)


def choose(hands: Hands, title: str) -> None:
    """The digit of a row of the action bar."""
    hands.key(Qt.Key(KEY.Key_1 + hands.offers().index(title)))


def reason(hands: Hands) -> str:
    step = hands.session.match.node(hands.session.match.at).step
    assert step is not None
    assert isinstance(step.action, Correct)
    return step.action.reason


def test_a_band_says_so_while_it_is_on(acting: Hands) -> None:
    band = acting.window.correction
    assert not band.isVisible()
    acting.key(KEY.Key_E, CTRL)
    assert "정정 모드: 말을 어디로든 끌고, 그늘이나 문을 눌러요." in acting.texts(band)
    acting.key(KEY.Key_E, CTRL)
    assert not band.isVisible()
    acting.key(KEY.Key_E, CTRL)
    acting.click(band.end)
    assert not band.isVisible()
    assert "이동" in acting.offers()


def test_one_key_and_one_drag_put_a_piece_anywhere(correcting: Hands) -> None:
    turn = public(correcting).turn
    correcting.drag("blue", "kitchen")
    assert correcting.standing("blue") == "kitchen"
    assert (public(correcting).turn, public(correcting).phase) == (turn, "act")
    assert correcting.log()[-1] == "정정: 파랑을 부엌으로 옮겼어요."
    lines = correcting.window.side.log.lines
    assert "정정" in lines.item(lines.count() - 1).data(MARKS).split()
    assert reason(correcting) == "The table is right"
    assert correcting.window.cards.card is None
    correcting.key(KEY.Key_Z, CTRL)
    assert correcting.standing("blue") == "hall"


def test_every_other_room_is_lit(correcting: Hands) -> None:
    correcting.lift("red")
    lit = {space for space, light in correcting.play.scene.lights.shown.items() if light.lit}
    rooms = {space.id for space in correcting.session.picture().spaces if not space.within}
    assert lit == rooms - {"hall"}
    correcting.key(KEY.Key_Escape)
    assert correcting.standing("red") == "hall"


def test_a_reason_is_given_once_for_the_mode(correcting: Hands) -> None:
    correcting.click(correcting.window.correction.why)
    assert isinstance(correcting.window.cards.card, OverruleCard)
    correcting.key(KEY.Key_1)
    for piece in ("red", "blue"):
        correcting.drag(piece, "kitchen")
        assert reason(correcting) == "House rule"
    assert "까닭: 하우스 룰" in correcting.texts(correcting.window.correction)
    correcting.key(KEY.Key_E, CTRL)
    correcting.key(KEY.Key_E, CTRL)
    assert "까닭: 실물이 맞아요" in correcting.texts(correcting.window.correction)


def beside(hands: Hands) -> QPoint:
    """A point of the picture where there is no space."""
    view, scene = hands.window.board.view, hands.play.scene
    corner = view.mapFromScene(scene.sceneRect().bottomRight())
    return corner - QPoint(4, 4)


def test_dropped_beside_the_board_a_piece_leaves_it_when_the_host_says_so(correcting: Hands) -> None:
    for answer, at in ((KEY.Key_2, "hall"), (KEY.Key_1, "")):
        correcting.lift("green")
        correcting.carry(beside(correcting))
        correcting.drop(beside(correcting))
        assert isinstance(correcting.window.cards.card, ListCard)
        correcting.key(answer)
        assert public(correcting).at["green"] == at
    assert correcting.log()[-1] == "정정: 초록을 판 밖으로 옮겼어요."


def test_a_piece_beside_the_board_is_put_back(correcting: Hands) -> None:
    correcting.play.set_by_hand(correcting_off("green"))
    choose(correcting, "초록을 판에 올리기")
    click(correcting, correcting.at("kitchen"))
    assert correcting.standing("green") == "kitchen"


def correcting_off(piece: str):  # type: ignore[no-untyped-def]
    from desktop.shell.by_hand import put

    return put(piece, "")


def test_a_click_on_a_shadow_empties_it_and_fills_it(correcting: Hands) -> None:
    for empty in (("hall.coat_stand",), ()):
        click(correcting, correcting.at("hall.coat_stand"))
        assert public(correcting).empty == empty


def test_a_click_on_a_door_lays_the_barrier_and_lifts_it(correcting: Hands) -> None:
    for barrier in ({"hall", "living"}, set()):
        click(correcting, door(correcting, "hall", "living"))
        assert set(public(correcting).barrier) == barrier


def test_a_door_is_no_target_outside_the_mode(acting: Hands) -> None:
    at = acting.session.match.at
    click(acting, door(acting, "hall", "living"))
    assert acting.session.match.at == at


def test_the_turn_is_set_by_number(correcting: Hands) -> None:
    choose(correcting, "파랑 차례, 소음 전")
    assert (public(correcting).phase, public(correcting).turn) == ("noise", "blue")
    choose(correcting, "파랑 차례, 소음을 낸 뒤")
    assert (public(correcting).phase, public(correcting).turn) == ("act", "blue")
    choose(correcting, "상자여자의 시간으로")
    assert public(correcting).phase == "hako"
    choose(correcting, "회색 남자 차례로")
    assert (public(correcting).phase, public(correcting).gray_left) == ("gray", 1)
    correcting.key(KEY.Key_E, CTRL)
    assert correcting.offers()


def test_a_piece_by_keyboard_alone(correcting: Hands) -> None:
    correcting.keys(KEY.Key_Home, KEY.Key_Return, KEY.Key_Down, KEY.Key_Right, KEY.Key_Return)
    assert correcting.standing("red") == "kitchen"


def test_off_the_board_and_back_by_keyboard_alone(correcting: Hands) -> None:
    correcting.keys(KEY.Key_Home, KEY.Key_Return)
    choose(correcting, "빨강을 판에서 빼기")
    assert public(correcting).at["red"] == ""
    correcting.key(KEY.Key_Backspace)
    choose(correcting, "빨강을 판에 올리기")
    correcting.key(KEY.Key_Down)
    room = correcting.play.correcting.room
    correcting.key(KEY.Key_1)
    assert public(correcting).at["red"] == room


def test_a_shadow_and_a_barrier_by_keyboard_alone(correcting: Hands) -> None:
    correcting.key(KEY.Key_Home)
    correcting.key(KEY.Key_1)
    assert public(correcting).empty == ("hall.coat_stand",)
    choose(correcting, "문과 계단: 4개")
    choose(correcting, "거실로 가는 길에 봉쇄 토큰 놓기")
    assert set(public(correcting).barrier) == {"hall", "living"}
    choose(correcting, "거실로 가는 길의 봉쇄 토큰 치우기")
    assert public(correcting).barrier == ()
    correcting.keys(KEY.Key_Backspace, KEY.Key_Backspace)
    assert "파랑 차례, 소음 전" in correcting.offers()


def test_nothing_is_played_by_nought_or_space(correcting: Hands) -> None:
    at = correcting.session.match.at
    correcting.keys(KEY.Key_0, KEY.Key_Space)
    assert correcting.session.match.at == at


def test_another_table_begins_without_it(correcting: Hands) -> None:
    correcting.window.acts.run("new")
    correcting.app.context.replace_session(correcting.app.evening.practice())
    assert not correcting.play.correcting.on
    assert not correcting.window.correction.isVisible()


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720", "1080"])
def test_nothing_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    hands.key(KEY.Key_E, CTRL)
    check(hands)
    click(hands, hands.at("living"))
    check(hands)
    hands.drag("blue", "kitchen")
    hands.click(hands.window.correction.why)
    check(hands)
    hands.key(KEY.Key_2)
    hands.lift("red")
    check(hands)
    hands.key(KEY.Key_Escape)
