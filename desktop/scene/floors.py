"""How the floors are packed onto the table so that a room becomes as large as it can."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.views import Picture, Space

HEADER = 0.17
GAP = 0.20
BELOW = 0.06
MARGIN = 0.016


class Cells(NamedTuple):
    """The cells that a floor takes on the grid: its westernmost column, northernmost row, and how many."""

    col: int
    row: int
    cols: int
    rows: int


class Corner(NamedTuple):
    """Where the header of a floor begins, in units of a room."""

    x: float
    y: float


Packing = Mapping[str, Corner]


def cells(picture: Picture) -> dict[str, Cells]:
    """The box of every group that has a place on the grid, in the picture's order."""
    lying = [space for space in picture.spaces if not space.within]
    boxes = {group.id: _box([space for space in lying if space.group == group.id]) for group in picture.groups}
    return {group: box for group, box in boxes.items() if box.cols}


def _box(spaces: Sequence[Space]) -> Cells:
    if not spaces:
        return Cells(0, 0, 0, 0)
    cols = [space.col for space in spaces]
    rows = [space.row for space in spaces]
    return Cells(min(cols), min(rows), max(cols) - min(cols) + 1, max(rows) - min(rows) + 1)


def packings(boxes: Mapping[str, Cells]) -> tuple[Packing, ...]:
    """The ways to try, best loved first: the largest floor leads, the others stand beside or on it."""
    if not boxes:
        return ({},)
    main = max(boxes, key=lambda group: boxes[group].cols * boxes[group].rows)
    others = [group for group in boxes if group != main]
    return (
        _row(boxes, [[main], others]),
        _row(boxes, [[main], others[::-1]]),
        _row(boxes, [[group] for group in (*others[1:], main, *others[:1])]),
        _row(boxes, [[*others[:1], main], others[1:]], sink=True),
    )


def _row(boxes: Mapping[str, Cells], columns: Sequence[Sequence[str]], sink: bool = False) -> Packing:
    found: dict[str, Corner] = {}
    x = 0.0
    deepest = max(_height(boxes, column) for column in columns)
    for column in filter(None, columns):
        y = deepest - _height(boxes, column) if sink else 0.0
        for group in column:
            found[group] = Corner(x, y)
            y += HEADER + boxes[group].rows + BELOW
        x += max(boxes[group].cols for group in column) + GAP
    return found


def _height(boxes: Mapping[str, Cells], column: Sequence[str]) -> float:
    return sum(HEADER + BELOW + boxes[group].rows for group in column) - (BELOW if column else 0)


def extent(boxes: Mapping[str, Cells], packing: Packing) -> tuple[float, float]:
    """Width and height of a packing, in units."""
    if not packing:
        return 1.0, 1.0
    right = max(corner.x + boxes[group].cols for group, corner in packing.items())
    bottom = max(corner.y + HEADER + boxes[group].rows for group, corner in packing.items())
    return right, bottom


def unit(boxes: Mapping[str, Cells], packing: Packing, width: float, height: float) -> float:
    """How large a room can be with that packing in that space, before any limit."""
    across, down = extent(boxes, packing)
    edge = 2 * MARGIN * width
    return min((width - edge) / across, (height - edge) / down)


def best(boxes: Mapping[str, Cells], width: float, height: float) -> int:
    """The number of the packing with the largest room; the first of equals."""
    sizes = [round(unit(boxes, packing, width, height), 3) for packing in packings(boxes)]
    return sizes.index(max(sizes))
