"""What the storyteller knows of a game of Blood on the Clocktower: all of it, from the window's own share."""

from __future__ import annotations

from desktop.session import Session
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.state import Square


def square(session: Session) -> Square:
    """What everybody sees."""
    shared: Square = getattr(session.seen(), "public")  # noqa: B009 - each game's view has its own fields
    return shared


def grimoire(session: Session) -> Grim:
    """The grimoire as it can be asked."""
    return grim_of(session.book.content, session.seen())
