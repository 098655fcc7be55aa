"""An investigator among all: the figure, and at a glance Sanity and Stamina."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell.book.mark import paint
from desktop.shell.parts.button import ENTERS
from desktop.shell.parts.frame import paint_frame
from desktop.shell.parts.look import Look
from desktop.theme import theme


class Face(QAbstractButton):
    """Pressed, its sheet is shown; a bar of light is below the one to act.

    ``asked`` asks what can be done with the seat.
    """

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._figure, self._numbers, self._now = "", ("", ""), False
        self._look = Look(theme("night"))

    def lay(self, name: str, figure: str, numbers: tuple[str, str], now: bool, menu: str, look: Look) -> None:
        """Show somebody; no numbers where the program is not told them. ``menu`` tells how more can be done."""
        self._figure, self._numbers, self._now, self._look = figure, numbers, now, look
        self.setAccessibleName(name)
        self.setAccessibleDescription(menu)
        self.setToolTip(name)
        self.updateGeometry()
        self.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Menu:
            self.asked.emit()
        elif event.key() in ENTERS and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(max(60, self._look.px(92)), max(42, self._look.px(56)))

    def minimumSizeHint(self) -> QSize:
        return QSize(max(56, self._look.px(70)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, rect = self._look.theme, around(QRectF(self.rect()), -2)
        edge = pen(colours.text, 2) if self.isChecked() else pen(colours.line, 1.5)
        box(painter, rect, self._look.px(8), QColor(colours.raised if self.isChecked() else colours.surface), edge)
        self._paint_inside(painter, around(rect, -4))
        if self._now:
            light = QRectF(rect.x() + 8, rect.bottom() - 4, rect.width() - 16, 3)
            painter.fillRect(light, QColor(colours.lantern))
        if self.hasFocus():
            paint_frame(painter, around(rect, -2), self._look)
        painter.end()

    def _paint_inside(self, painter: QPainter, rect: QRectF) -> None:
        told, size = any(self._numbers), self._look.size(Role.SMALL)
        wide = 0.46 * rect.width() if told else rect.width()
        paint(painter, self._figure, QRectF(rect.x(), rect.y(), wide, rect.height() - 4), self._look.theme.text)
        for row, (sign, number) in enumerate(zip(("ark-sanity", "ark-stamina"), self._numbers, strict=True)):
            if number:
                y = rect.y() + rect.height() * (0.26 if row == 0 else 0.74)
                place = QRectF(rect.x() + wide, y - 0.6 * size, 1.2 * size, 1.2 * size)
                paint(painter, sign, place, self._look.theme.info if row == 0 else self._look.theme.refuse)
                Caption(number, place.right() + 4, y, size, self._look.theme.text).paint(painter)
