"""The sign of a grudge: an open triangle."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from desktop.items.style import Style, pen


def paint_grudge(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the triangle, its tip above."""
    painter.setPen(pen(style.theme.refuse, max(1.6, rect.width() * 0.13)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tip = QPointF(rect.center().x(), rect.top() + rect.height() * 0.08)
    foot = rect.bottom() - rect.height() * 0.1
    painter.drawPolygon(QPolygonF([tip, QPointF(rect.right(), foot), QPointF(rect.left(), foot)]))
