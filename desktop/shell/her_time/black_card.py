"""All eyes are shut: nothing but black, and one key for her who sees."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop import fonts
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.projector.pace import Pace
from desktop.shell.context import Context
from desktop.shell.her_time.steps import SHUT
from desktop.shell.parts import wrapping
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.shield import Shield
from rules.messages import says

SHUT_EYES, OPEN_EYES = says("Close your eyes"), says("Open your eyes")
HER_KEY = says("When she is done, she presses Space.")
NO_KEY = says("It ends by itself. No key is needed.")
WAIT = says("It ends by itself when the time is full.")
BLACK, WHITE, GRAY = "#000000", "#F6F0E3", "#8C98A0"
STRAY_MS = 300
"""A busy X server tells of a key that is held as if it came up and went down again: so long no key counts, and no
button offers one."""

BEAT_MS = 200


class BlackCard(Shield):
    """``opened`` comes once, when eyes may open. With ``counts`` it ends by itself at the end of its ``pace``."""

    opened = Signal()

    def __init__(self, context: Context, pace: Pace, host: QWidget, counts: bool = False) -> None:
        super().__init__(host)
        self._context, self._pace, self._counts = context, pace, counts
        self.waiting = counts
        self._strays = QTimer(self)
        self._strays.setSingleShot(True)
        self._strays.setInterval(STRAY_MS)
        self._strays.timeout.connect(self._dress)
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT_MS)
        self._beat.timeout.connect(self._tick)
        self.button = Button("main", self)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.end)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        context.changed.connect(self._dress)

    def open(self) -> None:
        """Cover the host's window with black."""
        self._strays.start()
        self._dress()
        self.spread()
        if self.waiting:
            self._beat.start()

    def end(self) -> None:
        """She is done; where the time has to be full first, the card stays until it is."""
        self.waiting = True
        self._dress()
        self._beat.start()
        self._tick()

    def _tick(self) -> None:
        if not self._pace.left and self.waiting:
            self._beat.stop()
            self.waiting = False
            self._context.changed.disconnect(self._dress)
            self.opened.emit()
        self.update()

    def cover(self) -> None:
        """There is nothing to be seen on it."""

    # ---- what is shown

    def _dress(self) -> None:
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        self.button.write(say(OPEN_EYES), look, "eye", say(says("Space")))
        self.button.setVisible(not self.waiting and not self._strays.isActive())
        self._row.setContentsMargins(0, 0, 0, look.px(70))
        self.setAccessibleName(say(SHUT_EYES))
        self.update()

    def _lines(self) -> tuple[str, ...]:
        say = self._context.say
        if self._counts:
            step = SHUT[min(len(SHUT) - 1, int(self._pace.part * len(SHUT)))]
            return say(step), say(NO_KEY)
        return (say(WAIT if self.waiting else HER_KEY),)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(self.rect(), QColor(BLACK))
        look, middle = Look(self._context.theme, self._context.scale), QRectF(self.rect()).center()
        size = look.size(Role.TITLE) * 2.2
        at = QPointF(middle.x(), 0.36 * self.height())
        Caption(self._context.say(SHUT_EYES), at.x(), at.y(), size, WHITE, True, "middle", True).paint(painter)
        y = at.y() + 1.6 * size
        if self._counts:
            y = self._paint_count(painter, QPointF(middle.x(), y), look)
        for line in self._lines():
            y = _write(painter, line, QPointF(middle.x(), y), look)
        painter.end()

    def _paint_count(self, painter: QPainter, at: QPointF, look: Look) -> float:
        size = look.size(Role.HERO)
        seconds = str(-(-self._pace.left // 1000))
        Caption(seconds, at.x(), at.y() + size / 2, size, WHITE, align="middle").paint(painter)
        return at.y() + 1.6 * size

    # ---- the one key

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        fresh = not event.isAutoRepeat() and not self._strays.isActive()
        if event.key() == Qt.Key.Key_Space and fresh and not self.waiting:
            self.end()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() == Qt.Key.Key_Space:
            self._strays.start()
            self._dress()


def _write(painter: QPainter, text: str, at: QPointF, look: Look) -> float:
    size, y = look.size(Role.HEADLINE), at.y()
    for line in wrapping.lines(text, fonts.sized(size), 1.7 * at.x()):
        Caption(line, at.x(), y, size, GRAY, bold=False, align="middle").paint(painter)
        y += 1.5 * size
    return y
