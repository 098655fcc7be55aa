"""The spaces of a printed map: a street, a location, another world, an area of it, a zone."""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPolygonF, QRadialGradient

from desktop import art
from desktop.items.caption import Caption
from desktop.items.outline import is_low, is_seat, outline
from desktop.items.place_lettering import DISC, band, head, head_middle, nowhere, title
from desktop.items.room import Room
from desktop.items.style import Style, around, box, disc, pen
from desktop.theme import neighbourhood, tinted, world_colour
from rules.views import Space

LINES: Final = {"street": 3.5, "location": 2.4, "world": 1.8, "area": 1.4, "zone": 1.8, "seat": 0.0, "centre": 0.0}
CONTOUR = 3.0
DEEP, DEEP_BY_DAY = "#0C2227", "#D9E8E3"
RIM, RIM_FAR, RIM_BY_DAY = "#3E6F70", "#6FA9A8", "#4F7F80"
PALE, NUMBER = "#9CC9C6", 13.0
DIAMOND = 8.5
PLANKS = 46.0


def line_width(space: Space, style: Style) -> float:
    """How thick the outline of a place is."""
    return style.px(LINES[space.shape] * (1.35 if style.theme.audience else 1.0))


def solid(space: Space, rect: QRectF, style: Style) -> QRectF:
    """The part of a place's rectangle that it hides altogether."""
    if is_seat(space):
        return around(rect, -0.3 * rect.width()) if space.shape == "seat" else QRectF()
    if space.shape == "street":
        return rect.adjusted(rect.height() / 2, 0, -rect.height() / 2, 0)
    if space.shape == "location":
        return rect.adjusted(style.px(8), style.px(16), -style.px(8), -style.px(8))
    return around(rect, -style.px(12))


def hue(space: Space, style: Style) -> str:
    """The colour that a place is outlined in."""
    if space.shape in ("street", "location"):
        return neighbourhood(space.group)
    return rim(style) if space.shape in ("world", "area") else style.theme.line


def rim(style: Style) -> str:
    """The outline of other worlds."""
    if style.theme.audience:
        return RIM_FAR
    return RIM_BY_DAY if style.theme.bright else RIM


def paint_place(painter: QPainter, room: Room, style: Style, lit: bool = False) -> None:
    """Draw a place by its shape, in the dark or under its lantern."""
    path = outline(room.space, room.rect, style.px(1))
    wide = line_width(room.space, style)
    _paint_body(painter, room, path, style, lit)
    if room.space.shape == "location":
        paint_name(painter, room, style)
    colour = style.theme.lantern if lit else hue(room.space, style)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, wide + style.px(2.6) if lit else wide))
    if _is_lost(room.space) and not lit:
        painter.setPen(pen(style.theme.edge, wide, (style.px(3), style.px(7))))
    painter.drawPath(path)
    _paint_signs(painter, room, style)


def _paint_body(painter: QPainter, room: Room, path: QPainterPath, style: Style, lit: bool) -> None:
    contour = line_width(room.space, style) + style.px(CONTOUR)
    upright = room.space.shape in ("street", "location")
    painter.setPen(pen(style.theme.outline, contour) if upright else Qt.PenStyle.NoPen)
    painter.setBrush(glowing(room.rect, style) if lit else QColor(_fill(room.space, style)))
    painter.drawPath(path)


def _fill(space: Space, style: Style) -> str:
    theme = style.theme
    if space.shape == "world":
        return DEEP_BY_DAY if theme.bright else DEEP
    if space.shape == "area" or _is_lost(space):
        return theme.well
    return theme.surface if space.shape == "zone" else theme.plaque


def glowing(rect: QRectF, style: Style) -> QBrush:
    """The light of a lantern that hangs over the place."""
    fall = QRadialGradient(QPointF(rect.center().x(), rect.top()), 0.75 * max(rect.width(), rect.height()))
    for part, colour in zip((0, 0.5, 1), style.theme.light, strict=True):
        fall.setColorAt(part, QColor(colour))
    return QBrush(fall)


def _is_lost(space: Space) -> bool:
    """A zone beside the other worlds is nowhere."""
    return space.shape == "zone" and not is_low(space)


