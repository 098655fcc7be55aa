"""The host's window before its parts are there: each of their grounds, where the part will lie."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QPainter

from desktop.theme import Theme

STYLED = QSize(1920, 1080)
TOP, LOWEST_TOP = 64, 48
HINTS, LOWEST_HINTS = 48, 36
SIDE, NARROW = 420, 320
LOW = 800
"""A window lower than that has no room for the keys."""


def scale_of(size: QSize) -> float:
    """How large things are in a window of that size, beside the style guide's."""
    return min(size.width() / STYLED.width(), size.height() / STYLED.height())


def side_width(size: QSize, letters: float) -> int:
    """How wide the panel at the right is in a window of that size."""
    return max(round(NARROW * letters), round(SIDE * letters * scale_of(size)))


def paint_bare(painter: QPainter, size: QSize, theme: Theme, letters: float) -> None:
    """The top bar's ground, the panel's, the board's and that of the keys."""
    scale = letters * scale_of(size)
    line = max(1, int(1.5 * max(1.0, scale)))
    top = round(max(LOWEST_TOP, TOP * scale))
    keys = round(max(LOWEST_HINTS, HINTS * scale)) if size.height() / letters >= LOW else 0
    side = side_width(size, letters)
    width, height, tall = size.width(), size.height(), size.height() - top - keys
    rule, surface = QColor(theme.line), QColor(theme.surface)
    painter.fillRect(QRect(0, top, width - side, tall), QColor(theme.board))
    painter.fillRect(QRect(width - side, top, side, tall), QColor(theme.bg))
    painter.fillRect(QRect(width - side, top, line, tall), rule)
    painter.fillRect(QRect(0, 0, width, top), surface)
    painter.fillRect(QRect(0, top - line, width, line), rule)
    if keys:
        painter.fillRect(QRect(0, height - keys, width, keys), surface)
        painter.fillRect(QRect(0, height - keys, width, line), rule)
