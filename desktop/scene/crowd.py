"""How pieces share a place of a printed map: in rows as large as they can be, closer together when there are many."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from desktop.scene.stacking import Stand
from rules.views import Piece, PieceId

ORDER: Final = ("investigator", "visitor", "gate", "elder-sign", "monster", "clue")
"""Who stands before whom, by the first word of the look."""
LARGEST, LARGE = 50.0, 46.0
LEAST: Final = 20.0
MOST: Final = 12
CLOSE, DENSE = 0.84, 0.88
"""How near two pieces of a row, and two rows, may come, as parts of a piece."""
WIDTH: Final = 0.86
SQUARE: Final = 0.92
ROWS: Final = (1, 2, 3)


class Grid(NamedTuple):
    """Rows, columns, and the height of a piece."""

    rows: int
    columns: int
    height: float


def stand(pieces: Sequence[Piece], area: QRectF, active: PieceId, pixel: float) -> dict[PieceId, Stand]:
    """The place of every piece of one space; those of a look fall together where they would be too small."""
    heaps = [[piece] for piece in sorted(pieces, key=lambda piece: (_rank(piece), piece.id != active))]
    if heaps and (len(heaps) > MOST or _grid(len(heaps), area, pixel).height < LEAST * pixel):
        heaps = _by_look([piece for heap in heaps for piece in heap])
    if not heaps:
        return {}
    grid = _grid(len(heaps), area, pixel)
    stands: dict[PieceId, Stand] = {}
    for number, heap in enumerate(heaps):
        rect = _place(number, len(heaps), grid, area, _tall(heap[0], grid.height))
        stands |= {piece.id: Stand(rect, sum(one.count for one in heap)) for piece in heap}
    return stands


def _rank(piece: Piece) -> int:
    return next((number for number, kind in enumerate(ORDER) if piece.look.startswith(kind)), len(ORDER))


def _by_look(pieces: Sequence[Piece]) -> list[list[Piece]]:
    heaps: dict[str, list[Piece]] = {}
    for piece in pieces:
        heaps.setdefault(piece.look, []).append(piece)
    return list(heaps.values())


def _tall(piece: Piece, height: float) -> float:
    figure = piece.look.startswith(("investigator", "visitor"))
    return height if figure else SQUARE * height


def _grid(count: int, area: QRectF, pixel: float) -> Grid:
    """The rows that let the pieces be largest; the fewest of equals."""
    grids = [_rows(count, rows, area, pixel) for rows in ROWS if rows <= count]
    grids += [_rows(count, math.ceil(math.sqrt(count)), area, pixel)] if count > MOST else []
    return max(grids, key=lambda grid: (round(grid.height, 1), -grid.rows))


def _rows(count: int, rows: int, area: QRectF, pixel: float) -> Grid:
    columns = math.ceil(count / rows)
    across = area.width() / (1 + (columns - 1) * CLOSE) / WIDTH
    down = area.height() / (1 + (rows - 1) * DENSE)
    return Grid(rows, columns, min(across, down, (LARGEST if count == 1 else LARGE) * pixel))


def _place(number: int, count: int, grid: Grid, area: QRectF, tall: float) -> QRectF:
    row, column = divmod(number, grid.columns)
    inrow = min(grid.columns, count - row * grid.columns)
    rows = math.ceil(count / grid.columns)
    wide = WIDTH * grid.height
    step = min(1.06 * wide, (area.width() - wide) / max(1, grid.columns - 1))
    drop = min(grid.height, (area.height() - grid.height) / max(1, rows - 1))
    x = area.center().x() + (column - (inrow - 1) / 2) * step
    y = area.center().y() + (row - (rows - 1) / 2) * drop
    return QRectF(x - tall / 2, y - tall / 2, tall, tall)
