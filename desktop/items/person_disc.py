"""Who sits on the square: a dark disc with the name, its rim telling how the vote stands."""

from typing import Final

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
"""The least height of a name: read from ten metres, or at the table."""
ROOM, ROOM_DEAD, ROOM_TWO = 1.74, 1.3, 1.62
BEYOND: Final = 2.6
"""How wide a name may become that fits nowhere else: it stands before the rim."""
DEAD_ROW: Final = 0.44
LINE: Final = 1.08
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
    """The name in one line, else in two, else in one that stands out at both sides."""
    name, radius = style.says(space.name), seat.width() / 2
    dead = "dead" in kinds(space)
    least = style.px(LEAST if style.theme.audience else LEAST_AT_THE_TABLE)
    wished = max(least, (WISHED_DEAD if dead else WISHED) * radius)
    room = (ROOM_DEAD if dead else ROOM) * radius
    size = wished
    while size > least and caption.width(name, size) > room:
        size = max(least, size - 0.5)
    lines = [name]
    if caption.width(name, size) > room and not dead:
        lines = halved(name, size)
        lines = lines if max(caption.width(line, size) for line in lines) <= ROOM_TWO * radius else [name]
    lines = [caption.cut(line, size, BEYOND * radius) for line in lines]
    return _set(lines, size, seat, DEAD_ROW if dead else 0.0, style)


def _set(lines: list[str], size: float, seat: QRectF, row: float, style: Style) -> list[Caption]:
    middle = seat.center() + QPointF(0, row * seat.width() / 2)
    first = -(len(lines) - 1) / 2
    return [
        Caption(line, middle.x(), middle.y() + (first + number) * LINE * size, size, style.theme.text, align="middle")
        for number, line in enumerate(lines)
    ]


def halo(painter: QPainter, words: Caption, colour: str) -> None:
    """The ground of a name, so that no line runs through its letters."""
    path = QPainterPath()
    font = fitting(words.text, sized(words.size, words.bold))
    path.addText(QPointF(words.rect.x(), words.y + words.size * caption.MIDDLE), font, words.text)
    painter.setPen(pen(colour, HALO * words.size))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
