"""The mansion, small: floor beside floor, a room a box, with the numbers of those that may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import art
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, box, disc, pen
from desktop.shell.parts.look import Look
from rules.views import Picture, Space, SpaceId

BETWEEN = 0.4


class Plan(NamedTuple):
    """A picture, what its spaces are called, the numbers of those that may be answered, the figures in each."""

    picture: Picture
    say: Callable[[Space], str]
    numbers: Mapping[SpaceId, int]
    figures: Mapping[SpaceId, Sequence[str]]


class Floor(NamedTuple):
    """A floor's name and rooms, and where they begin."""

    name: str
    rooms: tuple[Space, ...]

    @property
    def left(self) -> int:
        return min(room.col for room in self.rooms)

    @property
    def top(self) -> int:
        return min(room.row for room in self.rooms)

    @property
    def across(self) -> int:
        return max(room.col for room in self.rooms) - self.left + 1

    @property
    def down(self) -> int:
        return max(room.row for room in self.rooms) - self.top + 1


def paint_mansion(painter: QPainter, rect: QRectF, look: Look, plan: Plan) -> None:
    """Every room as large as there is room for."""
    floors = _floors(plan.picture)
    across = sum(floor.across for floor in floors) + BETWEEN * (len(floors) - 1)
    head = 1.5 * look.size(Role.SMALL)
    side = min(rect.width() / across, (rect.height() - head) / max(floor.down for floor in floors))
    x = rect.center().x() - side * across / 2
    for floor in floors:
        name = Caption(floor.name, x + 2, rect.y() + head / 2, look.size(Role.SMALL), look.theme.text2)
        name.paint(painter)
        for room in floor.rooms:
            corner = QPointF(x + (room.col - floor.left) * side, rect.y() + head + (room.row - floor.top) * side)
            _paint_room(painter, around(QRectF(corner.x(), corner.y(), side, side), -0.03 * side), look, plan, room)
        x += (floor.across + BETWEEN) * side


def _floors(picture: Picture) -> list[Floor]:
    rooms = [space for space in picture.spaces if space.shape == "room"]
    floors = (Floor(group.id, tuple(room for room in rooms if room.group == group.id)) for group in picture.groups)
    return [floor for floor in floors if floor.rooms]


def _paint_room(painter: QPainter, rect: QRectF, look: Look, plan: Plan, room: Space) -> None:
    number, colours = plan.numbers.get(room.id, 0), look.theme
    line = pen(colours.lantern, 2.5) if number else pen(colours.edge, 1.5)
    box(painter, rect, look.px(6), QColor(colours.lit if number else colours.plaque), line)
    size = min(0.9 * look.size(Role.SMALL), 0.24 * rect.height())
    name = caption.cut(plan.say(room), size, rect.width() - 6)
    Caption(name, rect.center().x(), rect.y() + 0.85 * size, size, colours.text, align="middle").paint(painter)
    _paint_figures(painter, rect, plan.figures.get(room.id, ()))
    if number:
        corner = rect.bottomRight() - QPointF(0.2 * rect.width(), 0.2 * rect.width())
        paint_number(painter, corner, look, number)


def _paint_figures(painter: QPainter, rect: QRectF, figures: Sequence[str]) -> None:
    """All in one row, closer together where there are many."""
    tall = 0.36 * rect.height()
    step = min(0.8 * tall, 0.7 * rect.width() / max(1, len(figures)))
    for place, drawing in enumerate(figures):
        at = QRectF(rect.x() + 4 + place * step, rect.y() + 0.36 * rect.height(), tall * art.aspect(drawing), tall)
        art.draw(painter, drawing, at)


def paint_number(painter: QPainter, at: QPointF, look: Look, number: int) -> None:
    """The digit that answers."""
    size = look.size(Role.SMALL)
    disc(painter, around(QRectF(at, at), 0.75 * size), QColor(look.theme.lantern), None)
    Caption(str(number), at.x(), at.y(), size, look.theme.ink, align="middle").paint(painter)
