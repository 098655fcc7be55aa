"""The name of a floor and the line that runs along it."""

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from desktop.items.caption import Caption
from desktop.items.style import Style, pen

SIZE = 0.09


def heading(rect: QRectF, text: str, style: Style) -> Caption:
    """The words over a floor."""
    grown = 1.12 if style.theme.audience else 1.0
    return Caption(
        text,
        rect.x() + 0.02 * style.unit,
        rect.y() + 0.45 * rect.height(),
        SIZE * grown * style.unit,
        style.theme.text,
        titles=True,
    )


def paint_heading(painter: QPainter, rect: QRectF, text: str, style: Style) -> None:
    """Write the name and draw the line to the end of the floor."""
    words = heading(rect, text, style)
    words.paint(painter)
    painter.setPen(pen(style.theme.line, style.px(2)))
    painter.drawLine(QLineF(words.rect.right() + style.px(14), words.y, rect.right() - 0.02 * style.unit, words.y))
