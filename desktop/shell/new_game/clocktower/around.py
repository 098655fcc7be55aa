"""What the pages of a storyteller's table have to know beside the draft."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QScreen

from desktop.shell.new_game.clocktower import made_of
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.problem import Screen
from desktop.shell.new_game.screens import Screens
from desktop.words import Words
from rules.clocktower.edition import Edition
from rules.messages import Name


class ClockAround(NamedTuple):
    """The language, the script with what is known of it, the screens, the usual folder of records."""

    words: Words
    edition: Edition
    screens: tuple[Screen, ...] = ()
    folder: str = ""
    faults: Mapping[str, str] = {}

    def called(self, id_: str) -> Name | str:
        """What a character or a step is called, in every language."""
        one = self.edition.character(id_)
        return self.edition.names.get(id_) or (one.name if one is not None else id_)

    def name(self, id_: str) -> str:
        """What a character or a step is called."""
        return self.words.say("{it}", {"it": self.called(id_)})


class ClockSurroundings:
    """``words`` is the language; ``last`` is what was found when it was looked for the last time."""

    def __init__(self, draft: ClockDraft, words: Words, records: Path | None, shipped: Edition) -> None:
        self.words, self._draft, self._shipped = words, draft, shipped
        self._screens = Screens(draft)
        self._records = "" if records is None else str(records)
        self._made: tuple[object, Edition] = (None, shipped)
        self.last = self.now(None)

    def now(self, host: QScreen | None) -> ClockAround:
        """Look again; the screen that the host is on is not for an audience."""
        self.last = ClockAround(self.words, self._edition(), self._screens.beside(host), self._records)
        return self.last

    def go_over(self, shipped: Edition) -> None:
        """Other lists are played with."""
        self._shipped, self._made = shipped, (None, shipped)

    def _edition(self) -> Edition:
        """Made anew only where the script, its order or what is told of its characters is another."""
        draft = self._draft
        of = (id(draft.scripts[draft.which]), draft.order, dict(draft.teams), dict(draft.jinxes))
        if self._made[0] != of:
            self._made = (of, Edition(self._shipped.known, made_of.script(draft)))
        return self._made[1]
