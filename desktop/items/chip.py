"""A label that lies on a ring of seats: a reminder beside a token, a character in the middle."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.no_sign import paint_no_sign
from desktop.items.pawn import paint_shadow
from desktop.items.place_lettering import halved
from desktop.items.seated import Seated
from desktop.items.style import around, box, pen

REMINDER: Final = "reminder"
VIOLET, PALE, CHALK = "#2B2440", "#C9B6FF", "#FFFFFF"
MEASURED: Final = 20.0
"""The height of letters at which lines are broken, so that a label looks alike at every size."""
SHORT: Final = 1.75
"""How wide a text may be, in letters, that fits a disc."""
LONG, LONGEST = 6.5, 11.0
DISC, ROW, TWO_ROWS, SIDES = 2.8, 1.95, 3.1, 1.5
LARGE, LINE = 1.3, 1.14


class Chip(NamedTuple):
    """The lines of a label, the height of its letters, and its size."""

    lines: tuple[str, ...]
    letter: float
    size: QSizeF


def chip(text: str, letter: float) -> Chip:
    """A disc for very little text, else a capsule of one line or two."""
    if caption.width(text, LARGE * MEASURED) <= SHORT * MEASURED:
        return Chip((text,), LARGE * letter, QSizeF(DISC, DISC) * letter)
    lines = [text] if caption.width(text, MEASURED) <= LONG * MEASURED else halved(text, MEASURED)
    lines = [caption.cut(line, MEASURED, LONGEST * MEASURED) for line in lines]
    wide = max(caption.width(line, MEASURED) for line in lines) / MEASURED + SIDES
    return Chip(tuple(lines), letter, QSizeF(wide, ROW if len(lines) < 2 else TWO_ROWS) * letter)


class ChipItem(Seated):
    """Its hit area is its whole capsule."""

    def shape(self) -> QPainterPath:
        path, rect = QPainterPath(), self.figure()
        path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        return path

    def drawn(self) -> QRectF:
        return around(self.figure(), 0.32 * self.figure().height() if self.lifted else 0.0)

    def captions(self) -> list[Caption]:
        """The lines of the label with their places."""
        rect, text = self.figure(), self.style.says(self.piece.name)
        one = chip(text, 1.0)
        letter = one.letter * rect.height() / one.size.height()
        ink = CHALK if self.piece.look == REMINDER else self.style.theme.text
        first = -(len(one.lines) - 1) / 2
        middle = rect.center()
        return [
            Caption(line, middle.x(), middle.y() + (first + number) * LINE * letter, letter, ink, align="middle")
            for number, line in enumerate(one.lines)
        ]

    def _draw(self, painter: QPainter) -> None:
        rect, theme = self.figure(), self.style.theme
        if self.lifted:
            paint_shadow(painter, rect)
        reminder = self.piece.look == REMINDER
        width = max(1.5, self.style.px(2.0))
        inner = around(rect, -width / 2)
        fill = QColor(VIOLET if reminder else theme.raised)
        box(painter, inner, inner.height() / 2, fill, pen(PALE if reminder else theme.edge, width))
        for words in self.captions():
            words.paint(painter)
        if self.refused:
            side = rect.height()
            at = rect.topRight() + QPointF(-0.1, 0.1) * side
            paint_no_sign(painter, around(QRectF(at, at), 0.4 * side), self.style)
