"""A step: its number or a tick, what it is, what is told of it; the one that is due has light."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.items.style import around, box, disc, pen
from desktop.shell.book.step import Step
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme


class StepCard(QWidget):
    """``inside`` takes what only one step shows."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(theme("night"))
        self.step: Step | None = None
        self._title, self._about = Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2")
        self.inside = QVBoxLayout()
        self._row = QHBoxLayout(self)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addLayout(self.inside)
        self._row.addLayout(words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, step: Step, spoken: str, look: Look) -> None:
        """Show how a step stands; ``spoken`` says it to a screen reader."""
        self.step, self._look = step, look
        self._row.setContentsMargins(round(2.6 * self._radius), look.px(8), look.px(10), look.px(8))
        self._title.write(step.title, look, "text2" if step.state in ("later", "asleep") else "text")
        self._about.write(step.about, look)
        self.setMinimumHeight(round(2.1 * self._radius) + 2 * look.px(6))
        self.setAccessibleName(spoken)
        self.update()

    @property
    def _radius(self) -> float:
        return 0.95 * self._look.size(Role.BODY)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.step is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, now = self._look.theme, self.step.state == "now"
        edge = pen(colours.lantern, 2.5) if now else pen(colours.line, 1.5)
        ground = colours.raised if now else colours.surface
        box(painter, around(QRectF(self.rect()), -1.5), self._look.px(10), QColor(ground), edge)
        self._paint_number(painter, self.step)
        painter.end()

    def _paint_number(self, painter: QPainter, step: Step) -> None:
        colours, radius = self._look.theme, self._radius
        middle = QPointF(1.35 * radius, 1.2 * radius + self._look.px(6))
        place = around(QRectF(middle, middle), 0.85 * radius)
        if step.state == "asleep":
            art.draw(painter, "icon-moon", around(place, -0.05 * radius), colours.text2)
            return
        if step.state == "done":
            disc(painter, place, None, pen(colours.ok, 2))
            art.draw(painter, "icon-check", around(place, -0.25 * radius), colours.ok)
            return
        now = step.state == "now"
        disc(painter, place, QColor(colours.lantern) if now else None, pen(colours.lantern if now else colours.edge, 2))
        ink = colours.ink if now else colours.text2
        Caption(str(step.number), middle.x(), middle.y(), radius, ink, align="middle").paint(painter)
