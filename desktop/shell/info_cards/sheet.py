"""The open card: a title, the people, the tokens, a side and words, one under the other in the middle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import fonts
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import Style, around, box, pen
from desktop.items.token_paper import paint_paper
from desktop.shell.info_cards.face import Face
from desktop.shell.parts import wrapping
from desktop.shell.parts.look import Look

WIDEST, TALLEST = 1180.0, 520.0
TITLE, ALONE, PERSON, WORD, TEXT = 1.9, 3.0, 2.0, 4.0, 1.9
"""How much larger than a line of text."""
TOKEN, LEAST_TOKEN = 230.0, 90.0
GAP: Final = 0.9
A_ROW: Final = 4
SHORT: Final = 12
SMALLER, LEAST = 0.92, 0.45


class Part(NamedTuple):
    """So high; drawn into its rectangle."""

    tall: float
    paint: Callable[[QPainter, QRectF], None]


class Sheet:
    """Lays a face out, as large as the panel allows; no token is higher than ``tallest``."""

    def __init__(self, face: Face, look: Look, language: str, tallest: float) -> None:
        self._face, self._look, self._tallest = face, look, tallest
        self._style = Style(look.theme, language, look.px(TOKEN))
        self._scale = 1.0

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it into the middle of a window."""
        body = panel(rect, self._look)
        box(painter, body, self._look.px(12), QColor(self._look.theme.surface), pen(self._look.theme.line, 1.5))
        edge = self._look.px(30)
        inside = body.adjusted(edge, edge, -edge, -edge)
        parts, tall = self._fitting(inside)
        y = inside.center().y() - tall / 2
        for part in parts:
            part.paint(painter, QRectF(inside.x(), y, inside.width(), part.tall))
            y += part.tall + self._gap

    @property
    def _gap(self) -> float:
        return GAP * self._size(1.0)

    def _size(self, part: float) -> float:
        return part * self._scale * self._look.size(Role.BODY)

    def _fitting(self, rect: QRectF) -> tuple[list[Part], float]:
        """The parts at the largest scale at which they have room."""
        while True:
            parts = list(self._parts(rect.width()))
            tall = sum(part.tall for part in parts) + self._gap * (len(parts) - 1)
            if tall <= rect.height() or self._scale * SMALLER < LEAST:
                return parts, tall
            self._scale *= SMALLER

    def _parts(self, wide: float) -> Iterator[Part]:
        face, theme = self._face, self._look.theme
        if face.title:
            alone = face == Face(face.title)
            yield self._lines(face.title, self._size(ALONE if alone else TITLE), wide, theme.lantern)
        if face.people:
            yield self._people(face.people)
        if face.tokens:
            yield self._tokens(len(face.tokens), wide)
        if face.side:
            yield self._lines(face.side, self._size(TITLE), wide, theme.text)
        if face.text:
            large = self._size(WORD if len(face.text) <= SHORT else TEXT)
            yield self._lines(face.text, large, wide, theme.text)

    def _lines(self, text: str, size: float, wide: float, ink: str) -> Part:
        lines = wrapping.lines(text, fonts.sized(size, True, True), wide)

        def paint(painter: QPainter, rect: QRectF) -> None:
            for number, line in enumerate(lines):
                y = rect.y() + (number + 0.5) * 1.3 * size
                Caption(line, rect.center().x(), y, size, ink, align="middle", titles=True).paint(painter)

        return Part(1.3 * size * len(lines), paint)

    # ---- people and tokens

    def _people(self, people: Sequence[str]) -> Part:
        size = self._size(PERSON)
        rows = [people[first : first + A_ROW] for first in range(0, len(people), A_ROW)]

        def paint(painter: QPainter, rect: QRectF) -> None:
            for number, row in enumerate(rows):
                self._row(painter, rect, rect.y() + number * 2.3 * size, row, size)

        return Part(2.3 * size * len(rows) - 0.3 * size, paint)

    def _row(self, painter: QPainter, rect: QRectF, y: float, row: Sequence[str], size: float) -> None:
        """Plates side by side, each as wide as its name and no wider than its share."""
        theme, gap = self._look.theme, 0.6 * size
        share = (rect.width() - gap * (len(row) - 1)) / len(row)
        names = [caption.cut(name, size, share - 1.6 * size) for name in row]
        widths = [caption.width(name, size) + 1.6 * size for name in names]
        x = rect.center().x() - (sum(widths) + gap * (len(row) - 1)) / 2
        for name, wide in zip(names, widths, strict=True):
            plate = QRectF(x, y, wide, 2.0 * size)
            box(painter, plate, 0.4 * size, QColor(theme.plaque), pen(theme.edge, 1.5))
            Caption(name, plate.center().x(), plate.center().y(), size, theme.text, align="middle").paint(painter)
            x += wide + gap

    def _tokens(self, many: int, wide: float) -> Part:
        side = min(self._tallest, self._look.px(TOKEN), wide / (1.15 * many)) * self._scale
        side = max(side, LEAST_TOKEN * self._scale)

        def paint(painter: QPainter, rect: QRectF) -> None:
            for number, token in enumerate(self._face.tokens):
                middle = QPointF(rect.center().x() + (number - (many - 1) / 2) * 1.15 * side, rect.center().y())
                paint_paper(painter, token, around(QRectF(middle, middle), side / 2), False, self._style)

        return Part(side, paint)


def panel(rect: QRectF, look: Look) -> QRectF:
    """Where all of it lies."""
    wide, tall = min(look.px(WIDEST), 0.88 * rect.width()), min(look.px(TALLEST), 0.62 * rect.height())
    middle = QPointF(rect.center().x(), rect.y() + 0.45 * rect.height())
    return QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)
