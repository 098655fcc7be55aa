"""A shadow: the round well of a hiding place and the tile that lies in it."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import art
from desktop.items.stamp import cached
from desktop.items.style import Style, around, disc, pen

FACES = {"back": "chip-back", "x": "chip-x"}
FILLED = 0.95


def paint_slot(painter: QPainter, rect: QRectF, face: str, style: Style) -> None:
    """Draw the well and what lies in it face up or face down."""
    key = f"slot/{style.theme.name}/{face}/{style.px(2):.2f}"
    cached(painter, key, around(rect, style.px(2)), partial(_draw, rect, face, style))


def _draw(rect: QRectF, face: str, style: Style, painter: QPainter) -> None:
    rim = style.theme.edge if style.theme.audience else style.theme.line
    disc(painter, rect, QColor(style.theme.well), pen(rim, style.px(2)))
    drawing = FACES.get(face, f"tile-{face}" if face and art.exists(f"tile-{face}") else "")
    if drawing:
        art.draw(painter, drawing, around(rect, -rect.width() * (1 - FILLED) / 2))
