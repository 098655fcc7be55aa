"""The frame that follows the keyboard."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.items.rings import focus_reach, paint_focus
from desktop.items.stamp import Print, Stamped
from desktop.items.style import Style


class Focus(Stamped):
    """The keyboard's frame round one rectangle."""

    def __init__(self, rect: QRectF, style: Style, parent: QGraphicsItem) -> None:
        super().__init__(Print(focus_reach(rect, style), partial(_draw, rect, style)), parent)


def _draw(rect: QRectF, style: Style, painter: QPainter) -> None:
    paint_focus(painter, rect, style)
