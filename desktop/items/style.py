"""How things are drawn: the colours, the language, the words and the scale that all items of a board share."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from desktop.theme import Theme
from rules.messages import Name

UNIT_OF_STYLE = 268.0
SMALLEST_LETTER = 13.0


@dataclass(frozen=True)
class Style:
    """``unit`` is the side of a cell in pixels; every line and letter grows with it.

    ``letters`` is how much larger a name is wished, where there is room for it.
    """

    theme: Theme
    language: str
    unit: float
    labels: Mapping[str, str] = field(default_factory=dict)
    letters: float = 1.0

    def px(self, of_style: float) -> float:
        """A measure of the style guide, which is drawn for a cell of 268 pixels, at this scale."""
        return of_style * self.unit / UNIT_OF_STYLE

    @property
    def wall(self) -> float:
        """The thickness of a room's wall."""
        return self.px(6.0 if self.theme.audience else 5.0)

    @property
    def name_size(self) -> float:
        """The height of a room's name."""
        return self.unit * (0.1 if self.theme.audience else 0.088)

    @property
    def small_size(self) -> float:
        """The height of the small words in a room."""
        return max(min(SMALLEST_LETTER, self.unit * 0.075), self.name_size * (0.95 if self.theme.audience else 0.72))

    def says(self, name: Name) -> str:
        """The name in the language of this board."""
        return name.ko if self.language.startswith("ko") else name.en

    def label(self, key: str) -> str:
        """The words that the owner gave for a thing, or nothing."""
        return self.labels.get(key, "")


def pen(colour: str | QColor, width: float, dashes: tuple[float, ...] = ()) -> QPen:
    """A pen with round joins; the lengths of dashes are in pixels."""
    made = QPen(QColor(colour), width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dashes:
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
        made.setDashPattern([length / width for length in dashes])
    return made


def dots(colour: str | QColor, width: float, step: float) -> QPen:
    """A pen that leaves round dots, one each `step` pixels."""
    made = pen(colour, width)
    made.setDashPattern([0.01, step / width])
    return made


def box(painter: QPainter, rect: QRectF, radius: float, fill: QBrush | QColor | None, line: QPen | None) -> None:
    """A box with round corners; without a line or a fill if there is none."""
    painter.setPen(line or Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def disc(painter: QPainter, rect: QRectF, fill: QBrush | QColor | None, line: QPen | None) -> None:
    """A disc in a square; without a line or a fill if there is none."""
    painter.setPen(line or Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect)


def around(rect: QRectF, by: float) -> QRectF:
    """The rectangle grown on all sides."""
    return rect.adjusted(-by, -by, by, by)
