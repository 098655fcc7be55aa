"""What the board costs on a large screen: a drag, a zoom, a step. Real mouse events, painted by Qt's raster engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from desktop.bench.row import Row, quantile, seconds
from desktop.portrait import headless
from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView
from desktop.scene.light import Light
from desktop.session import Session
from desktop.shell.lighting import lights
from desktop.tables import demo
from desktop.theme import theme
from rules.messages import says

LARGE = QSize(3840, 2160)
FRAMES = 200
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
FLOOR = says("a scene with one pixmap")


def rows() -> Iterator[Row]:
    """The figures of the board."""
    headless()
    _application = QApplication.instance() or QApplication(["lanternboard"])
    board, floor = Board(demo()), Floor()
    board.open(LARGE)
    shown(floor.view, LARGE)
    yield drag(board, floor)
    yield zoom(board, floor)
    board.scene.finish()


def shown(widget: QWidget, size: QSize) -> None:
    """Open a window of that size and have it painted."""
    widget.resize(size)
    widget.show()
    for _ in range(5):
        QApplication.processEvents()


class Board:
    """The table of the demo on a board that obeys its session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.scene = BoardScene(lambda piece, turn: lights(session, piece, turn), theme("night"))
        self.scene.motion.pace = 0.0
        self.view = BoardView(self.scene)
        self.scene.dropped.connect(session.drop)
        self.scene.hovered.connect(self.hover)
        session.changed.connect(self.draw)

    def open(self, size: QSize) -> None:
        """Show the table."""
        shown(self.view, size)
        self.view.fit()
        self.draw()
        QApplication.processEvents()

    def draw(self) -> None:
        """Make the board equal the table."""
        self.scene.show(self.session.picture(), "ko", {})

    def hover(self, piece: str, space: str) -> None:
        """Show the way to where a piece may go."""
        if self.scene.lights.shown.get(space, Light.DARK).lit:
            self.scene.draw_way(self.session.path(piece, space))

    def middle(self, thing: str) -> QPoint:
        """Where a piece or a space is in the window."""
        pieces = self.scene.population.pieces
        return self.view.mapFromScene(
            pieces[thing].pos() if thing in pieces else self.scene.layout.spaces[thing].center()
        )


class Floor:
    """The least that Qt can draw: one pixmap that follows the mouse."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(0, 0, LARGE.width(), LARGE.height())
        pixmap = QPixmap(120, 120)
        pixmap.fill(Qt.GlobalColor.white)
        self.item = QGraphicsPixmapItem(pixmap)
        self.scene.addItem(self.item)
        self.view = QGraphicsView(self.scene)


def mouse(view: QGraphicsView, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    """A mouse event, and all that it brings about, painted."""
    place = QPointF(at)
    event = QMouseEvent(
        kind, place, QPointF(view.viewport().mapToGlobal(at)), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.viewport(), event)
    QApplication.processEvents()


def frames(act: Callable[[int], None]) -> float:
    """The time that 95 of 100 frames keep to, in milliseconds."""
    return quantile([seconds(partial(act, number)) for number in range(FRAMES)], 0.95) * 1e3


def drag(board: Board, floor: Floor) -> Row:
    """A piece in the hand, its targets lit; the pointer comes over it and rests there before it is lifted."""
    piece = board.session.picture().turn
    ready(board.session, piece)
    start = board.middle(piece)
    mouse(board.view, QEvent.Type.MouseMove, start, NONE, NONE)
    rest(board.scene)
    mouse(board.view, QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    assert any(light.lit for light in board.scene.lights.shown.values()), "nothing is lit"
    value = frames(lambda number: mouse(board.view, QEvent.Type.MouseMove, _along(start, number), NONE, LEFT))
    mouse(board.view, QEvent.Type.MouseButtonRelease, start, LEFT, NONE)
    least = frames(lambda number: _moved(floor, _along(start, number)))
    return Row(says("a frame of a drag, 3840×2160, p95"), value, "ms", least, FLOOR, most=4.0)


def ready(session: Session, piece: str) -> None:
    """Let a piece walk next."""
    session.correct(
        [session.notation.change({"type": "phase-set", "phase": "act", "turn": piece, "last": piece})], "bench"
    )


def rest(scene: BoardScene) -> None:
    """Let the board do what it does while the hand rests."""
    while scene.leisure.busy:
        QApplication.processEvents()


def _along(start: QPoint, number: int) -> QPoint:
    return start + QPoint(12 + 7 * (number % 100), 5 * (number % 60))


def _moved(floor: Floor, to: QPoint) -> None:
    floor.item.setPos(QPointF(to))
    QApplication.processEvents()


def zoom(board: Board, floor: Floor) -> Row:
    """A step nearer or back."""
    value = frames(lambda number: _zoomed(board.view.zoom_in if number % 20 < 10 else board.view.zoom_out))
    board.view.fit()
    least = frames(lambda number: _zoomed(lambda: floor.view.scale(*(2 * [1.15 if number % 20 < 10 else 1 / 1.15]))))
    return Row(says("a frame of a zoom, 3840×2160, p95"), value, "ms", least, FLOOR, most=16.7)


def _zoomed(step: Callable[[], None]) -> None:
    step()
    QApplication.processEvents()
