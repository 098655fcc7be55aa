"""From a picture and a size to a rectangle for everything on the board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from desktop.scene import floors, free_space, slots, stacking
from desktop.scene.stacking import Stand
from rules.views import Link, Picture, PieceId, Space, SpaceId

WIDTH_OF_STYLE: Final = 1500.0
SMALLEST: Final = 150.0
LARGEST: Final = 380.0
PANEL: Final = 0.6
STAIRS: Final = ("stairs_up", "stairs_down")
LAID: Final = "cell"


@dataclass(frozen=True)
class Layout:
    """Where everything lies, in pixels of a board of ``size``; ``unit`` is the side of a cell.

    ``spaces`` are the squares of the walls, or the squares round the slots; ``floors`` the cells of each group,
    ``headers`` the strips above them; ``free`` what the board leaves empty. On a printed map there is one floor,
    ``plates`` hold the names of streets, and ``tracks`` lie below.
    """

    size: QSizeF
    unit: float
    packing: int
    floors: Mapping[str, QRectF]
    headers: Mapping[str, QRectF]
    spaces: Mapping[SpaceId, QRectF]
    areas: Mapping[SpaceId, QRectF]
    pieces: Mapping[PieceId, Stand]
    free: tuple[QRectF, ...]
    plates: Mapping[SpaceId, QRectF] = field(default_factory=dict)
    tracks: Mapping[str, QRectF] = field(default_factory=dict)


def link_id(link: Link) -> str:
    """How a connection is called in the scene."""
    return f"{link.a}-{link.b}:{link.kind}"


def has_stairs(space: Space) -> bool:
    """Whether a badge of stairs hangs in the room."""
    return any(mark.kind in STAIRS for mark in space.marks)


def choose(picture: Picture, size: QSizeF) -> int:
    """The packing that gives the largest rooms; keep it for the game."""
    return floors.best(floors.cells(picture), size.width(), size.height())


def is_growing(picture: Picture) -> bool:
    """Whether boards are still being laid: then the floors are packed anew each time, and all of them stay in sight."""
    return any(space.shape == LAID for space in picture.spaces)


def lay(picture: Picture, size: QSizeF, packing: int | None = None, shrink: bool = False) -> Layout:
    """Lay the picture out; where rooms would be too small the board outgrows the size, unless it may shrink."""
    boxes = floors.cells(picture)
    number = choose(picture, size) if packing is None else packing
    plan = floors.packings(boxes)[number]
    unit = _unit(floors.unit(boxes, plan, size.width(), size.height()), size, shrink)
    whole = _whole(size, floors.extent(boxes, plan), unit)
    origin = _origin(whole, floors.extent(boxes, plan), unit)
    places = {group: _floor(plan[group], box, origin, unit) for group, box in boxes.items()}
    headers = {group: _header(rect, unit) for group, rect in places.items()}
    rooms = _rooms(picture, boxes, places, unit)
    spaces = rooms | _slots(picture, rooms)
    areas = _areas(picture, spaces)
    return Layout(
        size=whole,
        unit=unit,
        packing=number,
        floors=places,
        headers=headers,
        spaces=spaces,
        areas=areas,
        pieces=_pieces(picture, areas),
        free=_free([*places.values(), *headers.values()], whole, unit),
    )


def _unit(wanted: float, size: QSizeF, shrink: bool) -> float:
    scale = size.width() / WIDTH_OF_STYLE
    least = 1.0 if shrink else SMALLEST * max(1.0, scale)
    return max(least, min(wanted, LARGEST * scale))


def _whole(size: QSizeF, extent: tuple[float, float], unit: float) -> QSizeF:
    edge = 2 * floors.MARGIN * size.width()
    return size.expandedTo(QSizeF(extent[0] * unit + edge, extent[1] * unit + edge) - QSizeF(0.5, 0.5))


def _origin(whole: QSizeF, extent: tuple[float, float], unit: float) -> tuple[float, float]:
    """The board keeps to the upper left where a panel fits beside it, and to the middle where none does."""
    edge = floors.MARGIN * whole.width()
    spare = (whole.width() - extent[0] * unit, whole.height() - extent[1] * unit)
    x, y = (edge if rest > unit else rest / 2 for rest in spare)
    return x, y


def _floor(corner: floors.Corner, box: floors.Cells, origin: tuple[float, float], unit: float) -> QRectF:
    x, y = origin[0] + corner.x * unit, origin[1] + (corner.y + floors.HEADER) * unit
    return QRectF(x, y, box.cols * unit, box.rows * unit)


def _header(floor: QRectF, unit: float) -> QRectF:
    return QRectF(floor.x(), floor.y() - floors.HEADER * unit, floor.width(), floors.HEADER * unit)


def _rooms(
    picture: Picture, boxes: Mapping[str, floors.Cells], places: Mapping[str, QRectF], unit: float
) -> dict[SpaceId, QRectF]:
    return {
        space.id: slots.tile(
            QRectF(
                places[space.group].x() + (space.col - boxes[space.group].col) * unit,
                places[space.group].y() + (space.row - boxes[space.group].row) * unit,
                unit,
                unit,
            )
        )
        for space in picture.spaces
        if not space.within and space.group in boxes
    }


def _slots(picture: Picture, rooms: Mapping[SpaceId, QRectF]) -> dict[SpaceId, QRectF]:
    counts = slot_counts(picture)
    stairs = {space.id: has_stairs(space) for space in picture.spaces}
    return {
        space.id: slots.slot(rooms[space.within], space.slot, counts[space.within], stairs[space.within])
        for space in picture.spaces
        if space.within in rooms
    }


def slot_counts(picture: Picture) -> dict[SpaceId, int]:
    """How many slots each space holds; a slot left out keeps its place."""
    counts: dict[SpaceId, int] = {}
    for space in picture.spaces:
        if space.within:
            counts[space.within] = max(counts.get(space.within, 0), space.slot + 1)
    return counts


def _areas(picture: Picture, spaces: Mapping[SpaceId, QRectF]) -> dict[SpaceId, QRectF]:
    counts = slot_counts(picture)
    return {
        space.id: spaces[space.id] if space.within else slots.standing(spaces[space.id], counts.get(space.id, 0))
        for space in picture.spaces
        if space.id in spaces
    }


def _pieces(picture: Picture, areas: Mapping[SpaceId, QRectF]) -> dict[PieceId, Stand]:
    found: dict[PieceId, Stand] = {}
    for space, area in areas.items():
        here = [piece for piece in picture.pieces if piece.at == space]
        found |= stacking.stand(here, area, picture.active)
    return found


def _free(taken: Sequence[QRectF], whole: QSizeF, unit: float) -> tuple[QRectF, ...]:
    edge = floors.MARGIN * whole.width()
    inner = QRectF(edge, edge, whole.width() - 2 * edge, whole.height() - 2 * edge)
    around = [rect.adjusted(-edge / 2, 0, edge / 2, edge / 2) for rect in taken]
    return free_space.around(around, inner, PANEL * unit)
