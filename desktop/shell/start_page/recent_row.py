"""A record in the list: the game and when, and below how it stands or what is wrong with it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent

from desktop import art
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, box
from desktop.recent import Recent
from desktop.shell.parts.frame import REACH, body, paint_frame
from desktop.shell.parts.look import Look
from desktop.shell.start_page import telling
from desktop.shell.start_page.stop import Stop
from desktop.words import Words

LEAST = 50
MOST = 2


class RecentRow(Stop):
    """Pressed, it opens its record."""

    def __init__(self, entry: Recent) -> None:
        super().__init__()
        self.entry = entry
        self.broken = False
        self._when = self._state = self._sign = ""

    def call(self, name: str, state: str) -> None:
        """Call it otherwise than by its game, and tell otherwise how it stands."""
        self._state = state
        self.setText(name)
        self.setAccessibleName(f"{name}, {self._when}")
        self.setAccessibleDescription(state)
        self.updateGeometry()

    def tell(self, entry: Recent, when: str, look: Look, words: Words) -> None:
        """Show what is known of it now."""
        self.entry, self._when, self.broken = entry, when, entry.fault is not None
        self.setText(telling.title(entry, words))
        self._state, self._sign = telling.state(entry, words), _sign(entry)
        self.setAccessibleName(f"{self.text()}, {when}")
        self.setAccessibleDescription(self._state)
        self.setToolTip(f"{telling.file_name(entry)}\n{self._state}" if self.broken else telling.file_name(entry))
        self.dress(look)

    def sizeHint(self) -> QSize:
        lines = self._lines(self.width())
        tall = self.look.size(Role.BODY) + (0.4 + 1.3 * max(1, len(lines))) * self.look.size(Role.SMALL)
        return QSize(self.look.px(300), round(max(LEAST, tall + self.look.px(22))) + 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def captions(self) -> list[Caption]:
        inner, theme = body(QRectF(self.rect())), self.look.theme
        left, right = inner.x() + self.look.px(54), inner.right() - self.look.px(14)
        big, small = self.look.size(Role.BODY), self.look.size(Role.SMALL)
        lines = self._lines(self.width())
        tall = big + 0.4 * small + 1.3 * small * len(lines)
        y = inner.center().y() - tall / 2 + big / 2
        when = Caption(self._when, right, y, small, theme.text2, False, "right")
        room = right - left - when.width - self.look.px(12)
        ink = theme.refuse if self.broken else theme.text2
        below = y + big / 2 + small
        told = [
            Caption(line, left, below + number * 1.3 * small, small, ink, False) for number, line in enumerate(lines)
        ]
        return [Caption(caption.cut(self.text(), big, room), left, y, big, theme.text), when, *told]

    def _lines(self, width: float) -> list[str]:
        """How it stands, in at most so many lines."""
        small, room = self.look.size(Role.SMALL), width - self.look.px(68) - 2 * REACH
        lines = caption.wrapped(self._state, small, room, False)
        if len(lines) > MOST:
            lines = [*lines[: MOST - 1], caption.cut(" ".join(lines[MOST - 1 :]), small, room, False)]
        return [caption.cut(line, small, room, False) for line in lines]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner, theme = body(QRectF(self.rect())), self.look.theme
        if self.underMouse() or self.isDown():
            box(painter, around(inner, -0.75), self.look.px(8), QColor(theme.raised), None)
        side = max(18, self.look.px(22))
        at = QRectF(inner.x() + self.look.px(28) - side / 2, inner.center().y() - side / 2, side, side)
        if self._sign:
            colour = theme.refuse if self.broken else theme.ok if self._sign == "check" else theme.text2
            art.draw(painter, art.named_icon(self._sign), at, colour)
        self.write(painter)
        if self.hasFocus():
            paint_frame(painter, inner, self.look)
        painter.end()


def _sign(entry: Recent) -> str:
    if entry.fault is not None:
        return "warn"
    if entry.glance is None:
        return "clock"
    return "check" if entry.glance.over else "play"
