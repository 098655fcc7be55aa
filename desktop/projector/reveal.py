"""What has been turned over after the game, large before the audience: one secret, the winners, a word of thanks."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop import art
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, box, disc, pen
from desktop.items.token_paper import PAPER, RIM, glyph
from desktop.projector import measure
from desktop.projector.tongues import Said
from desktop.theme import Theme
from rules.views import Piece, SpaceId

TITLE, LEAST_TITLE, TEXT, LEAST_TEXT = 46.0, 34.0, 84.0, 44.0
SECOND = 0.56
FIGURE, ROW = 240.0, 84.0
WIDE, STRIP, TALL_STRIP, TALLEST = 1240.0, 132.0, 190.0, 240.0
CHARACTER = "role-"
INSIDE = 860.0
"""How wide a strip is that lies within a ring."""
BOARD = measure.HEIGHT - measure.HEADER - measure.LINE - measure.FOOTER
EDGE, GAP, RADIUS = 56.0, 40.0, 24.0
NAME, REASON = 42.0, 29.0
LEAST = measure.HEIGHT / 40


class Winner(NamedTuple):
    """One seat's own result; ``reason`` is said in the first language alone, where there is room for it."""

    name: str
    look: str
    result: str
    won: bool
    reason: str


class Turned(NamedTuple):
    """One thing that lies open now. ``low`` lies in a strip below, so that the board with its ``trail`` is seen.

    ``pieces`` lie on the board from now on; ``within`` a ring of seats the strip is in the middle.
    """

    title: Said = ()
    text: Said = ()
    figure: str = ""
    winners: tuple[Winner, ...] = ()
    trail: tuple[SpaceId, ...] = ()
    low: bool = False
    pieces: tuple[Piece, ...] = ()
    within: bool = False


