"""The two boxes of a mythos card: the symbols that go along white arrows, and along black ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.fonts import Role
from desktop.items.caption import Caption, cut
from desktop.items.style import box, pen
from desktop.shell.book.mark import paint
from desktop.shell.parts.look import Look
from desktop.theme import theme

PAPER, INK = "#FFFFFF", "#080C10"
GAP, EDGE = 6.0, 8.0


class Boxes(QWidget):
    """White and black are those of the card, in every theme."""

    def __init__(self) -> None:
        super().__init__()
        self._symbols: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self._names, self._look = ("", ""), Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def lay(self, names: tuple[str, str], white: Sequence[str], black: Sequence[str], spoken: str, look: Look) -> None:
        """Show the symbols of a card."""
        self._names, self._symbols, self._look = names, (tuple(white), tuple(black)), look
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(280), round(3.5 * self._look.size(Role.SMALL)) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = (self.width() - GAP) / 2
        for number, (ground, ink) in enumerate(((PAPER, INK), (INK, PAPER))):
            place = QRectF(number * (wide + GAP) + 1, 1, wide - 2, self.height() - 2)
            box(painter, place, self._look.px(6), QColor(ground), pen(self._look.theme.edge, 1.5))
            self._paint_inside(painter, number, place, ink)
        painter.end()

    def _paint_inside(self, painter: QPainter, number: int, place: QRectF, ink: str) -> None:
        size = self._look.size(Role.SMALL)
        name = cut(self._names[number], 0.9 * size, place.width() - 2 * EDGE)
        Caption(name, place.x() + EDGE, place.y() + 0.5 * size + 4, 0.9 * size, ink).paint(painter)
        side, top = 1.6 * size, place.y() + 1.2 * size + 7
        for at, symbol in enumerate(self._symbols[number]):
            # The dark sign on its disc can be seen on white, the bare one on black.
            drawing = f"sign-{symbol}" if ink == INK else f"dim-{symbol}"
            paint(painter, drawing, QRectF(place.x() + EDGE + at * 1.15 * side, top, side, side), ink)
