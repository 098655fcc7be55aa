"""With whom the acting seat may talk about tiles, as the host is reminded (hakoonna.md 5; G20, G21; flows.md H7)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.session import Session
from desktop.shell import phases
from rules.hakoonna.state import GRAY, Public
from rules.hakoonna.talking import circles, is_silent
from rules.messages import says

WITH = says("{who} may talk of tiles with {seats}.")
ALONE = says("{who} has nobody here to talk with.")
SILENT = says("The Gray Man keeps silent.")


def reminders(session: Session) -> Iterator[phases.Line]:
    """What everybody may hear of it, where the table wants to be reminded; a lesson says it itself."""
    public = phases.public(session)
    if not public.options.talk_signs or session.lesson is not None or session.seen().over:
        return
    if public.phase in phases.VISITORS and public.options.table_talk == "room":
        yield _with(public)
    if is_silent(public) and public.at.get(public.turn) == public.at[GRAY]:
        yield phases.Line(SILENT, {})


def _with(public: Public) -> phases.Line:
    circle = next((circle for circle in circles(public) if public.turn in circle), ())
    others = tuple(seat for seat in circle if seat != public.turn)
    return phases.Line(WITH if others else ALONE, {"who": public.turn, "seats": others})
