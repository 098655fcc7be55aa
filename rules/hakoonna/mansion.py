"""Boards in their cells: which doors meet, and the graph that comes of it (hakoonna.md 3)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from rules.board import Board, Remembered
from rules.hakoonna.content import FLOORS, SIDES, Cell, Content, Placement
from rules.views import Link

STEP: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE: Final = {"n": "s", "e": "w", "s": "n", "w": "e"}

_boards = Remembered()


@cache
def turned(doors: str, turn: int) -> str:
    """The sides with doors after so many quarter turns to the right."""
    return "".join(SIDES[(SIDES.index(side) + turn) % 4] for side in doors)


def doors(content: Content, placement: Placement) -> str:
    """The sides of a laid board that have a door."""
    return turned(content.by_id[placement.room].doors, placement.turn)


def beside(placement: Placement, side: str) -> Cell:
    """The cell on one side of a board."""
    right, down = STEP[side]
    return placement.floor, placement.col + right, placement.row + down


def cell(placement: Placement) -> Cell:
    """The cell that a board lies in."""
    return placement.floor, placement.col, placement.row


def by_cell(placements: Iterable[Placement]) -> dict[Cell, Placement]:
    """The boards by their cells."""
    return {cell(placement): placement for placement in placements}


def meeting(content: Content, placement: Placement, laid: Mapping[Cell, Placement]) -> Iterator[tuple[str, Placement]]:
    """Each side of a board whose door lies against a door, with the board behind it; a door against a wall is none."""
    for side in doors(content, placement):
        other = laid.get(beside(placement, side))
        if other is not None and OPPOSITE[side] in doors(content, other):
            yield side, other


def touching(a: Placement, b: Placement) -> bool:
    """Whether two boards lie wall to wall."""
    return a.floor == b.floor and abs(a.col - b.col) + abs(a.row - b.row) == 1


def links(content: Content, placements: tuple[Placement, ...]) -> tuple[Link, ...]:
    """Every connection: door to door, and the two ends of each staircase."""
    by_cells = by_cell(placements)
    found = [
        Link(placement.room, other.room, "door")
        for placement in placements
        for side, other in meeting(content, placement, by_cells)
        if side in "es"
    ]
    laid = {placement.room for placement in placements}
    found += (
        Link(stairs.lower, stairs.upper, "stairs") for stairs in content.stairs if {stairs.lower, stairs.upper} <= laid
    )
    return tuple(found)


def board(content: Content, placements: tuple[Placement, ...]) -> Board:
    """The graph of a mansion, remembered."""
    known = _boards.get(content, placements)
    if known is not None:
        return known
    made = Board((placement.room for placement in placements), links(content, placements))
    return _boards.keep(made, content, placements)


def where(placements: Iterable[Placement], room: str) -> Placement | None:
    """Where a board lies."""
    for placement in placements:
        if placement.room == room:
            return placement
    return None


def cell_id(floor: str, col: int, row: int) -> str:
    """A cell as a space: ``1F:1:0``."""
    return f"{floor}:{col}:{row}"


def parse_cell(text: str) -> Cell | None:
    """The cell of an id; None for what is no cell."""
    name, *rest = text.split(":")
    floor = next((one for one in FLOORS if one == name), None)
    if floor is None or len(rest) != 2 or not all(re.fullmatch(r"-?\d{1,3}", part) for part in rest):
        return None
    return floor, int(rest[0]), int(rest[1])


def shadows(content: Content, placements: Iterable[Placement]) -> Iterator[str]:
    """Every hiding place of the laid boards."""
    for placement in placements:
        for shadow in content.by_id[placement.room].shadows:
            yield shadow.id
