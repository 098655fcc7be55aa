"""What the still board shows: the table, the floors, the rooms, the free places."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QRegion

from desktop import art
from desktop.items.cell import paint_cell
from desktop.items.fog import paint_fog
from desktop.items.halo import glow
from desktop.items.heading import paint_heading
from desktop.items.outline import is_place, is_seat, is_well
from desktop.items.place import paint_place, solid
from desktop.items.room import RADIUS, Room, Slot, paint_room
from desktop.items.seat import paint_seat, seat_reach
from desktop.items.style import Style, around
from desktop.items.wail import WAIL
from desktop.scene.layout import Layout
from desktop.scene.printed import Printed, printed
from desktop.scene.ring_labels import marked
from desktop.scene.ring_print import RingPrint, ring_print
from rules.views import Picture, Space, SpaceId

SPILL = 0.12
WARMTH = 0.10


@dataclass(frozen=True)
class Still:
    """The picture's share that does not move."""

    layout: Layout
    style: Style
    rooms: Mapping[SpaceId, Room]
    headings: Mapping[str, str]
    printed: Printed | None = None
    ring: RingPrint | None = None


def still(picture: Picture, layout: Layout, style: Style) -> Still:
    """Gather what the still board shows."""
    slots: dict[SpaceId, list[Slot]] = {}
    spaces = marked(picture)
    for space in spaces:
        if is_well(space) and space.id in layout.spaces:
            wailed = any(mark.kind == WAIL for mark in space.marks)
            slots.setdefault(space.within, []).append(Slot(space.id, layout.spaces[space.id], space.face, wailed))
    rooms = {
        space.id: Room(
            space, layout.spaces[space.id], tuple(slots.get(space.id, ())), layout.plates.get(space.id, QRectF())
        )
        for space in spaces
        if not is_well(space) and space.id in layout.spaces and not _idle_cell(space, picture)
    }
    headings = {group.id: style.says(group.name) for group in picture.groups}
    ring = ring_print(picture, layout, style)
    return Still(layout, style, rooms, headings, printed(picture, layout, style), ring)


def _idle_cell(space: Space, picture: Picture) -> bool:
    """A cell within a location is drawn only while somebody sits in it."""
    around = next((one for one in picture.spaces if one.id == space.within), None)
    inside = around is not None and around.shape == "location"
    return inside and not any(piece.at == space.id for piece in picture.pieces)


def changes(old: Still, new: Still) -> list[QRectF] | None:
    """The parts of the board to be drawn anew; None when all of it is."""
    same = (old.layout.floors, old.layout.size, old.style, old.headings)
    if same != (new.layout.floors, new.layout.size, new.style, new.headings):
        return None
    printed_parts = _reprinted(old.printed, new.printed)
    ring_parts = _ringed(old.ring, new.ring)
    if printed_parts is None or ring_parts is None:
        return None
    both = old.rooms.keys() | new.rooms.keys()
    changed = [name for name in both if old.rooms.get(name) != new.rooms.get(name)]
    rooms = (room for name in changed for room in _either(old, new, name))
    return [*printed_parts, *ring_parts, *(_spill(room, new.style) for room in rooms)]


def _spill(room: Room, style: Style) -> QRectF:
    """All that is drawn of a room and hangs over it."""
    return seat_reach(room, style) if is_seat(room.space) else around(room.rect, SPILL * style.unit)


def _reprinted(old: Printed | None, new: Printed | None) -> list[QRectF] | None:
    if old is None or new is None:
        return [] if old is new else None
    return new.changed(old)


def _ringed(old: RingPrint | None, new: RingPrint | None) -> list[QRectF] | None:
    if old is None or new is None:
        return [] if old is new else None
    return new.changed(old)


def _either(old: Still, new: Still, name: SpaceId) -> list[Room]:
    return [shown.rooms[name] for shown in (old, new) if name in shown.rooms]


def paint_still(painter: QPainter, what: Still, part: QRectF) -> None:
    """Draw all that meets a part of the board."""
    paint_table(painter, what, part)
    for group, rect in what.layout.headers.items():
        if rect.intersects(part):
            paint_heading(painter, rect, what.headings[group], what.style)
    if what.printed is not None:
        what.printed.paint_ways(painter, what.rooms, part)
    if what.ring is not None:
        what.ring.paint(painter, part)
    for room in sorted(what.rooms.values(), key=lambda room: (room.space.shape != "cell", bool(room.space.within))):
        if _spill(room, what.style).intersects(part):
            paint_space(painter, room, what.style)
    if what.printed is not None:
        what.printed.paint_words(painter, what.rooms, part)


def paint_table(painter: QPainter, what: Still, part: QRectF) -> None:
    """Draw the table, a little warmer where the house stands."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    theme = what.style.theme
    if art.is_vector(painter):
        painter.fillRect(part, QColor(theme.board))
    middle = QRectF()
    for floor in what.layout.floors.values():
        middle = middle.united(floor)
    reach = 0.65 * max(middle.width(), middle.height(), 1.0)
    warmth = glow(middle.center(), reach, WARMTH, theme.glow, theme.board)
    for rect in bare_table(what, part):
        painter.fillRect(rect, warmth)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def bare_table(what: Still, part: QRectF) -> list[QRectF]:
    """The table where no room hides it: light is dear to draw."""
    bare = QRegion(part.toAlignedRect())
    for room in what.rooms.values():
        if is_place(room.space):
            bare -= QRegion(solid(room.space, room.rect, what.style).toRect())
        elif room.space.shape != "cell":
            bare -= QRegion(around(room.rect, -what.style.px(RADIUS)).toRect())
    return [QRectF(rect) for rect in cast(Iterable[QRect], bare)]


def paint_space(painter: QPainter, room: Room, style: Style) -> None:
    """Draw a space by its shape."""
    if is_seat(room.space):
        paint_seat(painter, room, style)
    elif is_place(room.space):
        paint_place(painter, room, style)
    elif room.space.shape == "cell":
        paint_cell(painter, room.rect, style)
    elif room.space.shape == "unknown":
        paint_fog(painter, room.rect, style)
    else:
        paint_room(painter, room, style)
