"""What the pages of a new game have to know beside the draft: the language, the data, the screens, the last table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtGui import QScreen

from desktop import rooms, tables
from desktop.session import Session
from desktop.shell.new_game import making
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.problem import Around
from desktop.shell.new_game.screens import Screens
from desktop.speech import Speech, titles
from desktop.words import Words
from rules.hakoonna.content import BOARDS, Layout
from rules.messages import same
from rules.notation import Notation


class Surroundings:
    """``words`` is the language; ``last`` is what was found when it was looked for the last time."""

    def __init__(self, draft: Draft, words: Words, records: Path | None) -> None:
        self._draft, self.words = draft, words
        self._records = "" if records is None else str(records)
        self._book = tables.a_book()
        self._titles = titles(Notation(self._book))
        self._screens = Screens(draft)
        self.last = self.now(None, {})

    def now(self, host: QScreen | None, faults: Mapping[str, str]) -> Around:
        """Look again; the screen that the host is on is not for an audience."""
        sound = self._draft.rooms if rooms.is_sound(self._draft.rooms) else rooms.shipped()
        content = rooms.content(sound)
        called = self._book.names(content, making.seats(self._draft))
        speech = Speech(self.words, called, self._titles)
        self.last = Around(speech, content, self._screens.beside(host), self._records, dict(faults))
        return self.last

    def mansion_of(self, session: Session) -> Layout | None:
        """The mansion of a table, where it was built there and stands whole."""
        public = getattr(session.seen(), "public", None)
        if public is None or session.match.header.layout is not None or len(public.placements) < BOARDS:
            return None
        return Layout(same(""), public.placements)
