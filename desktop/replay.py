"""Records played through again: what can be stood on, and what no longer fits."""

from __future__ import annotations

from operator import length_hint
from typing import NamedTuple

from desktop.garbage import uncollected
from desktop.record import Loaded
from rules.amend import Amend, Draft
from rules.effects import Choice
from rules.engine import Step
from rules.events import Event
from rules.fate import Oracle
from rules.faults import Broken, Fault
from rules.match import Line, Match, Note
from rules.messages import says
from rules.offers import Faces
from rules.seats import KNOWING_HOST

UNFIT = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError)
"""What values raise that have the right form but belong to no table."""


class Replayed(NamedTuple):
    """A match standing where its good lines end.

    ``kept`` counts these lines; ``misfits`` are events that no longer fit, by the lines of the file they stand in.
    """

    match: Match
    kept: int
    misfits: tuple[tuple[int, Event], ...]
    fault: Fault | None


@uncollected()
def replay(loaded: Loaded, file: str, oracle: Oracle | None = None) -> Replayed:
    """Play a record through as far as it makes sense; Broken when not even its first line does."""
    whole = _as_far_as(loaded, len(loaded.lines), file, oracle)
    sound = whole.fault is None and _stands(whole.match)
    good = whole.kept if sound else _last_standing(loaded, whole.kept, file)
    if not _is_judged(whole if sound else _as_far_as(loaded, good, file, oracle)):
        good = _before_draft(loaded.lines[:good])
    if good == len(loaded.lines):
        return whole
    return _as_far_as(loaded, good, file, oracle)._replace(fault=_senseless(file, good + 2))


def _as_far_as(loaded: Loaded, count: int, file: str, oracle: Oracle | None = None) -> Replayed:
    match, rest = _begun(loaded, file, oracle), iter(loaded.lines[:count])
    try:
        match.resume(rest)
    except UNFIT:
        taken = count - length_hint(rest)
        return Replayed(match, taken - 1, _misfits(loaded, match), _senseless(file, taken + 1))
    return Replayed(match, count, _misfits(loaded, match), None)


def _misfits(loaded: Loaded, match: Match) -> tuple[tuple[int, Event], ...]:
    if not match.misfits:
        return ()
    steps = [number for number, line in enumerate(loaded.lines, 2) for _ in range(_steps(line))]
    return tuple((steps[step - 1], event) for step, event in match.misfits)


def _steps(line: Line) -> int:
    """How many steps a line holds."""
    return len(line.steps) if isinstance(line, Amend) else int(isinstance(line, Step))


def _begun(loaded: Loaded, file: str, oracle: Oracle | None) -> Match:
    try:
        match = Match(loaded.notation.book, loaded.header, oracle)
        match.book.picture(match.book.content, match.seen(KNOWING_HOST))
    except UNFIT as error:
        message = says("The first line of the record tells of a table that cannot be.")
        raise Broken((Fault(file, 1, message, {}, says("Choose another file.")),)) from error
    return match


def _stands(match: Match) -> bool:
    """Whether the table can be drawn and gone on with; what it asks of Fate included."""
    try:
        match.book.picture(match.book.content, match.seen(KNOWING_HOST))
        asked = match.asked_of_fate()
        weights = [1] if asked is None else _weights(asked)
        return sum(weights) > 0 and min(weights) >= 0
    except UNFIT:
        return False


def _weights(asked: Choice) -> list[int]:
    """How heavy each answer of chance is; dice weigh as many as they are."""
    domain = asked.domain()
    return [domain.count] if isinstance(domain, Faces) else [weight for _, weight in asked.chances()]


def _is_judged(replayed: Replayed) -> bool:
    """Whether an amendment that is still open can be looked at."""
    match = replayed.match
    try:
        if (amending := match.amending) is not None:
            match.book.picture(match.book.content, match.book.view(match.book.content, amending.table, KNOWING_HOST))
    except UNFIT:
        return False
    return True


def _before_draft(lines: tuple[Line, ...]) -> int:
    """How many lines stand before the amendment that is open at the end was begun."""
    played = [number for number, line in enumerate(lines, 1) if not isinstance(line, Draft | Note)]
    since = played[-1] if played else 0
    return next(number for number in range(since, len(lines)) if isinstance(lines[number], Draft))


def _last_standing(loaded: Loaded, most: int, file: str) -> int:
    """The most lines after which the table still stands."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if _stands(_as_far_as(loaded, middle, file).match):
            low = middle
        else:
            high = middle - 1
    return low


def _senseless(file: str, line: int) -> Fault:
    message = says("This line has the right form, but tells of nothing that can happen here.")
    return Fault(file, line, message, {}, says("The steps before it are kept; the file stays as it is."))
