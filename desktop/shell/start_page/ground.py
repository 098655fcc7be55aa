"""The dark room behind the page, and the lantern that hangs in it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap

from desktop import art
from desktop.items.halo import glow
from desktop.items.style import around, pen
from desktop.shell.parts.frame import body, paint_frame
from desktop.shell.parts.look import Look
from desktop.shell.start_page.stop import Stop
from desktop.theme import tinted

RINGS = 12
GLOW, FAINTEST = 0.26, 0.02
REACH, FIRST, STEP = 1100, 150, 74


def ground(size: QSize, at: QPointF, look: Look, ratio: float) -> QPixmap:
    """The room lit from one place, drawn once for a size."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(QColor(look.theme.bg))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(QPointF(), size.toSizeF()), glow(at, look.px(REACH), GLOW, look.theme.glow))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(RINGS):
        strength = max(FAINTEST, GLOW * (1 - number / RINGS))
        painter.setPen(pen(tinted(look.theme.glow, strength), 1.2))
        reach = look.px(FIRST + number * STEP)
        painter.drawEllipse(at, reach, reach)
    painter.setPen(pen(look.theme.edge, max(3, look.px(5))))
    painter.drawLine(QPointF(at.x(), 0), at - QPointF(0, look.px(120)))
    painter.end()
    return made


class Lantern(Stop):
    """Pressed, it lights the way back to the table."""

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(176), self.look.px(242))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = body(QRectF(self.rect()))
        tall = inner.height()
        wide = tall * art.aspect("lantern")
        art.draw(painter, "lantern", QRectF(inner.center().x() - wide / 2, inner.y(), wide, tall))
        if self.hasFocus():
            paint_frame(painter, around(inner, -2), self.look)
        painter.end()
