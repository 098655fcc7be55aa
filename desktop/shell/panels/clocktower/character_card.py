"""A character of the sheet: what it does in the program's words, and below in those of the host's almanac."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.log_filter import small_button
from desktop.shell.panels.clocktower.own_note import OwnNote
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme
from desktop.words import Words
from rules.messages import says

OWN: Final = says("In your almanac")
MORE, LESS = says("All of it"), says("Less")


class CharacterCard(QWidget):
    """Of a long entry only the first line is seen until it is unfolded."""

    def __init__(self) -> None:
        super().__init__()
        self.id, self.whole = "", False
        self._look, self._words = Look(theme("night")), Words("en")
        self._own: tuple[Sequence[str], Sequence[str]] = ((), ())
        self.name, self.text = Prose(Role.SMALL, bold=True), Prose(Role.SMALL, "text2")
        self.note, self.more = OwnNote(), small_button()
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 5)
        column.setSpacing(2)
        column.addLayout(head)
        for part in (self.text, self.note):
            column.addWidget(part)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.more.clicked.connect(self.unfold)

    def tell(self, id_: str, name: str, text: str, look: Look, words: Words) -> None:
        """Show another character."""
        if id_ != self.id:
            self.id, self.whole = id_, False
        self._look, self._words = look, words
        self.name.write(name, look)
        self.text.write(text, look)
        self.setAccessibleName(f"{name}: {text}" if text else name)
        self.tell_own((), ())

    def tell_own(self, short: Sequence[str], whole: Sequence[str]) -> None:
        """Show what the almanac says, in short and whole."""
        self._own = (short or tuple(whole[:1]), whole)
        self._show_own()

    def unfold(self) -> None:
        """Show the whole entry, or its beginning only."""
        self.whole = not self.whole
        self._show_own()

    def _show_own(self) -> None:
        short, whole = self._own
        say = self._words.say
        self.note.tell(say(OWN), whole if self.whole else short, self._look)
        self.more.setText(say(LESS if self.whole else MORE))
        self.more.setAccessibleName(f"{self.name.text}: {self.more.text()}")
        self.more.setVisible(len(whole) > len(short))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(self._look.theme.line))
        painter.end()
