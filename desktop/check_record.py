"""What is wrong with a record: damage, what no longer fits, and what the rules of today judge otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from desktop.record import Loaded, load
from desktop.replay import UNFIT, replay
from rules.actions import Correct
from rules.engine import Step, why
from rules.events import Event
from rules.faults import Fault
from rules.match import Match
from rules.messages import says
from rules.tags import tag_of


def record_faults(path: Path) -> tuple[Fault, ...]:
    """Every fault of a record; Broken when not even its first line can be used."""
    loaded = load(path)
    replayed = replay(loaded, path.name)
    whole = [fault for fault in (replayed.fault, loaded.fault) if fault is not None]
    misfits = [_misfit(path.name, line, event) for line, event in replayed.misfits]
    return (*whole, *misfits, *_judged_anew(path.name, loaded, replayed.kept))


def _misfit(file: str, line: int, event: Event) -> Fault:
    message = says("This event no longer fits and changes nothing: {word}.")
    return Fault(file, line, message, {"word": tag_of(event)}, says("Look at the table at this step."))


def _judged_anew(file: str, loaded: Loaded, kept: int) -> Iterator[Fault]:
    match = Match(loaded.notation.book, loaded.header)
    for number, line in enumerate(loaded.lines[:kept]):
        if isinstance(line, Step) and not isinstance(line.action, Correct):
            yield from _otherwise(file, number + 2, match, line)
        match.resume((line,))


def _otherwise(file: str, line: int, match: Match, step: Step) -> Iterator[Fault]:
    try:
        reasons = why(match.book, match.table, step.action)
    except UNFIT:
        reasons = ()
    if bool(reasons) == bool(step.overruled):
        return
    message = (
        says("By the rules of today {word} is refused here ({ids}).")
        if reasons
        else says("By the rules of today {word} is legal here.")
    )
    values = {"word": tag_of(step.action), "ids": ", ".join(reason.id for reason in reasons)}
    yield Fault(file, line, message, values, says("Nothing is changed by that."), warning=True)
