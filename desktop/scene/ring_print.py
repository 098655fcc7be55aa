"""What lies on a ring of seats under the seats: its line, rings of light, the words or the clock in the middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from desktop.items import pointing
from desktop.items.beads import paint_beads
from desktop.items.centre import Middle, captions, light_reach, paint_light, paint_middle
from desktop.items.chip import PALE
from desktop.items.seat_parts import on_chip
from desktop.items.style import Style, around, pen
from desktop.scene.layout import Layout
from desktop.scene.ring_labels import circle, is_voting, middle_of
from desktop.scene.ring_layout import is_ring
from desktop.theme import tinted
from rules.views import Picture

LINE, LINE_STEP = 2.0, 10.0
TAG_TALL, TAG_AT_THE_TABLE, CLEAR = 46.0, 31.0, 14.0
"""How far the line to somebody nominated ends before the seat: below a word over it, or beside the rim."""
HALF_HEAD: Final = 34.0
CLEAR_OF_NAME, SHORTEST = 6.0, 24.0
THREAD, THREAD_SHOWS = 2.0, 0.5


@dataclass(frozen=True)
class RingPrint:
    """The share of a ring that is not at a seat."""

    middle: Middle
    line: QRectF
    tie: QLineF | None
    threads: tuple[QLineF, ...]
    style: Style

    def paint(self, painter: QPainter, part: QRectF) -> None:
        """Draw what lies under the seats."""
        style = self.style
        paint_beads(painter, self.line, part, style.theme.line, (style.px(LINE), style.px(LINE_STEP)))
        painter.setPen(pen(tinted(PALE, THREAD_SHOWS), style.px(THREAD)))
        painter.drawLines(list(self.threads))
        if light_reach(self.middle).intersects(part):
            paint_light(painter, self.middle, style, part)
        if self.tie is not None:
            pointing.paint_tie(painter, self.tie, style)
        if self.covers().intersects(part):
            paint_middle(painter, self.middle, style)

    def covers(self) -> QRectF:
        """The words in the middle, the clock and its line."""
        rect = QRectF(self.middle.circle)
        for words in captions(self.middle, self.style):
            rect |= words.rect
        if self.tie is not None:
            rect |= around(QRectF(self.tie.p1(), self.tie.p2()).normalized(), self.style.px(HALF_HEAD))
        return around(rect, self.style.px(4))

    def changed(self, before: RingPrint) -> list[QRectF] | None:
        """Where it differs from one before; None when all of it does."""
        if (self.line, self.style) != (before.line, before.style):
            return None
        if self == before:
            return []
        turned = self.middle.voting != before.middle.voting
        both = (light_reach(self.middle), light_reach(before.middle)) if turned else ()
        moved = [line for line in self.threads if line not in before.threads]
        moved += [line for line in before.threads if line not in self.threads]
        threads = (_strip(line, self.style) for line in moved)
        return [self.covers(), before.covers(), *both, *threads]


def _strip(line: QLineF, style: Style) -> QRectF:
    return around(QRectF(line.p1(), line.p2()).normalized(), style.px(THREAD))


def ring_print(picture: Picture, layout: Layout, style: Style) -> RingPrint | None:
    """What a ring prints; nothing of any other board."""
    if not is_ring(picture):
        return None
    where = middle_of_ring(picture, layout)
    middle = middle_of(picture, where, style)
    tie = _marked(picture, layout, "nominee") if is_voting(picture) else None
    return RingPrint(
        middle,
        layout.floors[""],
        pointing.tie(where, tie, _away(tie, where, style)) if tie is not None else None,
        _threads(picture, layout),
        style,
    )


def middle_of_ring(picture: Picture, layout: Layout) -> QRectF:
    """The round of the middle; a point where there is none."""
    centres = [layout.spaces[space.id] for space in picture.spaces if space.shape == "centre"]
    return centres[0] if centres else QRectF(layout.floors[""].center(), layout.floors[""].center())


def hand_of(picture: Picture, layout: Layout, style: Style) -> QLineF | None:
    """The hand of the clock of a vote; none where nobody is counted next."""
    seat = _marked(picture, layout, "next-hand") if is_ring(picture) and is_voting(picture) else None
    if seat is None:
        return None
    where, tie = middle_of_ring(picture, layout), _marked(picture, layout, "nominee")
    line = pointing.hand(where, seat, _under(seat, tie, where, style), style)
    plates = [around(plate, style.px(CLEAR_OF_NAME)) for plate in layout.plates.values()]
    while line.length() > style.px(SHORTEST) and any(plate.contains(line.p2()) for plate in plates):
        line.setLength(line.length() - 1)
    return line


def _threads(picture: Picture, layout: Layout) -> tuple[QLineF, ...]:
    """From each reminder to its token, so that nobody asks whose it is."""
    seats = {space.id: layout.spaces[space.id].center() for space in circle(picture)}
    lying = {piece.id: piece.at for piece in picture.pieces if piece.at in seats and on_chip(piece)}
    return tuple(QLineF(seats[at], layout.pieces[name].rect.center()) for name, at in lying.items())


def _marked(picture: Picture, layout: Layout, kind: str) -> QRectF | None:
    """The seat that bears a mark."""
    seats = (space for space in circle(picture) if any(mark.kind == kind for mark in space.marks))
    return next((layout.spaces[space.id] for space in seats), None)


def _under(hand: QRectF, tie: QRectF | None, middle: QRectF, style: Style) -> float:
    """Who is nominated is counted last: then the hand stops before the word over the seat."""
    low = hand.center().y() > middle.center().y()
    return _away(hand, middle, style) if low and hand == tie else 0.0


def _away(seat: QRectF, middle: QRectF, style: Style) -> float:
    """A word hangs over the seat; who sits above the middle is met from below."""
    low = seat.center().y() > middle.center().y() + seat.height() / 2
    tag = TAG_TALL if style.theme.audience else TAG_AT_THE_TABLE
    return style.px(tag if low else CLEAR)
