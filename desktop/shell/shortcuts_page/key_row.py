"""A command on the page: its keys, and what they do."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.commands import Command
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import box, pen
from desktop.shell.keycaps import keycaps
from desktop.shell.parts import wrapping
from desktop.shell.parts.look import Look
from desktop.theme import theme
from desktop.words import Words

LEADING = 1.3
KEYS = 0.44


class KeyRow(QWidget):
    """One that is not there yet is quiet and says so."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self._look, self._text = Look(theme("night")), ""
        self._heights: dict[int, int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def write(self, words: Words, look: Look) -> None:
        """Say it in a language."""
        self._look = look
        self._heights.clear()
        self._text = words.say(self.command.title)
        self.setAccessibleName(f"{', '.join(keycaps(self.command))}: {self._text}")
        self.updateGeometry()
        self.update()

    # ---- how large

    def _lines(self, width: int) -> tuple[str, ...]:
        return wrapping.lines(self._text, self._look.font(Role.BODY), width * (1 - KEYS))

    def _cap_lines(self, width: int) -> list[list[tuple[str, float]]]:
        """The keys with their widths, as many in a line as there is room for."""
        metrics, room = QFontMetricsF(self._look.font(Role.SMALL, bold=True)), width * KEYS - self._look.px(14)
        rows: list[list[tuple[str, float]]] = [[]]
        for key in keycaps(self.command):
            cap = (key, metrics.horizontalAdvance(key) + 14)
            if rows[-1] and sum(wide + 6 for _, wide in rows[-1]) + cap[1] > room:
                rows.append([])
            rows[-1].append(cap)
        return rows

    @property
    def _cap_tall(self) -> float:
        return self._look.size(Role.SMALL) * 1.5

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def _height(self, width: int) -> int:
        words = len(self._lines(width)) * self._look.size(Role.BODY) * LEADING
        caps = len(self._cap_lines(width)) * (self._cap_tall + 4)
        return round(max(words, caps) + self._look.px(8))

    def sizeHint(self) -> QSize:
        wide = self._look.px(430)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(220), 0)

    def cut(self) -> list[str]:
        """What is written wider than there is room for it."""
        size, room = self._look.size(Role.BODY), self.width() * (1 - KEYS)
        wide = [line for line in self._lines(self.width()) if caption.width(line, size, False) > room + 1]
        caps = [key for row in self._cap_lines(self.width()) for key, one in row if one > self.width() * KEYS]
        return wide + caps

    # ---- how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, size = self._look.theme, self._look.size(Role.BODY)
        ink = colours.text
        for number, row in enumerate(self._cap_lines(self.width())):
            self._paint_caps(painter, row, number * (self._cap_tall + 4) + 2, ink)
        for number, line in enumerate(self._lines(self.width())):
            middle = (number + 0.5) * size * LEADING + self._look.px(2)
            Caption(line, self.width() * KEYS, middle, size, ink, bold=False).paint(painter)
        painter.end()

    def _paint_caps(self, painter: QPainter, row: list[tuple[str, float]], y: float, ink: str) -> None:
        font, x = self._look.font(Role.SMALL, bold=True), 1.0
        for key, wide in row:
            cap = QRectF(x, y, wide, self._cap_tall)
            box(painter, cap, 5, QColor(self._look.theme.raised), pen(self._look.theme.edge, 1.2))
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(QPointF(x + 7, cap.center().y() + QFontMetricsF(font).capHeight() / 2), key)
            x += wide + 6
