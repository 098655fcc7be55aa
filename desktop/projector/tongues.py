"""The language of the audience's window: Korean, English, or both at once."""

from __future__ import annotations

from copy import copy
from typing import Literal

from desktop.projector.stage import Line
from desktop.session import Session
from desktop.words import Words
from rules.events import Event

Tongue = Literal["ko", "en", "both"]
Said = tuple[str, ...]
"""The same said once in each language."""


class Tongues:
    """Says a line in one language or two; the first of them is the board's."""

    def __init__(self, tongue: Tongue = "ko") -> None:
        self.words = tuple(Words(language) for language in (("ko", "en") if tongue == "both" else (tongue,)))

    def of(self, session: Session) -> Tongues:
        """The same languages, with the nouns that a table has chosen."""
        tongues = copy(self)
        tongues.words = tuple(map(session.spoken, self.words))
        return tongues

    @property
    def first(self) -> Words:
        """The words of the board and the seats."""
        return self.words[0]

    def say(self, message: str) -> Said:
        """A sentence of the window's own."""
        return tuple(words.say(message) for words in self.words) if message else ()

    def tell(self, session: Session, line: Line) -> Said:
        """A line about the table, its ids shown as names."""
        if not line.message:
            return ()
        return tuple(_tell(session, words, line) for words in self.words)

    def hear(self, session: Session, event: Event) -> Said:
        """The sentence of something that has happened, as far as the audience was told it."""
        return tuple(session.speech(words).tell(event) for words in self.words)

    def name(self, session: Session, id_: str) -> str:
        """What a seat is called on the board."""
        return _capital(self.first, session.speech(self.first).name(id_))


def _tell(session: Session, words: Words, line: Line) -> str:
    speech = session.speech(words)
    values = {hole: speech.value("", value) for hole, value in line.values.items()}
    return _capital(words, words.say(line.message, values))


def _capital(words: Words, sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:] if words.language == "en" else sentence
