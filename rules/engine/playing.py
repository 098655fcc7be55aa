"""Playing: an action carried out or refused, things set by hand."""

from __future__ import annotations

from collections.abc import Iterable

from rules.actions import Action, Answer, Attest, Correct
from rules.engine.judging import seen, why
from rules.engine.proposing import remedies
from rules.engine.settling import evolve, settle
from rules.engine.step import Refused, Step
from rules.events import Attested, Correction
from rules.rulebook import AnyBook
from rules.state import AnyTable, Item, Table


def play(book: AnyBook, table: AnyTable, action: Action, overrule: str = "", joined: bool = False) -> Step | Refused:
    """Carry an action out, or refuse it with every reason. ``overrule`` is the host's reason to do it all the same."""
    done = carry_out(book, table, action, overrule, joined)
    return done if isinstance(done, Refused) else done[0]


def carry_out(
    book: AnyBook, table: AnyTable, action: Action, overrule: str = "", joined: bool = False
) -> tuple[Step, AnyTable] | Refused:
    """Like ``play``, with the table after the step."""
    reasons = why(book, table, action)
    if reasons and not (overrule and all(reason.overrulable for reason in reasons)):
        return Refused(action, reasons, remedies(book, table, action, reasons))
    agenda = (*_perform(book, table, action), *_rest(book, table, action))
    events, settled = settle(book, Table(table.state, agenda))
    return Step(action, events, settled.agenda, overrule if reasons else "", reasons, joined), settled


def _perform(book: AnyBook, table: AnyTable, action: Action) -> Iterable[Item]:
    if isinstance(action, Attest):
        return (Attested(action.fact, action.yes, action.kind),)
    if isinstance(action, Answer) and table.asked is not None:
        return book.replies[type(table.asked)].settle(book.content, table.state, table.asked, action.value)
    return book.chapters[type(action)].perform(book.content, table.state, action)


def _rest(book: AnyBook, table: AnyTable, action: Action) -> tuple[Item, ...]:
    if isinstance(action, Answer):
        return table.agenda[1:]
    falls = table.asked is not None and book.withdraws(seen(book, table, action.seat), table.asked, action)
    return () if falls else table.agenda


def correct(
    book: AnyBook,
    table: AnyTable,
    changes: tuple[Correction, ...],
    reason: str,
    agenda: tuple[Item, ...] | None = None,
) -> Step | Refused:
    """Set things by hand: nothing follows. Without ``agenda`` the game says what the new state asks for."""
    state = table.state
    for change in changes:
        reasons = tuple(book.check_change(book.content, state, change))
        if reasons:
            return Refused(None, reasons)
        state = evolve(book, state, change)
    asked = book.asking(book.content, state) if agenda is None else agenda
    return Step(Correct(seat="host", reason=reason), changes, asked)
