"""One line of lettering and the box it fills."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop import fonts

MIDDLE = 0.355


@dataclass(frozen=True)
class Caption:
    """A text whose optical middle is at ``y``; ``x`` is its left end, middle or right end as ``align`` says."""

    text: str
    x: float
    y: float
    size: float
    colour: str
    bold: bool = True
    align: str = "left"
    titles: bool = False

    @property
    def width(self) -> float:
        """How wide the text comes out, in pixels."""
        return width(self.text, self.size, self.bold, self.titles)

    @property
    def rect(self) -> QRectF:
        """The box that the letters fill."""
        left = self.x - self.width * {"left": 0.0, "middle": 0.5, "right": 1.0}[self.align]
        return QRectF(left, self.y - self.size / 2, self.width, self.size)

    def paint(self, painter: QPainter) -> None:
        """Write it."""
        painter.setFont(_font(self.text, self.size, self.bold, self.titles))
        painter.setPen(QColor(self.colour))
        painter.drawText(QPointF(self.rect.x(), self.y + self.size * MIDDLE), self.text)


@lru_cache(maxsize=4096)
def _font(text: str, size: float, bold: bool, titles: bool) -> QFont:
    return fonts.fitting(text, fonts.sized(size, bold, titles))


@lru_cache(maxsize=4096)
def width(text: str, size: float, bold: bool = True, titles: bool = False) -> float:
    """How wide a text comes out at a height, in pixels."""
    return QFontMetricsF(_font(text, size, bold, titles)).horizontalAdvance(text)


def wrapped(text: str, size: float, room: float, bold: bool = True) -> list[str]:
    """The lines of a text, broken between words only."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fits(lines: Sequence[str], size: float, room: float, bold: bool = True) -> bool:
    """Whether no line is wider than there is room."""
    return all(width(line, size, bold) <= room for line in lines)


def cut(text: str, size: float, room: float, bold: bool = True) -> str:
    """The text, its end left out where it is wider than there is room."""
    short = text
    while short and width(short + "…", size, bold) > room:
        short = short[:-1]
    return text if width(text, size, bold) <= room else short.rstrip() + "…"
