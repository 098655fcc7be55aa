"""A thin bar at the host that fills while a step of the night shall last; going on earlier is possible all the same."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.items.style import box
from desktop.projector.pace import Pace
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.games.timed import Beat

TALL, LEAST, TICK_MS = 8, 6, 100


class BeatBar(QWidget):
    """Begins anew with each step; a step that is gone back to begins anew too."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.pace = Pace()
        self._beat: Beat | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        context.changed.connect(self.refresh)
        self.hide()

    @property
    def part(self) -> float:
        """How much of the beat is over, from 0 to 1."""
        return self.pace.part

    def refresh(self) -> None:
        """Follow the table."""
        beat = custom(self.context.session).beat(self.context.session)
        if beat != self._beat:
            self._beat = beat
            self.pace.ms = beat.ms if beat is not None else 0
            self.pace.follow(False)
            self.pace.follow(beat is not None)
        self.setFixedHeight(max(LEAST, self.context.px(TALL)))
        self.setVisible(beat is not None)
        self.tick()

    def tick(self) -> None:
        """Time goes on."""
        if not self.pace.left:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()
        if self._beat is not None:
            self.setAccessibleName(self.context.say(self._beat.goes_on if self.pace.left else self._beat.over))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, whole = self.context.theme, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box(painter, whole, whole.height() / 2, QColor(theme.line), None)
        filled = QRectF(whole.x(), whole.y(), max(whole.height(), whole.width() * self.part), whole.height())
        box(painter, filled, whole.height() / 2, QColor(theme.ok if self.part >= 1.0 else theme.lantern), None)
        painter.end()
