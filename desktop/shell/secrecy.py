"""What this window must not show of a seat's questions and offers, because it tells what only that seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.session import Session
from desktop.shell.games import custom
from rules.effects import Choice
from rules.seats import BLIND, FATE, KNOWING_HOST, SeatId
from rules.violations import Violation


def at_the_screen(session: Session) -> bool:
    """Whether there is no cardboard: a seat learns its secrets from the screen."""
    return custom(session).at_the_screen(session)


def is_withheld(session: Session) -> bool:
    """Whether this window may not know all that is asked now."""
    return session.asked() != session.match.table.asked


def asked_alone(session: Session) -> SeatId:
    """The seat to which alone the open question may be shown; "" where this window asks it."""
    asked: Choice | None = session.match.table.asked
    if asked is None or asked.seat in (FATE, session.viewer) or session.seen(BLIND).asked == asked:
        return ""
    return asked.seat if is_withheld(session) or at_the_screen(session) else ""


def is_blind(session: Session) -> bool:
    """Whether the program holds tiles and this window's host plays along."""
    return custom(session).holds_secrets(session) and session.viewer != KNOWING_HOST and not is_a_seats(session)


def is_a_seats(session: Session) -> bool:
    """Whether this window has the eyes of one seat, who plays alone with bots."""
    return any(seat.id == session.viewer for seat in session.match.seats)


def offered(session: Session) -> SeatId:
    """The seat whose offers are shown: the one that has this window, else the one whose turn it is."""
    return session.viewer if is_a_seats(session) else custom(session).acting(session)


def shown(session: Session, reasons: Iterable[Violation]) -> tuple[Violation, ...]:
    """The reasons that everybody may read."""
    return tuple(reason for reason in reasons if not isinstance(reason, custom(session).hidden))
