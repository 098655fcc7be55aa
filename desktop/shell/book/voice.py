"""Says a sentence about a table, its ids as names."""

from __future__ import annotations

from desktop.session import Session
from desktop.words import Words
from rules.messages import Name
from rules.violations import Violation


class Voice:
    """One language, one table."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session, self.words = session, words
        self._speech = session.speech(words)

    def say(self, message: str, **values: object) -> str:
        """A sentence, its first letter a capital."""
        said = self.part(message, **values)
        return said[:1].upper() + said[1:] if self.words.language == "en" else said

    def part(self, message: str, **values: object) -> str:
        """A few words that begin no line."""
        return self.words.say(message, {hole: self._value(hole, value) for hole, value in values.items()})

    def _value(self, hole: str, value: object) -> object:
        return value if isinstance(value, Name) else self._speech.value(hole, value)

    def name(self, id_: str) -> str:
        """What a thing is called at the head of a line."""
        return self._speech.heading(id_)

    def names(self, ids: tuple[str, ...]) -> str:
        """Several things, one after another."""
        return self.say("{it}", it=ids)

    def reason(self, why: Violation) -> str:
        """Why something is not so."""
        return self._speech.tell(why)
