"""The head of the audience's picture: one headline at the left, the part of the round at the right, a line of light."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop import art
from desktop.items.caption import Caption
from desktop.projector import corners, measure
from desktop.projector.measure import HEADER, LINE, MARGIN
from desktop.projector.tongues import Said
from desktop.theme import Theme

FIGURE = 92.0
BESIDE_FIGURE = 140.0
GAP = 48.0
HEADLINE, SECOND_HEADLINE, LEAST_HEADLINE, LEAST_SECOND = 58.0, 34.0, 44.0, 28.0
PHASE, SECOND_PHASE, LEAST_PHASE = 46.0, 30.0, 28.0
ROWS = {1: (0.5,), 2: (0.35, 0.76)}


class Head(NamedTuple):
    """What is said, once in each language; ``aside`` is what lies open, and the noise where the board has no room."""

    headline: Said
    phase: Said = ()
    figure: str = ""
    aside: str = ""


class Header(QWidget):
    """Draws the head; it has no parts that could be pointed at. ``reshaped`` says that it wants another place."""

    reshaped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.head = Head(())
        self.corners = False
        """Whether the board has all the height, and only its corners are spoken from."""

    def speak_from_corners(self, corners: bool) -> None:
        """Leave the board its height, or lie over it again."""
        if corners is not self.corners:
            self.corners = corners
            self.reshaped.emit()
            self.update()

    def tell(self, head: Head) -> None:
        """Say something else."""
        self.head = head
        self.setAccessibleName(" · ".join(filter(None, (*head.headline, *head.phase, head.aside))))
        self.update()

    def captions(self) -> list[Caption]:
        """Every line with its place."""
        if self.corners:
            return corners.captions(self.head.headline, self.head.phase, self.head.aside, self.size(), self.theme)
        return captions(self.head, self.size(), self.theme)

    def figure(self) -> QRectF:
        """Where the figure stands, if there is any."""
        return figure(self.head, self.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.corners:
            corners.paint(painter, self.captions(), self.size(), self.theme)
            painter.end()
            return
        painter.fillRect(self.rect(), QColor(self.theme.surface))
        thick = LINE * _scale(self.size())
        painter.fillRect(QRectF(0, self.height() - thick, self.width(), thick), QColor(self.theme.lantern))
        if self.head.figure:
            art.draw(painter, self.head.figure, self.figure(), self.theme.lantern)
        for caption in self.captions():
            caption.paint(painter)
        painter.end()


def _scale(size: QSize) -> float:
    return size.height() / (HEADER + LINE)


def figure(head: Head, size: QSize) -> QRectF:
    """The box of the figure; none without one."""
    if not head.figure:
        return QRectF()
    scale = _scale(size)
    tall = FIGURE * scale
    wide = tall * art.aspect(head.figure)
    return QRectF(2 * MARGIN * scale - wide / 2, (HEADER * scale - tall) / 2, wide, tall)


def captions(head: Head, size: QSize, theme: Theme) -> list[Caption]:
    """The lines of a head of that size; the headline gives way to the phase, never the other way round."""
    scale = _scale(size)
    right = size.width() - MARGIN * scale
    left = (BESIDE_FIGURE if head.figure else MARGIN) * scale
    phase = _phase(head.phase, QPointF(left, right), theme, scale)
    edge = min((caption.rect.left() for caption in phase), default=right + GAP * scale) - GAP * scale
    aside = _aside(head.aside, edge, theme, scale)
    edge = min((caption.rect.left() - GAP * scale for caption in aside), default=edge)
    return [*_headline(head.headline, QPointF(left, edge), theme, scale), *aside, *phase]


def _phase(said: Said, span: QPointF, theme: Theme, scale: float) -> list[Caption]:
    room = 0.42 * (span.y() - span.x())
    made = []
    for number, (text, row) in enumerate(zip(said, ROWS.get(len(said), ()), strict=False)):
        wanted = (SECOND_PHASE if number else PHASE if len(said) == 1 else 0.86 * PHASE) * scale
        size = measure.fitting(text, wanted, LEAST_PHASE * scale, room)
        colour = theme.text2 if number else theme.lantern
        text = measure.cut(text, size, room)
        made.append(Caption(text, span.y(), row * HEADER * scale, size, colour, align="right"))
    return made


def _aside(text: str, right: float, theme: Theme, scale: float) -> list[Caption]:
    if not text:
        return []
    room = 0.5 * right
    size = measure.fitting(text, 0.86 * PHASE * scale, LEAST_PHASE * scale, room)
    return [Caption(measure.cut(text, size, room), right, 0.5 * HEADER * scale, size, theme.text, align="right")]


def _headline(said: Said, span: QPointF, theme: Theme, scale: float) -> list[Caption]:
    room = span.y() - span.x()
    made = []
    for number, (text, row) in enumerate(zip(said, ROWS.get(len(said), ()), strict=False)):
        wanted = (SECOND_HEADLINE if number else HEADLINE if len(said) == 1 else 0.86 * HEADLINE) * scale
        least = (LEAST_SECOND if number else LEAST_HEADLINE) * scale
        size = measure.fitting(text, wanted, least, room, titles=not number)
        text = measure.cut(text, size, room, titles=not number)
        colour = theme.text2 if number else theme.text
        made.append(Caption(text, span.x(), row * HEADER * scale, size, colour, titles=not number))
    return made
