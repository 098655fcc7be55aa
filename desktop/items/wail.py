"""The sign of a wail: a small skull at the edge of the shadow from which it came."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.items.style import Style, around, disc, pen

WAIL = "wail"
SIDE = 0.62
OUT = 0.3


def sign(well: QRectF) -> QRectF:
    """Where it lies: over the upper right edge of the well."""
    side = SIDE * well.width()
    middle = well.center() + QPointF(OUT * well.width(), -OUT * well.height())
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def paint_wail(painter: QPainter, well: QRectF, style: Style) -> None:
    """Draw a disc and the skull on it."""
    rect = sign(well)
    disc(painter, rect, QColor(style.theme.paper), pen(style.theme.refuse, max(1.5, 0.1 * rect.width())))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.theme.paper_ink))
    painter.drawPath(skull(around(rect, -0.2 * rect.width())))


def skull(rect: QRectF) -> QPainterPath:
    """A head, its jaw, and two holes for the eyes."""
    at, wide, tall = rect.topLeft(), rect.width(), rect.height()
    head = QPainterPath()
    head.addEllipse(QRectF(at.x(), at.y(), wide, 0.78 * tall))
    jaw = QPainterPath()
    jaw.addRoundedRect(
        QRectF(at.x() + 0.26 * wide, at.y() + 0.5 * tall, 0.48 * wide, 0.5 * tall), 0.1 * wide, 0.1 * wide
    )
    eyes = QPainterPath()
    for across in (0.31, 0.69):
        eyes.addEllipse(QPointF(at.x() + across * wide, at.y() + 0.42 * tall), 0.14 * wide, 0.15 * tall)
    return head.united(jaw).subtracted(eyes)
