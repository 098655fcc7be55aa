"""The note that is being written, and what is looked for; it outlives its card."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.shell.new_game.names import clean
from rules.remarks import Noted


@dataclass
class Draft:
    """``number`` is that of the note whose place it takes, 0 for a new one."""

    text: str = ""
    open: bool = False
    number: int = 0
    wanted: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to note: a new note without a word."""
        return not self.number and not clean(self.text)

    def take(self, note: Noted) -> None:
        """Write a note anew."""
        self.text, self.open, self.number = note.text, note.open, note.number

    def leave(self) -> None:
        """Begin with an empty line; whether the last note was open is kept."""
        self.text, self.number = "", 0

    def noted(self, number: int, at: str) -> Noted:
        """The note as it is kept; the marks that nobody sees are left out."""
        return Noted(self.number or number, clean(self.text), at, self.open)
