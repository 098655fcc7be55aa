"""The circle from above; one person is dragged onto another, and the two change places."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent

from desktop.items.style import pen
from desktop.shell.new_game.table_picture import TablePicture

CROWDED = 8
"""So many sit round it at their full size."""
LEAST = 1.15
ROUND = 1.4
"""So many times as many still sit in a circle."""


class CirclePicture(TablePicture):
    """``swapped`` carries the places of two people."""

    swapped = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._held, self._over = -1, -1
        self.setMouseTracking(True)

    @property
    def _figure(self) -> float:
        return super()._figure * min(1.0, CROWDED / max(len(self.guests), 1))

    @property
    def _round(self) -> QRectF:
        """As round as a circle of chairs is; taller where many sit in it."""
        room = super()._round
        side = min(room.height(), room.width() * max(LEAST, len(self.guests) / CROWDED / ROUND))
        return QRectF(room.center().x() - room.width() / 2, room.center().y() - side / 2, room.width(), side)

    def at(self, point: QPointF) -> int:
        """Who sits there; -1 for nobody."""
        half = self._figure / 2 + 4
        near = (number for number in range(len(self.guests)) if _is_near(self.place(number), point, half))
        return next(near, -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._held = self._over = self.at(event.position())
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = self.at(event.position())
        shape = Qt.CursorShape.ClosedHandCursor if self._held >= 0 else Qt.CursorShape.OpenHandCursor
        self.setCursor(shape if here >= 0 or self._held >= 0 else Qt.CursorShape.ArrowCursor)
        if self._held >= 0 and here != self._over:
            self._over = here
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held, other = self._held, self.at(event.position())
        self._held = self._over = -1
        self.update()
        if held >= 0 and other >= 0 and held != other:
            self.swapped.emit(held, other)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        rings = [number for number in dict.fromkeys((self._held, self._over)) if number >= 0]
        if rings:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(QColor(self._look.theme.lantern), 3))
            for number in rings:
                side = self._figure + 8
                at = self.place(number)
                painter.drawEllipse(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
            painter.end()


def _is_near(at: QPointF, point: QPointF, half: float) -> bool:
    return abs(at.x() - point.x()) <= half and abs(at.y() - point.y()) <= half
