"""Everything has its place: floors are packed, nothing overlaps, nothing sticks out."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF

from desktop.scene import floors, stacking
from desktop.scene.layout import SMALLEST, lay
from rules.messages import same
from rules.views import Piece
from tests.desktop.scene import mansion

SIZES = [(1224, 672), (1490, 968), (2980, 1936), (900, 1400), (2600, 700)]


def overlapping(rects: list[QRectF]) -> list[tuple[QRectF, QRectF]]:
    return [(a, b) for a, b in combinations(rects, 2) if a.adjusted(1, 1, -1, -1).intersects(b)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("packing", [None, 0, 1, 2, 3])
def test_no_room_lies_on_another_or_outside(size: tuple[int, int], packing: int | None) -> None:
    laid = lay(mansion.practice(), QSizeF(*size), packing)
    rooms = [laid.spaces[room.id] for room in mansion.ROOMS]
    boxes = [*laid.floors.values(), *laid.headers.values()]
    whole = QRectF(0, 0, laid.size.width(), laid.size.height())
    assert overlapping(rooms) == []
    assert overlapping(boxes) == []
    assert all(whole.contains(box) for box in boxes)
    assert all(any(floor.contains(room) for floor in laid.floors.values()) for room in rooms)


def test_shadows_lie_in_their_rooms_and_not_on_each_other() -> None:
    picture = mansion.practice()
    laid = lay(picture, QSizeF(1490, 968))
    wells = [space for space in picture.spaces if space.within]
    assert overlapping([laid.spaces[well.id] for well in wells]) == []
    assert all(laid.spaces[well.within].contains(laid.spaces[well.id]) for well in wells)


@pytest.mark.parametrize("packing", [0, 1, 2, 3])
def test_the_packing_with_the_largest_rooms_is_chosen(packing: int) -> None:
    size = QSizeF(1490, 968)
    assert lay(mansion.practice(), size).unit >= lay(mansion.practice(), size, packing).unit


def test_small_windows_scroll_and_audiences_shrink() -> None:
    tiny = QSizeF(500, 300)
    scrolling, shrunk = lay(mansion.practice(), tiny), lay(mansion.practice(), tiny, shrink=True)
    assert scrolling.unit == SMALLEST
    assert scrolling.size.width() > 500
    assert shrunk.unit < SMALLEST
    assert shrunk.size == tiny


def test_negative_cells_ring_the_rooms() -> None:
    laid = lay(mansion.building(), QSizeF(1160, 968))
    assert floors.cells(mansion.building())["1F"] == (-1, -1, 4, 4)
    hall, cell = laid.spaces["hall"], laid.spaces["1F:-1:-1"]
    assert cell.center().x() < hall.center().x()
    assert cell.center().y() < hall.center().y()


def test_free_places_touch_no_floor() -> None:
    laid = lay(mansion.practice(), QSizeF(1490, 968))
    assert laid.free
    assert overlapping([*laid.free, *laid.floors.values(), *laid.headers.values()]) == []


@pytest.mark.parametrize("count", range(1, 13))
def test_up_to_twelve_pieces_stand_apart_inside_their_area(count: int) -> None:
    area = QRectF(40, 50, 130, 140)
    places = stacking.rects(count, area)
    assert len(places) == count
    assert overlapping(places) == []
    assert all(area.adjusted(-1, -1, 1, 1).contains(place) for place in places)


def test_the_active_piece_comes_first_in_the_upper_row() -> None:
    laid = lay(mansion.practice(), QSizeF(1490, 968))
    first = laid.pieces["blue"].rect
    assert all(first.y() <= stand.rect.y() for stand in laid.pieces.values())
    assert first.x() == min(stand.rect.x() for stand in laid.pieces.values() if stand.rect.y() == first.y())


def test_a_crowd_of_one_kind_becomes_one_piece_with_a_number() -> None:
    ghosts = tuple(Piece(f"g{number}", same("g"), "ghost-vote", "hall") for number in range(14))
    laid = lay(replace(mansion.practice(), pieces=ghosts), QSizeF(1490, 968))
    assert {stand.many for stand in laid.pieces.values()} == {14}
    assert len({stand.rect.x() for stand in laid.pieces.values()}) == 1
