"""Tonight's tables: where they come from and where they are written down."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from desktop import tables
from desktop.session import Session
from desktop.tables import Opened, Setup
from rules.actions import Value
from rules.fate import Fate, Oracle, Script
from rules.games import shelf
from rules.match import Match


class Evening:
    """Records go to ``records``; ``clock`` stands still where a test wants the same name every time."""

    def __init__(
        self,
        records: Path,
        clock: datetime | None = None,
        seed: int | None = None,
        fate: Sequence[Value] = (),
        fates: Mapping[str, Sequence[Value]] | None = None,
    ) -> None:
        self.records = records
        self._clock = clock
        self._seed = seed
        self._oracle: Oracle | None = Script(fate, fates) if fate or fates else None

    @property
    def now(self) -> datetime:
        """The time by which records are named."""
        return self._clock or datetime.now()

    def practice(self, game: str = "hakoonna") -> Session:
        """A table to try things at, at the start of an evening: a mansion, a town with four
        investigators, or a circle of eight.
        """
        book = tables.a_book(game)
        if game != "hakoonna":
            seats, seed = shelf()[game].seats(), self._a_seed()
            options = tables.options_for(book, book.options(), seats, seed)
            return self.begin(Setup(options, seats, Fate(seed=seed), game=game), True)
        layout = book.content.practice
        setup = Setup(book.options(), shelf()["hakoonna"].seats(), Fate(seed=self._a_seed()), layout)
        return self.begin(setup, passing=True)

    def begin(self, setup: Setup, passing: bool = False) -> Session:
        """A new table, its record begun; where nothing can be written the record waits until it can."""
        setup = setup._replace(begun=setup.begun or f"{self.now:%Y-%m-%d}")
        if self._seed is not None:
            setup = setup._replace(fate=msgspec.structs.replace(setup.fate, seed=self._seed))
        match = tables.new_match(tables.a_book(setup.game, setup.content), setup, self._oracle)
        session = self._recorded(match, setup.folder or self.records, passing)
        session.viewer, session.bots = setup.viewer, dict(setup.bots)
        return session

    def _recorded(self, match: Match, folder: Path, passing: bool) -> Session:
        try:
            record = tables.record_for(match, folder, self.now)
        except OSError as error:
            record = tables.unplaced(match, folder, self.now, error)
        return Session(match, record, passing=passing)

    def open(self, path: Path) -> Opened:
        """A table from its record; Broken when it cannot be read."""
        return tables.open_table(path, self.records, oracle=self._oracle)

    def open_copy(self, path: Path) -> Opened:
        """A table from a copy of a record, made where records go."""
        return self.open(tables.copy(path, self.records))

    def _a_seed(self) -> int:
        return self._seed if self._seed is not None else random.SystemRandom().getrandbits(31)
