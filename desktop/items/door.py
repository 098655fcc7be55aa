"""A door: two leaves that bridge the walls of two rooms, or wait in one wall."""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import art
from desktop.items.style import Style, around, box, pen

HALF_WIDTH = 0.10
HALF_DEPTH = 0.032
PLANKS = 0.27


def leaves(centre: QPointF, upright: bool, unit: float) -> QRectF:
    """The two leaves; upright in a wall between west and east."""
    across, deep = HALF_WIDTH * unit, HALF_DEPTH * unit
    w, h = (deep, across) if upright else (across, deep)
    return QRectF(centre.x() - w, centre.y() - h, 2 * w, 2 * h)


def paint_door(painter: QPainter, centre: QPointF, upright: bool, style: Style, lit: bool = False) -> None:
    """Draw the leaves in their frame; a lit frame may be passed now."""
    theme = style.theme
    rect = leaves(centre, upright, style.unit)
    jamb = style.px(3.2)
    frame = rect.adjusted(0, -jamb, 0, jamb) if upright else rect.adjusted(-jamb, 0, jamb, 0)
    thick = style.px(1.5) if lit else 0.0
    box(painter, around(frame, thick), style.px(3), QColor(theme.lantern if lit else theme.edge), None)
    wood = theme.lit_wood if lit else theme.wood
    box(painter, rect, style.px(2), QColor(wood), pen(theme.outline, style.px(2)))
    painter.setPen(pen(theme.outline, style.px(2.4)))
    middle = rect.center()
    painter.drawLine(
        QLineF(rect.left(), middle.y(), rect.right(), middle.y())
        if upright
        else QLineF(middle.x(), rect.top(), middle.x(), rect.bottom())
    )


def planks(centre: QPointF, unit: float) -> QRectF:
    """Where the crossed planks of a barrier are nailed over a door."""
    side = PLANKS * unit
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def paint_planks(painter: QPainter, centre: QPointF, style: Style) -> None:
    """Nail a barrier over the door."""
    art.draw(painter, "barrier", planks(centre, style.unit))
