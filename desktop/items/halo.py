"""The glow that a lit space spills over its neighbours."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

from desktop.items.style import Style
from desktop.theme import tinted

REACH = 0.86
STRENGTH = 0.30


def glow(centre: QPointF, reach: float, strength: float, colour: str, ground: str = "") -> QBrush:
    """Light that falls off from a point, through which one sees, or with the ground it falls on."""
    fall = QRadialGradient(centre, reach)
    for place, part in ((0.0, 1.0), (0.55, 0.32), (1.0, 0.0)):
        fall.setColorAt(place, _mixed(ground, colour, strength * part) if ground else tinted(colour, strength * part))
    return QBrush(fall)


def _mixed(ground: str, colour: str, part: float) -> QColor:
    both = zip(_hues(ground), _hues(colour), strict=True)
    return QColor.fromRgbF(*(below + part * (above - below) for below, above in both))


def _hues(colour: str) -> tuple[float, float, float]:
    hue = QColor(colour)
    return hue.redF(), hue.greenF(), hue.blueF()


def halo(walls: QRectF, style: Style) -> QRectF:
    """How far the glow of a room reaches."""
    reach = REACH * style.unit
    centre = walls.center()
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def paint_halo(painter: QPainter, walls: QRectF, style: Style) -> None:
    """Draw the glow of one room."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow(walls.center(), REACH * style.unit, STRENGTH, style.theme.glow))
    painter.drawEllipse(halo(walls, style))