class Reveal(QWidget):
    """Draws it; knows nothing of what is still to come."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.turned: Turned | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def turn(self, turned: Turned | None) -> None:
        """Show another thing, or nothing."""
        self.turned = turned
        lines = () if turned is None else (*turned.title, *turned.text, *map(_read, turned.winners))
        self.setAccessibleName(" · ".join(lines))
        self.setVisible(turned is not None)
        self.update()

    def frame(self) -> QRectF:
        """Where it lies in the widget."""
        if self.turned is None:
            return QRectF()
        size, unit = self.size(), _unit(self.size())
        room = INSIDE if self.turned.within else WIDE
        wide = min(room * unit, size.width() - 2 * GAP * unit)
        tall = _height(self.turned) * unit
        if self.turned.low and not self.turned.within:
            return QRectF((size.width() - wide) / 2, size.height() - tall - GAP * unit / 2, wide, tall)
        return QRectF((size.width() - wide) / 2, (size.height() - tall) / 2, wide, tall)

    def captions(self) -> list[Caption]:
        """Every line with its place."""
        if self.turned is None:
            return []
        unit, frame = _unit(self.size()), self.frame()
        head = _head(self.turned, frame, unit, self.theme)
        rows = zip(self.turned.winners, _rows(self.turned, frame, unit), strict=True)
        return [*head, *(line for winner, place in rows for line in _winner(winner, place, unit, self.theme))]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.turned is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, frame = _unit(self.size()), self.frame()
        if not self.turned.low:
            veil = QColor(self.theme.bg)
            veil.setAlphaF(0.72)
            painter.fillRect(self.rect(), veil)
        box(painter, frame, RADIUS * unit, QColor(self.theme.surface), pen(self.theme.lantern, 5 * unit))
        if self.turned.figure:
            _draw_figure(painter, self.turned.figure, figure(self.turned, frame, unit))
        for winner, place in zip(self.turned.winners, _rows(self.turned, frame, unit), strict=True):
            painter.setOpacity(1.0 if winner.won else 0.45)
            side = 0.8 * place.height()
            _draw(painter, winner.look, QRectF(place.x(), place.center().y() - side / 2, side, side))
            painter.setOpacity(1.0)
        for line in self.captions():
            line.paint(painter)
        painter.end()


def _unit(size: QSize) -> float:
    return min(size.width() / measure.WIDTH, size.height() / BOARD)


def _read(winner: Winner) -> str:
    return f"{winner.name}: {winner.result}. {winner.reason}".strip()


def _height(turned: Turned) -> float:
    if turned.low and not turned.within:
        return STRIP if len(turned.title) < 2 else TALL_STRIP
    if turned.within:
        return TALL_STRIP if len(turned.title) < 2 else TALLEST
    if turned.winners:
        return 2 * EDGE + TITLE + GAP + (TEXT if turned.text else 0) + ROW * len(turned.winners)
    return 2 * EDGE + FIGURE + (TEXT if len(turned.text) > 1 else 0)


def _draw_figure(painter: QPainter, name: str, place: QRectF) -> None:
    """The ink of a character needs its paper."""
    if name.startswith(CHARACTER):
        disc(painter, place, QColor(PAPER), pen(RIM, 0.02 * place.width()))
        _draw(painter, glyph(name), around(place, -0.17 * place.width()))
    else:
        _draw(painter, name, place)


def _draw(painter: QPainter, name: str, box_: QRectF) -> None:
    if name and art.exists(name):
        wide = box_.height() * art.aspect(name)
        art.draw(painter, name, QRectF(box_.center().x() - wide / 2, box_.y(), wide, box_.height()))


def figure(turned: Turned, frame: QRectF, unit: float) -> QRectF:
    """Where the figure stands; none without one."""
    if not turned.figure:
        return QRectF()
    tall = (0.8 * _height(turned) if turned.low else FIGURE) * unit
    return QRectF(frame.x() + EDGE * unit, frame.center().y() - tall / 2, tall, tall)


def _head(turned: Turned, frame: QRectF, unit: float, theme: Theme) -> list[Caption]:
    left = figure(turned, frame, unit).right() + GAP * unit if turned.figure else frame.x() + EDGE * unit
    room = frame.right() - EDGE * unit - left
    lines = [*_said(turned.title, TITLE, LEAST_TITLE, theme.lantern, unit, room)]
    if turned.low:
        lines = [*_said(turned.title, 34.0, 28.0, theme.lantern, unit, room)]
        lines += _said(turned.text, 44.0, 30.0, theme.text, unit, room)
    else:
        wanted = 0.76 * TEXT if turned.winners else TEXT
        lines += _said(turned.text, wanted, LEAST_TEXT, theme.text, unit, room)
    tall = sum(size for _, size, _ in lines) + 0.3 * sum(size for _, size, _ in lines[1:])
    top = frame.y() + 0.7 * EDGE * unit if turned.winners else frame.center().y() - tall / 2
    made = []
    for number, (text, size, colour) in enumerate(lines):
        top += 0.3 * size if number else 0.0
        made.append(Caption(text, left, top + size / 2, size, colour))
        top += size
    return made


def _said(
    said: Said, wanted: float, least: float, colour: str, unit: float, room: float
) -> list[tuple[str, float, str]]:
    """The same in each language, the second one smaller."""
    made = []
    for number, text in enumerate(said):
        share = SECOND if number else 1.0
        size = measure.fitting(text, max(LEAST, share * wanted) * unit, max(LEAST, share * least) * unit, room)
        made.append((measure.cut(text, size, room), size, colour))
    return made


def _rows(turned: Turned, frame: QRectF, unit: float) -> list[QRectF]:
    tall = ROW * unit
    top = frame.bottom() - 0.6 * EDGE * unit - tall * len(turned.winners)
    inside = frame.adjusted(EDGE * unit, 0, -EDGE * unit, 0)
    return [QRectF(inside.x(), top + number * tall, inside.width(), tall) for number in range(len(turned.winners))]


def _winner(winner: Winner, place: QRectF, unit: float, theme: Theme) -> list[Caption]:
    left, middle, tall = place.x() + place.height(), place.center().y(), place.height()
    colour = theme.lantern if winner.won else theme.text2
    result = Caption(winner.result, place.right(), middle, NAME * unit, colour, align="right")
    room = result.rect.left() - GAP * unit - left
    lines = [(winner.name, 0.0, NAME, theme.text)]
    if winner.reason:
        lines = [(winner.name, -0.2 * tall, 0.86 * NAME, theme.text), (winner.reason, 0.24 * tall, REASON, theme.text2)]
    made = [result]
    for text, down, wanted, voice in lines:
        size = measure.fitting(text, wanted * unit, LEAST * unit, room)
        made.append(Caption(caption.cut(text, size, room), left, middle + down, size, voice))
    return made
