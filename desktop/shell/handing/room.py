"""One room with its shadows, as far as the seat knows what lies in them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import art
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, box, disc, pen
from desktop.shell.handing.plan import Plan, paint_number
from desktop.shell.parts.look import Look
from rules.views import Space, SpaceId

Face = Callable[[QPainter, QRectF, SpaceId], bool]
BACKS = {"back": "chip-back", "x": "chip-x"}
FEW, FEW_A_ROW, MANY_A_ROW = 6, 3, 4


def paint_room(painter: QPainter, rect: QRectF, look: Look, plan: Plan, room: SpaceId, face: Face) -> None:
    """``face`` draws what the seat knows to lie in a shadow, and says whether it did."""
    box(painter, rect, look.px(8), QColor(look.theme.plaque), pen(look.theme.edge, 2))
    size, body = look.size(Role.SMALL), look.size(Role.BODY)
    head = 2.0 * body
    for named in (space for space in plan.picture.spaces if space.id == room):
        at = QPointF(rect.center().x(), rect.y() + head / 2)
        Caption(plan.say(named), at.x(), at.y(), body, look.theme.text, align="middle").paint(painter)
    shadows = [space for space in plan.picture.spaces if space.within == room]
    for shadow, cell in zip(shadows, _cells(rect.adjusted(0, head, 0, 0), len(shadows)), strict=True):
        side = min(cell.height() - 1.9 * size, cell.width() - size)
        well = QRectF(cell.center().x() - side / 2, cell.y(), side, side)
        _paint_shadow(painter, well, look, plan, shadow, face)
        name = caption.cut(plan.say(shadow), size, cell.width() - 6)
        at = QPointF(cell.center().x(), well.bottom() + 0.85 * size)
        Caption(name, at.x(), at.y(), size, look.theme.text, align="middle").paint(painter)


def _cells(rect: QRectF, count: int) -> list[QRectF]:
    a_row = min(max(1, count), FEW_A_ROW if count <= FEW else MANY_A_ROW)
    wide, tall = rect.width() / a_row, rect.height() / max(1, -(-count // a_row))
    return [
        QRectF(rect.x() + (place % a_row) * wide, rect.y() + (place // a_row) * tall, wide, tall)
        for place in range(count)
    ]


def _paint_shadow(painter: QPainter, rect: QRectF, look: Look, plan: Plan, shadow: Space, face: Face) -> None:
    disc(painter, rect, QColor(look.theme.well), pen(look.theme.line, 2))
    inner = around(rect, -0.03 * rect.width())
    if not face(painter, inner, shadow.id) and shadow.face in BACKS:
        art.draw(painter, BACKS[shadow.face], inner)
    number = plan.numbers.get(shadow.id, 0)
    if number:
        paint_number(painter, rect.topLeft() + QPointF(0.1 * rect.width(), 0.1 * rect.width()), look, number)
