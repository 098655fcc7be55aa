"""What the host's own almanac says: framed, so that it is never taken for the program's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme

BAR: Final = 4


class OwnNote(QWidget):
    """Hidden while there is nothing in it."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(theme("night"))
        self.head, self.lines = Prose(Role.SMALL, "info", bold=True), list[Prose]()
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.head)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, head: str, lines: Sequence[str], look: Look) -> None:
        """Show these lines below a heading."""
        self._look = look
        edge = look.px(9)
        self.column.setContentsMargins(edge + BAR + 2, edge // 2 + 2, edge, edge // 2 + 3)
        self.column.setSpacing(max(2, look.px(4)))
        self.head.write(head, look)
        while len(self.lines) < len(lines):
            self.lines.append(Prose(Role.SMALL, "text"))
            self.column.addWidget(self.lines[-1])
        for at, prose in enumerate(self.lines):
            prose.write(lines[at] if at < len(lines) else "", look)
        self.setAccessibleName(" ".join((head, *lines)))
        self.setVisible(bool(lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, whole = self._look.theme, QRectF(self.rect())
        box(painter, around(whole, -1), self._look.px(6), QColor(colours.well), pen(colours.line, 1))
        painter.fillRect(QRectF(1, 1, BAR, whole.height() - 2), QColor(colours.info))
        painter.end()
