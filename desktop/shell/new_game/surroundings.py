"""What the pages of a new game have to know beside the draft: the language, the data, the screens, the last table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QScreen

from desktop import rooms, tables
from desktop.session import Session
from desktop.shell.new_game import making
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.problem import Around, Screen
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
        self._chosen = False
        self.declined: set[str] = set()
        self.last = self.now(None, {})

    def now(self, host: QScreen | None, faults: Mapping[str, str]) -> Around:
        """Look again; the screen that the host is on is not for an audience."""
        sound = self._draft.rooms if rooms.is_sound(self._draft.rooms) else rooms.shipped()
        content = rooms.content(sound)
        called = self._book.names(content, making.seats(self._draft))
        speech = Speech(self.words, called, self._titles)
        declined = frozenset(self.declined)
        self.last = Around(speech, content, self._screens(host), self._records, declined, dict(faults))
        return self.last

    def _screens(self, host: QScreen | None) -> tuple[Screen, ...]:
        """The largest first; the first time it is the one that is chosen."""
        from desktop.projector.screens_watch import key

        others = [screen for screen in QGuiApplication.screens() if screen is not host] if host is not None else []
        others.sort(key=lambda screen: -screen.geometry().width() * screen.geometry().height())
        found = tuple(Screen(key(screen), _named(screen)) for screen in others)
        if host is not None:
            self._choose(found)
        return found

    def _choose(self, found: tuple[Screen, ...]) -> None:
        keys = [screen.key for screen in found]
        if not self._chosen and keys:
            self._chosen = True
            self._draft.tonight.screen = keys[0]
        elif self._draft.tonight.screen not in keys:
            self._draft.tonight.screen = ""

    def mansion_of(self, session: Session) -> Layout | None:
        """The mansion of a table, where it was built there and stands whole."""
        public = getattr(session.seen(), "public", None)
        if public is None or session.match.header.layout is not None or len(public.placements) < BOARDS:
            return None
        return Layout(same(""), public.placements)


def _named(screen: QScreen) -> str:
    size = screen.geometry().size()
    return f"{screen.name()} · {size.width()}×{size.height()}"
