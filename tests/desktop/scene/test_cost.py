"""What is not to be seen is not drawn, and what takes long waits until there is leisure."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.items.style import Style
from desktop.items.way import way_parts
from desktop.scene.backdrop import Backdrop
from desktop.scene.board_view import BoardView
from desktop.scene.leisure import Leisure
from desktop.scene.tiles import Key, Tiles
from desktop.theme import theme
from tests.desktop.scene.conftest import middle

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
WHOLE = QRectF(0, 0, 300, 200)


class Painted(QObject):
    """Remembers how many pixels of a window were painted."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self.pixels = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.pixels += sum(rect.width() * rect.height() for rect in event.region())  # type: ignore[attr-defined]
        return False

    def by(self, act: Callable[[], object]) -> int:
        self.pixels = 0
        act()
        QApplication.processEvents()
        return self.pixels


class Paper:
    """A drawing that counts how often it is drawn."""

    def __init__(self) -> None:
        self.parts: list[QRectF] = []
        self.colour = "red"

    def paint(self, painter: QPainter, part: QRectF) -> None:
        self.parts.append(part)
        painter.fillRect(part, QColor(self.colour))


def seen(backdrop: Backdrop, scale: float = 1.0, patient: bool = False) -> QImage:
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    backdrop.draw(painter, QRectF(0, 0, 300 / scale, 200 / scale), patient)
    painter.end()
    return image


@pytest.fixture
def paper() -> Paper:
    return Paper()


@pytest.fixture
def backdrop(qapp: QApplication, paper: Paper) -> Backdrop:
    made = Backdrop(paper.paint, Leisure(qapp), lambda _part: None)
    made.cover(WHOLE)
    return made


def test_jobs_are_done_in_their_order_and_then_no_clock_runs(qtbot: QtBot) -> None:
    leisure, done = Leisure(QApplication.instance() or QObject()), list[int]()
    leisure.plan(partial(done.append, number) for number in range(3))
    assert done == []
    qtbot.waitUntil(lambda: not leisure.busy)
    assert done == [0, 1, 2]


def test_a_drawing_is_baked_once_until_a_part_changes(backdrop: Backdrop, paper: Paper) -> None:
    seen(backdrop)
    assert seen(backdrop).pixelColor(5, 5) == QColor("red")
    assert paper.parts == [WHOLE]
    paper.colour = "blue"
    backdrop.change(QRectF(0, 0, 10, 10))
    assert paper.parts[1:] == [QRectF(0, 0, 10, 10)]
    image = seen(backdrop)
    assert (image.pixelColor(5, 5), image.pixelColor(50, 50)) == (QColor("blue"), QColor("red"))


def test_an_enlarged_drawing_is_stretched_until_there_is_leisure(
    backdrop: Backdrop, paper: Paper, qtbot: QtBot
) -> None:
    seen(backdrop)
    paper.colour = "blue"
    assert seen(backdrop, 2.0, patient=True).pixelColor(200, 100) == QColor("red")
    assert len(paper.parts) == 1
    qtbot.waitUntil(lambda: len(paper.parts) > 1)
    assert seen(backdrop, 2.0, patient=True).pixelColor(200, 100) == QColor("blue")


def test_who_is_not_patient_gets_a_sharp_drawing(backdrop: Backdrop, paper: Paper) -> None:
    seen(backdrop)
    paper.colour = "blue"
    assert seen(backdrop, 2.0).pixelColor(200, 100) == QColor("blue")


def test_the_ground_is_not_drawn_under_the_lights(view: BoardView) -> None:
    floor = view.board.layout.spaces["living"]
    assert view.board.lights.bare(floor) == [floor]
    view.board.lift("blue")
    assert view.board.lights.bare(floor) == []
    view.board.hand.cancel()
    assert view.board.lights.bare(floor) == [floor]


def test_a_piece_that_is_dragged_uncovers_little(view: BoardView) -> None:
    painted, port = Painted(view), view.viewport()
    room = view.board.layout.spaces["living"]
    figure = view.board.population.pieces["blue"].boundingRect()
    QTest.mousePress(port, LEFT, NONE, middle(view, "blue"))
    QTest.mouseMove(port, middle(view, "living"))
    QApplication.processEvents()
    plain = painted.by(lambda: QTest.mouseMove(port, middle(view, "living") + QPoint(6, 4)))
    assert 0 < plain < 4 * figure.width() * figure.height()
    dark = painted.by(lambda: QTest.mouseMove(port, middle(view, "kitchen")))
    assert dark < 2.5 * room.width() * room.height()


def test_what_a_lift_will_show_is_baked_while_the_pointer_rests_on_the_piece(view: BoardView, qtbot: QtBot) -> None:
    QTest.mouseMove(view.viewport(), middle(view, "blue"))
    assert view.board.leisure.busy
    qtbot.waitUntil(lambda: not view.board.leisure.busy)


def test_what_was_lit_before_is_not_baked_again(view: BoardView, monkeypatch: pytest.MonkeyPatch) -> None:
    baked: list[QRectF] = []
    paint = Tiles._paint_onto

    def counted(tiles: Tiles, key: Key, part: QRectF) -> None:
        baked.append(part)
        paint(tiles, key, part)

    monkeypatch.setattr(Tiles, "_paint_onto", counted)
    view.board.lift("blue")
    view.viewport().repaint()
    assert baked
    view.board.hand.cancel()
    baked.clear()
    view.board.lift("blue")
    view.viewport().repaint()
    assert not baked


def test_lights_follow_the_board_they_lie_on(view: BoardView) -> None:
    kitchen = middle(view, "kitchen")
    view.board.lift("blue")
    dark = view.grab().toImage().pixelColor(kitchen)
    view.board.hand.cancel()
    view.board.set_theme(theme("day"))
    view.board.lift("blue")
    assert view.grab().toImage().pixelColor(kitchen).lightness() > dark.lightness() + 40


def test_a_way_round_a_corner_leaves_out_what_lies_between() -> None:
    corner = [QPointF(0, 0), QPointF(900, 0), QPointF(900, 900)]
    parts = way_parts([corner], Style(theme("night"), "en", 268))
    assert len(parts) == 2
    assert all(part.width() < 100 or part.height() < 100 for part in parts)


def test_a_straight_way_is_one_part() -> None:
    straight = [QPointF(0, 0), QPointF(300, 4), QPointF(600, 0)]
    assert len(way_parts([straight], Style(theme("night"), "en", 268))) == 1
