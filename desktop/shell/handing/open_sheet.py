"""What lies open while the key is held: the picture, the question with its numbered answers, what the seat knows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.items.style import box, pen
from desktop.shell.context import Context
from desktop.shell.handing.enquiry import Enquiry
from desktop.shell.handing.picture import Picture
from desktop.shell.handing.question import Question, Row
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.notes import Notes
from desktop.shell.show_to_one.page import paint_page

WIDEST, TALLEST = 1500.0, 500.0
COLUMNS = (0.4, 0.33, 0.27)


def paint_sheet(painter: QPainter, rect: QRectF, context: Context, enquiry: Enquiry, tallest: float) -> list[Row]:
    """Three columns on a panel, the picture no higher than that; where the answers lie."""
    look = Look(context.theme, context.scale)
    body = panel(rect, look)
    box(painter, body, look.px(12), QColor(look.theme.surface), pen(look.theme.line, 1.5))
    edge = look.px(24)
    picture, middle, notes = _columns(body.adjusted(edge, edge, -edge, -edge), edge)
    Picture(context, enquiry).paint(painter, picture.adjusted(0, 0, 0, min(0.0, tallest - picture.height())))
    question = Question(context, enquiry, painter, middle)
    question.paint()
    paint_page(painter, notes, look, Notes(enquiry.session, enquiry.seat, context.words).parts)
    return question.rows


def _columns(rect: QRectF, gap: float) -> tuple[QRectF, QRectF, QRectF]:
    room, x, made = rect.width() - 2 * gap, rect.x(), []
    for part in COLUMNS:
        made.append(QRectF(x, rect.y(), part * room, rect.height()))
        x += part * room + gap
    return made[0], made[1], made[2]


def panel(rect: QRectF, look: Look) -> QRectF:
    """Where all of it lies."""
    wide, tall = min(look.px(WIDEST), 0.92 * rect.width()), min(look.px(TALLEST), 0.62 * rect.height())
    middle = QPointF(rect.center().x(), rect.y() + 0.46 * rect.height())
    return QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)
