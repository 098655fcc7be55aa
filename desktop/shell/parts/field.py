"""A question of a page: what is asked, where it is answered, and what is wrong with the answer."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme


class Sign(QWidget):
    """A small drawing in one colour."""

    def __init__(self, side: float = 20) -> None:
        super().__init__()
        self._side = side
        self._name, self._colour, self._look = "", "text", Look(theme("night"))

    def draw(self, name: str, look: Look, colour: str = "text") -> None:
        """Show another drawing."""
        self._name, self._look, self._colour = name, look, colour
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(max(16, self._look.px(self._side)), max(16, self._look.px(self._side)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._name:
            painter = QPainter(self)
            colour = self._look.colour(self._colour)
            art.draw(painter, art.named_icon(self._name), QRectF(self.rect()), colour)
            painter.end()


class Remark(QWidget):
    """What is wrong with an answer, in one sentence, with a way to mend it."""

    mend = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._sign, self._said, self._fix = Sign(18), Prose(Role.SMALL), Button("ghost")
        self._fix.clicked.connect(self.mend)
        row = QHBoxLayout(self)
        row.setContentsMargins(5, 0, 0, 0)
        row.addWidget(self._sign)
        row.addWidget(self._said, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._fix)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence, or nothing."""
        return self._said.text

    def say(self, text: str, look: Look, warning: bool = False, fix: str = "") -> None:
        """Show a sentence; an empty one takes it away."""
        self._sign.draw("warn" if warning else "no", look, "lantern" if warning else "refuse")
        self._said.write(text, look, "text2" if warning else "refuse")
        self._fix.write(fix, look)
        self._fix.setVisible(bool(fix))
        self.setVisible(bool(text))

    @property
    def fix(self) -> Button:
        """The way to mend it."""
        return self._fix


class Field(QWidget):
    """``body`` holds what the question is answered with."""

    def __init__(self, body: QWidget, large: bool = False) -> None:
        super().__init__()
        self.body, self.remark = body, Remark()
        self._name = Prose(Role.HEADLINE if large else Role.BODY, "text", bold=True)
        self._hint = Prose(Role.SMALL, "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self._name, self._hint, body, self.remark):
            column.addWidget(part)

    def ask(self, name: str, look: Look, hint: str = "") -> None:
        """What is asked, and a quiet word about it."""
        self._name.write(name, look)
        self._hint.write(hint, look)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
