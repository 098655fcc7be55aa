"""What everybody knows of a town: all of it."""

from __future__ import annotations

from desktop.session import Session
from rules.arkham.state import Town


def town(session: Session) -> Town:
    """The town as this window sees it."""
    shared: Town = getattr(session.seen(), "town")  # noqa: B009 - each game's view has its own fields
    return shared
