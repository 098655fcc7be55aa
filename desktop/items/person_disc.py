"""Who sits on the square: a dark disc with the name, its rim telling how the vote stands."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.fonts import fitting, sized
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.place_lettering import halved
from desktop.items.seat_parts import NOW, kinds
from desktop.items.style import Style, around, disc, pen
from rules.views import Space

WISHED, WISHED_DEAD = 0.67, 0.55
LEAST, LEAST_AT_THE_TABLE = 34.0, 15.0
"""The usual height of a name, at least: read from ten metres, or at the table."""
SMALLEST, SMALLEST_AT_THE_TABLE = 28.0, 13.0
"""What a name that is too long for that is written in before it is cut."""
ROOM_DEAD = 1.3
LETTERS, INSIDE, INSIDE_DEAD = 0.34, 0.9, 0.97
"""How far letters reach from the middle of their line, as a part of their height; how near they come to the rim."""
DEAD_ROW, DEAD_ROWS = 0.44, 0.40
LINE, LINE_DEAD = 1.08, 0.98
HALO: Final = 0.16
STRONG, PLAIN = 0.107, 0.048
DASHES: Final = (0.12, 0.107)


def paint_person(painter: QPainter, space: Space, seat: QRectF, style: Style) -> None:
    """Draw the disc, its rim and the name."""
    marks, radius = kinds(space), seat.width() / 2
    dead = "dead" in marks
    colour, strong = rim(marks, style)
    width = (STRONG if strong else PLAIN) * radius
    dashes = tuple(dash * radius for dash in DASHES) if dead else ()
    fill = QColor(style.theme.board if dead else style.theme.plaque)
    disc(painter, around(seat, -width / 2), fill, pen(colour, width, dashes))


def paint_name(painter: QPainter, space: Space, seat: QRectF, style: Style) -> None:
    """Write the name over all signs but those of the vote, dark round its letters."""
    for words in captions(space, seat, style):
        halo(painter, words, style.theme.board if "dead" in kinds(space) else style.theme.plaque)
        words.paint(painter)


def rim(marks: frozenset[str], style: Style) -> tuple[str, bool]:
    """The colour of the rim, and whether it is a strong one."""
    theme = style.theme
    if marks & NOW:
        return theme.lantern, True
    if marks & {"nominee", "block"}:
        return theme.refuse, True
    return (theme.ok, True) if "hand" in marks else (theme.edge, False)


def captions(space: Space, seat: QRectF, style: Style) -> list[Caption]:
    """The name within the rim: in one line, else in two, else broken within a word, else cut."""
    name, far = style.says(space.name), style.theme.audience
    round_ = Disc(seat.width() / 2, "dead" in kinds(space))
    least = style.px(LEAST if far else LEAST_AT_THE_TABLE)
    last = min(least, style.px(SMALLEST if far else SMALLEST_AT_THE_TABLE))
    wished = max(least, round_.wished)
    ways = (((name,), wished, least), (halved(name, least), wished, least), ((name,), least, last))
    split = broken(name, last, round_.rooms(2, last))
    for lines, most, low in (*ways, (halved(name, last), least, last), (split, wished, last)):
        size = _size(lines, most, low, round_)
        if size:
            return _set(lines, size, seat, round_, style)
    rooms = round_.rooms(len(split), last)
    cut = [caption.cut(line, last, room) for line, room in zip(split, rooms, strict=True)]
    return _set(cut, last, seat, round_, style)


class Disc(NamedTuple):
    """The round that a name has to fit: below the shroud of the dead there is less of it."""

    radius: float
    dead: bool

    @property
    def wished(self) -> float:
        """How large a short name is written."""
        return (WISHED_DEAD if self.dead else WISHED) * self.radius

    def rows(self, lines: int, size: float) -> list[float]:
        """How far below the middle each line lies."""
        row = (DEAD_ROW if lines < 2 else DEAD_ROWS) if self.dead else 0.0
        first, line = -(lines - 1) / 2, LINE_DEAD if self.dead else LINE
        return [row * self.radius + (first + number) * line * size for number in range(lines)]

    def rooms(self, lines: int, size: float) -> list[float]:
        """How wide each line may be."""
        if lines < 2 and self.dead:
            return [ROOM_DEAD * self.radius]
        tops = (abs(row) + LETTERS * size for row in self.rows(lines, size))
        if lines < 2:
            return [2 * math.sqrt(max(0.0, ((1 - STRONG) * self.radius) ** 2 - top**2)) for top in tops]
        inside = INSIDE_DEAD if self.dead else INSIDE
        return [2 * inside * math.sqrt(max(0.0, self.radius**2 - top**2)) for top in tops]


def _size(lines: Sequence[str], most: float, least: float, round_: Disc) -> float:
    """The largest height at which each line fits its room; 0 where none does."""
    size = most
    while any(
        caption.width(line, size) > room for line, room in zip(lines, round_.rooms(len(lines), size), strict=True)
    ):
        if size <= least:
            return 0.0
        size = max(least, size - 0.5)
    return size


def broken(name: str, size: float, rooms: Sequence[float]) -> Sequence[str]:
    """A long word in two lines that leave the most room; a hyphen where letters join to words."""
    hyphen = "-" if name.isascii() else ""
    breaks = [
        (name[:at].rstrip() + (hyphen if name[at - 1 : at + 1].isalpha() else ""), name[at:].lstrip())
        for at in range(2, len(name) - 1)
    ]
    over = [
        max(caption.width(line, size) / max(1.0, room) for line, room in zip(two, rooms, strict=True)) for two in breaks
    ]
    return breaks[over.index(min(over))] if breaks else (name,)


def _set(lines: Sequence[str], size: float, seat: QRectF, round_: Disc, style: Style) -> list[Caption]:
    middle = seat.center()
    return [
        Caption(line, middle.x(), middle.y() + row, size, style.theme.text, align="middle")
        for line, row in zip(lines, round_.rows(len(lines), size), strict=True)
    ]


def halo(painter: QPainter, words: Caption, colour: str) -> None:
    """The ground of a name, so that no line runs through its letters."""
    path = QPainterPath()
    font = fitting(words.text, sized(words.size, words.bold))
    path.addText(QPointF(words.rect.x(), words.y + words.size * caption.MIDDLE), font, words.text)
    painter.setPen(pen(colour, HALO * words.size))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
