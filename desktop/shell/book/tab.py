"""A tab of the book: a sign, its name for the ear and under the pointer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from desktop.items.style import around, box, pen
from desktop.shell.book.mark import paint
from desktop.shell.parts.frame import paint_frame
from desktop.shell.parts.look import Look
from desktop.theme import theme

STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Tab(QAbstractButton):
    """``stepped`` goes so many tabs on."""

    stepped = Signal(int)

    def __init__(self, sign: str) -> None:
        super().__init__()
        self._sign, self._look = sign, Look(theme("night"))
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def write(self, name: str, look: Look) -> None:
        """What it is called."""
        self._look = look
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.target(44), self._look.target(42))

    def minimumSizeHint(self) -> QSize:
        return QSize(34, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, rect = self._look.theme, around(QRectF(self.rect()), -2)
        if self.isChecked():
            box(painter, rect, self._look.px(8), QColor(colours.raised), pen(colours.text, 2))
        ink = colours.text if self.isChecked() or self.underMouse() else colours.text2
        paint(painter, self._sign, around(rect, -0.16 * rect.height()), ink)
        if self.hasFocus():
            paint_frame(painter, around(rect, -2), self._look)
        painter.end()
