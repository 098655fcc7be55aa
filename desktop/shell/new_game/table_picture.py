"""The table from above: who sits where, clockwise, and who begins."""

import math
from collections.abc import Sequence
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

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_rings(painter)
        self._paint_table(painter)
        for number, guest in enumerate(self.guests):
            self._paint_guest(painter, guest, self.place(number))
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
        colours, centre = self._look.theme, self._round.center()
        across, deep = self._round.width() * 0.31, self._round.height() * 0.27
        light = QRadialGradient(centre, across)
        light.setColorAt(0, QColor(colours.raised))
        light.setColorAt(1, QColor(colours.surface))
        painter.setBrush(light)
        painter.setPen(pen(colours.edge, 2))
        painter.drawEllipse(centre, across, deep)
        size = self._look.size(Role.BODY)
        words = caption.wrapped(self._middle, size, across * 1.6)
        for number, line in enumerate(words):
            y = centre.y() + (number - (len(words) - 1) / 2) * size * 1.35
            Caption(line, centre.x(), y, size, colours.text, align="middle").paint(painter)

    def _paint_guest(self, painter: QPainter, guest: Guest, at: QPointF) -> None:
        tall = self._figure
        wide = tall * art.aspect(guest.piece)
        art.draw(painter, guest.piece, QRectF(at.x() - wide / 2, at.y() - tall / 2, wide, tall))
        size = self._look.size(Role.SMALL)
        room = 2 * min(at.x(), self.width() - at.x())
        name, below = caption.cut(guest.name, size, room), at.y() + tall / 2 + size * 0.8
        Caption(name, at.x(), below, size, self._look.theme.text, align="middle").paint(painter)
        if guest.begins:
            self._paint_marker(painter, at - QPointF(0, tall * 0.56))

    def _paint_marker(self, painter: QPainter, tip: QPointF) -> None:
        side = self._figure * 0.13
        painter.setPen(pen(self._look.theme.outline, 2))
        painter.setBrush(QColor(self._look.theme.lantern))
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(-side, -side * 1.5), tip + QPointF(side, -side * 1.5)]))
