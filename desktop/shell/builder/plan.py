"""A room board drawn so small that only its doors, its name and its signs can be told."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop import art, fonts
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.board import turned
from desktop.items.caption import Caption
from desktop.items.grudge import paint_grudge
from desktop.items.room import dusk, paint_stub
from desktop.items.style import Style, around, box, pen
from desktop.shell.parts import wrapping
from desktop.shell.parts.look import Look
from rules.views import Mark, Space


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
    size = look.size(Role.SMALL)
    room = 0.8 * rect.width()
    lines = wrapping.lines(name, fonts.sized(size, bold=True), room)[:2]
    for number, line in enumerate(lines):
        middle = rect.y() + 0.4 * rect.height() + (number - (len(lines) - 1) / 2) * 1.15 * size
        text = caption.cut(line, size, room)
        Caption(text, rect.center().x(), middle, size, look.theme.text, align="middle").paint(painter)
    _paint_marks(painter, board.space.marks, rect, style)


def _paint_marks(painter: QPainter, marks: tuple[Mark, ...], rect: QRectF, style: Style) -> None:
    side = 0.2 * rect.width()
    at = QRectF(rect.right() - 0.1 * rect.width() - side, rect.bottom() - 0.08 * rect.height() - side, side, side)
    for mark in marks:
        if mark.kind == "grudge":
            paint_grudge(painter, at, style)
        else:
            art.draw(painter, "stairs-up" if mark.kind.endswith("up") else "stairs-down", at)
        at = at.translated(-1.15 * side, 0)
