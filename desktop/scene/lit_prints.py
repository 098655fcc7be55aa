"""The drawings of all that a space can show beside itself, kept as long as the space stays what it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.items import space_states as states
from desktop.items.cell import paint_lit_cell
from desktop.items.halo import halo, paint_halo
from desktop.items.outline import is_place
from desktop.items.room import Room, lantern, paint_lantern, paint_room
from desktop.items.stamp import Print
from desktop.items.style import Style, around
from desktop.items.way import paint_said, paint_way
from desktop.scene.light import Light
from desktop.scene.lit_places import lit_print, place_print
from desktop.scene.still import Still
from rules.views import SpaceId

Laid = tuple[QPointF, Print]
Under = Callable[[QPainter, QRectF], None]
StatePaint = Callable[[QPainter, QRectF, Style], None]
HERE = QPointF(0, 0)
NEVER_DARK = frozenset({"cell", "world", "centre"})


class LitPrints:
    """Prints of one board in one size and language."""

    def __init__(self, still: Still, under: Under) -> None:
        """`under` draws a part of the still board as it lies there."""
        self._still, self._under = still, under
        self._kept: dict[tuple[str, SpaceId], tuple[Room, Print]] = {}
        centred = QRectF(-still.layout.unit / 2, -still.layout.unit / 2, still.layout.unit, still.layout.unit)
        self._halo = Print(halo(centred, still.style), partial(_halo, centred, still.style))

    @property
    def style(self) -> Style:
        """How the board is drawn."""
        return self._still.style

    @property
    def whole(self) -> QRectF:
        """All of the board."""
        return QRectF(QPointF(), self._still.layout.size)

    def follow(self, still: Still) -> bool:
        """Take over what has changed in the rooms; whether the rest is as before."""
        if (still.style, still.layout.unit) != (self._still.style, self._still.layout.unit):
            return False
        self._still = still
        return True

    def is_room(self, space: SpaceId) -> bool:
        """Whether it is a room or a free cell of the board."""
        return space in self._still.rooms

    def is_well(self, space: SpaceId) -> bool:
        """Whether it is a shadow of the board."""
        return space in self._still.layout.spaces and not self.is_room(space)

    def dark(self, lights: Mapping[SpaceId, Light], origin: SpaceId) -> list[Laid]:
        """A veil over each room where nothing is lit, save the one that the piece comes from."""
        return [
            (HERE, self._state("veil", room, states.paint_veil))
            for name, room in self._still.rooms.items()
            if name != origin and room.space.shape not in NEVER_DARK and not _shines(room, lights)
        ]

    def halos(self, lit: Sequence[SpaceId]) -> list[Laid]:
        """The glow of each lit room."""
        rooms = [self._still.rooms[space] for space in lit if self.is_room(space)]
        places = [(HERE, place_print("halo", room, self.style)) for room in rooms if is_place(room.space)]
        return places + [(room.rect.center(), self._halo) for room in rooms if room.space.shape == "room"]

    def lit(self, spaces: Sequence[SpaceId], lights: Mapping[SpaceId, Light]) -> list[Laid]:
        """The lit rooms, then the rings of the lit shadows."""
        rooms = [self._room("lit", space, _lit) for space in spaces if self.is_room(space)]
        rings = [self._ring(space, lights[space]) for space in spaces if self.is_well(space)]
        return [(HERE, print_) for print_ in (*rooms, *rings)]

    def _ring(self, space: SpaceId, light: Light) -> Print:
        draw = states.paint_asked if light is Light.ASKS else states.paint_choosable
        return self._print(self._still.layout.spaces[space], draw)

    def lanterns(self, spaces: Sequence[SpaceId], lights: Mapping[SpaceId, Light]) -> list[Print]:
        """A lantern on each lit room, and a question mark where the host would be asked."""
        prints = []
        for space in filter(self.is_room, spaces):
            room = self._still.rooms[space]
            prints.append(self._lantern(room))
            if lights[space] is Light.ASKS:
                prints.append(self._state("question", room, states.paint_question))
        return prints

    def _lantern(self, room: Room) -> Print:
        if is_place(room.space):
            return place_print("lantern", room, self.style)
        return Print(lantern(room.rect), partial(_lantern, room.rect))

    def refusal(self, space: SpaceId) -> list[Print]:
        """The no on a room or on a shadow."""
        if self.is_room(space):
            return [self._room("refused", space, self._refused)]
        if self.is_well(space):
            return [self._print(self._still.layout.spaces[space], states.paint_well_refusal)]
        return []

    def foreseen(self, lights: Mapping[SpaceId, Light]) -> Iterator[Print]:
        """What takes long to draw of all that will be shown when these lights are."""
        yield self._halo
        for name in self._still.rooms:
            if lights.get(name, Light.DARK).lit:
                yield self._room("lit", name, _lit)
            else:
                yield from self.refusal(name)

    def origin(self, space: SpaceId) -> Print:
        """The dots in the place that the piece has left."""
        room = self._still.rooms[space]
        if is_place(room.space):
            return place_print("origin", room, self.style)
        return Print(_whole(room.rect), partial(_drawn, states.paint_origin, room.rect, self.style))

    def selection(self, space: SpaceId) -> Print:
        """The frame of a chosen room."""
        return self._state("selection", self._still.rooms[space], states.paint_selection)

    def changed(self, space: SpaceId) -> Print:
        """The ring of a shadow where something has just happened."""
        return self._print(self._still.layout.spaces[space], states.paint_changed)

    def _refused(self, room: Room, style: Style, painter: QPainter) -> None:
        self._under(painter, around(room.rect, style.wall / 2))
        states.paint_refusal(painter, room.rect, style)

    def _made(self, state: str, room: Room, draw: Callable[[Room, Style, QPainter], None]) -> Print:
        if is_place(room.space):
            return place_print("refused", room, self.style) if state == "refused" else lit_print(room, self.style)
        reach = states.refusal_reach if state == "refused" else states.reach
        return Print(_whole(reach(room.rect, self.style)), partial(draw, room, self.style))

    def _state(self, state: str, room: Room, draw: StatePaint) -> Print:
        """A state of a place or of a room."""
        if is_place(room.space):
            return place_print(state, room, self.style)
        return self._print(room.rect, draw)

    def _print(self, rect: QRectF, draw: StatePaint) -> Print:
        return Print(_whole(states.reach(rect, self.style)), partial(_drawn, draw, rect, self.style), cheap=True)

    def _room(self, state: str, space: SpaceId, draw: Callable[[Room, Style, QPainter], None]) -> Print:
        room = self._still.rooms[space]
        kept = self._kept.get((state, space))
        if kept is None or kept[0] != room:
            kept = (room, self._made(state, room, draw))
            self._kept[(state, space)] = kept
        return kept[1]


def _whole(reach: QRectF) -> QRectF:
    """The same in whole pixels: what is drawn there lies as it does on the still board, to a part of a pixel."""
    return QRectF(reach.toAlignedRect())


def _shines(room: Room, lights: Mapping[SpaceId, Light]) -> bool:
    within = (room.space.id, *(slot.id for slot in room.slots))
    return any(lights.get(space, Light.DARK).lit for space in within)


def _halo(rect: QRectF, style: Style, painter: QPainter) -> None:
    paint_halo(painter, rect, style)


def _lantern(rect: QRectF, painter: QPainter) -> None:
    paint_lantern(painter, rect)


def _lit(room: Room, style: Style, painter: QPainter) -> None:
    if room.space.shape == "cell":
        paint_lit_cell(painter, room.rect, style.label(f"cell:{room.space.id}"), style)
    else:
        paint_room(painter, room, style, lit=True)


def _drawn(draw: StatePaint, rect: QRectF, style: Style, painter: QPainter) -> None:
    draw(painter, rect, style)


def draw_way(lines: Sequence[Sequence[QPointF]], style: Style, painter: QPainter) -> None:
    """The line of a way."""
    paint_way(painter, lines, style)


def draw_said(pill: QRectF, text: str, style: Style, painter: QPainter) -> None:
    """What is said at the end of a way."""
    paint_said(painter, pill, text, style)
