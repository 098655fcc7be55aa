"""From a printed map and a size to a rectangle for everything on it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.items.outline import HEIGHT, WIDTH, is_low
from desktop.items.place import zone_words
from desktop.items.place_lettering import band, plate, plate_rect
from desktop.items.style import UNIT_OF_STYLE, Style
from desktop.items.tally import wide
from desktop.scene import crowd
from desktop.scene.layout import Layout
from rules.views import Picture, Piece, Space, SpaceId

FLATTEST, TALLEST = 1 / 1.24, 1.12
WIDEST: Final = 1.12
LEAST: Final = 0.62
UPRIGHT: Final = frozenset({"street", "location"})
"""Shapes that keep their form when the map is pressed or stretched."""
STRIP_RIGHT, GAP = 1488.0, 13.0
FIELD: Final = (0.22, 0.78)


class Scale(NamedTuple):
    """Pixels to a unit of the map: of what is drawn, and between the middles, across and down; and the origin."""

    drawn: float
    across: float
    down: float
    origin: QPointF

    def point(self, x: float, y: float) -> QPointF:
        """Where a point of the map lies."""
        return self.origin + QPointF(x * self.across, y * self.down)


def is_map(picture: Picture) -> bool:
    """Whether the picture tells where its spaces are printed."""
    return any(space.width for space in picture.spaces)


def lay_map(picture: Picture, size: QSizeF, style: Style, shrink: bool = False) -> Layout:
    """Fit the map into the size; where it would be too small it outgrows the size, unless it may shrink."""
    drawn = _drawn(size, shrink)
    across = max(drawn, min(size.width() / WIDTH, WIDEST * drawn))
    down = max(FLATTEST * drawn, min(size.height() / HEIGHT, TALLEST * drawn))
    whole = size.expandedTo(QSizeF(WIDTH * across, HEIGHT * down) - QSizeF(0.5, 0.5))
    origin = QPointF((whole.width() - WIDTH * across) / 2, (whole.height() - HEIGHT * down) / 2)
    scale = Scale(drawn, across, down, origin)
    unit = UNIT_OF_STYLE * drawn
    lettering = Style(style.theme, style.language, unit, style.labels, style.letters)
    spaces = _above_names(picture, _spaces(picture, scale), lettering)
    areas = {space.id: _standing(space, spaces[space.id], lettering) for space in picture.spaces}
    return Layout(
        size=whole,
        unit=unit,
        packing=0,
        floors={"": QRectF(origin, QSizeF(WIDTH * across, HEIGHT * down))},
        headers={},
        spaces=spaces,
        areas=areas,
        pieces={
            piece: stand
            for space, there in _by_place(picture).items()
            if space in areas
            for piece, stand in crowd.stand(there, areas[space], picture.active, drawn).items()
        },
        free=_free(spaces, scale),
        plates=_plates(picture, spaces, lettering),
        tracks=_tracks(picture, scale),
    )


def _by_place(picture: Picture) -> dict[SpaceId, list[Piece]]:
    found: dict[SpaceId, list[Piece]] = {}
    for piece in picture.pieces:
        found.setdefault(piece.at, []).append(piece)
    return found


def _drawn(size: QSizeF, shrink: bool) -> float:
    fitting = min(size.width() / WIDTH, size.height() / HEIGHT / FLATTEST)
    return max(0.01 if shrink else LEAST, fitting)


def _spaces(picture: Picture, scale: Scale) -> dict[SpaceId, QRectF]:
    known = {space.id: space for space in picture.spaces}
    return {space.id: _rect(space, known.get(space.within), scale) for space in picture.spaces}


def _above_names(picture: Picture, spaces: dict[SpaceId, QRectF], style: Style) -> dict[SpaceId, QRectF]:
    """A cell in a location makes way for the location's name."""
    known = {space.id: space for space in picture.spaces}
    for space in picture.spaces:
        around = known.get(space.within)
        if around is not None and around.shape == "location":
            foot = band(around, spaces[around.id], style).rect.top() - style.px(2)
            spaces[space.id].moveBottom(min(foot, spaces[space.id].bottom()))
    return spaces


def _rect(space: Space, around: Space | None, scale: Scale) -> QRectF:
    """What lies within an upright shape keeps its place there."""
    middle = scale.point(space.x, space.y)
    upright = space.shape in UPRIGHT
    if around is not None and around.shape in UPRIGHT:
        upright = True
        beside = QPointF(space.x - around.x, space.y - around.y) * scale.drawn
        middle = scale.point(around.x, around.y) + beside
    across, down = (scale.drawn, scale.drawn) if upright else (scale.across, scale.down)
    if space.shape == "location":
        # Names need the room, and a plaque is none the worse for it.
        across = scale.across
    wide, tall = space.width * across, space.height * down
    return QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)


def _standing(space: Space, rect: QRectF, style: Style) -> QRectF:
    """The part of a place where pieces stand, clear of its name."""
    px = style.px
    if space.shape == "location":
        foot = band(space, rect, style).rect.top()
        return QRectF(rect.x() + px(4), rect.y() + px(8), rect.width() - px(8), foot - rect.y() - px(9))
    if space.shape == "street":
        return rect.adjusted(px(15), px(4), -px(15), -px(4))
    if space.shape == "zone":
        head = max(words.rect.bottom() for words in zone_words(space, rect, style)) + px(3)
        return QRectF(rect.x() + px(8), head, rect.width() - px(16), rect.bottom() - head - px(5))
    return rect.adjusted(px(2), px(2), -px(2), -px(2))


def _plates(picture: Picture, spaces: Mapping[SpaceId, QRectF], style: Style) -> dict[SpaceId, QRectF]:
    return {
        space.id: plate_rect(plate(space, spaces[space.id], is_low(space), style), style)
        for space in picture.spaces
        if space.shape == "street"
    }


def _tracks(picture: Picture, scale: Scale) -> dict[str, QRectF]:
    """The tracks stand in a row at the right of the lowest zones, each as wide as its cells ask for."""
    zones = [space for space in picture.spaces if space.shape == "zone" and is_low(space)]
    shown = [track for track in picture.tracks if track.id not in {space.id for space in zones}]
    if not zones or not shown:
        return {}
    left = max(zone.x + zone.width / 2 for zone in zones) + GAP
    share = (STRIP_RIGHT - left - GAP * (len(shown) - 1)) / sum(wide(track) for track in shown)
    found: dict[str, QRectF] = {}
    for track in shown:
        corner = scale.point(left, zones[0].y - zones[0].height / 2)
        found[track.id] = QRectF(corner, QSizeF(share * wide(track) * scale.across, zones[0].height * scale.down))
        left += share * wide(track) + GAP
    return found


def _free(spaces: Mapping[SpaceId, QRectF], scale: Scale) -> tuple[QRectF, ...]:
    """The field in the middle of the map, between its two rows of streets."""
    middle = scale.point(0, HEIGHT / 2).y()
    above = [rect.bottom() for rect in spaces.values() if rect.bottom() < middle]
    below = [rect.top() for rect in spaces.values() if rect.top() > middle]
    if not above or not below:
        return ()
    left, right = (scale.point(WIDTH * part, 0).x() for part in FIELD)
    name = 44 * scale.drawn
    field = QRectF(left, max(above) + name, right - left, min(below) - max(above) - 2 * name)
    return (field,) if field.height() > name else ()
