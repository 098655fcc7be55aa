"""The open face of a tile, never larger than somebody who sits before the screen needs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop import art
from desktop.items.caption import Caption
from desktop.items.style import around, disc, pen
from desktop.theme import Theme
from rules.hakoonna.content import Content
from rules.hakoonna.setup import COLOURS
from rules.hakoonna.state import HAKO
from rules.hakoonna.tiles import HAKOBITO

TALLEST_MM = 60.0
MM_PER_INCH = 25.4
LEAST_DPI, MOST_DPI = 72.0, 240.0
"""Screens that tell nonsense of their size are taken for one of these."""

DRAWINGS = {
    "key_ring": "tile-key-ring",
    "exit": "tile-secret-exit",
    "mary": "tile-mary-doll",
    HAKO: "tile-hako-onna",
}
SIGN, DIGIT = 0.4, 0.44


def tallest(widget: QWidget) -> float:
    """How many pixels a picture may be high, so that nobody reads it from afar."""
    dpi = min(MOST_DPI, max(LEAST_DPI, widget.screen().physicalDotsPerInchY()))
    return TALLEST_MM / MM_PER_INCH * dpi


def paint_face(painter: QPainter, rect: QRectF, tile: str, content: Content, colours: Theme) -> None:
    """Draw the tile into a square: its drawing, and what a number or a hint tells."""
    kind = content.tile[tile].kind if tile in content.tile else ""
    drawn = drawing(tile, kind)
    if drawn:
        art.draw(painter, drawn, rect)
    else:
        disc(painter, around(rect, -0.06 * rect.width()), QColor(colours.paper), pen(colours.outline, 3))
    if kind == "number":
        _paint_digit(painter, rect, content.tile[tile].tells, colours.paper_ink)
    elif kind == "hint":
        _paint_told(painter, rect, content.tile[tile].tells)


def piece_of(seat: str) -> str:
    """The figure of a seat that hides: Hako Onna, or a Hakobito in its colour."""
    return "box-woman" if seat == HAKO else drawing(f"{HAKOBITO}{seat}", "")


def drawing(tile: str, kind: str) -> str:
    """A tile that nobody drew is blank paper, as an Empty is."""
    if tile.startswith(HAKOBITO):
        look = COLOURS[tile.removeprefix(HAKOBITO)][1].removeprefix("visitor-")
        return f"tile-hakobito-{look}"
    if kind in ("number", "hint"):
        return "tile-number" if kind == "number" else "tile-weakness"
    name = DRAWINGS.get(tile, f"tile-{tile}")
    return name if art.exists(name) else ""


def _paint_digit(painter: QPainter, rect: QRectF, digit: str, ink: str) -> None:
    middle = rect.center()
    Caption(digit, middle.x(), middle.y(), DIGIT * rect.height(), ink, align="middle").paint(painter)


def _paint_told(painter: QPainter, rect: QRectF, weapon: str) -> None:
    """A false hint names the weapon that does not help: in the corner, on a disc of its own."""
    side = SIGN * rect.width()
    at = QRectF(rect.right() - side, rect.bottom() - side, side, side)
    art.draw(painter, DRAWINGS.get(weapon, f"tile-{weapon}"), at)
