"""A piece is dragged: carried out, refused with every reason, overruled, or put back."""

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from desktop.items.pawn import PieceItem
from desktop.shell.chooser import ChooserCard
from desktop.shell.overrule import OverruleCard
from desktop.tables import Setup
from rules.fate import Fate
from rules.games import shelf
from rules.hakoonna.actions import Pass
from rules.hakoonna.events import PieceSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands


def test_a_legal_drag_moves_the_piece(acting: Hands) -> None:
    acting.drag("red", "living")
    assert acting.standing("red") == "living"
    assert acting.log()[-1] == "빨강이 로비에서 거실로 이동했어요."


def test_the_record_has_the_step_before_it_is_drawn(acting: Hands) -> None:
    found: list[list[str]] = []
    record = acting.session.record
    assert record is not None
    acting.play.scene.picture_changed.connect(lambda: found.append(record.path.read_text().splitlines()))
    acting.drag("red", "living")
    assert json.loads(found[0][-1])["action"] == {"type": "walk", "seat": "red", "to": "living"}


def test_legal_rooms_are_lit_while_the_piece_is_held(acting: Hands) -> None:
    acting.lift("red")
    lit = {space for space, light in acting.play.scene.lights.shown.items() if light.lit}
    assert lit == {"living", "study", "hall_2f", "basement", "hall.coat_stand"}
    acting.key(Qt.Key.Key_Escape)


def test_a_refused_drop_changes_nothing_and_says_why(acting: Hands) -> None:
    depth, file = acting.session.match.length, acting.session.record
    assert file is not None
    before = file.path.read_bytes()
    acting.drag("red", "kitchen")
    assert (acting.standing("red"), acting.session.match.length, file.path.read_bytes()) == ("hall", depth, before)
    texts = acting.texts(acting.card())
    assert "한 번에 방 하나만 옮길 수 있어요. 부엌은 2칸 떨어져 있어요." in texts
    assert "HO-R02" in texts
    assert "이동: 거실" in texts
    assert "권한으로 놓기" in texts


