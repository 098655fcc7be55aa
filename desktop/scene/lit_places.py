"""The drawings of all that a place of a printed map, or a seat of a ring, can show beside itself."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.items import place_states as states
from desktop.items import seat_states
from desktop.items.outline import is_seat
from desktop.items.place import paint_place
from desktop.items.room import Room
from desktop.items.seat import paint_seat
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
SEAT_STATES: Final[dict[str, Paint]] = {
    "veil": seat_states.paint_veil,
    "selection": seat_states.paint_selection,
    "lantern": seat_states.paint_lantern,
    "question": seat_states.paint_question,
    "refused": seat_states.paint_refusal,
}
"""What a seat shows in another way than a place of a map."""


def place_print(state: str, room: Room, style: Style) -> Print:
    """The drawing of a state on one place, to be baked with others or laid down by itself."""
    reach = states.halo(room, style) if state == "halo" else _reach(room, style)
    paint = SEAT_STATES.get(state, STATES[state]) if is_seat(room.space) else STATES[state]
    return Print(QRectF(reach.toAlignedRect()), partial(_draw, paint, room, style), cheap=True)


def _reach(room: Room, style: Style) -> QRectF:
    return seat_states.reach(room, style) if is_seat(room.space) else states.reach(room, style)


def lit_print(room: Room, style: Style) -> Print:
    """The place under its lantern."""
    reach = QRectF(_reach(room, style).toAlignedRect())
    paint = paint_seat if is_seat(room.space) else paint_place
    return Print(reach, partial(_draw, partial(paint, lit=True), room, style), cheap=True)


def _draw(paint: Paint, room: Room, style: Style, painter: QPainter) -> None:
    paint(painter, room, style)
