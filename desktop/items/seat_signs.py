"""The signs on a seat, drawn: team, number, alignment, shroud, ghost vote, hand."""

import math
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop import art
from desktop.items.caption import Caption
from desktop.items.seat_parts import kinds, told
from desktop.items.style import Style, around, disc, pen
from desktop.theme import team
from rules.views import Space

DARK: Final = "#04130C"
UNBORN: Final = 0.5
"""How much shows of the shroud of somebody whose death is not announced yet."""
CORNERS: Final = {"triangle": (3, -90.0), "diamond": (4, -90.0), "hexagon": (6, -90.0), "square": (4, -45.0)}
INNER: Final = 0.45


def paint_sign(painter: QPainter, name: str, rect: QRectF, space: Space, style: Style) -> None:
    """Draw one part of a seat by its name."""
    if name == "badge":
        paint_badge(painter, rect, told(space, "team"), style)
    elif name == "number":
        _paint_number(painter, rect, told(space, "number"), style)
    elif name == "side":
        _paint_side(painter, rect, space, style)
    elif name == "shroud":
        _paint_shroud(painter, rect, "dead" in kinds(space))
    elif name == "ghost":
        _paint_ghost(painter, rect, "ghost-vote" in kinds(space), style)
    else:
        _paint_hand(painter, rect, "hand" in kinds(space), style)


def paint_badge(painter: QPainter, rect: QRectF, name: str, style: Style) -> None:
    """The team: a shape in a hue, which say the same."""
    look = team(name)
    ring = 0.11 * rect.width() / 2
    disc(painter, around(rect, -ring), QColor(style.theme.outline), pen(look.hue, 2 * ring))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.hue))
    _paint_shape(painter, look.emblem, rect.center(), 0.27 * rect.width())


def _paint_shape(painter: QPainter, emblem: str, at: QPointF, reach: float) -> None:
    if emblem in CORNERS:
        count, first = CORNERS[emblem]
        painter.drawPolygon(QPolygonF(_spokes(at, [1.22 * reach] * count, first)))
    elif emblem == "star":
        painter.drawPolygon(QPolygonF(_spokes(at, [1.3 * reach, INNER * 1.3 * reach] * 5, -90.0)))
    else:
        painter.drawEllipse(at, reach, reach)


def _spokes(at: QPointF, reaches: list[float], first: float) -> list[QPointF]:
    turns = [math.radians(first + 360.0 * number / len(reaches)) for number in range(len(reaches))]
    return [at + QPointF(math.cos(turn), math.sin(turn)) * reach for turn, reach in zip(turns, reaches, strict=True)]


def _paint_number(painter: QPainter, rect: QRectF, number: str, style: Style) -> None:
    disc(painter, around(rect, -0.03 * rect.width()), QColor(style.theme.bg), pen(style.theme.edge, style.px(2.5)))
    middle, size = rect.center(), 0.58 * rect.width()
    Caption(number, middle.x(), middle.y(), size, style.theme.text, align="middle").paint(painter)


def _paint_side(painter: QPainter, rect: QRectF, space: Space, style: Style) -> None:
    """Where a person stands, if the character does not say so; on the square, that it is a traveller."""
    marks = kinds(space)
    if not marks & {"evil", "good"}:
        paint_badge(painter, rect, "traveller", style)
        return
    hue = style.theme.refuse if "evil" in marks else team("townsfolk").hue
    disc(painter, around(rect, -0.06 * rect.width()), QColor(hue), pen(style.theme.outline, 0.09 * rect.width()))
    art.draw(painter, "role-demon" if "evil" in marks else "role-townsfolk", around(rect, -0.2 * rect.width()))


def _paint_shroud(painter: QPainter, rect: QRectF, announced: bool) -> None:
    before = painter.opacity()
    painter.setOpacity(before if announced else UNBORN * before)
    art.draw(painter, "shroud", rect)
    painter.setOpacity(before)


def _paint_ghost(painter: QPainter, rect: QRectF, left: bool, style: Style) -> None:
    width = max(1.5, 0.05 * rect.width())
    disc(painter, around(rect, -width / 2), QColor(style.theme.bg), pen(style.theme.edge, width))
    art.draw(painter, "ghost-vote" if left else "ghost-vote-used", around(rect, -0.15 * rect.width()))


def _paint_hand(painter: QPainter, rect: QRectF, up: bool, style: Style) -> None:
    theme, width = style.theme, 0.06 * rect.width()
    inner = around(rect, -width / 2)
    if up:
        disc(painter, inner, QColor(theme.ok), pen(theme.outline, width))
        art.draw(painter, "icon-hand", around(rect, -0.17 * rect.width()), theme.ink if theme.bright else DARK)
        return
    disc(painter, around(inner, -width / 2), QColor(theme.bg), pen(theme.edge, width))
    painter.setPen(pen(theme.edge, 1.6 * width))
    middle, half = rect.center(), 0.21 * rect.width()
    painter.drawLine(QLineF(middle.x() - half, middle.y(), middle.x() + half, middle.y()))
