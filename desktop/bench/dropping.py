"""What a drop costs: from letting go of a piece to the step painted, on the board and before the audience."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize
from PySide6.QtWidgets import QApplication

from desktop.bench import town
from desktop.bench.drawing import LEFT, NONE, Board, mouse, ready, shown
from desktop.bench.row import Row, quantile, seconds
from desktop.portrait import headless
from desktop.projector.publishing import Publishing
from desktop.projector.window import AudienceWindow
from desktop.session import Session
from desktop.shell.lighting import lights
from desktop.tables import demo
from rules.messages import says

USUAL = QSize(1920, 1080)
DROPS = 30
MOST_MS = 50.0
TO_STAND_IN = ("room", "street", "location")
FLOOR = says("the same in the practice mansion")


def rows() -> Iterator[Row]:
    """The mansion's drop, and that of the fullest town, which has five times as much to draw, beside it."""
    headless()
    _application = QApplication.instance() or QApplication(["lanternboard"])
    mansion = in_a_mansion()
    figure = says("a drop until the audience sees it, 1920×1080, p95")
    yield Row(figure, mansion, "ms", most=MOST_MS)
    figure = says("a drop in the fullest town until the audience sees it, 1920×1080, p95")
    yield Row(figure, in_a_town(), "ms", mansion, FLOOR, most=MOST_MS)


def in_a_mansion() -> float:
    """Whoever is to move, in the practice mansion."""
    session = demo()
    piece = session.picture().turn
    return dropped(session, piece, lambda: ready(session, piece), 2)


def in_a_town() -> float:
    """Whoever moves in the fullest town."""
    session = Session(town.the_fullest())
    return dropped(session, session.picture().active, lambda: None, 1)


def dropped(session: Session, piece: str, before: Callable[[], None], steps: int) -> float:
    """The time that 95 of 100 drops keep to, in milliseconds; each is undone, in so many ``steps``."""
    board = Board(session)
    board.open(USUAL)
    audience = an_audience(session)
    times = []
    for _ in range(DROPS):
        before()
        times.append(_drop(board, piece))
        session.undo(steps)
        QApplication.processEvents()
    audience.follow(None)
    board.scene.finish()
    return quantile(times, 0.95) * 1e3


def an_audience(session: Session) -> AudienceWindow:
    """The audience's window on a table, its curtain raised."""
    window = AudienceWindow("ko")
    window.set_pace(0.0)
    window.follow(Publishing(session, grace=0))
    shown(window, USUAL)
    window.lift(sure=True)
    QApplication.processEvents()
    return window


def _drop(board: Board, piece: str) -> float:
    start, end = board.middle(piece), _floor_of(board, _within_reach(board.session, piece))
    mouse(board.view, QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    mouse(board.view, QEvent.Type.MouseMove, (start + end) / 2, NONE, LEFT)
    mouse(board.view, QEvent.Type.MouseMove, end, NONE, LEFT)
    before = board.session.match.at
    took = seconds(lambda: mouse(board.view, QEvent.Type.MouseButtonRelease, end, LEFT, NONE))
    assert board.session.match.at > before, "the drop was refused"
    return took


def _within_reach(session: Session, piece: str) -> str:
    places = {space.id for space in session.picture().spaces if space.shape in TO_STAND_IN}
    here = next(one.at for one in session.picture().pieces if one.id == piece)
    lit = lights(session, piece)
    return next(place for place in sorted(places) if place != here and lit[place].lit)


def _floor_of(board: Board, place: str) -> QPoint:
    """A point of the place where no shadow lies."""
    rect = board.scene.layout.spaces[place]
    return board.view.mapFromScene(QPointF(rect.center().x(), rect.top() + rect.height() * 0.3))
