"""A card with a question and numbered answers; digits or Enter choose, Esc closes.

More answers than there are digits lie side by side, and those beyond the digits have no number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop import art
from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label

DIGITS = 9


class Row(NamedTuple):
    """An answer, what stands at its right, and what it does; its ``key`` where that is no digit, a ``sign`` instead."""

    title: str
    note: str
    act: Callable[[], None]
    dark: bool = False
    key: str = ""
    sign: str = ""


class ListCard(Card):
    """Takes the keyboard while it is open."""

    def __init__(
        self, context: Context, parent: QWidget, question: str, rows: Sequence[Row], frame: str = "edge"
    ) -> None:
        super().__init__(context, parent, frame)
        self.setAccessibleName(question)
        head = Label("headline", wrap=True)
        head.setText(question)
        self.content.addWidget(head)
        self.rows: list[QPushButton] = [self._row(number, row) for number, row in enumerate(rows, 1)]
        self._digits = [button for button, row in zip(self.rows[:DIGITS], rows, strict=False) if not row.key]
        self._abreast = 2 if len(rows) > DIGITS else 1
        self.answers = QGridLayout()
        self._lay()

    def _lay(self) -> None:
        grid, down = self.answers, -(-len(self.rows) // self._abreast)
        grid.setSpacing(self.content.spacing())
        for at, button in enumerate(self.rows):
            grid.addWidget(button, at % down, at // down)
        self.content.addLayout(grid)

    @property
    def wide(self) -> int:
        """The width of the frame, with room for each column."""
        return super().wide * self._abreast

    def note(self, text: str) -> None:
        """A quiet line below the answers."""
        line = Label("quiet", "quiet", wrap=True)
        line.setText(text)
        self.content.addWidget(line)

    def _row(self, number: int, row: Row) -> QPushButton:
        button = QPushButton()
        button.setAccessibleName(row.title)
        button.setAccessibleDescription(row.note)
        button.setProperty("dark", row.dark)
        button.setMinimumHeight(max(40, self.context.px(46)))
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout(button)
        line.setContentsMargins(12, 2, 12, 2)
        line.setSpacing(12)
        key, note = _label("key", row.key or str(number)), _label("quiet", row.note)
        title = self._drawn(row.sign) if row.sign else _label("strong", row.title)
        for label in (key, title, note):
            line.addWidget(label, 1 if label is title else 0, Qt.AlignmentFlag.AlignVCenter)
        key.setVisible(bool(row.key) or number <= DIGITS)
        for label in button.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        button.clicked.connect(lambda: row.act())
        return button

    def _drawn(self, sign: str) -> QLabel:
        """A drawing in place of the title, which is only read aloud."""
        drawn, side = QLabel(), max(24, self.context.px(30))
        drawn.setPixmap(art.pixmap(sign, side, self.devicePixelRatioF()))
        return drawn

    def size_of_frame(self) -> QSize:
        """How large the frame will be; an answer of several lines has room for them."""
        gaps = 2 * self.context.px(20) + (self._abreast - 1) * self.content.spacing()
        inside = (self.wide - gaps) // self._abreast
        for button in self.rows:
            for label in (button, *button.findChildren(Label)):
                label.ensurePolished()
            line = button.layout()
            if line is not None:
                button.setMinimumHeight(max(button.minimumHeight(), line.heightForWidth(inside)))
        return super().size_of_frame()

    def take_focus(self) -> None:
        """Let the keyboard begin at the first answer."""
        self.rows[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_0
        if event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            if 0 < number <= len(self._digits):
                self._digits[number - 1].click()
                return
            focused = next((row for row in self.rows if row.hasFocus()), None)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focused is not None:
                focused.click()
                return
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
                return
        event.ignore()


def _label(role: str, text: str) -> Label:
    label = Label(role, "quiet" if role == "quiet" else "", wrap=role == "strong")
    label.setText(text)
    return label
