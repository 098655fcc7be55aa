"""The keys on paper: pages of a PDF, two columns each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFile, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPageSize, QPainter, QPdfWriter

from desktop import fonts
from desktop.commands import PLACES
from desktop.items.style import box, pen
from desktop.shell.keycaps import keycaps
from desktop.shell.parts import wrapping
from desktop.shell.shortcuts_page.groups import Group
from desktop.words import Words

DPI = 144
EDGE, GAP = 80.0, 50.0
HEAD, LINE, SMALL = 26.0, 19.0, 16.0
KEYS = 0.42
INK, QUIET = "#000000", "#555555"


class Line(NamedTuple):
    """A heading, or a key and what it does."""

    text: str
    keys: str = ""
    heading: bool = False


def lines(groups: Sequence[Group], words: Words) -> list[Line]:
    """All that is printed, in order."""
    told: list[Line] = []
    for context, commands in groups:
        told.append(Line(words.say(PLACES[context]), heading=True))
        told.extend(Line(words.say(command.title), "  ".join(keycaps(command))) for command in commands)
    return told


def write(path: Path, title: str, told: Sequence[Line]) -> bool:
    """Print into a file; whether it could be written."""
    file = QFile(str(path))
    if not file.open(QFile.OpenModeFlag.WriteOnly):
        return False
    writer = QPdfWriter(file)
    writer.setTitle(title)
    writer.setCreator("Lanternboard")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setResolution(DPI)
    painter = QPainter(writer)
    _Paper(writer, painter, title).print(told)
    painter.end()
    return file.flush()


class _Paper:
    """Goes down one column, then the next, then on to a new page."""

    def __init__(self, writer: QPdfWriter, painter: QPainter, title: str) -> None:
        self._writer, self._painter, self._title = writer, painter, title
        whole = QSizeF(writer.width(), writer.height())
        self._room = QRectF(0, EDGE, (whole.width() - GAP) / 2, whole.height() - EDGE)
        self._column, self._y = 0, self._room.top()
        self._head()

    def print(self, told: Sequence[Line]) -> None:
        """Put every line on paper; a heading stays with what follows it."""
        for line in told:
            tall = self._height(line)
            if self._y + tall + (2 * LINE if line.heading else 0) > self._room.bottom():
                self._onward()
            self._put(line, tall)
            self._y += tall

    def _head(self) -> None:
        self._painter.setFont(fonts.sized(HEAD * 1.3, bold=True, titles=True))
        self._painter.setPen(QColor(INK))
        self._painter.drawText(QPointF(0, HEAD * 1.3), self._title)

    def _onward(self) -> None:
        self._y, self._column = self._room.top(), self._column + 1
        if self._column > 1:
            self._writer.newPage()
            self._column = 0
            self._head()

    @property
    def _left(self) -> float:
        return self._column * (self._room.width() + GAP)

    def _wrapped(self, line: Line) -> tuple[str, ...]:
        wide = self._room.width() * (1.0 if line.heading else 1 - KEYS)
        return wrapping.lines(line.text, fonts.sized(HEAD if line.heading else LINE, line.heading), wide)

    def _height(self, line: Line) -> float:
        if line.heading:
            return HEAD * 2.1
        return max(LINE * 1.45 * len(self._wrapped(line)), SMALL * 1.45 * len(self._keys(line))) + 5

    def _keys(self, line: Line) -> tuple[str, ...]:
        return wrapping.lines(line.keys, fonts.sized(SMALL, bold=True), self._room.width() * (KEYS - 0.04))

    def _put(self, line: Line, tall: float) -> None:
        painter, size = self._painter, HEAD if line.heading else LINE
        painter.setPen(QColor(INK))
        if line.heading:
            painter.setFont(fonts.sized(HEAD, bold=True))
            painter.drawText(QPointF(self._left, self._y + tall - HEAD * 0.5), line.text)
            rule = QRectF(self._left, self._y + tall - 4, self._room.width(), 0.1)
            box(painter, rule, 0, None, pen(QUIET, 1.2))
            return
        painter.setFont(fonts.sized(SMALL, bold=True))
        for number, keys in enumerate(self._keys(line)):
            painter.drawText(QPointF(self._left, self._y + LINE * 1.1 + number * SMALL * 1.45), keys)
        painter.setFont(fonts.sized(size))
        for number, text in enumerate(self._wrapped(line)):
            at = QPointF(self._left + KEYS * self._room.width(), self._y + LINE * (1.1 + 1.45 * number))
            painter.drawText(at, text)
