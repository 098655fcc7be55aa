"""A page of the whole window, lit by its lantern."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.start_page.ground import Lantern, ground


class LitPage(QWidget):
    """The ground is painted once for a size and a place of the lantern."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.lantern = Lantern()
        self._ground = QPixmap()
        self._lit: tuple[object, ...] = ()

    @property
    def look(self) -> Look:
        """The colours and the size of the window."""
        return Look(self.context.theme, self.context.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        at = QPointF(self.lantern.geometry().center())
        wanted = (self.size(), at, self.look, self.devicePixelRatioF())
        if wanted != self._lit:
            self._lit, self._ground = wanted, ground(*wanted)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()
