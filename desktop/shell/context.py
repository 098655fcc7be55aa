"""What every part of the host's window shares: the game, the language, the colours, the size."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.session import Session
from desktop.speech import Speech
from desktop.theme import Theme
from desktop.words import NO_VALUES, Words

if TYPE_CHECKING:
    from desktop.shell.storyteller.own_words import OwnWords


class Context(QObject):
    """Parts listen to ``changed`` (the table, the language or the theme) and ask anew for what they show.

    ``letters`` is how much larger than usual the host likes to read; ``scale`` has it in it. ``own_words`` gives what a
    host's own almanac says, for the host's eyes only.
    """

    changed = Signal()

    def __init__(self, session: Session, words: Words, theme: Theme, scale: float = 1.0) -> None:
        super().__init__()
        self.session = session
        self._words = words
        self.theme = theme
        self.scale = scale
        self.letters = 1.0
        self.own_words: Callable[[], OwnWords] | None = None
        session.changed.connect(self.changed)

    @property
    def words(self) -> Words:
        """The window's language, with the nouns that the table has chosen."""
        return self.session.spoken(self._words)

    @property
    def speech(self) -> Speech:
        """A voice for the table in the window's language."""
        return self.session.speech(self.words)

    def say(self, message: str, values: object = None) -> str:
        """A sentence of the window's own."""
        return self.words.say(message, values if isinstance(values, dict) else NO_VALUES)

    def px(self, size: float) -> int:
        """A measure of the style guide, at this window's scale."""
        return round(size * self.scale)

    def room(self, size: int) -> int:
        """A size of the window, in letters of the usual size."""
        return round(size / self.letters)

    def replace_session(self, session: Session) -> None:
        """Go over to another table."""
        self.session.changed.disconnect(self.changed)
        self.session = session
        session.changed.connect(self.changed)
        self.changed.emit()

    def speak(self, language: str) -> None:
        """Go over to another language."""
        self._words = Words(language)
        self.changed.emit()
