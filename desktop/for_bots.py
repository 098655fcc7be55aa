"""What people leave to the program at the seats that it plays; the host may overrule."""

from __future__ import annotations

from collections.abc import Container

from rules.actions import Action
from rules.engine import Verdict
from rules.seats import SeatId
from rules.violations import PlayedByProgram, Violation


def against(bots: Container[SeatId], action: Action | None) -> tuple[Violation, ...]:
    """Why people do not do this."""
    return (PlayedByProgram(action.seat),) if action is not None and action.seat in bots else ()


def judged(bots: Container[SeatId], verdict: Verdict) -> Verdict:
    """A verdict on what people may drop: of a bot's piece no meaning is legal."""
    return Verdict(tuple((action, (*against(bots, action), *reasons)) for action, reasons in verdict.meanings))
