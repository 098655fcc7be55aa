"""Which game has which ways."""

from __future__ import annotations

from functools import cache

from desktop.session import Session
from desktop.shell.games.ways import Custom


def custom(session: Session) -> Custom:
    """The ways of the game on the table."""
    return of(session.match.header.game)


@cache
def of(game: str) -> Custom:
    """The ways of a game; one that has none of its own is played by the common ones."""
    if game == "hakoonna":
        from desktop.shell.games.hakoonna import Hakoonna

        return Hakoonna()
    if game == "arkham":
        from desktop.shell.games.arkham import Arkham

        return Arkham()
    if game == "clocktower":
        from desktop.shell.games.clocktower import Clocktower

        return Clocktower()
    return Custom()
