"""A box with a row for each record; it is rolled so that the one with the keyboard is in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.items.style import around, box, pen
from desktop.recent import Recent
from desktop.shell.parts.look import Look
from desktop.shell.parts.scrolling import Scroller
from desktop.shell.start_page.recent_row import RecentRow
from desktop.theme import theme

Row = TypeVar("Row", bound=RecentRow)


class Rows(Scroller):
    """Leaves the arrows to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class RowBox(QWidget):
    """``chosen`` carries the ``Recent`` whose row was pressed."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._look = Look(theme("night"))
        self._inside = QWidget()
        self.area = Rows(self._inside)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self._outer = QVBoxLayout(self)

    def _lay(self, *parts: QWidget) -> None:
        """Lay the parts below each other; the rows take what room is left."""
        for part in parts:
            self._outer.addWidget(part, 1 if part is self.area else 0)

    def _count(self, rows: list[Row], entries: Sequence[Recent], made: Callable[[Recent], Row]) -> None:
        """Have as many rows as there are entries."""
        while len(rows) > len(entries):
            gone = rows.pop()
            self._column.removeWidget(gone)
            gone.deleteLater()
        while len(rows) < len(entries):
            row = made(entries[len(rows)])
            row.clicked.connect(lambda _=False, row=row: self.chosen.emit(row.entry))
            row.installEventFilter(self)
            self._column.insertWidget(len(rows), row)
            rows.append(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.area.ensureWidgetVisible(watched, 0, 4)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.theme
        frame = around(QRectF(self.rect()), -0.75).adjusted(0, 5, 0, -5)
        box(painter, frame, self._look.px(14), QColor(colours.surface), pen(colours.line, 1.5))
        painter.end()
