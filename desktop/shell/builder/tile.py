"""A room board in the tray."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop import fonts
from desktop.fonts import Role
from desktop.items.board import paint_board
from desktop.items.style import Style, around, box, pen
from desktop.shell.builder.plan import Board, paint_plan
from desktop.shell.parts.frame import paint_frame
from desktop.shell.parts.look import Look
from desktop.theme import theme
from rules.messages import same
from rules.views import Space

EDGE = 9.0


class Tile(QAbstractButton):
    """Does not take the keyboard when clicked: the board in the hand would be put back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look(theme("night"))
        self._board = Board(Space("", same(""), "room", ""), 0, 0, {}, "ko")
        self._side, self._number, self._held = 96, "", ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def room(self) -> str:
        """Which board it is."""
        return self._board.space.id

    def lay(self, board: Board, side: int, look: Look, number: str = "", held: str = "") -> None:
        """Show a board; ``number`` is the key that chooses it, ``held`` the word on the one in the hand."""
        self._board, self._side, self._look, self._number, self._held = board, side, look, number, held
        self.setAccessibleName(self.name)
        self.setAccessibleDescription(number or held)
        self.setEnabled(bool(number or held))
        self.updateGeometry()
        self.update()

    @property
    def name(self) -> str:
        """What the board is called."""
        called = self._board.space.name
        return called.ko if self._board.language == "ko" else called.en

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        inner = around(QRectF(self.rect()), -EDGE)
        self._paint_board(painter, inner)
        if self._held:
            box(painter, around(inner, 5), self._look.px(11), None, pen(self._look.theme.text, 3.5))
        if self._number:
            self._paint_number(painter, inner)
        if self._held:
            self._paint_held(painter, inner)
        if self.hasFocus():
            paint_frame(painter, around(inner, 3), self._look)
        painter.end()

    def _can_be_read(self, inner: QRectF) -> bool:
        """Whether the letters of a board can be read at this size."""
        style = Style(self._look.theme, self._board.language, inner.width())
        return style.name_size >= self._look.size(Role.SMALL) - 3

    def _paint_board(self, painter: QPainter, inner: QRectF) -> None:
        board, look = self._board, self._look
        painter.setOpacity(1.0 if self.isEnabled() else 0.6)
        if self._can_be_read(inner):
            paint_board(painter, board.space, board.slots, board.turn, inner, look.theme, board.language, board.labels)
        else:
            paint_plan(painter, board, inner, look, self.name)
        painter.setOpacity(1.0)

    def _paint_number(self, painter: QPainter, inner: QRectF) -> None:
        side = max(24, self._look.px(28))
        at = QRectF(inner.x() - EDGE + 1, inner.y() - EDGE + 1, side, side)
        over = self.underMouse()
        fill = QColor(self._look.theme.raised).lighter(130 if over else 100)
        box(painter, at, 6, fill, pen(self._look.theme.text if over else self._look.theme.edge, 1.5))
        self._write(painter, self._number, at.center(), side * 0.55, self._look.theme.text)

    def _paint_held(self, painter: QPainter, inner: QRectF) -> None:
        size = max(14.0, self._look.px(16))
        wide = QFontMetricsF(fonts.sized(size, bold=True)).horizontalAdvance(self._held) + 1.6 * size
        middle = inner.y() + (0.5 if self._can_be_read(inner) else 0.7) * inner.height()
        at = QRectF(inner.center().x() - wide / 2, middle - size * 1.05, wide, 2.1 * size)
        box(painter, at, at.height() / 2, QColor(self._look.theme.text), None)
        self._write(painter, self._held, at.center(), size, self._look.theme.bg)

    def _write(self, painter: QPainter, text: str, middle: QPointF, size: float, ink: str) -> None:
        font = fonts.sized(size, bold=True)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(
            QPointF(middle.x() - metrics.horizontalAdvance(text) / 2, middle.y() + metrics.capHeight() / 2), text
        )
