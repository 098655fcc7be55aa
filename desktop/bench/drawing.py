"""What the board costs on a large screen: a drag, a zoom, a step. Real mouse events, painted by Qt's raster engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from desktop.bench.row import Row, quantile, seconds
from desktop.portrait import headless
from desktop.projector.publishing import Publishing
from desktop.projector.window import AudienceWindow
from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView
from desktop.scene.light import Light
from desktop.session import Session
from desktop.shell.lighting import lights
from desktop.tables import demo
from desktop.theme import theme
from rules.messages import says

LARGE, USUAL = QSize(3840, 2160), QSize(1920, 1080)
FRAMES = 200
DROPS = 30
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
FLOOR = says("a scene with one pixmap")


def rows() -> Iterator[Row]:
    """The figures of the board."""
    headless()
    _application = QApplication.instance() or QApplication(["lanternboard"])
    board, usual = Board(demo()), Board(demo())
    board.open(LARGE)
    usual.open(USUAL)
    audience = an_audience(usual.session)
    floor = Floor()
    shown(floor.view, LARGE)
    yield drag(board, floor)
    yield zoom(board, floor)
    yield drop(usual)
    audience.follow(None)
    board.scene.finish()
    usual.scene.finish()


def shown(widget: QWidget, size: QSize) -> None:
    """Open a window of that size and have it painted."""
    widget.resize(size)
    widget.show()
    for _ in range(5):
        QApplication.processEvents()


def an_audience(session: Session) -> AudienceWindow:
    """The audience's window on a table, its curtain raised."""
    window = AudienceWindow("ko")
    window.set_pace(0.0)
    window.follow(Publishing(session, grace=0))
    shown(window, USUAL)
    window.lift(sure=True)
    QApplication.processEvents()
    return window


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


def drop(board: Board) -> Row:
    """From letting go of a piece to the step painted, on the board and before the audience."""
    figure = says("a drop until the audience sees it, 1920×1080, p95")
    return Row(figure, quantile(list(_drops(board)), 0.95) * 1e3, "ms", most=50.0)


def _drops(board: Board) -> Iterator[float]:
    session = board.session
    piece = session.picture().turn
    for _ in range(DROPS):
        ready(session, piece)
        yield _dropped(board, piece)
        session.undo(2)
        QApplication.processEvents()


def _dropped(board: Board, piece: str) -> float:
    start, end = board.middle(piece), _floor_of(board, _within_reach(board.session, piece))
    mouse(board.view, QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    mouse(board.view, QEvent.Type.MouseMove, (start + end) / 2, NONE, LEFT)
    mouse(board.view, QEvent.Type.MouseMove, end, NONE, LEFT)
    before = board.session.match.at
    took = seconds(lambda: mouse(board.view, QEvent.Type.MouseButtonRelease, end, LEFT, NONE))
    assert board.session.match.at > before, "the drop was refused"
    return took


def _within_reach(session: Session, piece: str) -> str:
    rooms = {space.id for space in session.picture().spaces if space.shape == "room"}
    here = next(one.at for one in session.picture().pieces if one.id == piece)
    lit = lights(session, piece)
    return next(room for room in sorted(rooms) if room != here and lit[room].lit)


def _floor_of(board: Board, room: str) -> QPoint:
    """A place in the room where no shadow lies."""
    rect = board.scene.layout.spaces[room]
    return board.view.mapFromScene(QPointF(rect.center().x(), rect.top() + rect.height() * 0.3))
