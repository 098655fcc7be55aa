"""The window on the board: fits, zooms with a snapshot, pans."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.scene.board_view import BoardView
from tests.desktop.scene.conftest import middle


def wheel(view: BoardView, at: QPoint, notches: int, modifiers: Qt.KeyboardModifier) -> None:
    event = QWheelEvent(
        QPointF(at),
        view.viewport().mapToGlobal(QPointF(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_board_fits_the_window_until_someone_zooms(view: BoardView) -> None:
    view.resize(1100, 700)
    assert view.board.sceneRect().width() == 1100
    view.zoom_in()
    before = view.board.layout.unit
    view.resize(1200, 800)
    assert view.board.layout.unit == before
    view.fit()
    assert view.board.sceneRect().width() == 1200


def test_zooming_shows_a_snapshot_and_then_the_board_itself(view: BoardView, qtbot: QtBot) -> None:
    at = middle(view, "kitchen")
    wheel(view, at, 2, Qt.KeyboardModifier.ControlModifier)
    assert view.zooming
    view.viewport().repaint()
    assert view.zooming
    qtbot.waitUntil(lambda: not view.zooming, timeout=1000)
    assert view.zoom > 1.2
    shift = middle(view, "kitchen") - at
    assert shift.manhattanLength() <= 2


def test_zoom_never_goes_below_the_whole_board(view: BoardView) -> None:
    for _ in range(3):
        view.zoom_out()
    assert view.zoom == 1.0
    for _ in range(30):
        view.zoom_in()
    assert view.zoom == 4.0


def test_keys_zoom_and_pan(view: BoardView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom > 1.3
    before = view.mapToScene(0, 0).x()
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.mapToScene(0, 0).x() > before
    assert view.board.cursor.space == ""


def test_the_middle_button_pans(view: BoardView) -> None:
    view.zoom_in()
    view.zoom_in()
    before = view.mapToScene(0, 0)
    viewport = view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier, QPoint(400, 400))
    QTest.mouseMove(viewport, QPoint(350, 380))
    QTest.mouseRelease(viewport, Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier, QPoint(350, 380))
    moved = view.mapToScene(0, 0) - before
    assert moved.x() > 20
    assert moved.y() > 5


def test_no_input_method_swallows_the_keys(view: BoardView) -> None:
    assert not view.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
