"""Whole moves without a mouse."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.scene.board_view import BoardView
from desktop.scene.cursor import ARROWS, neighbour
from desktop.scene.light import Light
from tests.desktop.scene.conftest import Game

Key = Qt.Key


def keys(view: BoardView, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(view, key)


@pytest.mark.parametrize(
    ("start", "arrow", "end"),
    [
        ("hall", Key.Key_Right, "living"),
        ("hall", Key.Key_Down, "study"),
        ("study", Key.Key_Left, "child"),
        ("study", Key.Key_Right, "kitchen"),
        ("living", Key.Key_Down, "kitchen"),
        ("hall", Key.Key_Up, "hall2"),
        ("kitchen", Key.Key_Right, "basement"),
        ("basement", Key.Key_Left, "kitchen"),
    ],
)
def test_arrows_walk_from_room_to_room_and_over_floors(view: BoardView, start: str, arrow: Qt.Key, end: str) -> None:
    view.board.cursor.go(start)
    keys(view, arrow)
    assert view.board.cursor.space == end


def test_every_room_can_be_reached_by_arrows(view: BoardView) -> None:
    places = {name: rect for name, rect in view.board.layout.spaces.items() if "-" not in name}
    reached, todo = {"hall"}, ["hall"]
    while todo:
        here = todo.pop()
        new = {neighbour(places, here, way) for way in ARROWS.values()} - reached
        reached |= new
        todo += new
    assert reached == set(places)


def test_a_whole_move(view: BoardView, qtbot: QtBot) -> None:
    keys(view, Key.Key_Home, Key.Key_Return)
    assert view.board.hand.piece == "blue"
    keys(view, Key.Key_Tab)
    assert view.board.cursor.space == "living"
    with qtbot.waitSignal(view.board.dropped) as told:
        keys(view, Key.Key_Return)
    assert told.args == ["blue", "living", 0]


def test_tab_visits_the_pieces_that_may_act(view: BoardView, game: Game) -> None:
    game.lights["gray"] = {"hall2": Light.LEGAL}
    seen = []
    for _ in range(3):
        keys(view, Key.Key_Tab)
        seen.append(view.board.cursor.piece)
    assert seen == ["blue", "gray", "blue"]
    QTest.keyClick(view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert view.board.cursor.piece == "gray"


def test_a_lifted_piece_goes_with_the_cursor(view: BoardView) -> None:
    hovered: list[str] = []
    view.board.hovered.connect(lambda piece, space: hovered.append(space))
    keys(view, Key.Key_Home, Key.Key_Return, Key.Key_Right, Key.Key_Down)
    assert hovered == ["living", "kitchen"]
    assert view.board.population.pieces["blue"].refused
    assert view.board.layout.spaces["kitchen"].contains(view.board.population.pieces["blue"].pos())


def test_escape_puts_the_piece_back(view: BoardView, qtbot: QtBot) -> None:
    home = QPointF(view.board.population.pieces["blue"].pos())
    keys(view, Key.Key_Home, Key.Key_Return, Key.Key_Right)
    with qtbot.waitSignal(view.board.cancelled):
        keys(view, Key.Key_Escape)
    assert view.board.population.pieces["blue"].pos() == home


def test_enter_on_an_empty_room_names_it(view: BoardView, qtbot: QtBot) -> None:
    view.board.cursor.go("kitchen")
    with qtbot.waitSignal(view.board.space_clicked) as told:
        keys(view, Key.Key_Return)
    assert told.args == ["kitchen"]


def test_the_mouse_hides_the_frame(view: BoardView) -> None:
    keys(view, Key.Key_Home)
    assert view.board.cursor.shown
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert not view.board.cursor.shown
