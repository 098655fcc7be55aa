"""Drags by real mouse events: what they lift, what they tell, and that a drop moves nothing."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.scene.board_view import BoardView
from desktop.scene.drag import Phase
from desktop.scene.light import Light
from tests.desktop.scene import mansion
from tests.desktop.scene.conftest import Game, middle

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def press(view: BoardView, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mousePress(view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)


def move(view: BoardView, at: QPoint) -> None:
    QTest.mouseMove(view.viewport(), at)
    QApplication.processEvents()


def release(view: BoardView, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseRelease(view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)


def drag(view: BoardView, piece: str, space: str) -> None:
    start, end = middle(view, piece), middle(view, space)
    press(view, start)
    move(view, start + QPoint(20, 4))
    move(view, (start + end) / 2)
    move(view, end)


def test_a_drop_tells_the_owner_and_moves_nothing(view: BoardView, qtbot: QtBot) -> None:
    drag(view, "blue", "living")
    held = QPointF(view.board.population.pieces["blue"].pos())
    with qtbot.waitSignal(view.board.dropped) as told:
        release(view, middle(view, "living"))
    assert told.args == ["blue", "living", 0]
    assert view.board.population.pieces["blue"].pos() == held
    assert view.board.whereabouts.standing("blue") == "hall"
    assert view.board.hand.drag is not None
    assert view.board.hand.drag.phase is Phase.WAITING


def test_the_owner_shows_where_the_piece_now_is(view: BoardView) -> None:
    drag(view, "blue", "living")
    release(view, middle(view, "living"))
    view.board.show(mansion.moved(mansion.practice(), blue="living"), "ko", mansion.LABELS["ko"])
    item = view.board.population.pieces["blue"]
    assert item.pos() == view.board.layout.pieces["blue"].rect.center()
    assert not item.lifted
    assert view.board.hand.drag is None


def test_a_refused_piece_glides_home(view: BoardView, qtbot: QtBot) -> None:
    home = QPointF(view.board.population.pieces["blue"].pos())
    drag(view, "blue", "kitchen")
    release(view, middle(view, "kitchen"))
    view.board.motion.pace = 0.3
    view.board.refused("blue", "kitchen")
    item = view.board.population.pieces["blue"]
    assert item.pos() != home
    qtbot.waitUntil(lambda: not view.board.motion.running, timeout=30_000)
    assert item.pos() == home
    assert not item.lifted


def test_what_lights_up_is_what_the_game_said(view: BoardView, game: Game) -> None:
    press(view, middle(view, "blue"))
    assert view.board.lights.shown == game.lights["blue"]
    assert game.asked[-1] == ("blue", 0)


def test_hovering_tells_of_each_new_space_once(view: BoardView) -> None:
    told: list[tuple[str, str]] = []
    view.board.hovered.connect(lambda piece, space: told.append((piece, space)))
    drag(view, "blue", "kitchen")
    move(view, middle(view, "kitchen") + QPoint(3, 3))
    assert told[-1] == ("blue", "kitchen")
    assert len(told) == len({*told})
    assert view.board.population.pieces["blue"].refused
    move(view, middle(view, "living"))
    assert told[-1] == ("blue", "living")
    assert not view.board.population.pieces["blue"].refused


def test_the_topmost_piece_with_targets_is_lifted(view: BoardView, game: Game) -> None:
    scene = view.board
    for item in scene.population.pieces.values():
        item.setPos(scene.population.pieces["blue"].pos())
    scene.population.pieces["blue"].setZValue(-1)
    at = middle(view, "blue")
    assert scene.whereabouts.pieces_at(scene.population.pieces["blue"].pos())[0] != "blue"
    press(view, at)
    assert scene.hand.piece == "blue"
    scene.hand.cancel()
    game.lights.clear()
    top = scene.whereabouts.pieces_at(view.mapToScene(at))[0]
    press(view, at)
    assert scene.hand.piece == top


def test_without_targets_the_piece_is_lifted_all_the_same_and_nothing_shines(view: BoardView) -> None:
    press(view, middle(view, "red"))
    assert view.board.hand.piece == "red"
    assert not any(light.lit for light in view.board.lights.shown.values())


def _escape(view: BoardView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Escape)


def _lose_focus(view: BoardView) -> None:
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut))


def _right_button(view: BoardView) -> None:
    press(view, middle(view, "kitchen"), RIGHT)


@pytest.mark.parametrize("way_out", [_escape, _lose_focus, _right_button])
def test_a_drag_can_be_called_off(view: BoardView, qtbot: QtBot, way_out) -> None:  # type: ignore[no-untyped-def]
    home = QPointF(view.board.population.pieces["blue"].pos())
    drag(view, "blue", "living")
    with qtbot.assertNotEmitted(view.board.dropped), qtbot.waitSignal(view.board.cancelled) as told:
        way_out(view)
        release(view, middle(view, "living"))
    assert told.args == ["blue"]
    assert view.board.population.pieces["blue"].pos() == home
    assert view.board.lights.shown == {}


def test_a_click_keeps_the_piece_in_the_hand_until_the_next(view: BoardView, qtbot: QtBot) -> None:
    at = middle(view, "blue")
    press(view, at)
    release(view, at)
    assert view.board.hand.piece == "blue"
    move(view, middle(view, "living"))
    with qtbot.waitSignal(view.board.dropped) as told:
        press(view, middle(view, "living"))
    assert told.args == ["blue", "living", 0]


def test_a_trembling_click_is_no_drag(view: BoardView, qtbot: QtBot) -> None:
    at = middle(view, "blue")
    with qtbot.assertNotEmitted(view.board.dropped):
        press(view, at)
        move(view, at + QPoint(2, 2))
        release(view, at + QPoint(2, 2))
    assert view.board.hand.piece == "blue"


def test_put_back_where_it_was_is_no_drop(view: BoardView, qtbot: QtBot) -> None:
    at = middle(view, "blue")
    with qtbot.assertNotEmitted(view.board.dropped), qtbot.waitSignal(view.board.cancelled):
        press(view, at)
        move(view, at + QPoint(30, 10))
        release(view, at + QPoint(30, 10))


def test_beside_the_board_is_a_drop_on_nothing(view: BoardView, qtbot: QtBot) -> None:
    drag(view, "blue", "living")
    beside = QPoint(1480, 10)
    move(view, beside)
    with qtbot.waitSignal(view.board.dropped) as told:
        release(view, beside)
    assert told.args == ["blue", "", 0]


def test_shadows_are_meant_only_when_they_shine(view: BoardView, game: Game) -> None:
    press(view, middle(view, "blue"))
    shadow = view.board.layout.spaces["living-3"].center()
    assert view.board.whereabouts.space_at(shadow) == "living"
    view.board.hand.cancel()
    game.lights["blue"] = {"living-3": Light.LEGAL}
    press(view, middle(view, "blue"))
    assert view.board.whereabouts.space_at(shadow) == "living-3"
    assert view.board.whereabouts.space_at(view.board.layout.spaces["living-4"].center()) == "living-4"


def test_a_click_on_a_shadow_names_it(view: BoardView, qtbot: QtBot) -> None:
    at = middle(view, "living-3")
    with qtbot.waitSignal(view.board.space_clicked) as told:
        press(view, at)
        release(view, at)
    assert told.args == ["living-3"]


def test_every_mouse_event_that_is_used_is_accepted(view: BoardView) -> None:
    from PySide6.QtGui import QMouseEvent

    at = QPointF(middle(view, "blue"))
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, at, view.viewport().mapToGlobal(at), LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
        event.ignore()
        QApplication.sendEvent(view.viewport(), event)
        assert event.isAccepted(), kind


def test_a_new_picture_leaves_the_piece_in_the_hand(view: BoardView) -> None:
    drag(view, "blue", "living")
    held = QPointF(view.board.population.pieces["blue"].pos())
    view.board.show(mansion.moved(mansion.practice(), gray="hall2"), "ko", mansion.LABELS["ko"])
    assert view.board.hand.piece == "blue"
    assert view.board.population.pieces["blue"].pos() == held
    assert view.board.population.pieces["blue"].lifted


def test_a_held_board_turns_and_lies_where_it_fits(view: BoardView, game: Game, qtbot: QtBot) -> None:
    scene = view.board
    game.lights["kitchen"] = {"1F:1:1": Light.LEGAL}
    scene.show(mansion.building(), "ko", mansion.LABELS["ko"])
    view.take("kitchen", view.viewport().mapToGlobal(middle(view, "1F:2:0")))
    QTest.keyClick(view, Qt.Key.Key_BracketRight)
    QTest.keyClick(view, Qt.Key.Key_BracketRight)
    QTest.keyClick(view, Qt.Key.Key_BracketLeft)
    assert game.asked[-1] == ("kitchen", 1)
    view.carry(view.viewport().mapToGlobal(middle(view, "1F:1:1")))
    with qtbot.waitSignal(scene.dropped) as told:
        view.release(view.viewport().mapToGlobal(middle(view, "1F:1:1")))
    assert told.args == ["kitchen", "1F:1:1", 1]
    scene.refused("kitchen", "1F:1:1")
    assert scene.piece_ids() == set()


def test_what_the_owner_lit_shines_again_when_the_hand_is_empty(view: BoardView) -> None:
    shadows = {"living-1": Light.LEGAL, "living-2": Light.LEGAL}
    view.board.light(shadows)
    press(view, middle(view, "blue"))
    assert view.board.lights.shown != shadows
    view.board.hand.cancel()
    assert view.board.lights.shown == shadows
    view.board.light({})
    assert view.board.lights.shown == {}


def test_a_double_click_is_a_click_and_a_second_one(view: BoardView, qtbot: QtBot) -> None:
    at = middle(view, "blue")
    with qtbot.assertNotEmitted(view.board.dropped), qtbot.waitSignal(view.board.cancelled):
        QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
        QTest.mouseDClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def test_the_ring_of_the_turn_comes_back_with_the_piece(view: BoardView) -> None:
    ring = view.board.signs._turn
    press(view, middle(view, "blue"))
    assert not ring.isVisible()
    view.board.hand.cancel()
    assert ring.isVisible()
