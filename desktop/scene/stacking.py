"""How up to twelve pieces share one space, and what becomes one piece with a number when there are more."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from rules.views import Piece, PieceId

ROWS = {
    1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4), 9: (3, 3, 3),
    10: (4, 3, 3), 11: (4, 4, 3), 12: (4, 4, 4),
}  # fmt: skip
HEIGHTS = {1: 0.72, 2: 0.60, 3: 0.46, 4: 0.43, 5: 0.43, 6: 0.43, 7: 0.34, 8: 0.34}
SMALL = 0.31
MOST = 12
LEAST_HEIGHT = 28.0
FIGURE = 0.8


class Stand(NamedTuple):
    """Where a piece stands, and how many of its kind it stands for."""

    rect: QRectF
    many: int = 1


def stand(pieces: Sequence[Piece], area: QRectF, active: PieceId) -> dict[PieceId, Stand]:
    """The place of every piece of one space; the active one comes first, those of a kind may fall together."""
    ordered = sorted(pieces, key=lambda piece: piece.id != active)
    kinds = [[piece] for piece in ordered]
    if len(kinds) > MOST or _height(len(kinds)) * area.height() < LEAST_HEIGHT:
        kinds = _by_look(ordered)
    shown = kinds[:MOST]
    stands = {
        piece.id: Stand(rect, len(kind))
        for kind, rect in zip(shown, rects(len(shown), area), strict=True)
        for piece in kind
    }
    last = shown[-1][0].id if shown else ""
    return stands | {piece.id: Stand(stands[last].rect) for kind in kinds[MOST:] for piece in kind}


def _by_look(pieces: Sequence[Piece]) -> list[list[Piece]]:
    kinds: dict[str, list[Piece]] = {}
    for piece in pieces:
        kinds.setdefault(piece.look, []).append(piece)
    return list(kinds.values())


def _height(count: int) -> float:
    return HEIGHTS.get(min(count, MOST), SMALL)


def rects(count: int, area: QRectF) -> list[QRectF]:
    """The places of `count` figures in an area, row by row, the first row above; short rows are centred."""
    if not count:
        return []
    rows = ROWS[count]
    height = min(_height(count) * area.height(), 0.96 * area.width() / (max(rows) * FIGURE))
    return [
        _figure(area, max(rows), (place - (inrow - 1) / 2, (row + 0.5) / len(rows)), height)
        for row, inrow in enumerate(rows)
        for place in range(inrow)
    ]


def _figure(area: QRectF, columns: int, place: tuple[float, float], height: float) -> QRectF:
    width = height * FIGURE
    step = min(area.width() / columns, 1.5 * width)
    x = area.center().x() + place[0] * step
    y = area.y() + place[1] * area.height()
    return QRectF(x - width / 2, y - height / 2, width, height)
