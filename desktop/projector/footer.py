"""The foot of the audience's picture: who sits at the table, clockwise, and who is to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop import art
from desktop.items import caption
from desktop.items.bubble import paint_bubble
from desktop.items.caption import Caption
from desktop.items.style import box, pen
from desktop.projector import measure
from desktop.projector.measure import FOOTER, MARGIN
from desktop.theme import Theme

FIGURE = 68.0
NAME_AT = 92.0
NAME, LEAST_NAME = 44.0, 34.0
INSET = 22.0
BEYOND = 14.0
FADED = 0.35
TILE = "chip-back"
SIDE, GAP = 50.0, 14.0


class Sitter(NamedTuple):
    """Who sits there; ``out`` when the piece is off the board, ``held`` how many tiles lie there face down.

    ``talk`` is the letter of its circle.
    """

    name: str
    look: str
    now: bool = False
    out: bool = False
    held: int = 0
    talk: str = ""


class Footer(QWidget):
    """Draws the seats; a frame of light is round the one to act."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.sitters: tuple[Sitter, ...] = ()

    def seat(self, sitters: tuple[Sitter, ...]) -> None:
        """Show these, in this order."""
        self.sitters = sitters
        self.setAccessibleName(", ".join(f"{one.name} {one.held}" if one.held else one.name for one in sitters))
        self.update()

    def captions(self) -> list[Caption]:
        """Every name and every number of tiles with its place."""
        seated = list(zip(self.sitters, columns(self.sitters, self.size()), strict=True))
        names = [name(sitter, place, self.theme) for sitter, place in seated]
        return [*names, *(count(sitter, place, self.theme) for sitter, place in seated if sitter.held)]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self.theme.surface))
        for sitter, place in zip(self.sitters, columns(self.sitters, self.size()), strict=True):
            self._paint(painter, sitter, place)
        painter.end()

    def _paint(self, painter: QPainter, sitter: Sitter, place: QRectF) -> None:
        scale = _scale(place)
        if sitter.now:
            box(painter, place, 12 * scale, None, pen(self.theme.lantern, 6 * scale))
        painter.setOpacity(FADED if sitter.out else 1.0)
        art.draw(painter, sitter.look, figure(sitter, place))
        painter.setOpacity(1.0)
        words = name(sitter, place, self.theme)
        words.paint(painter)
        if sitter.held:
            art.draw(painter, TILE, tile(sitter, place))
            count(sitter, place, self.theme).paint(painter)
        if sitter.talk:
            paint_bubble(painter, bubble(sitter, place), sitter.talk, self.theme)
        if sitter.out:
            painter.setPen(pen(self.theme.edge, 5 * scale))
            painter.drawLine(QLineF(words.rect.left(), words.y, words.rect.right(), words.y))


def columns(sitters: Sequence[Sitter], size: QSize) -> list[QRectF]:
    """The frames of the seats: alike where every name fits, else each as wide as its name wants."""
    scale = size.height() / FOOTER
    wanted = [_wanted(sitter) for sitter in sitters]
    room = size.width() / scale - 2 * MARGIN
    even = room / max(1, len(wanted))
    spare = (room - sum(wanted)) / max(1, len(wanted))
    widths = [even] * len(wanted) if max(wanted, default=0) <= even or spare < 0 else [one + spare for one in wanted]
    lefts = [MARGIN + sum(widths[:number]) for number in range(len(widths))]
    return [
        QRectF(left * scale, 10 * scale, (wide - INSET) * scale, size.height() - 20 * scale)
        for left, wide in zip(lefts, widths, strict=True)
    ]


def _wanted(sitter: Sitter) -> float:
    return NAME_AT + caption.width(sitter.name, NAME) + _beside(sitter) + BEYOND + INSET


def _beside(sitter: Sitter) -> float:
    """How wide all is that lies right of the name."""
    return (GAP + SIDE if sitter.talk else 0.0) + _tiles(sitter)


def _tiles(sitter: Sitter) -> float:
    """How wide the tile and the number are."""
    return GAP + SIDE + GAP / 2 + caption.width(str(sitter.held), NAME) if sitter.held else 0.0


def _scale(place: QRectF) -> float:
    return place.height() / (FOOTER - 20)


def figure(sitter: Sitter, place: QRectF) -> QRectF:
    """Where a figure stands in its frame."""
    scale = _scale(place)
    tall = FIGURE * scale
    wide = tall * art.aspect(sitter.look)
    return QRectF(place.x() + 48 * scale - wide / 2, place.center().y() - tall / 2, wide, tall)


def bubble(sitter: Sitter, place: QRectF) -> QRectF:
    """Where the sign of its circle lies, left of the tiles."""
    scale = _scale(place)
    left = place.right() - (BEYOND + _beside(sitter) - GAP) * scale
    return QRectF(left, place.center().y() - SIDE * scale / 2, SIDE * scale, SIDE * scale)


def name(sitter: Sitter, place: QRectF, theme: Theme) -> Caption:
    """The name beside the figure; a long one gives way, but never below what is read from ten metres."""
    scale = _scale(place)
    room = place.right() - (BEYOND + _beside(sitter)) * scale - (place.x() + NAME_AT * scale)
    size = measure.fitting(sitter.name, NAME * scale, LEAST_NAME * scale, room)
    text = measure.cut(sitter.name, size, room)
    colour = theme.text2 if sitter.out else theme.text
    return Caption(text, place.x() + NAME_AT * scale, place.center().y(), size, colour)


def tile(sitter: Sitter, place: QRectF) -> QRectF:
    """Where the back of a tile lies, left of its number."""
    scale = _scale(place)
    left = place.right() - (BEYOND + _tiles(sitter) - GAP) * scale
    return QRectF(left, place.center().y() - SIDE * scale / 2, SIDE * scale, SIDE * scale)


def count(sitter: Sitter, place: QRectF, theme: Theme) -> Caption:
    """How many tiles lie before the seat."""
    scale = _scale(place)
    right = place.right() - BEYOND * scale
    return Caption(str(sitter.held), right, place.center().y(), NAME * scale, theme.text, align="right")
