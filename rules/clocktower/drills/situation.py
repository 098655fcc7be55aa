"""Moments of a game by chance that a real one could have come to: a bag that fits, deaths that ended nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from rules.clocktower import bag, winning
from rules.clocktower.edition import Edition
from rules.clocktower.grim import EVIL_TEAMS, Grim, grim_of
from rules.clocktower.options import Options
from rules.clocktower.setup import seats
from rules.clocktower.state import ClockState, Death, Execution, Grimoire, Mark, MarkKind, Phase, Square
from rules.clocktower.views import ClockView
from rules.seats import HOST

Below = Callable[[int], int]
Thing = TypeVar("Thing")

FEWEST, MORE, NIGHTS, TRIES = 7, 5, 3, 400
LEAST_ALIVE: Final = 4
"""So many are alive at the least: with fewer a game is all but over."""
KINDS: Final[tuple[MarkKind, ...]] = ("poisoned", "drunk")


def one_of(below: Below, things: Sequence[Thing]) -> Thing:
    """Any of these."""
    return things[below(len(things))]


def some_of(below: Below, things: Sequence[Thing], number: int) -> tuple[Thing, ...]:
    """So many different ones, in any order."""
    left = list(things)
    return tuple(left.pop(below(len(left))) for _ in range(min(number, len(left))))


def moment(content: Edition, below: Below, phase: Phase, wanted: str = "") -> ClockState:
    """A night or a day that goes on, with the wanted character alive in it."""
    for _ in range(TRIES):
        state = _any(content, below, phase, wanted)
        if state is not None and _goes_on(content, state, wanted):
            return state
    raise ValueError(f"{len(content.sheet)} characters give no such moment")


def _goes_on(content: Edition, state: ClockState, wanted: str) -> bool:
    """Nothing ends it, and no Riot has come to the day of the chain, on which there are no votes."""
    grim = grim_of(content, state)
    alive = not wanted or any(grim.lives(seat) for seat in grim.with_role(wanted))
    return alive and not is_over(grim) and not (state.public.n == NIGHTS and grim.with_role("riot"))


def is_over(grim: Grim) -> bool:
    """Whether a side seems to have won."""
    return any(not one.due for one in winning.proposals(grim))


def _any(content: Edition, below: Below, phase: Phase, wanted: str) -> ClockState | None:
    circle = tuple(seat.id for seat in seats(FEWEST + below(MORE)))
    empty = Grim(content, Square(Options(), circle), Grimoire())
    tokens = bag.propose(empty, len(circle), below)
    if not bag.fits(empty, len(circle), tokens) or (wanted and wanted not in tokens):
        return None
    roles = dict(zip(circle, some_of(below, tokens, len(tokens)), strict=True))
    evil = tuple(seat for seat in circle if empty.team(roles[seat]) in EVIL_TEAMS)
    n = 1 + below(NIGHTS)
    executed, killed = _deaths(below, circle, n)
    executions = tuple(Execution(seat, day, died=True) for day, seat in enumerate(executed, 1))
    dead = (*executed, *killed)
    spent = tuple(seat for seat in dead if below(3) == 0)
    public = Square(Options(), circle, phase, n, dead=dead, spent=spent, executions=executions)
    deaths = (*(Death(one, day, day=True, known=True) for day, one in enumerate(executed, 1)), *_by_night(killed))
    outsiders = sum(empty.team(one) == "outsider" for one in tokens)
    secret = Grimoire(tokens, roles, evil=evil, deaths=deaths, outsiders=outsiders)
    return ClockState((), public, secret)


def _deaths(below: Below, circle: tuple[str, ...], n: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """One executed on each day before, and now and then somebody who died in a night after the first."""
    most = len(circle) - LEAST_ALIVE
    fallen = some_of(below, circle, min(most, 2 * (n - 1)))
    executed = fallen[: n - 1]
    return executed, tuple(one for one in fallen[n - 1 :] if below(4))


def _by_night(killed: tuple[str, ...]) -> tuple[Death, ...]:
    return tuple(Death(one, night, known=True) for night, one in enumerate(killed, 2))


def impaired(below: Below, content: Edition, state: ClockState) -> tuple[Mark, ...]:
    """Up to two reminders of drunk or poisoned; some hang on somebody who is dead, and do nothing any more."""
    grim = grim_of(content, state)
    laid = []
    for number in range(1, 1 + below(3)):
        source = one_of(below, grim.public.circle)
        kind = one_of(below, KINDS)
        seat, linked = one_of(below, grim.public.circle), below(2) > 0 and source != ""
        laid.append(Mark(number, seat, grim.role(source), kind, kind, source if linked else "", while_able=linked))
    return tuple(laid)


def seen(state: ClockState) -> ClockView:
    """The position as the storyteller sees it."""
    return ClockView(HOST, None, False, state.public, state.secret)
