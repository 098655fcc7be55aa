"""A room board drawn so small that only its doors, its name and its signs can be told."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop import art
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.board import turned
from desktop.items.caption import Caption
from desktop.items.grudge import paint_grudge
from desktop.items.room import dusk, paint_stub
from desktop.items.style import Style, around, box, pen
from desktop.shell.parts.look import Look
from rules.views import Mark, Space

SMALLEST = 6.0


class Board(NamedTuple):
    """A board as it is drawn: its doors and marks, its count of shadows, its quarter turns, words for its signs."""

    space: Space
    slots: int
    turn: int
    labels: Mapping[str, str]
    language: str


def paint_plan(painter: QPainter, board: Board, rect: QRectF, look: Look, name: str) -> None:
    """Draw the walls, the doors as they are turned, and the name in letters that can be read."""
    style = Style(look.theme, board.language, rect.width())
    box(painter, around(rect, -1.5), 5, dusk(rect, style), pen(look.theme.edge, 3))
    for side in turned(board.space.doors, board.turn):
        paint_stub(painter, around(rect, -1.5), side, Style(look.theme, board.language, 1.4 * rect.width()))
    room = 0.86 * rect.width()
    lines, size = lettering(name, look.size(Role.SMALL), room)
    for number, line in enumerate(lines):
        middle = rect.y() + 0.4 * rect.height() + (number - (len(lines) - 1) / 2) * 1.15 * size
        Caption(line, rect.center().x(), middle, size, look.theme.text, align="middle").paint(painter)
    _paint_marks(painter, board.space.marks, rect, style)


def lettering(name: str, size: float, room: float) -> tuple[list[str], float]:
    """The lines of a name and their size: no larger than its longest word allows, which is never broken."""
    while size > SMALLEST and not caption.fits(name.split(), size, room):
        size -= 0.5
    return caption.wrapped(name, size, room)[:2], size


def _paint_marks(painter: QPainter, marks: tuple[Mark, ...], rect: QRectF, style: Style) -> None:
    side = 0.2 * rect.width()
    at = QRectF(rect.right() - 0.1 * rect.width() - side, rect.bottom() - 0.08 * rect.height() - side, side, side)
    for mark in marks:
        if mark.kind == "grudge":
            paint_grudge(painter, at, style)
        else:
            art.draw(painter, "stairs-up" if mark.kind.endswith("up") else "stairs-down", at)
        at = at.translated(-1.15 * side, 0)
