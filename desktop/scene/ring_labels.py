"""The labels on a ring of seats: reminders beside their tokens, and in the middle the characters that were shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF

from desktop.items import centre
from desktop.items.chip import Chip, chip
from desktop.items.room import Room
from desktop.items.seat import letter, tag, tag_rect
from desktop.items.seat_parts import on_chip
from desktop.items.seat_states import lantern
from desktop.items.style import Style, around
from desktop.scene import chip_places
from desktop.scene.stacking import Stand
from rules.views import Mark, Picture, Piece, PieceId, Space, SpaceId

SEAT, CENTRE = "seat", "centre"
GAP, EDGE, RIM = 4.0, 2.0, 12.0
SMALL: Final = 0.9
"""The letters of a reminder, as a part of the small words."""
SMALLER: Final = (1.0, 0.88, 0.76, 0.66)
LEAST, OF_MIDDLE = 13.0, 0.09
"""The letters in the middle on a small screen."""


@dataclass(frozen=True)
class Lying:
    """A ring as it lies: where its seats are, its middle, and the pills below the seats."""

    picture: Picture
    size: QSizeF
    spaces: Mapping[SpaceId, QRectF]
    plates: Mapping[SpaceId, QRectF]
    style: Style

    @property
    def seats(self) -> dict[SpaceId, QRectF]:
        """The seats alone."""
        return {space.id: self.spaces[space.id] for space in circle(self.picture)}

    @property
    def clock(self) -> QRectF:
        """The round of the middle; nothing where there is none."""
        return next((self.spaces[space.id] for space in self.picture.spaces if space.shape == CENTRE), QRectF())


def circle(picture: Picture) -> tuple[Space, ...]:
    """The seats in their order round the table."""
    return tuple(sorted((space for space in picture.spaces if space.shape == SEAT), key=lambda space: space.col))


def marked(picture: Picture) -> tuple[Space, ...]:
    """All spaces; the seat whose turn it is bears a mark of its own."""
    if not picture.active or not any(space.shape == SEAT for space in picture.spaces):
        return picture.spaces
    here = {piece.at for piece in picture.pieces if piece.id == picture.active}
    return tuple(
        replace(space, marks=(*space.marks, Mark("now"))) if space.shape == SEAT and space.id in here else space
        for space in picture.spaces
    )


def is_voting(picture: Picture) -> bool:
    """Whether hands are counted."""
    return any(track.id == "votes" for track in picture.tracks)


def stands(lying: Lying) -> dict[PieceId, Stand]:
    """A place for every label that is shown."""
    middle = _shown(lying)
    return {name: Stand(rect) for name, rect in {**middle, **_reminders(lying, list(middle.values()))}.items()}


def middle_of(picture: Picture, where: QRectF, style: Style) -> centre.Middle:
    """What the middle of a ring says."""
    space = next((space for space in picture.spaces if space.shape == CENTRE), None)
    hand = next((one for one in circle(picture) if any(mark.kind == "next-hand" for mark in one.marks)), None)
    return centre.Middle(
        style.says(space.name) if space is not None else "",
        where,
        {track.id: track for track in picture.tracks},
        style.says(hand.name) if hand is not None else "",
        bool(_bluffs(picture)),
    )


def _bluffs(picture: Picture) -> list[Piece]:
    """The labels in the middle; none while hands are counted."""
    if is_voting(picture):
        return []
    centres = {space.id for space in picture.spaces if space.shape == CENTRE}
    return [piece for piece in picture.pieces if piece.at in centres and on_chip(piece)]


def _shown(lying: Lying) -> dict[PieceId, QRectF]:
    """The labels in the middle, in rows below its words."""
    where = lying.clock
    scale = where.width() / 2 / centre.QUIET
    size, gap = max(centre.CHIP * scale, min(LEAST, OF_MIDDLE * where.width() / 2)), centre.CHIP_GAP * scale
    chips = [(piece.id, chip(lying.style.says(piece.name), size)) for piece in _bluffs(lying.picture)]
    top = where.center().y() + centre.CHIPS_AT * scale
    found: dict[PieceId, QRectF] = {}
    for row in _rows(chips, where.width(), gap):
        left = where.center().x() - (sum(one.size.width() for _, one in row) + gap * (len(row) - 1)) / 2
        tall = max(one.size.height() for _, one in row)
        for name, one in row:
            found[name] = QRectF(left, top + (tall - one.size.height()) / 2, one.size.width(), one.size.height())
            left += one.size.width() + gap
        top += tall + gap
    return found


def _rows(chips: Sequence[tuple[PieceId, Chip]], room: float, gap: float) -> list[list[tuple[PieceId, Chip]]]:
    rows: list[list[tuple[PieceId, Chip]]] = []
    used = room
    for name, one in chips:
        if used + gap + one.size.width() > room:
            rows.append([])
            used = -gap
        used += gap + one.size.width()
        rows[-1].append((name, one))
    return rows


def _reminders(lying: Lying, shown: Sequence[QRectF]) -> dict[PieceId, QRectF]:
    """Every reminder with its whole label; in smaller letters before one lies on another."""
    seats, style = lying.seats, lying.style
    here = [piece for piece in lying.picture.pieces if on_chip(piece) and piece.at in seats]
    if not here:
        return {}
    by_seat = {name: [piece for piece in here if piece.at == name] for name in seats}
    table, full = _table(lying, shown), SMALL * letter(next(iter(seats.values())).width() / 2, style)
    sizes: dict[SpaceId, list[QSizeF]] = {}
    for part in SMALLER:
        sizes = {name: [chip(style.says(one.name), part * full).size for one in by_seat[name]] for name in seats}
        found = chip_places.places(table, sizes)
        if found is not None:
            return _by_piece(by_seat, found)
    return _by_piece(by_seat, {name: _heaped(seats[name], sizes[name]) for name in seats})


def _table(lying: Lying, shown: Sequence[QRectF]) -> chip_places.Table:
    rooms = [Room(one, lying.spaces[one.id], (), lying.plates.get(one.id, QRectF())) for one in circle(lying.picture)]
    tags = [tag_rect(words) for room in rooms for words in tag(room, lying.style)]
    whole = QRectF(0, 0, lying.size.width(), lying.size.height())
    lanterns = (lantern(room, lying.style) for room in rooms)
    others = (*lying.plates.values(), *tags, *lanterns, *_said(lying), *shown)
    px = lying.style.px
    return chip_places.Table(lying.seats, others, whole.center(), around(whole, -px(EDGE)), px(GAP), px(RIM))


def _said(lying: Lying) -> list[QRectF]:
    """What the middle covers: the clock, or its lines."""
    if is_voting(lying.picture):
        return [lying.clock]
    middle = middle_of(lying.picture, lying.clock, lying.style)
    return [words.rect for words in centre.captions(middle, lying.style)]


def _by_piece(
    by_seat: Mapping[SpaceId, Sequence[Piece]], found: Mapping[SpaceId, Sequence[QRectF]]
) -> dict[PieceId, QRectF]:
    return {piece.id: rect for name in by_seat for piece, rect in zip(by_seat[name], found[name], strict=True)}


def _heaped(seat: QRectF, sizes: Sequence[QSizeF]) -> list[QRectF]:
    """Where nothing else helps they lie across their token, one below the other, each label still to be read."""
    top, found = seat.center().y() - sum(size.height() for size in sizes) / 2, []
    for size in sizes:
        found.append(QRectF(seat.center().x() - size.width() / 2, top, size.width(), size.height()))
        top += size.height()
    return found
