"""A room: its walls and floor, its name, its shadows, the doors that meet nothing yet."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QRadialGradient

from desktop import art
from desktop.items.door import paint_door
from desktop.items.grudge import paint_grudge
from desktop.items.room_lettering import GRUDGE, letter
from desktop.items.slot import paint_slot
from desktop.items.style import Style, box, pen
from desktop.items.wail import paint_wail
from rules.views import Space

RADIUS = 8.0
LANTERN = 0.175
SIDES = {"n": (0.5, 0.0), "e": (1.0, 0.5), "s": (0.5, 1.0), "w": (0.0, 0.5)}


@dataclass(frozen=True)
class Slot:
    """A shadow as it lies in its room; ``wailed`` where the last wail came from it."""

    id: str
    rect: QRectF
    face: str
    wailed: bool = False


@dataclass(frozen=True)
class Room:
    """All that is drawn of a room; ``rect`` is the square of its walls, ``plate`` a name that hangs beside it."""

    space: Space
    rect: QRectF
    slots: tuple[Slot, ...] = ()
    plate: QRectF = field(default_factory=QRectF)


def paint_room(painter: QPainter, room: Room, style: Style, lit: bool = False) -> None:
    """Draw the room, in the dark or under its lantern."""
    colour, width = (style.theme.lantern, style.wall + style.px(1)) if lit else (style.theme.edge, style.wall)
    fill = light(room.rect, style) if lit else dusk(room.rect, style)
    box(painter, room.rect, style.px(RADIUS), fill, pen(colour, width))
    paint_words(painter, room, style)
    for slot in room.slots:
        paint_slot(painter, slot.rect, slot.face, style)
    for slot in room.slots:
        if slot.wailed:
            paint_wail(painter, slot.rect, style)
    for side in room.space.doors:
        paint_stub(painter, room.rect, side, style)


def dusk(rect: QRectF, style: Style) -> QBrush:
    """The floor of a room that is not lit, a shade deeper towards the lower wall."""
    fall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fall.setColorAt(0, QColor(style.theme.plaque).lighter(104))
    fall.setColorAt(1, QColor(style.theme.plaque).darker(102 if style.theme.bright else 108))
    return QBrush(fall)


def light(rect: QRectF, style: Style) -> QBrush:
    """The light of a lantern on the upper wall."""
    side = rect.width()
    fall = QRadialGradient(QPointF(rect.center().x(), rect.y() + 0.12 * side), 1.05 * side)
    for place, colour in zip((0, 0.5, 1), style.theme.light, strict=True):
        fall.setColorAt(place, QColor(colour))
    return QBrush(fall)


def paint_words(painter: QPainter, room: Room, style: Style) -> None:
    """Write the name, the grudge and where the stairs lead."""
    lettering = letter(room.space, room.rect, style)
    for badge in lettering.badges:
        if badge.art == GRUDGE:
            paint_grudge(painter, badge.rect, style)
        else:
            art.draw(painter, badge.art, badge.rect)
    for caption in lettering.captions:
        caption.paint(painter)


def paint_stub(painter: QPainter, rect: QRectF, side: str, style: Style) -> None:
    """Draw a door in one wall that leads nowhere yet."""
    x, y = SIDES[side]
    centre = QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height())
    paint_door(painter, centre, side in "ew", style)


def lantern(rect: QRectF) -> QRectF:
    """Where the lantern hangs on the upper wall."""
    side = LANTERN * rect.width()
    return QRectF(rect.center().x() - side / 2, rect.y() - side * 0.5, side, side)


def paint_lantern(painter: QPainter, rect: QRectF) -> None:
    """Hang a burning lantern on the upper wall of a room."""
    art.draw(painter, "lantern", lantern(rect))
