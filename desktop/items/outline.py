"""The outline of a space: the walls of a room, the round of a well, a pill, an arched plaque, a panel."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from rules.views import Space

SEATS: Final = frozenset({"seat", "centre"})
"""The shapes of a ring of seats, all of them round."""
PLACES: Final = frozenset({"street", "location", "world", "area", "zone"}) | SEATS
"""The shapes of a printed map, and those of a ring."""
ROUNDNESS: Final = {"world": 10.0, "zone": 12.0, "area": 8.0, "location": 8.0}
"""How round a corner is, in the measures of the style guide."""
SHOULDER, PEAK = 0.13, -0.093
ROOM_CORNER = 0.03
WIDTH, HEIGHT = 1500.0, 968.0
"""The size of a printed map, in its own units."""


def is_place(space: Space) -> bool:
    """Whether the space is printed on a map, or lies on a ring of seats."""
    return space.shape in PLACES


def is_seat(space: Space) -> bool:
    """Whether the space lies on a ring of seats."""
    return space.shape in SEATS


def is_well(space: Space) -> bool:
    """Whether the space is a round place within another."""
    return bool(space.within) and not is_place(space)


def is_low(space: Space) -> bool:
    """Whether the space lies in the lower half of the map, so that the map's middle is above it."""
    return space.y > HEIGHT / 2


def outline(space: Space, rect: QRectF, pixel: float) -> QPainterPath:
    """The outline in the rectangle; `pixel` is one measure of the style guide on this board."""
    path = QPainterPath()
    if is_well(space) or is_seat(space):
        path.addEllipse(rect)
    elif space.shape == "street":
        path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    elif space.shape == "location":
        return arched(rect, ROUNDNESS["location"] * pixel)
    else:
        radius = ROUNDNESS[space.shape] * pixel if is_place(space) else ROOM_CORNER * rect.width()
        path.addRoundedRect(rect, radius, radius)
    return path


def arched(rect: QRectF, radius: float) -> QPainterPath:
    """A plaque with an arched top and round feet."""
    left, right, foot = rect.left(), rect.right(), rect.bottom()
    shoulder = rect.top() + SHOULDER * rect.height()
    path = QPainterPath(rect.topLeft())
    path.moveTo(left, shoulder)
    path.quadTo(rect.center().x(), rect.top() + PEAK * rect.height(), right, shoulder)
    path.lineTo(right, foot - radius)
    path.quadTo(right, foot, right - radius, foot)
    path.lineTo(left + radius, foot)
    path.quadTo(left, foot, left, foot - radius)
    path.closeSubpath()
    return path
