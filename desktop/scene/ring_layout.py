"""From a ring of seats and a size to a rectangle for everything on it; the ring is always in sight whole."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.items.seat import BELOW, pill, pill_height
from desktop.items.seat_parts import ON_PAPER, PERSON, on_chip, place, shown
from desktop.items.style import UNIT_OF_STYLE, Style, around
from desktop.scene import ring_labels
from desktop.scene.layout import Layout
from desktop.scene.ring_labels import CENTRE, SEAT, circle
from desktop.scene.ring_path import Bounds, fitted, steps
from desktop.scene.stacking import Stand
from rules.views import Picture, PieceId, Space, SpaceId

HOST, AUDIENCE = QSizeF(1490, 968), QSizeF(1920, 1080)
"""The sizes for which the measures are drawn."""
LEAST_HOST, LARGEST_HOST, LEAST_FAR, LARGEST_FAR = 44.0, 72.0, 56.0, 84.0
BESIDE, OVER, OVER_FAR = 60.0, 44.0, 60.0
"""What is kept free beside and over the seats; over them, read from afar, a word and a rim of the screen."""
CLOCK: Final = 0.22
"""The radius of the middle, as a part of the height."""
GAP: Final = 4.0


def is_ring(picture: Picture) -> bool:
    """Whether the picture shows people round a table."""
    return any(space.shape == SEAT for space in picture.spaces)


def lay_ring(picture: Picture, size: QSizeF, style: Style) -> Layout:
    """Fit the ring into the size; it never outgrows it."""
    scale = _scale(size, style)
    style = Style(style.theme, style.language, UNIT_OF_STYLE * scale, style.labels, style.letters)
    seated = circle(picture)
    named = _named(picture)
    ring = fitted(len(seated), size, _bounds(bool(named), scale, style))
    middle = QPointF(size.width() / 2, size.height() / 2)
    spots = steps(len(seated), round(ring.across, 2), round(ring.down, 2))
    seats = {
        space.id: around(QRectF(middle + QPointF(*spot), middle + QPointF(*spot)), ring.radius)
        for space, spot in zip(seated, spots, strict=True)
    }
    reach = min(CLOCK * size.height(), 0.7 * (min(ring.across, ring.down) - ring.radius))
    clock = around(QRectF(middle, middle), max(1.0, reach))
    centres = {space.id: clock for space in picture.spaces if space.shape == CENTRE}
    plates = _pills(seated, [space for space in seated if space.id in named], seats, style)
    spaces: dict[SpaceId, QRectF] = {**seats, **centres}
    line = QRectF(middle.x() - ring.across, middle.y() - ring.down, 2 * ring.across, 2 * ring.down)
    return Layout(
        size=size,
        unit=style.unit,
        packing=0,
        floors={"": line},
        headers={},
        spaces=spaces,
        areas=spaces,
        pieces=_tokens(picture, spaces) | ring_labels.stands(ring_labels.Lying(picture, size, spaces, plates, style)),
        free=(),
        plates=plates,
    )


def _scale(size: QSizeF, style: Style) -> float:
    whole = AUDIENCE if style.theme.audience else HOST
    return max(0.01, min(size.width() / whole.width(), size.height() / whole.height()))


def _bounds(named: bool, scale: float, style: Style) -> Bounds:
    least, largest = (LEAST_FAR, LARGEST_FAR) if style.theme.audience else (LEAST_HOST, LARGEST_HOST)
    tall = pill_height(largest * scale, style) + style.px(2 * BELOW) if named else 0.0
    over = OVER_FAR if style.theme.audience else OVER
    return Bounds(least * scale, largest * scale, BESIDE * scale, max(over * scale, tall))


def _named(picture: Picture) -> set[SpaceId]:
    """The seats below which the name hangs: those where no person stands who bears it."""
    told = {piece.at for piece in picture.pieces if piece.look == PERSON}
    return {space.id for space in picture.spaces if space.shape == SEAT} - told


def _pills(
    seated: Sequence[Space], named: Sequence[Space], seats: Mapping[SpaceId, QRectF], style: Style
) -> dict[SpaceId, QRectF]:
    """Every pill is as wide as its name, but keeps off what other seats show."""
    wishes = {space.id: pill(space, seats[space.id], math.inf, style) for space in named}
    signs = {space.id: _signs(space, seats[space.id]) for space in seated}
    return {
        space.id: pill(space, seats[space.id], _room(space.id, wishes, signs, style.px(GAP)), style) for space in named
    }


def _signs(space: Space, seat: QRectF) -> list[QRectF]:
    """A seat with what hangs on it; a hand may be counted at any."""
    parts = {**shown(space, ""), "hand": ON_PAPER["hand"]}
    return [seat, *(place(part, seat) for part in parts.values())]


def _room(
    name: SpaceId, pills: Mapping[SpaceId, QRectF], signs: Mapping[SpaceId, Sequence[QRectF]], gap: float
) -> float:
    """How wide a pill may be."""
    mine = pills[name]
    half = mine.width() / 2
    for other, around_it in signs.items():
        seat = around_it[0]
        if other == name or abs(seat.center().x() - mine.center().x()) > mine.width() / 2 + 2 * seat.width():
            continue
        half = min(half, *(_beside(mine, sign, gap) for sign in around_it))
        if other in pills and pills[other].top() < mine.bottom() and mine.top() < pills[other].bottom():
            half = min(half, (abs(pills[other].center().x() - mine.center().x()) - gap) / 2)
    return 2 * max(half, mine.height())


def _beside(strip: QRectF, disc: QRectF, gap: float) -> float:
    """How far from its middle a strip may reach beside something round."""
    reach, at = disc.width() / 2 + gap, disc.center()
    away = max(strip.top() - at.y(), at.y() - strip.bottom(), 0.0)
    if away >= reach:
        return math.inf
    return abs(at.x() - strip.center().x()) - math.sqrt(reach * reach - away * away)


def _tokens(picture: Picture, spaces: Mapping[SpaceId, QRectF]) -> dict[PieceId, Stand]:
    """The tokens and the people, each on its seat."""
    return {piece.id: Stand(spaces[piece.at]) for piece in picture.pieces if piece.at in spaces and not on_chip(piece)}
