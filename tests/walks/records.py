"""What the record on the disk tells while it is played: how a walk knows what its hands have done."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from desktop.record import load
from desktop.replay import replay
from desktop.tables import record_for
from rules.engine import Step
from rules.events import Correction
from rules.hakoonna.state import Public
from rules.match import Match
from rules.notation import Notation


class Records(NamedTuple):
    """The folder of a profile's records."""

    folder: Path

    @property
    def path(self) -> Path:
        """The one that has grown most."""
        return max(self.folder.glob("*.lantern"), key=lambda path: path.stat().st_size)

    def match(self) -> Match:
        """The match as it was written last."""
        return replay(load(self.path), "").match

    def public(self) -> Public:
        """What everybody knows of it."""
        public: Public = self.match().table.state.public
        return public

    def played(self) -> int:
        """How many steps there are."""
        return self.match().length

    def phase(self) -> str:
        """What part of the round it is."""
        return str(self.public().phase)


def written(match: Match, folder: Path, now: datetime, *changes: Correction) -> Path:
    """The record of a match that begins at a position set by hand."""
    done = match.correct(changes, "so it lies on the table")
    assert isinstance(done, Step), done
    record, notation = record_for(match, folder, now), Notation(match.book)
    assert record.append(notation.write(line) for line in match.unwritten)
    record.close()
    return record.path
