"""What a space shows beside itself: dark, refused, left, chosen, asked about, choosable, just changed."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.items.caption import Caption
from desktop.items.hatch import paint_hatch
from desktop.items.room import RADIUS
from desktop.items.style import Style, around, box, disc, dots, pen
from desktop.theme import tinted

VEIL = 0.35
HATCH = 0.28


def paint_veil(painter: QPainter, walls: QRectF, style: Style) -> None:
    """Darken a room that the lifted piece cannot reach."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(style.theme.bg, VEIL))
    rect = around(walls, style.wall / 2)
    painter.drawRoundedRect(rect, style.px(RADIUS), style.px(RADIUS))


def paint_refusal(painter: QPainter, walls: QRectF, style: Style) -> None:
    """Say no: hatching and a wall of dashes."""
    theme = style.theme
    paint_hatch(painter, walls, theme.refuse, HATCH, (style.px(16), style.px(2)))
    dashes = (style.px(20), style.px(12))
    box(painter, walls, style.px(RADIUS), None, pen(theme.refuse, style.wall + style.px(2), dashes))


def refusal_reach(walls: QRectF, style: Style) -> QRectF:
    """All that the no on a room covers."""
    return around(walls, style.wall)


def paint_well_refusal(painter: QPainter, well: QRectF, style: Style) -> None:
    """Say no on a shadow: a ring of dashes."""
    dashes = (style.px(10), style.px(6))
    disc(painter, around(well, style.px(3)), None, pen(style.theme.refuse, style.px(5), dashes))


def paint_origin(painter: QPainter, walls: QRectF, style: Style) -> None:
    """Round dots inside the walls of the place that the lifted piece has left."""
    painter.setPen(dots(style.theme.text, style.px(3), style.px(9)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(around(walls, -style.px(10)), style.px(5), style.px(5))


def paint_selection(painter: QPainter, walls: QRectF, style: Style) -> None:
    """A plain frame outside the walls."""
    rect = around(walls, style.wall / 2 + style.px(5))
    box(painter, rect, style.px(11), None, pen(style.theme.text, style.px(4)))


def paint_question(painter: QPainter, walls: QRectF, style: Style) -> None:
    """A question mark beside the lantern: the host will be asked."""
    side = 0.17 * walls.width()
    rect = QRectF(walls.center().x() + 0.09 * walls.width(), walls.y() - 0.5 * side, side, side)
    disc(painter, rect, QColor(style.theme.surface), pen(style.theme.lantern, style.px(3.5)))
    middle = rect.center()
    Caption("?", middle.x(), middle.y(), 0.66 * side, style.theme.text, align="middle").paint(painter)


def paint_choosable(painter: QPainter, well: QRectF, style: Style) -> None:
    """A lantern ring round a shadow that may be chosen."""
    ring = around(well, style.px(2.5))
    disc(painter, ring, None, pen(tinted(style.theme.glow, 0.28), style.px(13)))
    disc(painter, ring, None, pen(style.theme.lantern, style.px(5)))


def paint_asked(painter: QPainter, well: QRectF, style: Style) -> None:
    """The same, with a question mark: the host will be asked."""
    paint_choosable(painter, well, style)
    side = 0.62 * well.width()
    rect = QRectF(well.right() - 0.62 * side, well.top() - 0.38 * side, side, side)
    disc(painter, rect, QColor(style.theme.surface), pen(style.theme.lantern, style.px(2.5)))
    middle = rect.center()
    Caption("?", middle.x(), middle.y(), 0.66 * side, style.theme.text, align="middle").paint(painter)


def paint_changed(painter: QPainter, well: QRectF, style: Style) -> None:
    """A ring of dashes round a shadow where something has just happened."""
    dashes = (style.px(10), style.px(6))
    disc(painter, around(well, style.px(2.5)), None, pen(style.theme.info, style.px(4), dashes))


def reach(walls: QRectF, style: Style) -> QRectF:
    """How far any of these is drawn beyond the walls."""
    more = QPointF(0.06 * style.unit, 0.115 * style.unit)
    return walls.adjusted(-more.x(), -more.y(), more.x(), more.x())
