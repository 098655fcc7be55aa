"""The foot of the audience's picture: who sits at the table, clockwise, and who is to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop import art
from desktop.items import caption
from desktop.items.bubble import paint_bubble
from desktop.items.caption import Caption
from desktop.items.style import box, pen
from desktop.projector import measure
from desktop.projector.gift import paint_gift
from desktop.projector.measure import FOOTER, MARGIN
from desktop.theme import Theme

FIGURE = 68.0
NAME_AT = 92.0
NAME, LEAST_NAME = 44.0, 34.0
INSET = 22.0
BEYOND = 14.0
NOTE, NOTED, LEAST_NOTED = 64.0, 38.0, 28.0
FADED = 0.35
TILE, STAND_IN = "chip-back", "ui-fate-digital"
BESIDE_FEET = 30.0
SIDE, HALF, GAP, BETWEEN = 50.0, 38.0, 14.0, 4.0
MOST = 3
GIVEN_MS = 5000


class Sitter(NamedTuple):
    """Who sits there; ``out`` when the piece is off the board, ``held`` how many tiles lie there face down.

    ``talk`` is the letter of its circle; ``stood_in`` tells that the program moves the piece instead of a person;
    ``cards`` are the drawings of what lies open there.
    """

    name: str
    look: str
    now: bool = False
    out: bool = False
    held: int = 0
    talk: str = ""
    stood_in: bool = False
    cards: tuple[str, ...] = ()


class Footer(QWidget):
    """Draws the seats; a frame of light is round the one to act. ``outgrown`` says that it wants another height."""

    outgrown = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.sitters: tuple[Sitter, ...] = ()
        self.lasting: tuple[str, ...] = ()
        self._told = False
        self.gift: tuple[int, int, int] | None = None
        self._given = QTimer(self)
        self._given.setSingleShot(True)
        self._given.setInterval(GIVEN_MS)
        self._given.timeout.connect(lambda: self.hand_over(None))

    def seat(self, sitters: tuple[Sitter, ...], lasting: tuple[str, ...] = ()) -> None:
        """Show these, in this order; where nobody is shown, what holds on in the game."""
        before = self.wanted
        self.sitters, self.lasting, self._told = sitters, lasting, True
        names = (f"{one.name} {one.held}" if one.held else one.name for one in sitters)
        self.setAccessibleName(", ".join((*names, *lasting)))
        if self.wanted != before:
            self.outgrown.emit()
        self.update()

    def hand_over(self, gift: tuple[int, int, int] | None) -> None:
        """Show for a while which seat hands so much to which; at once nothing more of it with None."""
        self.gift = gift
        self._given.stop()
        if gift is not None:
            self._given.start()
        self.update()

    @property
    def wanted(self) -> float:
        """How high it has to be, in measures of the style; nothing where there is nothing to tell."""
        return FOOTER if self.sitters or not self._told else NOTE if self.lasting else 0.0

    def captions(self) -> list[Caption]:
        """Every name and every number of tiles with its place."""
        if self.lasting and not self.sitters:
            return notes(self.lasting, self.size(), self.theme)
        seated = list(zip(self.sitters, columns(self.sitters, self.size()), strict=True))
        names = [name(sitter, place, self.theme) for sitter, place in seated]
        return [*names, *(count(sitter, place, self.theme) for sitter, place in seated if sitter.held)]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self.theme.surface))
        for sitter, place in zip(self.sitters, columns(self.sitters, self.size()), strict=True):
            self._paint(painter, sitter, place)
        if self.gift is not None and max(self.gift[:2]) < len(self.sitters):
            paint_gift(painter, columns(self.sitters, self.size()), self.gift, self.theme)
        if not self.sitters:
            for words in self.captions():
                words.paint(painter)
        painter.end()

    def _paint(self, painter: QPainter, sitter: Sitter, place: QRectF) -> None:
        scale = _scale(place)
        if sitter.now:
            box(painter, place, 12 * scale, None, pen(self.theme.lantern, 6 * scale))
        painter.setOpacity(FADED if sitter.out else 1.0)
        art.draw(painter, sitter.look, figure(sitter, place))
        if sitter.stood_in:
            art.draw(painter, STAND_IN, stand_in(sitter, place), self.theme.lantern)
        painter.setOpacity(1.0)
        words = name(sitter, place, self.theme)
        words.paint(painter)
        for card, drawn in zip(cards(sitter, place), sitter.cards, strict=False):
            art.draw(painter, drawn, card)
        if sitter.held:
            art.draw(painter, TILE, tile(sitter, place))
            count(sitter, place, self.theme).paint(painter)
        if sitter.talk:
            paint_bubble(painter, bubble(sitter, place), sitter.talk, self.theme)
        if sitter.out:
            painter.setPen(pen(self.theme.edge, 5 * scale))
            painter.drawLine(QLineF(words.rect.left(), words.y, words.rect.right(), words.y))


def notes(lasting: Sequence[str], size: QSize, theme: Theme) -> list[Caption]:
    """The cards that hold on, side by side; each has its share of the width."""
    scale = size.height() / NOTE
    share = (size.width() - 2 * MARGIN * scale) / max(1, len(lasting))
    made = []
    for number, text in enumerate(lasting):
        room = share - MARGIN * scale
        tall = measure.fitting(text, NOTED * scale, LEAST_NOTED * scale, room)
        left = MARGIN * scale + number * share
        made.append(Caption(measure.cut(text, tall, room), left, size.height() / 2, tall, theme.text))
    return made


def columns(sitters: Sequence[Sitter], size: QSize) -> list[QRectF]:
    """The frames of the seats, side by side; none where the seats are on the board."""
    if not sitters:
        return []
    scale = size.height() / FOOTER
    widths = _widths(sitters, size.width() / scale - 2 * MARGIN)
    lefts = [MARGIN + sum(widths[:number]) for number in range(len(widths))]
    return [
        QRectF(left * scale, 10 * scale, (wide - INSET) * scale, size.height() - 20 * scale)
        for left, wide in zip(lefts, widths, strict=True)
    ]


def _widths(sitters: Sequence[Sitter], room: float) -> list[float]:
    """Alike where every name fits, or no letters are small enough; else each as wide as its name wants, or may be."""
    even = room / max(1, len(sitters))
    wanted, least = ([_wanted(sitter, size) for sitter in sitters] for size in (NAME, LEAST_NAME))
    if max(wanted, default=0) <= even or sum(least) > room:
        return [even] * len(sitters)
    spare = room - sum(wanted)
    if spare >= 0:
        return [one + spare / len(sitters) for one in wanted]
    share = (room - sum(least)) / (sum(wanted) - sum(least))
    return [low + share * (high - low) for low, high in zip(least, wanted, strict=True)]


def _wanted(sitter: Sitter, size: float) -> float:
    return NAME_AT + caption.width(sitter.name, size) + _beside(sitter) + BEYOND + INSET


def _beside(sitter: Sitter) -> float:
    """How wide all is that lies right of the name."""
    return (GAP + SIDE if sitter.talk else 0.0) + max(_tiles(sitter), _cards(sitter))


def _side(sitter: Sitter) -> float:
    """How high each is of two rows, the cards above the tiles, or of several cards; one by itself is higher."""
    return HALF if len(sitter.cards) + bool(sitter.held) > 1 else SIDE


def _tiles(sitter: Sitter) -> float:
    """How wide the tile and the number are."""
    if not sitter.held:
        return 0.0
    return GAP + _side(sitter) + GAP / 2 + caption.width(str(sitter.held), _number(sitter))


def _number(sitter: Sitter) -> float:
    return min(NAME, _side(sitter))


def _cards(sitter: Sitter) -> float:
    """How wide the cards are, side by side."""
    shown = min(MOST, len(sitter.cards))
    return GAP + shown * (_side(sitter) + BETWEEN) - BETWEEN if shown else 0.0


def _row(sitter: Sitter, place: QRectF, down: float) -> float:
    """The middle of a row, with two of them so much further down or up."""
    return place.center().y() + (down * (HALF / 2 + 1) * _scale(place) if sitter.held and sitter.cards else 0.0)


def cards(sitter: Sitter, place: QRectF) -> list[QRectF]:
    """Where each card lies, from the right; above the tiles where there are some."""
    scale, side, y = _scale(place), _side(sitter) * _scale(place), _row(sitter, place, -1)
    right = place.right() - BEYOND * scale
    step = side + BETWEEN * scale
    return [QRectF(right - side - one * step, y - side / 2, side, side) for one in range(min(MOST, len(sitter.cards)))]


def _scale(place: QRectF) -> float:
    return place.height() / (FOOTER - 20)


def figure(sitter: Sitter, place: QRectF) -> QRectF:
    """Where a figure stands in its frame."""
    scale = _scale(place)
    tall = FIGURE * scale
    wide = tall * art.aspect(sitter.look)
    return QRectF(place.x() + 48 * scale - wide / 2, place.center().y() - tall / 2, wide, tall)


def stand_in(sitter: Sitter, place: QRectF) -> QRectF:
    """Where the sign of the program stands: at the feet of the figure, left of the name."""
    side, feet = BESIDE_FEET * _scale(place), figure(sitter, place)
    return QRectF(place.x() + (NAME_AT - 2) * _scale(place) - side, feet.bottom() - side, side, side)


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
    left, side = place.right() - (BEYOND + _tiles(sitter) - GAP) * scale, _side(sitter) * scale
    return QRectF(left, _row(sitter, place, 1) - side / 2, side, side)


def count(sitter: Sitter, place: QRectF, theme: Theme) -> Caption:
    """How many tiles lie before the seat."""
    scale = _scale(place)
    right = place.right() - BEYOND * scale
    y, size = _row(sitter, place, 1), _number(sitter) * scale
    return Caption(str(sitter.held), right, y, size, theme.text, align="right")
