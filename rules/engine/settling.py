"""Settling: events are folded into the state and set off reactions, effects are worked off, a choice stops it."""

from __future__ import annotations

from typing import Any

from rules.effects import Choice, Effect
from rules.engine.step import Step
from rules.events import Event
from rules.rulebook import AnyBook
from rules.state import AnyTable, Item, State, Table


def settle(book: AnyBook, table: AnyTable) -> tuple[tuple[Event, ...], AnyTable]:
    """Work the agenda off until it is empty or a choice stops it; the events that happened, and the table then."""
    events: list[Event] = []
    state, agenda = table.state, table.agenda
    while agenda and not isinstance(agenda[0], Choice):
        head, rest = agenda[0], agenda[1:]
        if isinstance(head, Event):
            events.append(head)
            state = evolve(book, state, head)
            outcome = _after(book, state, head)
        else:
            outcome = _worked(book, state, head)
        agenda = (*outcome, *rest)
    return tuple(events), Table(state, agenda)


def _after(book: AnyBook, state: State, event: Event) -> tuple[Item, ...]:
    reactions = book.after.get(type(event), ())
    return tuple(item for react in reactions for item in react(book.content, state, event))


def _worked(book: AnyBook, state: State, effect: Effect) -> tuple[Item, ...]:
    for react in book.before.get(type(effect), ()):
        instead = tuple(react(book.content, state, effect))
        if instead:
            return instead
    return tuple(book.work[type(effect)](book.content, state, effect))


def evolve(book: AnyBook, state: Any, event: Event, misfits: list[Event] | None = None) -> Any:
    """The state after an event. One that no longer fits changes nothing and is put into ``misfits``."""
    evolved = book.folds[type(event)](state, event)
    if evolved is None and misfits is not None:
        misfits.append(event)
    return state if evolved is None else evolved


def after(book: AnyBook, table: AnyTable, step: Step, misfits: list[Event] | None = None) -> AnyTable:
    """The table after a step: its events folded, its agenda taken."""
    state = table.state
    for event in step.events:
        state = evolve(book, state, event, misfits)
    return Table(state, step.agenda)
