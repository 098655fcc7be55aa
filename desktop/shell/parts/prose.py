"""A plain text on a page."""

import math

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import fonts
from desktop.fonts import Role
from desktop.shell.parts import wrapping
from desktop.shell.parts.look import Look
from desktop.theme import theme

LEADING = {Role.TITLE: 1.2, Role.HERO: 1.2, Role.HEADLINE: 1.25}
BODY_LEADING = 1.38
LONGEST = 34


class Prose(QWidget):
    """Breaks between words only, whatever the language; hidden while it has nothing to say."""

    def __init__(
        self,
        role: Role = Role.BODY,
        colour: str = "text",
        bold: bool = False,
        align: str = "left",
        italic: bool = False,
    ) -> None:
        super().__init__()
        self.text = ""
        self._letters = QFont()
        self._role, self._colour, self._bold, self._align = role, colour, bold, align
        self._look = Look(theme("night"))
        self._italic = italic
        self._said: tuple[str, Look, str] | None = None
        self._heights: dict[int, int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def write(self, text: str, look: Look, colour: str = "") -> None:
        """Say something else; an empty colour keeps the one it has."""
        if self.parentWidget() is not None:
            self.setVisible(bool(text))
        wanted = (text, look, colour or self._colour)
        if wanted != self._said:
            self._said = wanted
            self._heights.clear()
            self.text, self._look, self._colour = wanted
            self._letters = QFont(fonts.fitting(text, look.font(self._role, self._bold)))
            self._letters.setItalic(self._italic)
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def lines(self, width: float) -> tuple[str, ...]:
        """The lines it takes in a width."""
        return wrapping.lines(self.text, self._letters, width) if self.text else ()

    @property
    def _line(self) -> float:
        return self._look.size(self._role) * LEADING.get(self._role, BODY_LEADING)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = math.ceil(len(self.lines(width)) * self._line)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        natural = math.ceil(wrapping.widest(self.text, self._letters)) + 1
        width = min(natural, round(LONGEST * self._look.size(self._role)))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = math.ceil(wrapping.longest_word(self.text, self._letters)) + 1
        return QSize(min(width, self.sizeHint().width()), math.ceil(self._line) if self.text else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._letters)
        painter.setPen(QColor(self._look.colour(self._colour)))
        metrics = QFontMetricsF(self._letters)
        lines = self.lines(self.width())
        top = (self.height() - len(lines) * self._line) / 2 if self._align == "middle" else 0.0
        for number, line in enumerate(lines):
            middle = top + (number + 0.5) * self._line
            painter.drawText(QPointF(self._left(metrics, line), middle + metrics.capHeight() / 2), line)
        painter.end()

    def _left(self, metrics: QFontMetricsF, line: str) -> float:
        spare = self.width() - metrics.horizontalAdvance(line)
        return {"left": 0.0, "middle": spare / 2, "right": spare}[self._align]

    def let_mouse_through(self) -> "Prose":
        """Leave presses to what lies below."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return self
