"""Where the shadows of a room lie, and where its pieces stand, as parts of the tile."""

from PySide6.QtCore import QPointF, QRectF

WALL = 0.018
RADIUS = 0.088
PLACES = (
    (0.17, 0.84), (0.39, 0.84), (0.61, 0.84), (0.83, 0.84), (0.83, 0.61), (0.17, 0.61), (0.83, 0.33), (0.17, 0.33),
)  # fmt: skip
UNDER_STAIRS = (0.83, 0.33)
CROWDED_RADIUS = 0.062
CROWDED_COLUMNS = 6


def tile(cell: QRectF) -> QRectF:
    """The square of the walls within a cell of the grid."""
    inset = cell.width() * WALL
    return cell.adjusted(inset, inset, -inset, -inset)


def slot(room: QRectF, number: int, of: int, stairs: bool) -> QRectF:
    """The square round slot `number` of `of` in a room; with stairs the place below them stays free."""
    places = [place for place in PLACES if not (stairs and place == UNDER_STAIRS)]
    if of > len(places):
        return _square(room, _crowded(number), CROWDED_RADIUS)
    return _square(room, places[number], RADIUS)


def _crowded(number: int) -> tuple[float, float]:
    row, column = divmod(number, CROWDED_COLUMNS)
    return 0.12 + 0.76 * column / (CROWDED_COLUMNS - 1), 0.88 - 0.145 * row


def _square(room: QRectF, place: tuple[float, float], radius: float) -> QRectF:
    side = room.width()
    centre = QPointF(room.x() + place[0] * side, room.y() + place[1] * side)
    reach = radius * side
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def standing(room: QRectF, slots: int) -> QRectF:
    """The part of a room where pieces stand, clear of its slots and of its name."""
    if slots <= 1:
        return _part(room, 0.46, 0.255, 0.795)
    return _part(room, 0.46 if slots <= 4 else 0.235, 0.215, 0.735)


def _part(room: QRectF, reach: float, top: float, bottom: float) -> QRectF:
    side = room.width()
    return QRectF(room.x() + (0.5 - reach) * side, room.y() + top * side, 2 * reach * side, (bottom - top) * side)
