"""The head of a ring of seats: it leaves the board its height and speaks from the two upper corners."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from desktop.items import caption
from desktop.items.caption import Caption
from desktop.projector import measure
from desktop.projector.measure import HEADER, LINE
from desktop.projector.tongues import Said
from desktop.theme import Theme

SIDE: float = 36.0
SHARE: float = 0.24
"""How much of the width a corner may take: no seat of any ring comes so far up there."""
FIRST, LEAST, SECOND = 50.0, 34.0, 28.0
MIDDLE, TWO, BELOW = 50.0, (32.0, 76.0), 92.0
UNDERLINE: float = 6.0
SHORTEST: float = 132.0
BETWEEN = " · "
"""What stands between two things that are said in one line."""


def captions(headline: Said, phase: Said, aside: str, size: QSize, theme: Theme) -> list[Caption]:
    """What happens at the left, the part of the game at the right; a second language, or what lies open, below."""
    scale = size.height() / (HEADER + LINE)
    right = tuple(filter(None, (*phase, aside)))[:2]
    return [
        *_corner(headline, SIDE * scale, "left", size, theme.text),
        *_corner(right, size.width() - SIDE * scale, "right", size, theme.text2),
    ]


def _corner(said: Sequence[str], x: float, align: str, size: QSize, colour: str) -> list[Caption]:
    scale, room = size.height() / (HEADER + LINE), SHARE * size.width()
    titles = align == "left"
    lines = _lines(said, scale, room, titles)
    rows = (MIDDLE,) if len(lines) == 1 else TWO
    return [
        Caption(measure.cut(text, tall, room, titles=titles), x, row * scale, tall, colour, align=align, titles=titles)
        for (text, tall), row in zip(lines, rows, strict=False)
    ]


def _lines(said: Sequence[str], scale: float, room: float, titles: bool) -> list[tuple[str, float]]:
    """One line; two where there are two languages, or where one would be too small or cut."""
    if not said:
        return []
    if len(said) > 1:
        wished = (LEAST + 6, LEAST)
        return [(text, _fit(text, size, SECOND, scale, room, titles)) for text, size in zip(said, wished, strict=False)]
    text = said[0]
    size = _fit(text, FIRST, LEAST, scale, room, titles)
    if caption.width(text, size, titles=titles) <= room or " " not in text:
        return [(text, size)]
    words = text.split()
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    two = (
        tuple(text.split(BETWEEN, 1))
        if BETWEEN in text
        else min(breaks, key=lambda lines: max(caption.width(line, size, titles=titles) for line in lines))
    )
    tall = min(_fit(line, LEAST + 4, SECOND, scale, room, titles) for line in two)
    return [(line, tall) for line in two]


def _fit(text: str, wanted: float, least: float, scale: float, room: float, titles: bool) -> float:
    return measure.fitting(text, wanted * scale, least * scale, room, titles=titles)


def underlines(words: Sequence[Caption], size: QSize) -> list[QRectF]:
    """A line of light under what stands in each corner."""
    scale = size.height() / (HEADER + LINE)
    found = []
    for align in ("left", "right"):
        wide = max((one.width for one in words if one.align == align), default=0.0)
        if wide:
            wide = max(wide, SHORTEST * scale)
            left = SIDE * scale if align == "left" else size.width() - SIDE * scale - wide
            found.append(QRectF(left, BELOW * scale + UNDERLINE * scale, wide, UNDERLINE * scale))
    return found


def paint(painter: QPainter, words: Sequence[Caption], size: QSize, theme: Theme) -> None:
    """Write both corners."""
    for rect in underlines(words, size):
        painter.fillRect(rect, QColor(theme.lantern))
    for one in words:
        one.paint(painter)
