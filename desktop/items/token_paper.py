"""The paper of a character: its own glyph, and its name below."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import art
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.place_lettering import halved
from desktop.items.style import Style, around, disc, pen
from rules.views import Piece

PAPER, RIM = "#EFE3CA", "#A8946A"
GREY, GREY_RIM = "#A79D88", "#776B50"
INK: Final = "#1B1408"
UNKNOWN: Final = "role-unknown"
LETTER, LEAST, LAST = 0.335, 0.26, 0.21
"""The height of the name, as parts of the radius; how small it may be in one line, and in two."""
ROOM, ROOM_BELOW = 1.42, 1.16
ONE, TWO = (0.5,), (0.36, 0.63)
"""How far the lines lie below the middle."""
GLYPH: Final = 0.95


def paint_paper(painter: QPainter, piece: Piece, seat: QRectF, dead: bool, style: Style) -> None:
    """Draw the disc of paper, grey for the dead, with what stands on it."""
    radius = seat.width() / 2
    contour = 0.055 * radius
    disc(painter, around(seat, -contour / 2), QColor(GREY if dead else PAPER), pen(style.theme.outline, contour))
    disc(painter, around(seat, -0.1 * radius), None, pen(GREY_RIM if dead else RIM, max(1.0, 0.028 * radius)))
    names = captions(style.says(piece.name), seat)
    side = GLYPH * radius * (1.0 if len(names) < 2 else 0.86)
    at = seat.center() + QPointF(0, -0.3 * radius if len(names) < 2 else -0.38 * radius)
    art.draw(painter, glyph(piece.look), around(QRectF(at, at), side / 2))
    for words in names:
        words.paint(painter)


def glyph(look: str) -> str:
    """The drawing of a character; a question where nobody drew it."""
    return look if art.exists(look) else UNKNOWN


def captions(name: str, seat: QRectF) -> list[Caption]:
    """The name in one line, else in two, else cut."""
    radius = seat.width() / 2
    for size in _sizes(radius, LETTER, LEAST):
        if caption.width(name, size) <= ROOM * radius:
            return _set([name], ONE, size, seat)
    for size in _sizes(radius, LEAST, LAST):
        lines = halved(name, size)
        if len(lines) == 2 and _fits(lines, size, radius):
            return _set(lines, TWO, size, seat)
    last = LAST * radius
    if caption.width(name, last) <= ROOM * radius or " " not in name:
        return _set([caption.cut(name, last, ROOM * radius)], ONE, last, seat)
    first, second = halved(name, last)
    short = [caption.cut(first, last, ROOM * radius), caption.cut(second, last, ROOM_BELOW * radius)]
    return _set(short, TWO, last, seat)


def _sizes(radius: float, most: float, least: float) -> list[float]:
    return [(most - number * (most - least) / 6) * radius for number in range(7)]


def _fits(lines: Sequence[str], size: float, radius: float) -> bool:
    first, second = (caption.width(line, size) for line in lines)
    return first <= ROOM * radius and second <= ROOM_BELOW * radius


def _set(lines: Sequence[str], rows: Sequence[float], size: float, seat: QRectF) -> list[Caption]:
    middle, radius = seat.center(), seat.width() / 2
    return [
        Caption(line, middle.x(), middle.y() + row * radius, size, INK, align="middle")
        for line, row in zip(lines, rows, strict=True)
    ]
