"""The five places of the tower in a row, with who laid each disc."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, disc, pen
from desktop.shell.panels.hakoonna.tower import DISC, PLACES, RED, RED_DISC
from desktop.shell.parts.look import Look
from desktop.theme import theme

NOBODY = "—"


class Dots(QWidget):
    """The red place carries a triangle instead of its number."""

    def __init__(self) -> None:
        super().__init__()
        self.called: tuple[str, ...] = ()
        self._pieces: tuple[str, ...] = ()
        self._look = Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def lay(self, called: Sequence[str], pieces: Sequence[str], look: Look) -> None:
        """Show who has laid the discs so far: by name, by their pieces where a name is too long."""
        self.called, self._pieces, self._look = tuple(called), tuple(pieces), look
        self.setAccessibleName(", ".join(called))
        self.updateGeometry()
        self.update()

    @property
    def _reach(self) -> float:
        return max(13.0, self._look.px(20))

    def sizeHint(self) -> QSize:
        tall = 2 * self._reach + 1.9 * self._look.size(Role.SMALL) + 4
        return QSize(round(PLACES * 2.9 * self._reach), round(tall))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(PLACES * 2.2 * self._reach), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / PLACES
        for place in range(PLACES):
            self._paint(painter, place, QPointF((place + 0.5) * step, self._reach + 2), step)
        painter.end()

    def _paint(self, painter: QPainter, place: int, at: QPointF, step: float) -> None:
        colours, laid = self._look.theme, place < len(self.called)
        ring = around(QRectF(at, at), self._reach)
        if laid:
            rim = colours.outline if colours.bright else colours.text
            disc(painter, ring, QColor(RED_DISC if place == RED else DISC), pen(rim, 2.2))
        else:
            disc(painter, ring, None, pen(colours.edge, 1.8, (3, 4)))
        ink = "#FFFFFF" if laid else colours.refuse if place == RED else colours.text2
        if place == RED:
            self._paint_triangle(painter, at, ink)
        else:
            Caption(str(place + 1), at.x(), at.y(), self._reach, ink, align="middle").paint(painter)
        self._paint_name(painter, place, at, step)
        if place:
            painter.setPen(pen(colours.line, 2))
            left = at.x() - step + self._reach + 4
            painter.drawLine(QPointF(left, at.y()), QPointF(max(left, at.x() - self._reach - 4), at.y()))

    def _paint_triangle(self, painter: QPainter, at: QPointF, ink: str) -> None:
        side = 0.42 * self._reach
        painter.setPen(pen(ink, 1))
        painter.setBrush(QColor(ink))
        corners = [QPointF(0, -side), QPointF(side, 0.8 * side), QPointF(-side, 0.8 * side)]
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))

    def _paint_name(self, painter: QPainter, place: int, at: QPointF, step: float) -> None:
        size = self._look.size(Role.SMALL)
        name = self.called[place] if place < len(self.called) else NOBODY
        last = place == len(self.called) - 1
        below = QPointF(at.x(), at.y() + self._reach + 0.95 * size)
        if caption.width(name, size, last) > step - 4:
            tall = 1.75 * size
            wide = tall * art.aspect(self._pieces[place])
            art.draw(painter, self._pieces[place], QRectF(below.x() - wide / 2, below.y() - tall / 2, wide, tall))
            return
        ink = self._look.theme.text if last else self._look.theme.text2
        Caption(name, below.x(), below.y(), size, ink, last, "middle").paint(painter)
