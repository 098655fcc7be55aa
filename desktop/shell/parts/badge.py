"""A word in a small frame, said beside a heading."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.parts.look import Look
from desktop.theme import theme


class Badge(QWidget):
    """As quiet as small print."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._look = Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def write(self, text: str, look: Look) -> None:
        """Say another word."""
        self.text, self._look = text, look
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def _letters(self) -> QFont:
        return self._look.font(Role.SMALL, bold=True)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._letters())
        return QSize(math.ceil(metrics.horizontalAdvance(self.text)) + 18, math.ceil(self._letters().pixelSize() * 1.6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = around(QRectF(self.rect()), -0.75)
        box(painter, frame, frame.height() / 2, None, pen(self._look.theme.edge, 1.5))
        painter.setFont(self._letters())
        painter.setPen(QColor(self._look.theme.text2))
        middle = frame.center().y() + QFontMetricsF(self._letters()).capHeight() / 2
        painter.drawText(QPointF(frame.x() + 9, middle), self.text)
        painter.end()
