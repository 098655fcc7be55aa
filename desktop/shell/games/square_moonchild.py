"""A Moonchild who knows of the own death and is still to choose somebody aloud (001 달의 자손)."""

from __future__ import annotations

from typing import Final, NamedTuple

from desktop.session import Session
from desktop.shell.games.clock import grimoire
from desktop.shell.games.timed import Beat
from desktop.shell.games.ways import Line
from rules.clocktower import steps
from rules.clocktower.characters.moonchild import ID
from rules.clocktower.events import DayBroke, Died
from rules.clocktower.grim import Grim
from rules.events import Event
from rules.messages import says
from rules.seats import SeatId

CHOOSES: Final = says("{who} died as the Moonchild: within two minutes somebody alive is chosen aloud.")
GOES_ON: Final = says("The Moonchild still has time to choose")
OVER: Final = says("The Moonchild's time to choose is over. A quiet word may help.")
TIME_MS: Final = 120_000


class Waiting(NamedTuple):
    """Who is to choose, and at which step that one learnt of it."""

    seat: SeatId
    step: int


def waiting(session: Session) -> Waiting | None:
    """On the day on which the death was told, until it is known who was chosen; whoever only believes it as well."""
    grim = grimoire(session)
    if not grim.known or grim.public.phase != "day":
        return None
    chosen = {one.seat for one in grim.secret.curses}
    node = session.match.node(session.match.at)
    while node.parent is not None and node.step is not None:
        told = [seat for event in node.step.events for seat in _told(event)]
        seat = next((one for one in told if one not in chosen and _is_one(grim, one)), None)
        if seat is not None:
            return Waiting(seat, node.number)
        if any(isinstance(event, DayBroke) for event in node.step.events):
            return None
        node = node.parent
    return None


def _told(event: Event) -> tuple[SeatId, ...]:
    """Whose death everybody hears of by it."""
    if isinstance(event, DayBroke):
        return event.dead
    return (event.seat,) if isinstance(event, Died) and event.day else ()


def _is_one(grim: Grim, seat: SeatId) -> bool:
    return seat in grim.public.dead and ID in steps.acting(grim, seat)


def line(session: Session) -> Line | None:
    """What the host is reminded of."""
    one = waiting(session)
    return Line(CHOOSES, {"who": one.seat}) if one is not None else None


def beat(session: Session) -> Beat | None:
    """The time to choose, at the host alone: a clock on the square would tell who the Moonchild is."""
    one = waiting(session)
    return Beat((ID, one.seat, str(one.step)), TIME_MS, GOES_ON, OVER) if one is not None else None