def paint_name(painter: QPainter, room: Room, style: Style) -> None:
    """Write the name of a location under a line of its hue."""
    foot = band(room.space, room.rect, style)
    side = style.px(8)
    painter.setPen(pen(tinted(neighbourhood(room.space.group), 0.7), style.px(1.6)))
    painter.drawLine(QLineF(foot.rect.left() + side, foot.rect.top(), foot.rect.right() - side, foot.rect.top()))
    for words in foot.captions:
        words.paint(painter)


def _paint_signs(painter: QPainter, room: Room, style: Style) -> None:
    """The marks of a location, the head of a world or a zone, the number of an area."""
    space, rect = room.space, room.rect
    kinds = {mark.kind for mark in space.marks}
    if "unstable" in kinds:
        paint_diamond(painter, QPointF(rect.center().x(), rect.top() + style.px(1.5)), style)
    if kinds & {"closed", "blocked"}:
        paint_closed(painter, room, "closed" in kinds, style)
    if space.shape == "world":
        _paint_world(painter, room, style)
    elif space.shape == "zone":
        for words in zone_words(room.space, room.rect, style):
            words.paint(painter)
    elif space.shape == "area":
        _paint_area(painter, room, style)


def paint_diamond(painter: QPainter, at: QPointF, style: Style) -> None:
    """The sign that a gate may open here."""
    tall = style.px(DIAMOND * 1.1)
    wide = style.px(DIAMOND * 0.82)
    painter.setPen(pen(style.theme.outline, style.px(2.5)))
    painter.setBrush(QColor(style.theme.refuse))
    tips = (QPointF(0, -tall), QPointF(wide, 0), QPointF(0, tall), QPointF(-wide, 0))
    painter.drawPolygon(QPolygonF([at + tip for tip in tips]))


def paint_closed(painter: QPainter, room: Room, for_good: bool, style: Style) -> None:
    """Planks over what is closed; what is only blocked has a no-sign on its shoulder."""
    rect = room.rect
    foot = band(room.space, rect, style).rect.top() if room.space.shape == "location" else rect.bottom()
    if for_good:
        middle = QPointF(rect.center().x(), (rect.top() + style.px(9) + foot) / 2)
        art.draw(painter, "barrier", around(QRectF(middle, middle), style.px(PLANKS / 2)))
        return
    at = QPointF(rect.right() - style.px(17), rect.top() + style.px(27))
    ring = around(QRectF(at, at), style.px(11))
    disc(painter, ring, QColor(style.theme.surface), pen(style.theme.refuse, style.px(2)))
    art.draw(painter, "icon-no", around(ring, -style.px(3)), style.theme.refuse)


def _paint_world(painter: QPainter, room: Room, style: Style) -> None:
    at = QPointF(room.rect.x() + style.px(19), head_middle(room.rect, style))
    for mark in room.space.marks:
        if mark.kind == "dimension":
            art.draw(painter, f"sign-{mark.to}", around(QRectF(at, at), style.px(DISC)))
    for words in head(room.space, room.rect, style):
        words.paint(painter)
    colours = [mark.to for mark in room.space.marks if mark.kind == "colour"]
    for number, colour in enumerate(colours):
        left = room.rect.x() + style.px(8 + 21 * number)
        bar = QRectF(left, room.rect.bottom() - style.px(13.5), style.px(18), style.px(7))
        box(painter, bar, style.px(3), QColor(world_colour(colour)), pen(style.theme.outline, style.px(1)))


def _paint_area(painter: QPainter, room: Room, style: Style) -> None:
    number = room.space.id.rpartition("_")[2]
    if style.theme.audience or not number.isdecimal():
        return
    colour = rim(style) if style.theme.bright else PALE
    corner = room.rect.topLeft() + QPointF(style.px(9), style.px(11))
    Caption(number, corner.x(), corner.y(), style.px(NUMBER), colour, align="middle").paint(painter)


def zone_words(space: Space, rect: QRectF, style: Style) -> tuple[Caption, ...]:
    """The name of a zone, in its upper part."""
    name = style.says(space.name)
    return nowhere(name, rect, style) if _is_lost(space) else (title(name, rect, style),)
