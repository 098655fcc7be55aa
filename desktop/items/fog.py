"""A space of which nothing is known yet."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.items.caption import Caption
from desktop.items.hatch import paint_hatch
from desktop.items.room import RADIUS
from desktop.items.style import Style, box, disc, pen


def paint_fog(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw a dark well behind hatching, with a question mark and no name."""
    theme = style.theme
    box(painter, rect, style.px(RADIUS), QColor(theme.well), None)
    paint_hatch(painter, rect, theme.edge, 0.55, (style.px(16), style.px(2.4)))
    line = pen(theme.edge, style.px(3), (style.px(3), style.px(7)))
    box(painter, rect, style.px(RADIUS), None, line)
    reach = 0.18 * rect.width()
    centre = rect.center()
    mark = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    disc(painter, mark, QColor(theme.well), pen(theme.edge, style.px(3)))
    Caption("?", centre.x(), centre.y(), 1.2 * reach, theme.text, align="middle").paint(painter)
