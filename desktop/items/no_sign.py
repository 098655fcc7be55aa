"""The sign that a piece may not go where it is held."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import art
from desktop.items.style import Style, around, disc, pen

SIDE = 0.31


def no_sign(figure: QRectF) -> QRectF:
    """Where it hangs, at the upper right of a figure."""
    side = SIDE * figure.height()
    x = figure.center().x() + 0.36 * figure.height() - side / 2
    return QRectF(x, figure.y() + 0.1 * figure.height() - side / 2, side, side)


def paint_no_sign(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw a disc with a crossed ring."""
    disc(painter, rect, QColor(style.theme.surface), pen(style.theme.refuse, rect.width() * 0.085))
    art.draw(painter, "icon-no", around(rect, -0.13 * rect.width()), style.theme.refuse)
