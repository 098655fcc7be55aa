"""Hatching: slanted lines that say no, or that hide."""

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap, QTransform

from desktop import art
from desktop.items.style import pen
from desktop.theme import tinted


def paint_hatch(painter: QPainter, rect: QRectF, colour: str, opacity: float, line: tuple[float, float]) -> None:
    """Hatch a rectangle at 45°; `line` is the distance between two lines and their thickness."""
    if art.is_vector(painter):
        _paint_lines(painter, rect, colour, opacity, line)
        return
    # A pattern of pixels: wide lines at 4K take twenty times as long.
    scale = painter.deviceTransform().m11()
    tile = _tile(colour, opacity, (line[0] * scale, line[1] * scale))
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromTranslate(rect.x(), rect.y()).scale(1 / scale, 1 / scale))
    painter.fillRect(rect, brush)


def _tile(colour: str, opacity: float, line: tuple[float, float]) -> QPixmap:
    side = max(4, round(line[0] * 1.414))
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(tinted(colour, 1.0), line[1]))
    for shift in (-side, 0, side):
        painter.drawLine(QLineF(2 * side + shift, -side, shift - side, 2 * side))
    painter.end()
    return _faded(tile, opacity)


def _faded(tile: QPixmap, opacity: float) -> QPixmap:
    """The lines meet at the rims of the tile; fading them afterwards leaves no darker spots."""
    faded = QPixmap(tile.size())
    faded.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faded)
    painter.setOpacity(opacity)
    painter.drawPixmap(0, 0, tile)
    painter.end()
    return faded


def _paint_lines(painter: QPainter, rect: QRectF, colour: str, opacity: float, line: tuple[float, float]) -> None:
    step = line[0] * 1.414
    painter.setPen(pen(tinted(colour, opacity), line[1]))
    for number in range(1, int((rect.width() + rect.height()) / step) + 1):
        painter.drawLine(_line(rect, number * step))


def _line(rect: QRectF, along: float) -> QLineF:
    """A slanted line, `along` the upper side and then down the right one, cut to the rectangle."""
    across, down = min(along, rect.width()), max(0.0, along - rect.width())
    left, fall = max(0.0, along - rect.height()), min(along, rect.height())
    return QLineF(rect.x() + across, rect.y() + down, rect.x() + left, rect.y() + fall)
