"""Which bot goes on now, as far as it may be known beside the table."""

from __future__ import annotations

from typing import Any

from desktop.session import Session
from desktop.shell.phases import public
from rules.hakoonna.views import HakoView
from rules.seats import BLIND, SeatId, Viewer

GAME = "hakoonna"


def possible(session: Session) -> bool:
    """Whether the program may play seats at this table: it holds all secrets, and it is no lesson."""
    if session.match.header.game != GAME or session.lesson is not None:
        return False
    return public(session).options.knowledge == "program"


def sight(session: Session, viewer: Viewer) -> HakoView:
    """What a seat sees, and nothing else."""
    view: Any = session.seen(viewer)
    assert isinstance(view, HakoView)
    return view


def next_bot(session: Session) -> SeatId:
    """The bot that goes on now; "" where people do. In Hako Onna's time each of the hidden goes before her."""
    if not session.bots or not possible(session):
        return ""
    # Most tables have none, and these take a while to load.
    from rules.hakoonna import bots

    acting = bots.acting(sight(session, BLIND))
    for seat in acting:
        if seat != acting[-1] and bots.has_moved(sight(session, seat)):
            continue
        return seat if seat in session.bots else ""
    return ""
