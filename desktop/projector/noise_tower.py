"""The noise beside the board: a tower of discs seen from the side, or the cards drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.items.caption import Caption
from desktop.items.style import Style, box, pen
from rules.views import Track

TOWER, CARDS = "noise-tower", "noise-cards"
WIDEST, LEAST = 1.22, 0.6
TALLEST = 1.12
HEAD = 0.22
LABEL, COUNT = 0.115, 0.15
RED = 2
SWAY = (0.0, 0.022, -0.017, 0.03, -0.013)
DISC, RED_DISC, RED_RIM = "#2B3640", "#C8413B", "#FFD9D2"
BASE, BUMP = "#6B4A2C", "#8C6440"


class Noise(NamedTuple):
    """The track, the word over it, and how loud it is."""

    track: Track
    word: str

    @property
    def told(self) -> str:
        """Discs out of all, or the sum of the cards."""
        if self.track.id == CARDS:
            return str(sum(int(cell) for cell in self.track.cells))
        return f"{len(self.track.cells)} / {self.track.limit}"


def noise_of(tracks: Sequence[Track], word: str) -> Noise | None:
    """The noise of a picture, if it has any."""
    return next((Noise(track, word) for track in tracks if track.id in (TOWER, CARDS)), None)


def place(free: Sequence[QRectF], unit: float) -> QRectF | None:
    """Where the tower stands in what the board leaves: the lowest room that holds it; None where none does."""
    fitting = [rect for rect in free if min(rect.width(), rect.height()) >= LEAST * unit]
    if not fitting:
        return None
    rect = max(fitting, key=lambda one: min(one.width(), WIDEST * unit) * min(one.height(), TALLEST * unit))
    wide, tall = min(rect.width(), WIDEST * unit), min(rect.height(), TALLEST * unit)
    return QRectF(rect.center().x() - wide / 2, rect.bottom() - tall, wide, tall)


class NoiseTower(QGraphicsItem):
    """Lies on the table beside the rooms."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2)
        self._rect = QRectF()
        self._noise: Noise | None = None
        self._style: Style | None = None

    def lay(self, noise: Noise | None, rect: QRectF | None, style: Style) -> None:
        """Show the noise there; nothing without a place."""
        self.prepareGeometryChange()
        self._noise, self._rect, self._style = noise, rect or QRectF(), style
        self.setVisible(noise is not None and rect is not None)
        self.update()

    def captions(self) -> list[Caption]:
        """The word and the count with their places."""
        if not self.isVisible() or self._noise is None or self._style is None:
            return []
        return captions(self._noise, self._rect, self._style)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._noise is None or self._style is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for words in self.captions():
            words.paint(painter)
        below = self._rect.adjusted(0, HEAD * self._style.unit, 0, 0)
        if self._noise.track.id == CARDS:
            _paint_cards(painter, below, self._noise.track.cells, self._style)
        else:
            _paint_tower(painter, below, len(self._noise.track.cells), self._noise.track.limit, self._style)


def captions(noise: Noise, rect: QRectF, style: Style) -> list[Caption]:
    """The word at the left, the count at the right."""
    y = rect.y() + 0.5 * HEAD * style.unit
    word = Caption(noise.word, rect.x(), y, LABEL * style.unit, style.theme.text)
    count = Caption(noise.told, rect.right(), y, COUNT * style.unit, style.theme.lantern, align="right")
    return [word, count]


def discs(rect: QRectF, limit: int) -> list[QRectF]:
    """The places of the discs, the lowest first, over a base at the foot of the rectangle."""
    step = min(0.8 * rect.height() / max(1, limit), 0.19 * rect.width())
    thick, wide = 0.85 * step, min(0.8 * rect.width(), 6.4 * step)
    foot = rect.bottom() - 0.65 * step
    left = rect.center().x() - wide / 2
    return [QRectF(left, foot - 0.4 * step - (number + 1) * step, wide, thick) for number in range(limit)]


def _paint_tower(painter: QPainter, rect: QRectF, filled: int, limit: int, style: Style) -> None:
    places = discs(rect, limit)
    _paint_base(painter, places[0], style)
    for number, disc in enumerate(places):
        if number < filled:
            _paint_disc(painter, disc.translated(SWAY[number % len(SWAY)] * disc.width(), 0), number == RED, style)
        else:
            dashes = (style.px(6), style.px(7))
            box(painter, disc, 0.48 * disc.height(), None, pen(style.theme.line, max(2.0, style.px(2.5)), dashes))


def _paint_base(painter: QPainter, lowest: QRectF, style: Style) -> None:
    thick = 0.7 * lowest.height()
    top = lowest.bottom() + 0.42 * lowest.height()
    board = QRectF(lowest.center().x() - 0.62 * lowest.width(), top, 1.24 * lowest.width(), thick)
    painter.setPen(pen(style.theme.outline, style.px(2)))
    painter.setBrush(QColor(BUMP))
    painter.drawPath(_bump(QPointF(board.center().x(), top), 0.19 * lowest.width(), 0.55 * thick))
    box(painter, board, style.px(5), QColor(BASE), pen(style.theme.outline, style.px(2)))


def _bump(foot: QPointF, half: float, tall: float) -> QPainterPath:
    path = QPainterPath(QPointF(foot.x() - half, foot.y()))
    path.quadTo(QPointF(foot.x(), foot.y() - 2 * tall), QPointF(foot.x() + half, foot.y()))
    path.closeSubpath()
    return path


def _paint_disc(painter: QPainter, disc: QRectF, red: bool, style: Style) -> None:
    rim = pen(RED_RIM if red else style.theme.text2, max(2.0, style.px(2.4)))
    if red:
        painter.setPen(rim)
        painter.setBrush(QColor(RED_DISC))
        painter.drawPath(_bump(QPointF(disc.center().x(), disc.top() + 1), 0.1 * disc.width(), 0.28 * disc.height()))
    box(painter, disc, 0.48 * disc.height(), QColor(RED_DISC if red else DISC), rim)
    if red:
        _paint_triangle(painter, disc.center(), 0.27 * disc.height(), style)


def _paint_triangle(painter: QPainter, centre: QPointF, reach: float, style: Style) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.theme.white))
    corners = ((0.0, -1.0), (1.0, 0.8), (-1.0, 0.8))
    painter.drawPolygon(QPolygonF([centre + QPointF(x * reach, y * reach) for x, y in corners]))


def _paint_cards(painter: QPainter, rect: QRectF, cells: Sequence[str], style: Style) -> None:
    for place_, value in zip(cards(rect, len(cells)), cells, strict=True):
        box(painter, place_, style.px(8), QColor(style.theme.paper), pen(style.theme.outline, style.px(3)))
        at, tall = place_.center(), 0.55 * place_.height()
        Caption(value, at.x(), at.y(), tall, style.theme.paper_ink, align="middle").paint(painter)


def cards(rect: QRectF, count: int) -> list[QRectF]:
    """The places of the cards, two rows of three."""
    wide = min(0.28 * rect.width(), 0.3 * rect.height())
    tall, gap = 1.36 * wide, 0.14 * wide
    left, top = rect.center().x() - 1.5 * wide - gap, rect.y() + 0.08 * rect.height()
    return [
        QRectF(left + (number % 3) * (wide + gap), top + (number // 3) * (tall + gap), wide, tall)
        for number in range(count)
    ]
