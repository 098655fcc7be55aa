"""For how many seconds grave news waits: a number to type."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Field
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says

NAME = says("Grave news waits")
HINT = says("Before the audience sees it; whatever is undone meanwhile was never seen.")
SECONDS = says("seconds")
RANGE = says("Please choose 0 to 5 seconds.")
MOST = 5.0
WIDE = 110


def milliseconds(typed: str) -> int | None:
    """What was typed, where it is from 0 to 5 seconds."""
    try:
        seconds = float(typed.strip().replace(",", "."))
    except ValueError:
        return None
    return round(seconds * 1000) if 0 <= seconds <= MOST else None


class GraceField(Field):
    """``waited`` carries milliseconds as soon as they make sense."""

    waited = Signal(int)

    def __init__(self) -> None:
        self.entry, self._unit = Entry(), Prose(Role.BODY, "text2")
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(5, 0, 0, 0)
        row.addWidget(self.entry)
        row.addWidget(self._unit, 1)
        super().__init__(body)
        self.entry.setMaxLength(6)
        self.entry.textEdited.connect(self._typed)

    def fill(self, grace: int, look: Look, words: Words) -> None:
        """Show what is chosen; what is being typed stays."""
        self._look, self._words = look, words
        self.ask(words.say(NAME), look, words.say(HINT))
        self.entry.dress(look, words.say(NAME))
        self.entry.setFixedWidth(look.px(WIDE))
        self._unit.write(words.say(SECONDS), look)
        if milliseconds(self.entry.text()) != grace and not self.entry.hasFocus():
            self.entry.setText(f"{grace / 1000:g}")
        self._remark()

    def _typed(self, text: str) -> None:
        wanted = milliseconds(text)
        self._remark()
        if wanted is not None:
            self.waited.emit(wanted)

    def _remark(self) -> None:
        good = milliseconds(self.entry.text()) is not None
        self.remark.say("" if good else self._words.say(RANGE), self._look)
