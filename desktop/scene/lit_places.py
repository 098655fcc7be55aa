"""The drawings of all that a place of a printed map can show beside itself."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.items import place_states as states
from desktop.items.place import paint_place
from desktop.items.room import Room
from desktop.items.stamp import Print
from desktop.items.style import Style

Paint = Callable[[QPainter, Room, Style], None]
STATES: Final[dict[str, Paint]] = {
    "veil": states.paint_veil,
    "origin": states.paint_origin,
    "selection": states.paint_selection,
    "lantern": states.paint_lantern,
    "question": states.paint_question,
    "refused": states.paint_refusal,
    "halo": states.paint_halo,
}


def place_print(state: str, room: Room, style: Style) -> Print:
    """The drawing of a state on one place, to be baked with others or laid down by itself."""
    reach = states.halo(room, style) if state == "halo" else states.reach(room, style)
    return Print(QRectF(reach.toAlignedRect()), partial(_draw, STATES[state], room, style), cheap=True)


def lit_print(room: Room, style: Style) -> Print:
    """The place under its lantern."""
    reach = QRectF(states.reach(room, style).toAlignedRect())
    return Print(reach, partial(_draw, partial(paint_place, lit=True), room, style), cheap=True)


def _draw(paint: Paint, room: Room, style: Style, painter: QPainter) -> None:
    paint(painter, room, style)
