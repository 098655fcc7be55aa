"""The writing of an effect: ``op(word,word=word){label: op; op | op}``, and where it is broken.

Statements stand between semicolons, branches between bars. Joined ids (``sky+outskirts``) are one word here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from rules.messages import says

_TOKEN: Final = re.compile(r"[A-Za-z0-9_+*:.\-=]+|[(){}|;,]")
_OPERATION: Final = re.compile(r"[a-z][a-z0-9_]*")
_LABEL: Final = re.compile(r"(pass|fail|else|\d(?:-\d)?):")
_SIGNS: Final = "(){}|;,"
DEEPEST: Final = 20
"""So many braces may stand in each other."""
END: Final = "⏎"
"""What is told to be read where the text is over."""


class Word(msgspec.Struct, frozen=True):
    """An argument and its place in the text, from 1."""

    text: str
    at: int


class Raw(msgspec.Struct, frozen=True):
    """A statement as written, whatever its name."""

    op: str
    at: int
    words: tuple[Word, ...] = ()
    named: Mapping[str, Word] = {}
    branches: tuple[Branch, ...] = ()


class Branch(msgspec.Struct, frozen=True):
    """Statements between braces and bars; the label is "" where none stands."""

    label: str
    at: int
    body: tuple[Raw, ...]


class Misread(Exception):
    """A text that is no effect: the place, from 1, and a sentence with holes for the card, the place and the values."""

    def __init__(self, at: int, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.values: Mapping[str, str | int] = {"at": at, **values}


class Unknown(Misread):
    """A word that is the id of nothing known."""


def parse(text: str) -> tuple[Raw, ...]:
    """The statements of an effect; Misread tells the first place that cannot be read."""
    reader = _Reader(_tokens(text), len(text) + 1)
    found = reader.sequence()
    if reader.next.text:
        raise reader.unexpected(";")
    return found


def _tokens(text: str) -> list[Word]:
    found: list[Word] = []
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token:
            found.append(Word(token[0], at + 1))
        elif not text[at].isspace():
            raise Misread(
                at + 1, says("{card}, effect, place {at}: the sign ‘{typed}’ means nothing here."), typed=text[at]
            )
        at = token.end() if token else at + 1
    return found


class _Reader:
    """Reads the tokens one after the other."""

    def __init__(self, tokens: list[Word], end: int) -> None:
        self._tokens = [*tokens, Word("", end)]
        self._at = 0
        self._deep = 0

    @property
    def next(self) -> Word:
        """The token to come; its text is "" at the end."""
        return self._tokens[self._at]

    def unexpected(self, wanted: str) -> Misread:
        """The token to come is not the sign that must stand here."""
        message = says("{card}, effect, place {at}: ‘{wanted}’ is wanted, not ‘{typed}’.")
        return Misread(self.next.at, message, wanted=wanted, typed=self.next.text or END)

    def sequence(self) -> tuple[Raw, ...]:
        found = [self._statement()]
        while self._skips(";"):
            found.append(self._statement())
        return tuple(found)

    def _statement(self) -> Raw:
        if not _OPERATION.fullmatch(self.next.text):
            message = says("{card}, effect, place {at}: an operation is wanted, not ‘{typed}’.")
            raise Misread(self.next.at, message, typed=self.next.text or END)
        op = self._take()
        words = self._words() if self._skips("(") else []
        plain, named = tuple(word for name, word in words if not name), _named(words)
        return Raw(op.text, op.at, plain, named, self._branches() if self._skips("{") else ())

    def _words(self) -> list[tuple[str, Word]]:
        found = [self._word()]
        while self._skips(","):
            found.append(self._word())
        self._must(")")
        return found

    def _word(self) -> tuple[str, Word]:
        if self.next.text in _SIGNS or self.next.text.endswith("="):
            message = says("{card}, effect, place {at}: a word is wanted, not ‘{typed}’.")
            raise Misread(self.next.at, message, typed=self.next.text or END)
        whole = self._take()
        name, equals, text = whole.text.rpartition("=")
        return name, Word(text, whole.at + len(name) + len(equals))

    def _branches(self) -> tuple[Branch, ...]:
        self._deep += 1
        if self._deep > DEEPEST:
            raise Misread(self.next.at, says("{card}, effect, place {at}: there are too many braces in each other."))
        found = [self._branch()]
        while self._skips("|"):
            found.append(self._branch())
        self._must("}")
        self._deep -= 1
        return tuple(found)

    def _branch(self) -> Branch:
        at = self.next.at
        label = self._take().text[:-1] if _LABEL.fullmatch(self.next.text) else ""
        return Branch(label, at, self.sequence())

    def _take(self) -> Word:
        self._at += 1
        return self._tokens[self._at - 1]

    def _skips(self, sign: str) -> bool:
        here = self.next.text == sign
        self._at += here
        return here

    def _must(self, sign: str) -> None:
        if not self._skips(sign):
            raise self.unexpected(sign)


def _named(words: list[tuple[str, Word]]) -> Mapping[str, Word]:
    found: dict[str, Word] = {}
    for name, word in words:
        if name in found:
            message = says("{card}, effect, place {at}: ‘{typed}’ stands here twice.")
            raise Misread(word.at, message, typed=name)
        if name:
            found[name] = word
    return found
