"""Headings and sentences in columns, in letters as large as there is room for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop import fonts
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.shell.parts import wrapping
from desktop.shell.parts.look import Look

Parts = tuple[tuple[str, tuple[str, ...]], ...]
HEAD, LINE, GAP = 1.42, 1.38, 0.35
SMALLER = 0.94
MORE = "…"


class Line(NamedTuple):
    """A line of a column, and how far down it lies."""

    text: str
    x: float
    y: float
    is_head: bool


def paint_page(painter: QPainter, rect: QRectF, look: Look, parts: Parts, columns: int = 1) -> None:
    """Write the parts; what has no room at the smallest letters ends in dots."""
    size, least = look.size(Role.BODY), look.size(Role.SMALL)
    while size * SMALLER >= least and not _fits(rect, size, parts, columns):
        size *= SMALLER
    for line in _cut(list(_lines(rect, size, parts, columns)), rect):
        ink = look.theme.text2 if line.is_head else look.theme.text
        Caption(line.text, line.x, line.y, size, ink, bold=line.is_head).paint(painter)


def _fits(rect: QRectF, size: float, parts: Parts, columns: int) -> bool:
    return all(line.x < rect.right() for line in _lines(rect, size, parts, columns))


def _cut(lines: list[Line], rect: QRectF) -> list[Line]:
    inside = [line for line in lines if line.x < rect.right()]
    if len(inside) < len(lines) and inside:
        inside[-1] = inside[-1]._replace(text=MORE)
    return inside


def _lines(rect: QRectF, size: float, parts: Parts, columns: int) -> Iterator[Line]:
    """What is too long for the last column goes on at the right of the rectangle."""
    gap = size
    wide = (rect.width() - (columns - 1) * gap) / columns
    x, y = rect.x(), rect.y() + size / 2
    font = fonts.sized(size)
    for head, sentences in parts:
        told = [(line, False) for sentence in sentences for line in wrapping.lines(sentence, font, wide)]
        for text, is_head in ([(head, True)] if head else []) + told:
            tall = size * (HEAD if is_head else LINE)
            if y + size / 2 + (tall if is_head else 0) > rect.bottom():
                x, y = x + wide + gap, rect.y() + size / 2
            yield Line(text, x, y, is_head)
            y += tall
        y += GAP * size
