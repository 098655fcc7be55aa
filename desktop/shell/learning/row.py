"""A line with a sign before it: a step of the lesson, or something to tick off."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, disc, pen
from desktop.shell.label import Label
from desktop.shell.parts.look import Look
from desktop.shell.style import say
from desktop.theme import theme
from rules.messages import says

State = Literal["done", "now", "later"]
STATES = {"done": says("Done"), "now": says("Under way"), "later": says("Later")}


class Row(QWidget):
    """``number`` 0 makes it a box to tick off."""

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self._number, self._look = number, Look(theme("night"))
        self.state: State = "later"
        self.title = Label("body", wrap=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)

    def tell(self, text: str, state: State, stands: str, look: Look) -> None:
        """What it is, how it stands, and that in words."""
        self._look, self.state = look, state
        edge = look.px(8) if self._number else 0
        tall = look.px(6) if self._number else 1
        self._row.setContentsMargins(round(edge + self._side + max(8, look.px(12))), tall, edge, tall)
        say(self.title, "role", "strong" if state == "now" else "body")
        self.title.speak("" if state == "now" else "quiet")
        self.title.setText(text)
        self.title.setMinimumHeight(round(self._side) + 2)
        self.setAccessibleName(f"{text}: {stands}")
        self.update()

    @property
    def _side(self) -> float:
        return max(24.0, self._look.px(32)) if self._number else max(20.0, self._look.px(26))

    @property
    def _sign(self) -> QRectF:
        left = self._look.px(8) if self._number else 1
        return QRectF(left, (self.height() - self._side) / 2, self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look.theme
        if self._number and self.state == "now":
            box(painter, around(QRectF(self.rect()), -1.5), self._look.px(8), QColor(look.raised), pen(look.lantern, 2))
        self._paint_sign(painter)
        painter.end()

    def _paint_sign(self, painter: QPainter) -> None:
        look, sign = self._look.theme, around(self._sign, -1)
        colour = {"done": look.ok, "now": look.lantern, "later": look.edge}[self.state]
        if self._number:
            fill = QColor(look.lantern) if self.state == "now" else None
            disc(painter, sign, fill, pen(colour, 2))
        else:
            box(painter, sign, 6, None, pen(colour, 2.4))
        if self.state == "done":
            _tick(painter, sign, look.ok)
        elif self._number:
            self._paint_number(painter, sign, look.ink if self.state == "now" else look.text2)

    def _paint_number(self, painter: QPainter, sign: QRectF, colour: str) -> None:
        font = self._look.font(Role.SMALL, bold=True)
        metrics, text = QFontMetricsF(font), str(self._number)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        at = QPointF(sign.center().x() - metrics.horizontalAdvance(text) / 2, sign.center().y())
        painter.drawText(at + QPointF(0, metrics.capHeight() / 2), text)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), super().sizeHint().height())


def _tick(painter: QPainter, sign: QRectF, colour: str) -> None:
    painter.setPen(pen(colour, 2.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, part = sign.center(), sign.width() / 100
    at = [middle + QPointF(x * part, y * part) for x, y in ((-24, 2), (-6, 20), (26, -18))]
    painter.drawPolyline(at)
