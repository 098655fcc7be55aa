"""What the lantern keeper says."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.items.style import pen
from desktop.shell.label import Label
from desktop.shell.parts.look import Look
from desktop.theme import theme

TIP = 12.0


class Bubble(QWidget):
    """Why the last step was right, what is to be known for this one, and a hint that was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(theme("night"))
        self.why, self.line, self.hint = Label("body", "ok", wrap=True), Label(wrap=True), Label("strong", wrap=True)
        self._column = QVBoxLayout(self)
        for label in (self.why, self.line, self.hint):
            self._column.addWidget(label)

    def tell(self, why: str, line: str, hint: str, look: Look) -> None:
        """Say something else."""
        self._look = look
        edge = max(12, look.px(20))
        self._column.setContentsMargins(edge, round(TIP) + max(10, look.px(16)), edge, max(10, look.px(16)))
        self._column.setSpacing(max(6, look.px(10)))
        for label, text in ((self.why, why), (self.line, line), (self.hint, hint)):
            label.show_text(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame, radius = QRectF(self.rect()).adjusted(1.5, TIP, -1.5, -1.5), self._look.px(12)
        shape, tip = QPainterPath(), QPainterPath()
        shape.addRoundedRect(frame, radius, radius)
        foot = QPointF(max(30.0, self._look.px(36)), TIP)
        tip.addPolygon(QPolygonF([foot + QPointF(-TIP, 4), foot + QPointF(0, 2 - TIP), foot + QPointF(TIP, 4)]))
        tip.closeSubpath()
        painter.setPen(pen(self._look.theme.lantern, 2))
        painter.setBrush(QColor(self._look.theme.surface))
        painter.drawPath(shape.united(tip))
        painter.end()
