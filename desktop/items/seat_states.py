"""What a seat shows beside itself: dark, refused, chosen, its lantern; the disc itself lies under a token."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop import art
from desktop.items.caption import Caption
from desktop.items.hatch import paint_hatch
from desktop.items.room import Room
from desktop.items.seat import RING
from desktop.items.space_states import HATCH, VEIL
from desktop.items.style import Style, around, disc, pen
from desktop.theme import tinted

LANTERN, HANGS = 30.0, 17.0
QUESTION, ASIDE = 22.0, 25.0
SELECTED: Final = 7.0
DASHES: Final = (14.0, 8.0)
REACH: Final = 36.0


def paint_veil(painter: QPainter, room: Room, style: Style) -> None:
    """Darken a seat that the lifted piece cannot go to."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(style.theme.bg, VEIL))
    path = QPainterPath()
    path.addEllipse(around(room.rect, style.px(RING + 4)))
    path.addRoundedRect(around(room.plate, style.px(1)), room.plate.height() / 2, room.plate.height() / 2)
    painter.drawPath(path.simplified())


def paint_refusal(painter: QPainter, room: Room, style: Style) -> None:
    """Say no: hatching in the well, and a ring of dashes outside it."""
    path = QPainterPath()
    path.addEllipse(around(room.rect, style.px(RING)))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    paint_hatch(painter, path.boundingRect(), style.theme.refuse, HATCH, (style.px(16), style.px(2)))
    painter.restore()
    dashes = (style.px(DASHES[0]), style.px(DASHES[1]))
    disc(painter, around(room.rect, style.px(RING)), None, pen(style.theme.refuse, style.px(7), dashes))


def paint_selection(painter: QPainter, room: Room, style: Style) -> None:
    """A plain ring outside the seat."""
    disc(painter, around(room.rect, style.px(SELECTED)), None, pen(style.theme.text, style.px(4)))


def lantern(room: Room, style: Style) -> QRectF:
    """Where the lantern hangs: over the seat, clear of the signs on a token."""
    at = QPointF(room.rect.center().x(), room.rect.top() - style.px(HANGS))
    return around(QRectF(at, at), style.px(LANTERN / 2))


def paint_lantern(painter: QPainter, room: Room, style: Style) -> None:
    """Hang a burning lantern over a seat."""
    art.draw(painter, "lantern", lantern(room, style))


def paint_question(painter: QPainter, room: Room, style: Style) -> None:
    """A question mark beside the lantern: the host will be asked."""
    at = lantern(room, style).center() + QPointF(style.px(ASIDE), 0)
    mark = around(QRectF(at, at), style.px(QUESTION / 2))
    disc(painter, mark, QColor(style.theme.surface), pen(style.theme.lantern, style.px(2.5)))
    Caption("?", at.x(), at.y(), 0.66 * mark.width(), style.theme.text, align="middle").paint(painter)


def reach(room: Room, style: Style) -> QRectF:
    """How far any of these, save the glow, is drawn beyond the seat."""
    return around(room.rect | room.plate, style.px(REACH))