def test_the_room_to_go_to_instead_is_outlined_while_the_card_is_there(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    assert acting.play.scene.selected == "living"
    acting.key(Qt.Key.Key_Escape)
    assert acting.play.scene.selected == ""


def test_every_reason_stands_on_a_line(acting: Hands) -> None:
    acting.drag("blue", "kitchen")
    texts = acting.texts(acting.card())
    assert "지금은 빨강 차례예요." in texts
    assert "한 번에 방 하나만 옮길 수 있어요. 부엌은 2칸 떨어져 있어요." in texts
    assert {"GN-R01", "HO-R02"} <= set(texts)


def test_a_remedy_is_carried_out_by_a_click(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    acting.click(acting.card().remedies[0])
    assert acting.standing("red") == "living"
    assert acting.window.cards.card is None


def test_there_is_never_more_than_one_card(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    acting.drag("red", "bedroom")
    cards = [widget for widget in acting.visible() if widget.accessibleName() == "안 되는 까닭"]
    assert len(cards) == 1


def test_the_card_covers_neither_origin_nor_target(acting: Hands) -> None:
    for size in ((1920, 1080), (1280, 720)):
        acting.resize(*size)
        acting.drag("red", "kitchen")
        frame = acting.place(acting.card()).adjusted(18, 18, -18, -18)
        for space in ("hall", "kitchen", "living", "study", "hall_2f", "basement"):
            rect = acting.window.cards._rect(space).toRect()
            assert not frame.intersects(rect), (size, space)
        acting.key(Qt.Key.Key_Escape)


def test_esc_closes_the_card(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    acting.key(Qt.Key.Key_Escape)
    assert acting.window.cards.card is None


def test_reasons_are_shown_while_hovering(acting: Hands) -> None:
    acting.lift("red")
    acting.carry(acting.at("kitchen"))
    assert acting.window.cards.card is None
    acting.wait(300)
    assert acting.card().refusal.preview
    acting.carry(acting.at("living"))
    assert acting.window.cards.card is None
    acting.drop(acting.at("living"))
    assert acting.standing("red") == "living"


def test_the_host_overrules_with_a_reason(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    button = next(one for one in acting.card().findChildren(QPushButton) if one.text() == "권한으로 놓기")
    acting.click(button)
    assert isinstance(acting.window.cards.card, OverruleCard)
    acting.key(Qt.Key.Key_3)
    assert acting.standing("red") == "kitchen"
    line = acting.session.log()[-1]
    assert line.overruled == "To teach"
    item = acting.window.side.log.lines.item(acting.window.side.log.lines.count() - 1)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole).endswith("권한")
    assert item.toolTip() == "권한으로 놓음: 가르치려고"


def test_what_breaks_no_printed_rule_cannot_be_overruled(sit_down: Seat) -> None:
    hands = sit_down()
    seats, book = shelf()["hakoonna"].seats(), hands.session.book
    hands.window.chosen.emit(Setup(book.options(), seats, Fate(other="cardboard"), book.content.practice))
    hands.wait()
    hands.drag("red", "living")
    assert "먼저 회색 남자의 카드를 정해야 해요." in hands.texts(hands.card())
    assert "권한으로 놓기" not in hands.texts(hands.card())
    hands.key(Qt.Key.Key_Return, SHIFT)
    assert not isinstance(hands.window.cards.card, OverruleCard)


def several_meanings(hands: Hands) -> ChooserCard:
    """Red is dropped in its own room, which has seven shadows to open."""
    hands.session.correct((PieceSet("red", "living"),), "for the test")
    hands.play.scene.dropped.emit("red", "living", 0)
    card = hands.window.cards.card
    assert isinstance(card, ChooserCard)
    return card


def test_a_drop_with_several_meanings_asks_which(acting: Hands) -> None:
    assert len(several_meanings(acting).rows) == 7
    acting.key(Qt.Key.Key_2)
    assert "피아노" in acting.log()[-1]
    assert acting.window.cards.card is None


def test_esc_means_none_of_them(acting: Hands) -> None:
    several_meanings(acting)
    depth = acting.session.match.length
    acting.key(Qt.Key.Key_Escape)
    assert acting.window.cards.card is None
    assert acting.session.match.length == depth


# ---- dropped into nowhere (FU-20)


def unchanged(hands: Hands, depth: int) -> bool:
    return (hands.standing("red"), hands.session.match.length) == ("hall", depth)


def test_fu_20_dropped_outside_the_board(acting: Hands) -> None:
    depth = acting.session.match.length
    acting.lift("red")
    outside = QPoint(-200, -200)
    acting.carry(outside)
    acting.drop(outside)
    assert unchanged(acting, depth)
    assert acting.line() == "여기는 놓을 수 있는 곳이 아니에요. 빨강을 로비로 되돌렸어요."


def test_fu_20_dropped_beside_the_rooms(acting: Hands) -> None:
    depth = acting.session.match.length
    beside = QPoint(acting.window.board.view.width() - 30, 400)
    acting.lift("red")
    acting.carry(beside)
    acting.drop(beside)
    assert unchanged(acting, depth)
    assert "놓을 수 있는 곳이 아니에요" in acting.line()


def test_fu_20_esc_in_mid_drag(acting: Hands) -> None:
    depth = acting.session.match.length
    acting.lift("red")
    acting.carry(acting.at("living"))
    acting.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(acting.window.board.view.viewport(), Qt.MouseButton.LeftButton, pos=acting.at("living"))
    assert unchanged(acting, depth)
    assert acting.line() == "빨강을 로비로 되돌렸어요."


def test_fu_20_the_window_loses_the_focus_in_mid_drag(acting: Hands) -> None:
    depth = acting.session.match.length
    acting.lift("red")
    acting.carry(acting.at("living"))
    other = QLabel("elsewhere")
    other.show()
    other.activateWindow()
    acting.wait(50)
    assert not acting.play.scene.hand.piece
    assert unchanged(acting, depth)
    assert acting.line() == "빨강을 로비로 되돌렸어요."
    other.close()


def test_fu_20_dropped_where_it_was_taken_from(acting: Hands) -> None:
    depth = acting.session.match.length
    acting.lift("red")
    acting.carry(acting.at("living"))
    acting.carry(acting.at("hall"))
    acting.drop(acting.at("hall"))
    assert unchanged(acting, depth)
    assert acting.line() == "빨강은 이미 로비에 있어요."


def test_fu_20_dropped_on_an_illegal_target(acting: Hands) -> None:
    depth = acting.session.match.length
    acting.drag("red", "bedroom")
    assert unchanged(acting, depth)
    assert acting.card().told()


def lifts_by_key(hands: Hands) -> None:
    hands.keys(Qt.Key.Key_Home, Qt.Key.Key_Return)


def lifts_by_click(hands: Hands) -> None:
    hands.lift("red")
    hands.drop(hands.on("red"))


def carries(hands: Hands) -> None:
    hands.lift("red")
    hands.carry(hands.at("living"))


def drawn(hands: Hands) -> list[tuple[str, bool]]:
    """Every figure on the board, and whether it is lifted; a ghost is one too."""
    figures = (item for item in hands.play.scene.items() if isinstance(item, PieceItem))
    return sorted((item.piece.id, item.lifted) for item in figures)


AT_REST = [(piece, False) for piece in ("blue", "gray", "green", "purple", "red")]
IN_HAND = sorted([*AT_REST, ("red", True)])
LIFTS = pytest.mark.parametrize("lifts", [lifts_by_key, lifts_by_click, carries])


@LIFTS
@pytest.mark.parametrize(
    "goes_on",
    [
        lambda hands: hands.key(Qt.Key.Key_0),
        lambda hands: hands.session.play(Pass("red")),
        lambda hands: hands.session.undo(1),
        lambda hands: hands.key(Qt.Key.Key_Z, CTRL),
    ],
    ids=["passed by key", "passed from elsewhere", "taken back from elsewhere", "taken back by key"],
)
def test_a_piece_that_may_go_nowhere_any_more_is_put_down(
    acting: Hands, lifts: Callable[[Hands], None], goes_on: Callable[[Hands], object]
) -> None:
    acting.play.scene.motion.pace = 0.2
    lifts(acting)
    assert drawn(acting) == IN_HAND
    goes_on(acting)
    while acting.play.scene.motion.running:
        acting.wait()
    scene = acting.play.scene
    assert (scene.hand.piece, drawn(acting)) == ("", AT_REST)
    assert scene.population.pieces["red"].pos() == scene.layout.pieces["red"].rect.center()
    assert not any(light.lit for light in scene.lights.shown.values())


@LIFTS
def test_a_held_piece_stays_in_the_hand_while_only_the_looks_change(
    acting: Hands, lifts: Callable[[Hands], None]
) -> None:
    lifts(acting)
    lit = acting.play.scene.lights.shown
    for command in ("language", "theme", "curtain"):
        acting.window.acts.run(command)
        assert (acting.play.scene.hand.piece, acting.play.scene.lights.shown) == ("red", lit)
        assert drawn(acting) == IN_HAND
    acting.key(Qt.Key.Key_Escape)
    assert drawn(acting) == AT_REST


def test_a_piece_without_targets_stays_in_the_hand_in_another_language(acting: Hands) -> None:
    acting.lift("blue")
    acting.drop(acting.on("blue"))
    acting.window.acts.run("language")
    assert acting.play.scene.hand.piece == "blue"
    acting.session.play(Pass("red"))
    assert (acting.play.scene.hand.piece, drawn(acting)) == ("", AT_REST)
