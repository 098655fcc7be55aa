"""What the record on the disk tells while it is played: how a walk knows what its hands have done."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from desktop.record import load
from desktop.replay import replay
from rules.hakoonna.state import Public
from rules.match import Match


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
