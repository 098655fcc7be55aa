"""Rings: of light round whose turn it is, and of the keyboard round where it points."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop.items.stamp import cached
from desktop.items.style import Style, around, box, disc, pen
from desktop.theme import tinted

TURN = 0.62
KNOB = 12.0
FIRST_RING = 0.62
RING_STEP = 40.0
RINGS = 5


def turn_ring(figure: QRectF) -> QRectF:
    """The circle round a figure whose turn it is."""
    reach = TURN * figure.height()
    centre = figure.center() + QPointF(0, 0.025 * figure.height())
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def turn_ring_reach(figure: QRectF, style: Style) -> QRectF:
    """All that the ring and its marker cover."""
    return around(turn_ring(figure), 0.22 * figure.height() + style.px(4))


def paint_turn_ring(painter: QPainter, figure: QRectF, style: Style) -> None:
    """Draw the ring and the marker that rides on it."""
    ring = turn_ring(figure)
    width = style.px(6) * min(1.0, figure.height() / style.px(76))
    disc(painter, ring, None, pen(style.theme.lantern, max(2.5, width)))
    tall = 0.2 * figure.height()
    tip = QPointF(ring.center().x(), ring.top() + 0.62 * tall)
    top = tip.y() - tall
    painter.setPen(pen(style.theme.outline, max(1.5, style.px(2.5))))
    painter.setBrush(QColor(style.theme.lantern))
    half = 0.68 * tall
    painter.drawPolygon(QPolygonF([tip, QPointF(tip.x() - half, top), QPointF(tip.x() + half, top)]))


def focus_reach(rect: QRectF, style: Style) -> QRectF:
    """All that the keyboard's frame covers."""
    return around(rect, style.px(20))


def paint_focus(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the keyboard's frame outside a space or a piece: blue over a dark contour, knobs at the corners."""
    frame = around(rect, style.px(8))
    box(painter, frame, style.px(10), None, pen(style.theme.outline, style.px(8)))
    box(painter, frame, style.px(10), None, pen(style.theme.info, style.px(4)))
    side = style.px(KNOB)
    painter.setPen(pen(style.theme.outline, style.px(1.5)))
    painter.setBrush(QColor(style.theme.info))
    for corner in (frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()):
        painter.drawRect(QRectF(corner.x() - side / 2, corner.y() - side / 2, side, side))


def rings_reach(centre: QPointF, style: Style) -> QRectF:
    """All that the rings of light cover."""
    reach = style.unit * FIRST_RING + style.px(RING_STEP) * RINGS
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def paint_light_rings(painter: QPainter, centre: QPointF, style: Style) -> None:
    """The signature of the house: thin rings of light that fade outwards."""
    draw = partial(_draw_light_rings, centre, style)
    cached(painter, f"rings/{style.theme.name}/{style.unit}", rings_reach(centre, style), draw)


def _draw_light_rings(centre: QPointF, style: Style, painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(RINGS):
        part = 1 - number / RINGS
        painter.setPen(pen(tinted(style.theme.glow, 0.26 * part), max(1.0, style.px(1.2))))
        reach = style.unit * FIRST_RING + style.px(RING_STEP) * number
        painter.drawEllipse(centre, reach, reach)
