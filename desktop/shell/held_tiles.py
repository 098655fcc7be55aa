"""The tiles that lie face down before a seat: a few backs in a row, and their number."""

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import box, pen
from desktop.shell.parts.look import Look
from desktop.theme import theme

BACK = "chip-back"
MOST = 3
STEP = 0.45


class HeldTiles(QWidget):
    """Takes no room where nothing is held; where there is little, the number stands on a single back."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self._look = Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def lay(self, count: int, look: Look) -> None:
        """Show so many."""
        self.count, self._look = count, look
        self.setMaximumWidth(self.sizeHint().width())
        self.setVisible(count > 0)
        self.updateGeometry()
        self.update()

    @property
    def _side(self) -> float:
        return max(14.0, self._look.px(17))

    @property
    def _words(self) -> float:
        return caption.width(str(self.count), self._look.size(Role.SMALL)) + 0.15 * self._side

    def _size(self, backs: int) -> QSize:
        return QSize(math.ceil(self._side * (1 + STEP * (backs - 1)) + self._words), round(self._side))

    @property
    def backs(self) -> int:
        """How many backs lie beside the number; 0 where it stands on one."""
        there = range(min(self.count, MOST), 0, -1)
        return next((backs for backs in there if self._size(backs).width() <= self.width()), 0)

    def sizeHint(self) -> QSize:
        return self._size(max(1, min(self.count, MOST)))

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(self._disc), round(self._side))

    @property
    def _disc(self) -> float:
        """How wide a back is on which the number stands."""
        return max(1.15 * self._side, caption.width(str(self.count), self._look.size(Role.SMALL)) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, ink = self._look.size(Role.SMALL), self._look.theme.text
        if self.backs:
            self._paint_backs(painter)
            Caption(str(self.count), self.width(), self.height() / 2, size, ink, align="right").paint(painter)
        else:
            disc_ = QRectF(self.width() - self._disc, (self.height() - self._side) / 2, self._disc, self._side)
            box(painter, disc_, self._side / 2, QColor(self._look.theme.well), pen(self._look.theme.edge, 1.5))
            Caption(str(self.count), disc_.center().x(), self.height() / 2, size, ink, align="middle").paint(painter)
        painter.end()

    def _paint_backs(self, painter: QPainter) -> None:
        left, top = self.width() - self._size(self.backs).width(), (self.height() - self._side) / 2
        for number in range(self.backs):
            art.draw(painter, BACK, QRectF(left + number * STEP * self._side, top, self._side, self._side))
