"""A slider of an investigator's sheet: two skills that run against each other, a frame round the stop they stand at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell.book.mark import paint
from desktop.shell.parts.frame import paint_frame
from desktop.shell.parts.look import Look
from desktop.theme import theme

STOPS: Final = 4
STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
GAP: Final = 5
Numbers = tuple[tuple[int, ...], tuple[int, ...]]


class Slider(QWidget):
    """``asked`` carries the stop it was moved to; where it may not be moved the mouse and the keyboard pass by."""

    asked = Signal(int)

    def __init__(self, signs: tuple[str, str]) -> None:
        super().__init__()
        self._signs = signs
        self._names = ("", "")
        self._numbers: Numbers = ((0,) * STOPS, (0,) * STOPS)
        self.stop, self._held, self._stood = 0, -1, 0
        self.may = False
        self._look = Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def lay(self, names: tuple[str, str], numbers: Numbers, stop: int, stood: int, look: Look) -> None:
        """Show two skills; ``stood`` is where the slider was when the Upkeep began."""
        self._names, self._numbers, self._look = names, numbers, look
        self.stop, self._stood, self._held = stop, stood, -1
        told = (f"{name} {row[stop]}" for name, row in zip(names, numbers, strict=True))
        self.setAccessibleName(", ".join(told))
        self.updateGeometry()
        self.update()

    def allow(self, may: bool, how: str) -> None:
        """Let it be moved or not; ``how`` tells how."""
        self.may = may
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if may else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.SizeHorCursor if may else Qt.CursorShape.ArrowCursor)
        self.setAccessibleDescription(how if may else "")

    # ---- moving it

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.may or event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._hold(self.stop_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held >= 0:
            self._hold(self.stop_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held = self._held
        self._hold(-1)
        if held >= 0 and held != self.stop:
            self.asked.emit(held)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        to = self.stop + STEPS.get(Qt.Key(event.key()), 0)
        if not self.may or to == self.stop:
            event.ignore()
        elif 0 <= to < STOPS:
            self.asked.emit(to)

    def _hold(self, stop: int) -> None:
        self._held = stop
        self.update()

    def stop_at(self, x: float) -> int:
        """The stop nearest to that column."""
        return min(range(STOPS), key=lambda stop: abs(self.cell(stop).center().x() - x))

    # ---- how it looks

    def cell(self, stop: int) -> QRectF:
        """The two numbers of a stop, one above the other."""
        left = self._named
        wide = (self.width() - left - GAP) / STOPS
        return QRectF(left + stop * wide + 2, GAP, wide - 4, self.height() - 2 * GAP)

    @property
    def _named(self) -> float:
        size = self._look.size(Role.SMALL)
        return 2 * GAP + 1.4 * size + max(caption.width(name, size, True) for name in self._names) + size

    def sizeHint(self) -> QSize:
        tall = max(44, round(2.8 * self._look.size(Role.SMALL)) + 2 * GAP)
        return QSize(round(self._named + STOPS * 2.4 * self._look.size(Role.BODY)), tall)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._named + STOPS * 1.6 * self._look.size(Role.BODY)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, rect = self._look.theme, around(QRectF(self.rect()), -2)
        box(painter, rect, self._look.px(8), QColor(colours.raised), pen(colours.line, 1.5))
        now = self._held if self._held >= 0 else self.stop
        self._paint_stops(painter, now)
        for row in (0, 1):
            self._paint_row(painter, row, now)
        if self.hasFocus():
            paint_frame(painter, around(rect, -2), self._look)
        painter.end()

    def _paint_stops(self, painter: QPainter, now: int) -> None:
        colours = self._look.theme
        if self.may and self._stood != now:
            box(painter, self.cell(self._stood), self._look.px(7), None, pen(colours.edge, 1.5, (4, 3)))
        edge = colours.lantern if self.may else colours.text2
        box(painter, self.cell(now), self._look.px(7), QColor(colours.well), pen(edge, 2.5))

    def _paint_row(self, painter: QPainter, row: int, now: int) -> None:
        size, colours = self._look.size(Role.SMALL), self._look.theme
        y = self.height() * (0.31 if row == 0 else 0.69)
        side = 1.3 * size
        ink = colours.text if not row else colours.text2
        paint(painter, self._signs[row], QRectF(2 * GAP, y - side / 2, side, side), ink)
        Caption(self._names[row], 2 * GAP + 1.4 * size, y, size, ink).paint(painter)
        for stop in range(STOPS):
            bold, at = stop == now, QPointF(self.cell(stop).center().x(), y)
            number = str(self._numbers[row][stop])
            shade = colours.text if bold else colours.text2
            Caption(number, at.x(), at.y(), 1.1 * size, shade, bold, "middle").paint(painter)
