"""The two faces of the card: its cover, and the secret behind it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop import art, fonts
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell.parts import wrapping
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.page import paint_page
from desktop.shell.show_to_one.secret import Secret
from desktop.theme import tinted

FRAME = "#FF9F6B"
"""The colour of what is handed to one person."""

RINGS = 9
TALLEST, WIDEST = 430.0, 1060.0
NOTES, COLUMNS = (660.0, 1640.0), 3


def paint_ground(painter: QPainter, rect: QRectF, look: Look, audience: str) -> None:
    """Fill the whole window, and write in its frame whose eyes it is for."""
    painter.fillRect(rect, QColor(look.theme.bg))
    thick = look.px(10)
    box(painter, around(rect, -thick / 2), 0, None, pen(FRAME, thick))
    size = look.size(Role.BODY)
    width = wrapping.widest(audience, fonts.sized(size, bold=True)) + 2 * size
    tab = QRectF(rect.center().x() - width / 2, rect.y(), width, 2.1 * size)
    box(painter, tab, look.px(8), QColor(FRAME), None)
    Caption(audience, tab.center().x(), tab.center().y(), size, "#1B1204", align="middle").paint(painter)


def paint_cover(
    painter: QPainter, rect: QRectF, look: Look, lines: tuple[str, ...], part: float, drawing: str = "gray-card-back"
) -> None:
    """The back of a card in its rings of light; ``part`` of the outer ring is filled while the key is held."""
    middle = QPointF(rect.center().x(), rect.y() + 0.36 * rect.height())
    tall = min(look.px(220), 0.3 * rect.height())
    _paint_rings(painter, middle, 0.72 * tall, look)
    _paint_part(painter, middle, 0.72 * tall, look, part)
    art.draw(painter, drawing, QRectF(middle.x() - tall / 2, middle.y() - tall / 2, tall, tall))
    y = middle.y() + 0.72 * tall + look.px(70)
    for line in lines:
        y = _paint_line(painter, line, QPointF(middle.x(), y), look, leads=line == lines[0])


def _paint_rings(painter: QPainter, middle: QPointF, reach: float, look: Look) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(RINGS):
        painter.setPen(pen(tinted(look.theme.glow, 0.26 * (1 - number / RINGS)), 1.2))
        far = reach + number * look.px(36)
        painter.drawEllipse(middle, far, far)


def _paint_part(painter: QPainter, middle: QPointF, reach: float, look: Look, part: float) -> None:
    if part > 0:
        painter.setPen(pen(FRAME, look.px(7)))
        at = around(QRectF(middle, middle), reach)
        painter.drawArc(at, 90 * 16, -round(part * 360 * 16))


def _paint_line(painter: QPainter, text: str, at: QPointF, look: Look, leads: bool) -> float:
    size = look.size(Role.TITLE) * 1.4 if leads else look.size(Role.BODY)
    ink = look.theme.text if leads else look.theme.text2
    y = at.y()
    for line in wrapping.lines(text, fonts.sized(size, leads, leads), 1.68 * at.x()):
        Caption(line, at.x(), y, size, ink, leads, "middle", leads).paint(painter)
        y += 1.5 * size
    return y


def paint_secret(painter: QPainter, rect: QRectF, look: Look, secret: Secret) -> None:
    """The card and what it means, no larger than a person who sits before it needs; notes take what they need."""
    panel = _panel(rect, look, TALLEST, WIDEST) if secret.drawing else _panel(rect, look, *NOTES)
    box(painter, panel, look.px(12), QColor(look.theme.surface), pen(look.theme.line, 1.5))
    edge = look.px(28)
    inner = panel.adjusted(edge, edge, -edge, -edge)
    if secret.drawing:
        side = min(0.3 * panel.width(), inner.height())
        at = QRectF(panel.x() + edge * 0.6, panel.center().y() - side / 2, side, side)
        art.draw(painter, secret.drawing, at)
        inner.setLeft(panel.x() + edge + side)
    _paint_words(painter, inner, look, secret)


def _panel(rect: QRectF, look: Look, tallest: float, widest: float) -> QRectF:
    tall, wide = min(look.px(tallest), 0.62 * rect.height()), min(look.px(widest), 0.88 * rect.width())
    middle = QPointF(rect.center().x(), rect.y() + 0.44 * rect.height())
    return QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)


def _paint_words(painter: QPainter, rect: QRectF, look: Look, secret: Secret) -> None:
    size = look.size(Role.TITLE)
    y = rect.y() + size * 0.6
    for line in wrapping.lines(secret.title, fonts.sized(size, True, True), rect.width()):
        Caption(line, rect.x(), y, size, look.theme.text, titles=True).paint(painter)
        y += 1.2 * size
    below = rect.adjusted(0, y - 0.25 * size - rect.y(), 0, 0)
    paint_page(painter, below, look, secret.parts, columns=1 if secret.drawing else COLUMNS)
