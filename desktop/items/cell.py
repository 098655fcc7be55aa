"""A free place for a room board."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.room import RADIUS, light
from desktop.items.style import Style, around, box, dots, pen

INSET = 0.012


def paint_cell(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the outline of a free place, in small dots."""
    painter.setPen(dots(style.theme.line, style.px(2), style.px(8)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(around(rect, -INSET * style.unit), style.px(RADIUS), style.px(RADIUS))


def paint_lit_cell(painter: QPainter, rect: QRectF, text: str, style: Style) -> None:
    """Draw a place where the board in the hand fits, and what the owner says of it."""
    inner = around(rect, -INSET * style.unit)
    box(painter, inner, style.px(RADIUS), light(inner, style), pen(style.theme.lantern, style.wall + style.px(1)))
    for line in captions(rect, text, style):
        line.paint(painter)


def captions(rect: QRectF, text: str, style: Style) -> list[Caption]:
    """The owner's words in the middle of a lit place; the first line leads."""
    centre = QPointF(rect.center().x(), rect.y() + 0.54 * rect.height())
    lines = [
        (part, style.name_size * (0.9 if not number else 0.75), not number)
        for number, paragraph in enumerate(text.split("\n"))
        for part in caption.wrapped(paragraph, style.name_size * 0.9, 0.82 * rect.width())
    ]
    top = centre.y() - (len(lines) - 1) * style.name_size * 0.7
    return [
        Caption(
            part,
            centre.x(),
            top + number * style.name_size * 1.4,
            size,
            style.theme.text if leads else style.theme.text2,
            leads,
            "middle",
        )
        for number, (part, size, leads) in enumerate(lines)
    ]
