"""Bots think in a process of their own: it is told what one seat sees, a line of JSON each time, and tells an action.

The first line names the game and what of its data is not as shipped. Neither that nor a question has anything in it
that the seat may not know: no seed, no other seat's view, nothing of the record.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from rules.actions import Action
from rules.dice import Dice
from rules.engine import AnyBook
from rules.hakoonna.bots import Strength, choose, forms
from rules.hakoonna.views import HakoView
from rules.notation import Notation

WORD = "--bots"
"""What starts the process instead of the program."""


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game, and whole the files of its data that are not as shipped."""

    game: str
    content: Mapping[str, str] = {}


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shall the seat do whose view this is? ``asked`` is its open question, ``draw`` where chance begins."""

    number: int
    strength: Strength
    draw: str
    view: HakoView
    asked: msgspec.Raw = msgspec.Raw(b"null")


class Thought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to the question of that number; nothing where there is nothing legal."""

    number: int
    action: dict[str, Any] | None = None


def question(number: int, strength: Strength, draw: str, view: HakoView) -> bytes:
    """A question as a line without its end."""
    asked = msgspec.Raw(msgspec.json.encode(view.asked))
    return msgspec.json.encode(Question(number, strength, draw, msgspec.structs.replace(view, asked=None), asked))


def thought(line: bytes, notation: Notation) -> tuple[int, Action | None]:
    """The number of the question and the action of an answer."""
    read = msgspec.json.decode(line, type=Thought)
    return read.number, notation.action(read.action) if read.action is not None else None


class Thinker:
    """Answers questions about one game."""

    def __init__(self, book: AnyBook) -> None:
        self._book = book
        self._notation = Notation(book)

    def answer(self, line: bytes) -> bytes:
        """The answer to a question, both as lines."""
        read = msgspec.json.decode(line, type=Question)
        asked = msgspec.json.decode(read.asked, type=self._notation.item_type | None)
        view = msgspec.structs.replace(read.view, asked=asked)
        action = choose(self._book, view, forms(self._book, view), Dice(read.draw), read.strength)
        plain = msgspec.to_builtins(action) if action is not None else None
        return msgspec.json.encode(Thought(read.number, plain))


def think(lines: Iterable[bytes], tell: Callable[[bytes], object]) -> None:
    """Answer each line after the first, until there are no more."""
    from desktop.tables import a_book

    waiting = iter(lines)
    first = next(waiting, b"")
    if not first.strip():
        return
    opening = msgspec.json.decode(first, type=Opening)
    thinker = Thinker(a_book(opening.game, opening.content))
    for line in waiting:
        tell(thinker.answer(line) + b"\n")


def main() -> int:
    """Think until nobody asks any more."""

    def tell(line: bytes) -> None:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    think(sys.stdin.buffer, tell)
    return 0
