"""A line from a card that lies apart to the place it speaks of."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context

ROUND = 5.0


class Leader(QWidget):
    """Lets the mouse through."""

    def __init__(self, context: Context, window: QWidget) -> None:
        super().__init__(window)
        self.context = context
        self._from, self._to = QPointF(), QPointF()
        self._colour = "refuse"
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lead(self, card: QRectF, to: QRectF, colour: str) -> None:
        """Draw the line from the card's edge to the nearest point of the place, in a colour of the theme."""
        self._colour = colour
        start, end = _nearest(card, to.center()), _nearest(to.adjusted(14, 14, -14, -14), card.center())
        around = QRectF(start, end).normalized().adjusted(-12, -12, 12, 12)
        self.setGeometry(around.toRect())
        self._from, self._to = start - QPointF(self.pos()), end - QPointF(self.pos())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(getattr(self.context.theme, self._colour))
        painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(self._from, self._to)
        painter.setBrush(colour)
        painter.drawEllipse(self._to, ROUND, ROUND)
        painter.end()


def _nearest(rect: QRectF, to: QPointF) -> QPointF:
    return QPointF(min(max(to.x(), rect.left()), rect.right()), min(max(to.y(), rect.top()), rect.bottom()))
