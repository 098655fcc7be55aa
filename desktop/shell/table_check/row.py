"""A line of the check: what it is about, what the program says, and whether it was found right."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.parts.field import Sign
from desktop.shell.parts.frame import REACH, body, paint_frame
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.table_check.lines import Line
from desktop.theme import theme

SIGNS = {"right": ("check", "ok"), "set": ("correct", "info"), "": ("", "text2")}


class Row(QWidget):
    """The keyboard stands on one of them; ``come`` tells that it came here."""

    come = Signal()

    def __init__(self, takes: Callable[[QKeyEvent], bool]) -> None:
        super().__init__()
        self._takes, self._look = takes, Look(theme("night"))
        self.mark = ""
        self.about, self.value = Prose(Role.BODY, bold=True), Prose(Role.BODY)
        self._sign = Sign(24)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.about, 2)
        self._row.addWidget(self.value, 5)
        self._row.addWidget(self._sign)
        for part in (self.about, self.value):
            part.let_mouse_through()

    def tell(self, line: Line, mark: str, said: str, look: Look) -> None:
        """Show a line; ``said`` is its mark in a word."""
        self._look, self.mark = look, mark
        side, above = round(REACH) + look.px(16), round(REACH) + look.px(6)
        self._row.setContentsMargins(side, above, side, above)
        self._row.setSpacing(look.px(16))
        self.about.write(line.about, look)
        self.value.write(line.value, look, "text2" if mark else "text")
        self._sign.draw(*_sign(mark, look))
        self.setAccessibleName(f"{line.about}: {line.value}")
        self.setAccessibleDescription(said)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._takes(event):
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.come.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner, colours = body(QRectF(self.rect())), self._look.theme
        box(painter, around(inner, -0.75), self._look.px(8), QColor(colours.surface), pen(colours.line, 1.5))
        if self.hasFocus():
            paint_frame(painter, inner, self._look)
        painter.end()


def _sign(mark: str, look: Look) -> tuple[str, Look, str]:
    name, colour = SIGNS[mark]
    return name, look, colour
