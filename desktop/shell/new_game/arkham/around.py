"""What the pages of a new town have to know beside the draft."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QScreen

from desktop import tables
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.problem import Screen
from desktop.shell.new_game.screens import Screens
from desktop.words import Words
from rules.arkham.content import Content
from rules.messages import Name


class TownAround(NamedTuple):
    """The language, the data of the game and what its ids are called, the screens, the usual folder of records."""

    words: Words
    content: Content
    names: Mapping[str, Name]
    screens: tuple[Screen, ...] = ()
    folder: str = ""
    faults: Mapping[str, str] = {}

    def name(self, id_: str) -> str:
        """What a thing is called."""
        return self.words.say("{it}", {"it": self.names.get(id_, id_)})

    def heading(self, id_: str) -> str:
        """What a thing is called where a line begins with it."""
        called = self.name(id_)
        return called[:1].upper() + called[1:]


class TownSurroundings:
    """``words`` is the language; ``last`` is what was found when it was looked for the last time."""

    def __init__(self, draft: TownDraft, words: Words, records: Path | None) -> None:
        self.words = words
        self._screens = Screens(draft)
        self._records = "" if records is None else str(records)
        book = tables.a_book("arkham")
        self._content, self._names = book.content, book.names(book.content, ())
        self.last = self.now(None)

    def now(self, host: QScreen | None) -> TownAround:
        """Look again; the screen that the host is on is not for an audience."""
        self.last = TownAround(self.words, self._content, self._names, self._screens.beside(host), self._records)
        return self.last
