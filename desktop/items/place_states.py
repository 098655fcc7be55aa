"""What a place of a printed map shows beside itself: dark, refused, left, chosen, asked about, its glow."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPathStroker

from desktop import art
from desktop.items.caption import Caption
from desktop.items.halo import glow
from desktop.items.hatch import paint_hatch
from desktop.items.outline import outline
from desktop.items.place import line_width
from desktop.items.room import Room
from desktop.items.space_states import HATCH, VEIL
from desktop.items.style import Style, around, disc, dots, pen
from desktop.theme import tinted

LANTERN = 30.0
QUESTION = 22.0
GLOW, STRENGTH = 115.0, 0.34
WIDE: Final = frozenset({"street", "zone"})
SMALL_ROOM: Final = frozenset({"area"})
REACH: Final = 34.0


def paint_veil(painter: QPainter, room: Room, style: Style) -> None:
    """Darken a place that the lifted piece cannot reach."""
    grown = around(room.rect, line_width(room.space, style) / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(style.theme.bg, VEIL))
    painter.drawPath(outline(room.space, grown, style.px(1)))


def paint_refusal(painter: QPainter, room: Room, style: Style) -> None:
    """Say no: hatching and an outline of dashes."""
    path = outline(room.space, room.rect, style.px(1))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    paint_hatch(painter, room.rect, style.theme.refuse, HATCH, (style.px(16), style.px(2)))
    painter.restore()
    dashes = (style.px(14), style.px(8))
    painter.setPen(pen(style.theme.refuse, style.px(5), dashes))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_origin(painter: QPainter, room: Room, style: Style) -> None:
    """Round dots inside the place that the lifted piece has left."""
    painter.setPen(dots(style.theme.text, style.px(3), style.px(9)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline(room.space, around(room.rect, -style.px(6)), style.px(1)))


def paint_selection(painter: QPainter, room: Room, style: Style) -> None:
    """A plain frame outside the place."""
    path = outline(room.space, room.rect, style.px(1))
    wide = QPainterPathStroker(pen(style.theme.text, style.px(12)))
    painter.setPen(pen(style.theme.text, style.px(3)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath((wide.createStroke(path) + path).simplified())


def lantern(room: Room, style: Style) -> QRectF:
    """Where the lantern hangs: at the left end of what is wide, on the left shoulder of what is upright."""
    rect, side = room.rect, style.px(LANTERN * (0.8 if room.space.shape in SMALL_ROOM else 1.0))
    at = QPointF(rect.left() + style.px(4), rect.center().y())
    if room.space.shape not in WIDE:
        at = rect.topLeft() + QPointF(style.px(7), style.px(15 if room.space.shape == "location" else 5))
    return around(QRectF(at, at), side / 2)


def paint_lantern(painter: QPainter, room: Room, style: Style) -> None:
    """Hang a burning lantern on a place."""
    art.draw(painter, "lantern", lantern(room, style))


def paint_question(painter: QPainter, room: Room, style: Style) -> None:
    """A question mark under the lantern: the host will be asked."""
    at = lantern(room, style).center() + QPointF(style.px(24), 0)
    mark = around(QRectF(at, at), style.px(QUESTION / 2))
    disc(painter, mark, QColor(style.theme.surface), pen(style.theme.lantern, style.px(2.5)))
    Caption("?", at.x(), at.y(), 0.66 * mark.width(), style.theme.text, align="middle").paint(painter)


def halo(room: Room, style: Style) -> QRectF:
    """How far the glow of a lit place reaches."""
    return around(QRectF(room.rect.center(), room.rect.center()), style.px(GLOW))


def paint_halo(painter: QPainter, room: Room, style: Style) -> None:
    """Draw the glow of one place."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow(room.rect.center(), style.px(GLOW), STRENGTH, style.theme.glow))
    painter.drawEllipse(halo(room, style))


def reach(room: Room, style: Style) -> QRectF:
    """How far any of these, save the glow, is drawn beyond the place."""
    return around(room.rect, style.px(REACH))
