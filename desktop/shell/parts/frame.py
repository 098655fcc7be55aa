"""The keyboard's frame round something to press."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.items.style import around, box, pen
from desktop.shell.parts.look import Look

REACH = 5.0
KNOB = 8.0


def body(rect: QRectF | QRectF) -> QRectF:
    """What is left for the thing itself when the frame has its place."""
    return around(QRectF(rect), -REACH)


def paint_frame(painter: QPainter, inner: QRectF, look: Look) -> None:
    """Draw it: blue over a dark contour, with square knobs at its corners."""
    frame = around(inner, 2.5)
    box(painter, frame, look.px(9), None, pen(look.theme.outline, 5))
    box(painter, frame, look.px(9), None, pen(look.theme.info, 3))
    painter.setPen(pen(look.theme.outline, 1))
    painter.setBrush(QColor(look.theme.info))
    for corner in (frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()):
        painter.drawRect(around(QRectF(corner, corner), KNOB / 2 - 0.5))
