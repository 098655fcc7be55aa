"""One room board, large: a click on a side makes a door there, or takes it away."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.items.board import paint_board
from desktop.items.style import around, box, pen
from desktop.shell.builder.plan import Board
from desktop.shell.parts.look import Look
from desktop.theme import theme, tinted

EDGE = 34.0
NEAR = 0.24
DOOR = (0.2, 0.07)
SIDES = {"n": (0.5, 0.0), "e": (1.0, 0.5), "s": (0.5, 1.0), "w": (0.0, 0.5)}


class BigBoard(QWidget):
    """``toggled`` carries the side, a letter of ``nesw``."""

    toggled = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._board: Board | None = None
        self._look, self._over = Look(theme("night")), ""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_board(self, board: Board, look: Look, name: str, told: str) -> None:
        """Show another; ``told`` is what a screen reader says of it."""
        self._board, self._look = board, look
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(560), self._look.px(560))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 240)

    @property
    def square(self) -> QRectF:
        """Where the board lies."""
        side = min(self.width(), self.height()) - 2 * EDGE
        middle = QRectF(self.rect()).center()
        return around(QRectF(middle, middle), side / 2)

    def side_at(self, point: QPointF) -> str:
        """The side that a click there means; "" in the middle and far outside."""
        square = self.square
        x, y = (point.x() - square.x()) / square.width(), (point.y() - square.y()) / square.height()
        far = {"n": y, "e": 1 - x, "s": 1 - y, "w": x}
        side = min(far, key=lambda one: far[one])
        return side if -NEAR < far[side] < NEAR and max(far.values()) < 1 + NEAR else ""

    def middle_of(self, side: str) -> QPointF:
        """The middle of a side."""
        x, y = SIDES[side]
        return self.square.topLeft() + QPointF(x * self.square.width(), y * self.square.height())

    # ---- the mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.side_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover("")

    def _hover(self, side: str) -> None:
        if side != self._over:
            self._over = side
            self.setCursor(Qt.CursorShape.PointingHandCursor if side else Qt.CursorShape.ArrowCursor)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        side = self.side_at(event.position())
        if side and event.button() == Qt.MouseButton.LeftButton:
            self.toggled.emit(side)
        event.accept()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        board, look = self._board, self._look
        paint_board(
            painter, board.space, board.slots, board.turn, self.square, look.theme, board.language, board.labels
        )
        for side in SIDES:
            if side not in board.space.doors or side == self._over:
                self._paint_place(painter, side)
        painter.end()

    def _paint_place(self, painter: QPainter, side: str) -> None:
        """Where a door could be made."""
        long, deep = (part * self.square.width() for part in DOOR)
        wide, tall = (long, deep) if side in "ns" else (deep, long)
        at = self.middle_of(side)
        rect = QRectF(at.x() - wide / 2, at.y() - tall / 2, wide, tall)
        over = side == self._over
        colour = self._look.theme.lantern if over else self._look.theme.edge
        fill = tinted(self._look.theme.raised, 0.5) if over and side not in self._doors else None
        box(painter, rect, 5, fill, pen(QColor(colour).name(), 3 if over else 1.5, () if over else (4, 4)))

    @property
    def _doors(self) -> str:
        return self._board.space.doors if self._board is not None else ""
