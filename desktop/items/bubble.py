"""A small speech bubble: the letter of those who may talk with each other, or a stroke through it."""

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.items.caption import Caption
from desktop.items.style import pen
from desktop.theme import Theme

SILENT = "-"
BODY = 0.8


def paint_bubble(painter: QPainter, rect: QRectF, letter: str, theme: Theme) -> None:
    """Draw it into a square; the letter ``SILENT`` strikes it through."""
    silent = letter == SILENT
    ink = theme.text2 if silent else theme.lantern
    painter.setPen(pen(ink, max(1.4, 0.07 * rect.width())))
    painter.setBrush(QColor(theme.raised))
    painter.drawPath(_outline(rect))
    body = QRectF(rect.x(), rect.y(), rect.width(), BODY * rect.height())
    if silent:
        painter.drawLine(QLineF(body.bottomLeft(), body.topRight()))
    else:
        Caption(letter, body.center().x(), body.center().y(), 0.62 * rect.height(), theme.text, align="middle").paint(
            painter
        )


def _outline(rect: QRectF) -> QPainterPath:
    body, tip = QPainterPath(), QPainterPath()
    wide, tall = rect.width(), rect.height()
    body.addRoundedRect(QRectF(rect.x(), rect.y(), wide, BODY * tall), 0.3 * tall, 0.3 * tall)
    tip.moveTo(rect.x() + 0.2 * wide, rect.y() + 0.6 * tall)
    tip.lineTo(rect.x() + 0.2 * wide, rect.bottom())
    tip.lineTo(rect.x() + 0.5 * wide, rect.y() + 0.75 * tall)
    tip.closeSubpath()
    return body.united(tip)
