"""Where the cells of each floor lie on the sheet: the first floor at the left, the second above the basement."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.hakoonna.content import Cell, FloorId, Placement

MARGIN = 0.5
"""How much of a cell is drawn free round the boards of a floor; a board is dropped there, or as far again outside."""
GAP = 0.3
HEAD = 0.3
BESIDE: tuple[FloorId, ...] = ("2F", "B1")


class Floor(NamedTuple):
    """A floor: its first column and row, how many there are, and where its corner lies, in cells."""

    col: int
    row: int
    cols: int
    rows: int
    x: float
    y: float


class Cells:
    """``side`` is that of a cell, in pixels."""

    def __init__(self, plan: tuple[Placement, ...], size: QSizeF) -> None:
        spans = {floor: _span(plan, floor) for floor in ("1F", *BESIDE)}
        across = spans["1F"][2] + 2 * MARGIN + GAP
        self.floors: dict[FloorId, Floor] = {}
        down = 0.0
        self.floors["1F"] = Floor(*spans["1F"], MARGIN, HEAD + MARGIN)
        for floor in BESIDE:
            self.floors[floor] = Floor(*spans[floor], across + MARGIN, down + HEAD + MARGIN)
            down += HEAD + spans[floor][3] + 2 * MARGIN
        wide = across + max(spans[floor][2] for floor in BESIDE) + 2 * MARGIN
        tall = max(down, HEAD + spans["1F"][3] + 2 * MARGIN)
        self.side = max(1.0, math.floor(min(size.width() / wide, size.height() / tall)))
        self.corner = QPointF((size.width() - wide * self.side) / 2, (size.height() - tall * self.side) / 2)

    def rect(self, cell: Cell) -> QRectF:
        """Where a cell lies."""
        floor, col, row = cell
        at = self.floors[floor]
        return QRectF(self._at(at.x + col - at.col, at.y + row - at.row), QSizeF(self.side, self.side))

    def ground(self, floor: FloorId) -> QRectF:
        """Where a floor lies, with its free margin."""
        at = self.floors[floor]
        size = QSizeF((at.cols + 2 * MARGIN) * self.side, (at.rows + 2 * MARGIN) * self.side)
        return QRectF(self._at(at.x - MARGIN, at.y - MARGIN), size)

    def _at(self, x: float, y: float) -> QPointF:
        return self.corner + QPointF(x, y) * self.side

    def under(self, point: QPointF) -> Cell | None:
        """The cell under a point, at most one outside the boards of a floor; None far from every floor."""
        for reach in (0.0, MARGIN * self.side):
            for floor, at in self.floors.items():
                ground = self.ground(floor)
                if ground.adjusted(-reach, -reach, reach, reach).contains(point):
                    inside = (point - ground.topLeft()) / self.side - QPointF(MARGIN, MARGIN)
                    return floor, at.col + math.floor(inside.x()), at.row + math.floor(inside.y())
        return None


def _span(plan: tuple[Placement, ...], floor: FloorId) -> tuple[int, int, int, int]:
    boards = [one for one in plan if one.floor == floor]
    if not boards:
        return 0, 0, 1, 1
    col, row = min(one.col for one in boards), min(one.row for one in boards)
    return col, row, max(one.col for one in boards) - col + 1, max(one.row for one in boards) - row + 1
