"""What the cardboard of a game says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.shell.games.ways.terms import Gone

if TYPE_CHECKING:
    from desktop.session import Session
    from desktop.shell.table_check.lines import Line as CheckLine
    from desktop.words import Words


class Cardboard:
    """What lies on the table, and what cannot come any more."""

    def gone(self, session: Session) -> tuple[Gone, ...]:
        """What may have come already where cardboard says that it comes."""
        return ()

    def lines(self, session: Session, words: Words) -> Iterable[CheckLine]:
        """What lies on the table, line by line."""
        return ()
