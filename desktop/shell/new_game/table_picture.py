"""The table from above: who sits where, clockwise, and who begins."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import pen
from desktop.shell.parts.look import Look
from desktop.theme import theme, tinted

RINGS = 7
GAP = 6.0


class Guest(NamedTuple):
    """Who sits there, as a piece and a name."""

    piece: str
    name: str
    begins: bool = False


class TablePicture(QWidget):
    """The first guest sits at the far side of the table."""

    def __init__(self) -> None:
        super().__init__()
        self.guests: tuple[Guest, ...] = ()
        self._middle = ""
        self._look = Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def seat(self, guests: Sequence[Guest], middle: str, look: Look, name: str) -> None:
        """Let others sit down; ``middle`` is written on the table."""
        self.guests, self._middle, self._look = tuple(guests), middle, look
        self.setAccessibleName(name)
        self.setAccessibleDescription(", ".join(guest.name for guest in guests))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(440), self._look.px(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(230))

    # ---- where everything is

    @property
    def _figure(self) -> float:
        return min(self._look.px(72), self.height() * 0.19)

    @property
    def _round(self) -> QRectF:
        """The ellipse on which people sit."""
        letters = self._look.size(Role.SMALL) * 1.6
        aside = self._figure * 0.5 + self._look.px(52)
        tall = self._figure * 0.62
        return QRectF(self.rect()).adjusted(aside, tall + letters * 0.4, -aside, -tall - letters)

    def place(self, number: int) -> QPointF:
        """Where a guest sits."""
        turn = 2 * math.pi * number / max(len(self.guests), 1)
        ellipse = self._round
        return ellipse.center() + QPointF(ellipse.width() / 2 * math.sin(turn), -ellipse.height() / 2 * math.cos(turn))

    @property
    def table(self) -> QRectF:
        """The table, as wide as the names beside it leave it."""
        centre, deep = self._round.center(), self._round.height() * 0.27
        across = min((self._round.width() * 0.31, *self._left_beside(centre, deep)))
        return QRectF(centre.x() - across, centre.y() - deep, 2 * across, 2 * deep)

    def _left_beside(self, centre: QPointF, deep: float) -> Iterator[float]:
        """For each name at the height of the table, how wide half an ellipse may be that comes up to it."""
        for name in self.names():
            beside = max(name.rect.left() - centre.x(), centre.x() - name.rect.right()) - GAP
            above = max(name.rect.top() - centre.y(), centre.y() - name.rect.bottom(), 0.0)
            if beside > 0 and above < deep:
                yield beside / math.sqrt(1 - (above / deep) ** 2)

    def names(self) -> list[Caption]:
        """Under each guest the name, as much of it as there is room for."""
        return [self._name(guest, self.place(number)) for number, guest in enumerate(self.guests)]

    def _name(self, guest: Guest, at: QPointF) -> Caption:
        size = self._look.size(Role.SMALL)
        room = min((2 * min(at.x(), self.width() - at.x()), *self._left_by_neighbours(at, size)))
        below = at.y() + self._figure / 2 + size * 0.8
        return Caption(caption.cut(guest.name, size, room), at.x(), below, size, self._look.theme.text, align="middle")

    def _left_by_neighbours(self, at: QPointF, size: float) -> Iterator[float]:
        """How far it is to each guest whose name stands in the same line."""
        for number in range(len(self.guests)):
            apart = self.place(number) - at
            if abs(apart.y()) < size and abs(apart.x()) > 1:
                yield abs(apart.x()) - GAP

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_rings(painter)
        self._paint_table(painter)
        for number, guest in enumerate(self.guests):
            self._paint_guest(painter, guest, self.place(number))
        for name in self.names():
            name.paint(painter)
        painter.end()

    def _paint_rings(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        centre = self._round.center()
        inmost, outmost = self._round.width() * 0.36, self.width() / 2 - 1
        for number in range(RINGS):
            painter.setPen(pen(tinted(self._look.theme.glow, 0.26 * (1 - number / RINGS)), 1.2))
            reach = inmost + (outmost - inmost) * number / RINGS
            painter.drawEllipse(centre, reach, reach * self._flat)

    @property
    def _flat(self) -> float:
        return min(1.0, self._round.height() / max(self._round.width(), 1.0))

    def _paint_table(self, painter: QPainter) -> None:
        colours, table = self._look.theme, self.table
        centre, across = table.center(), table.width() / 2
        light = QRadialGradient(centre, across)
        light.setColorAt(0, QColor(colours.raised))
        light.setColorAt(1, QColor(colours.surface))
        painter.setBrush(light)
        painter.setPen(pen(colours.edge, 2))
        painter.drawEllipse(table)
        size = self._look.size(Role.BODY)
        words = caption.wrapped(self._middle, size, across * 1.6)
        for number, line in enumerate(words):
            y = centre.y() + (number - (len(words) - 1) / 2) * size * 1.35
            Caption(line, centre.x(), y, size, colours.text, align="middle").paint(painter)

    def _paint_guest(self, painter: QPainter, guest: Guest, at: QPointF) -> None:
        tall = self._figure
        wide = tall * art.aspect(guest.piece)
        art.draw(painter, guest.piece, QRectF(at.x() - wide / 2, at.y() - tall / 2, wide, tall))
        if guest.begins:
            self._paint_marker(painter, at - QPointF(0, tall * 0.56))

    def _paint_marker(self, painter: QPainter, tip: QPointF) -> None:
        side = self._figure * 0.13
        painter.setPen(pen(self._look.theme.outline, 2))
        painter.setBrush(QColor(self._look.theme.lantern))
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(-side, -side * 1.5), tip + QPointF(side, -side * 1.5)]))
