"""The noise cards that lie open, the backs of those that are left, and their sum."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell.parts.look import Look
from desktop.theme import theme

SHAPE = 0.7


class NoiseCards(QWidget):
    """A bar below fills up to the sum that is a noise."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: tuple[int, ...] = ()
        self._all, self._limit, self._look = 6, 11, Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def lay(self, cards: Sequence[int], of: int, limit: int, look: Look) -> None:
        """Show the cards drawn so far."""
        self.cards, self._all, self._limit, self._look = tuple(cards), of, limit, look
        self.setAccessibleName(f"{sum(cards)} / {limit}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(400), self._look.px(140))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(220), self._look.px(90))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = max(10.0, self._look.px(14))
        sum_size = self._look.size(Role.HEADLINE)
        room = self.height() - max(bar, 1.2 * sum_size) - self._look.px(12)
        tall = min(room, (self.width() / self._all - 6) / SHAPE)
        for number in range(self._all):
            at = QRectF(number * self.width() / self._all, (room - tall) / 2, SHAPE * tall, tall)
            self._paint_card(painter, number, at)
        self._paint_sum(painter, bar, sum_size)
        painter.end()

    def _paint_card(self, painter: QPainter, number: int, at: QRectF) -> None:
        if number >= len(self.cards):
            wide = at.height()
            art.draw(painter, "noise-card-back", QRectF(at.center().x() - wide / 2, at.y(), wide, wide))
            return
        colours = self._look.theme
        box(painter, around(at, -1.5), self._look.px(6), QColor(colours.paper), pen(colours.outline, 3))
        middle, size = at.center(), 0.46 * at.height()
        text = str(self.cards[number])
        Caption(text, middle.x(), middle.y(), size, colours.paper_ink, align="middle").paint(painter)

    def _paint_sum(self, painter: QPainter, tall: float, size: float) -> None:
        colours, total = self._look.theme, sum(self.cards)
        text, right, middle = f"{total} / {self._limit}", self.width(), self.height() - 0.6 * size
        said = Caption(text, right, middle, size, colours.text, align="right")
        said.paint(painter)
        well = QRectF(0, said.y - tall / 2, self.width() - said.width - self._look.px(14), tall)
        box(painter, well, tall / 2, QColor(colours.well), pen(colours.edge, 1.2))
        part = min(1.0, total / self._limit)
        if part:
            filled = QRectF(well.x(), well.y(), max(tall, part * well.width()), tall)
            box(painter, filled, tall / 2, QColor(colours.refuse if part == 1 else colours.text2), None)
