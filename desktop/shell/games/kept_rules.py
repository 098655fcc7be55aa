"""What a profile plays always, as each game keeps it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from desktop.shell.new_game.points import Given


class Played(Protocol):
    """How points are played."""

    def answer(self, key: str) -> Given:
        """How a point is played."""


class KeptRules(Protocol):
    """Where a game keeps it; Broken tells why that cannot be read or written."""

    def kept(self, profile: Path) -> Played:
        """How new games are proposed to play."""

    def keep(self, profile: Path, key: str, value: Given) -> None:
        """Play a point so in new games."""
