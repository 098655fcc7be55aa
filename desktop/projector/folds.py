"""The cloth of the curtain: black, with slow folds, a lantern that hangs before it, and what is written on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from desktop import art
from desktop.items.caption import Caption
from desktop.items.halo import glow
from desktop.items.style import pen
from desktop.projector import measure
from desktop.projector.measure import HEIGHT, WIDTH
from desktop.projector.tongues import Said
from desktop.theme import Theme, tinted

FOLD, CLOTH, CORD = 160.0, "#0A1016", "#3A4A56"
LANTERN = QRectF(820, 178, 280, 280)
LEAST = 30.0
WIDEST = 0.92


class Row(NamedTuple):
    """Where the middle of a line is, and how tall it is."""

    y: float
    tall: float


HERO = {1: (Row(611, 150),), 2: (Row(574, 124), Row(676, 66))}
WHOSE = {1: (Row(760, 64),), 2: (Row(774, 62), Row(834, 42))}
WHEN = {1: (Row(900, 50),), 2: (Row(918, 46), Row(970, 36))}
BIG_NUMBER = Row(440, 460)
SMALL_NUMBER = Row(236, 250)
OVER_STORY = {1: (Row(440, 60),), 2: (Row(420, 56), Row(482, 42))}
STORY, STORY_AT, STORY_STEP = 46.0, 610.0, 92.0
UNDER_NUMBER = {1: (Row(830, 64),), 2: (Row(800, 62), Row(870, 44))}


class Sentence(NamedTuple):
    """What the curtain says, once in each language: one sentence, whose time it is, when to open the eyes.

    A ``number`` takes the place of the lantern; what has happened so far may stand below it, line by ``story`` line.
    """

    hero: Said = ()
    whose: Said = ()
    when: Said = ()
    number: str = ""
    story: tuple[str, ...] = ()


def paint_cloth(painter: QPainter, size: QSizeF) -> None:
    """Draw the folds over the whole of it."""
    scale = _scale(size)
    painter.fillRect(QRectF(QPointF(), size), QColor("#000000"))
    left, step = size.width() / 2 - scale * WIDTH / 2, FOLD * scale
    first = -int(left // step) - 1 if left > 0 else 0
    for number in range(first, int((size.width() - left) // step) + 1):
        _paint_fold(painter, left + number * step, scale, size.height())
    haze = QRadialGradient(_at(size, QPointF(960, 400)), 620 * scale)
    for place, part in ((0.0, 0.16), (0.55, 0.051), (1.0, 0.0)):
        haze.setColorAt(place, tinted("#7F95A5", part))
    painter.fillRect(QRectF(QPointF(), size), haze)


def _paint_fold(painter: QPainter, x: float, scale: float, tall: float) -> None:
    edge = QPainterPath(QPointF(x, 0))
    edge.quadTo(x + 34 * scale, tall / 2, x - 6 * scale, tall)
    fold = QPainterPath(edge)
    fold.lineTo(x + 84 * scale, tall)
    fold.quadTo(x + 110 * scale, tall / 2, x + 80 * scale, 0)
    fold.closeSubpath()
    painter.fillPath(fold, QColor(CLOTH))
    painter.strokePath(edge, pen("#1D2A34", 3 * scale))


def paint_lantern(painter: QPainter, size: QSizeF, lit: bool, theme: Theme) -> None:
    """Hang the lantern on its cord; a lit one shines on the folds."""
    scale = _scale(size)
    box = QRectF(_at(size, LANTERN.topLeft()), LANTERN.size() * scale)
    if lit:
        reach = 520 * scale
        middle = box.center() + QPointF(0, 24 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow(middle, reach, 0.5, theme.glow))
        painter.drawEllipse(middle, reach, reach)
    painter.setPen(pen(CORD, 7 * scale))
    painter.drawLine(QLineF(box.center().x(), 0, box.center().x(), box.y() + 0.04 * box.height()))
    art.draw(painter, "lantern" if lit else "lantern-unlit", box)


def _scale(size: QSizeF) -> float:
    return measure.scale(size.toSize())


def _at(size: QSizeF, of_style: QPointF) -> QPointF:
    """A point of the style's frame, which stands in the middle of a screen of another shape."""
    scale = _scale(size)
    corner = QPointF((size.width() - WIDTH * scale) / 2, (size.height() - HEIGHT * scale) / 2)
    return corner + of_style * scale


def captions(sentence: Sentence, size: QSizeF, theme: Theme) -> list[Caption]:
    """Every line with its place."""
    if sentence.number and sentence.story:
        return _with_story(sentence, size, theme)
    if sentence.number:
        number = _line(sentence.number, BIG_NUMBER, theme.text, size)
        return [number, *_lines(sentence.hero, UNDER_NUMBER, theme.text2, size)]
    return [
        *_lines(sentence.hero, HERO, theme.text, size, titles=True),
        *_lines(sentence.whose, WHOSE, theme.lantern, size),
        *_lines(sentence.when, WHEN, theme.text2, size),
    ]


def _with_story(sentence: Sentence, size: QSizeF, theme: Theme) -> list[Caption]:
    told = [Row(STORY_AT + number * STORY_STEP, STORY) for number in range(len(sentence.story))]
    return [
        _line(sentence.number, SMALL_NUMBER, theme.text, size),
        *_lines(sentence.hero, OVER_STORY, theme.text2, size),
        *(_line(line, row, theme.text, size) for line, row in zip(sentence.story, told, strict=True)),
    ]


def _lines(
    said: Said, rows: Mapping[int, tuple[Row, ...]], colour: str, size: QSizeF, titles: bool = False
) -> list[Caption]:
    """One line, or a second language in smaller letters below the first."""
    return [_line(text, row, colour, size, titles) for text, row in zip(said, rows.get(len(said), ()), strict=False)]


def _line(text: str, row: Row, colour: str, size: QSizeF, titles: bool = False) -> Caption:
    scale, place = _scale(size), _at(size, QPointF(WIDTH / 2, row.y))
    wanted = row.tall * scale
    tall = measure.fitting(text, wanted, min(wanted, LEAST * scale), WIDEST * size.width(), titles)
    return Caption(text, place.x(), place.y(), tall, colour, align="middle", titles=titles)
