"""A room board before it is laid: in a tray, or in the hand at some turn."""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.items.room import Room, Slot, paint_room
from desktop.items.style import Style
from desktop.scene.slots import slot, tile
from desktop.theme import Theme
from rules.views import Space

ROUND = "nesw"


def turned(sides: str, turn: int) -> str:
    """The sides after some quarter turns to the right."""
    return "".join(side for side in ROUND if ROUND[(ROUND.index(side) - turn) % 4] in sides)


def paint_board(  # noqa: PLR0913 - the shell's tray calls it with what it has
    painter: QPainter,
    space: Space,
    slots: int,
    turn: int,
    rect: QRectF,
    theme: Theme,
    language: str,
    labels: Mapping[str, str],
) -> None:
    """Draw a board with its count of shadows into a square cell, turned to the right; words stay upright."""
    paint_room(painter, held(space, slots, turn, rect), Style(theme, language, rect.width(), labels))


def held(space: Space, slots: int, turn: int, rect: QRectF) -> Room:
    """The board as a room that would stand in that cell."""
    walls = tile(rect)
    stairs = any(mark.kind.startswith("stairs") for mark in space.marks)
    wells = tuple(Slot(str(number), slot(walls, number, slots, stairs), "back") for number in range(slots))
    return Room(msgspec.structs.replace(space, doors=turned(space.doors, turn), turn=turn), walls, wells)
