"""A laid board on the sheet: pressed it is chosen, pressed again it turns, dragged it goes elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop import fonts
from desktop.items.style import around, box, disc, pen
from desktop.shell.builder.plan import Board, paint_plan
from desktop.shell.parts.frame import paint_frame
from desktop.shell.parts.look import Look
from desktop.theme import theme
from rules.messages import same
from rules.views import Space

EDGE, BELOW_THE_NAME = 0.075, 0.6
"""How far the doors reach beyond the walls, and where people stand, in widths of a board."""


class Laid(NamedTuple):
    """A board as it lies: its drawing, its name, the key that chooses it, the colours of who stands there."""

    board: Board
    name: str
    number: str
    hues: tuple[str, ...]
    chosen: bool
    told: str


class BoardTile(QAbstractButton):
    """``dropped`` carries the point on the sheet where it was let go, ``turned`` that it was pressed once more."""

    picked = Signal()
    turned = Signal()
    dropped = Signal(QPointF)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look(theme("night"))
        self._laid = Laid(Board(Space("", same(""), "room", ""), 0, 0, {}, "ko"), "", "", (), False, "")
        self._from = QPointF()
        self._drags = self._was_chosen = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def lay(self, laid: Laid, rect: QRectF, look: Look) -> None:
        """Show the board there."""
        self._laid, self._look = laid, look
        self.setAccessibleName(laid.name)
        self.setAccessibleDescription(laid.told)
        self.setToolTip(laid.name)
        self.setGeometry(rect.toRect())
        self.update()

    # ---- what hands do

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.picked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the board, not the keyboard to the next one."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._from, self._drags, self._was_chosen = event.position(), False, self._laid.chosen
            self.raise_()
            self.picked.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            return
        gone = event.position() - self._from
        if self._drags or gone.manhattanLength() >= QApplication.startDragDistance():
            self._drags = True
            self.move((QPointF(self.pos()) + gone).toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._drags:
            self._drags = False
            self.dropped.emit(QRectF(self.geometry()).center())
        elif self._was_chosen:
            self.turned.emit()

    # ---- how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        inner = around(QRectF(self.rect()), -EDGE * self.width())
        paint_plan(painter, self._laid.board, inner, self._look, self._laid.name)
        self._paint_people(painter, inner)
        if self._laid.chosen:
            box(painter, around(inner, 3), 7, None, pen(self._look.theme.lantern, 3.5))
        if self.hasFocus():
            paint_frame(painter, around(inner, 2), self._look)
        self._paint_number(painter, inner)
        painter.end()

    def _paint_people(self, painter: QPainter, inner: QRectF) -> None:
        size = 0.12 * inner.width()
        for number, hue in enumerate(self._laid.hues):
            left, top = 0.07 + 0.13 * number, BELOW_THE_NAME
            at = QRectF(inner.x() + left * inner.width(), inner.y() + top * inner.height(), size, size)
            disc(painter, at, QColor(hue), pen(self._look.theme.outline, 1.5))

    def _paint_number(self, painter: QPainter, inner: QRectF) -> None:
        side = max(18, self._look.px(24))
        at = QRectF(inner.x() - 2, inner.y() - 2, side, side)
        box(painter, at, 5, QColor(self._look.theme.raised), pen(self._look.theme.edge, 1.5))
        painter.setFont(fonts.sized(side * 0.55, bold=True))
        painter.setPen(QColor(self._look.theme.text))
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, self._laid.number)
