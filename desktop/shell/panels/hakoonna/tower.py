"""The noise tower from the side."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.items.style import box, pen
from desktop.shell.parts.look import Look
from desktop.theme import theme

PLACES = 5
RED = 2
LEAN = (0.0, 5.0, -4.0, 7.0, -3.0)
FALLEN = ((-0.44, 0.0, -8.0), (0.3, 0.0, 6.0), (-0.08, 1.0, -14.0), (0.5, 1.0, 24.0), (-0.34, 1.6, 38.0))
DISC, RED_DISC, RIM, RED_RIM = "#2B3640", "#C8413B", "#DCE5EB", "#FFD9D2"


class Tower(QWidget):
    """Five places; the third disc is red and has a bump. A fallen tower lies about its base."""

    def __init__(self) -> None:
        super().__init__()
        self.discs, self.fallen, self._look = 0, False, Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def stack(self, discs: int, fallen: bool, look: Look) -> None:
        """Show so many discs, standing or fallen."""
        self.discs, self.fallen, self._look = discs, fallen, look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(170), self._look.px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(110), self._look.px(120))

    # ---- measures

    @property
    def _step(self) -> float:
        return min(self.height() / 7.0, self.width() / 5.4)

    @property
    def _wide(self) -> float:
        return 4.0 * self._step

    def _disc(self, place: int) -> QRectF:
        middle = self.width() / 2
        lean = LEAN[place] / 34 * self._step
        top = self._floor - (place + 1) * self._step
        return QRectF(middle - self._wide / 2 + lean, top, self._wide, 0.84 * self._step)

    @property
    def _floor(self) -> float:
        return self.height() - 1.05 * self._step

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_base(painter)
        for place in range(PLACES):
            if self.fallen:
                self._paint_fallen(painter, place)
            elif place < self.discs:
                self._paint_disc(painter, self._disc(place), place == RED)
            else:
                self._paint_place(painter, self._disc(place), place == RED)
        painter.end()

    def _paint_base(self, painter: QPainter) -> None:
        middle, top, step = self.width() / 2, self._floor + 0.22 * self._step, self._step
        edge = pen(self._look.theme.outline, 2)
        bump = QPainterPath(QPointF(middle - 0.9 * step, top))
        bump.quadTo(QPointF(middle, top - 0.5 * step), QPointF(middle + 0.9 * step, top))
        painter.setPen(edge)
        painter.setBrush(QColor("#8C6440"))
        painter.drawPath(bump)
        base = QRectF(middle - 0.62 * self._wide, top, 1.24 * self._wide, 0.6 * step)
        box(painter, base, 4, QColor("#6B4A2C"), edge)

    def _paint_place(self, painter: QPainter, rect: QRectF, red: bool) -> None:
        colour = self._look.theme.refuse if red else self._look.theme.edge
        box(painter, rect, rect.height() / 2, None, pen(colour, 1.6, (4, 5)))
        if red:
            self._paint_mark(painter, rect, colour)

    def _paint_disc(self, painter: QPainter, rect: QRectF, red: bool) -> None:
        rim = self._look.theme.outline if self._look.theme.bright else RED_RIM if red else RIM
        line = QPen(QColor(rim), 2.2)
        if red:
            bump = QPainterPath(QPointF(rect.center().x() - 0.5 * self._step, rect.y() + 1))
            bump.quadTo(
                QPointF(rect.center().x(), rect.y() - 0.5 * self._step),
                QPointF(rect.center().x() + 0.5 * self._step, rect.y() + 1),
            )
            painter.setPen(line)
            painter.setBrush(QColor(RED_DISC))
            painter.drawPath(bump)
        box(painter, rect, rect.height() / 2, QColor(RED_DISC if red else DISC), line)
        if red:
            self._paint_mark(painter, rect, "#FFFFFF")

    def _paint_mark(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        side, middle = 0.3 * rect.height(), rect.center()
        painter.setPen(pen(colour, 1))
        painter.setBrush(QColor(colour))
        corners = [QPointF(0, -side), QPointF(side, 0.8 * side), QPointF(-side, 0.8 * side)]
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))

    def _paint_fallen(self, painter: QPainter, place: int) -> None:
        if place > self.discs:
            return
        across, up, angle = FALLEN[place]
        painter.save()
        at = QPointF(self.width() / 2 + across * 0.45 * self._wide, self._floor - (0.3 + 0.85 * up) * self._step)
        painter.translate(at)
        painter.rotate(angle)
        wide = 0.72 * self._wide
        self._paint_disc(painter, QRectF(-wide / 2, -0.42 * self._step, wide, 0.84 * self._step), place == RED)
        painter.restore()
