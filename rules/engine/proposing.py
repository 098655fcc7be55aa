"""Proposing: what would be legal instead of what was refused."""

from __future__ import annotations

from collections.abc import Iterable

from rules.actions import Action, Attest
from rules.engine.judging import seen, why
from rules.rulebook import AnyBook
from rules.state import AnyTable
from rules.views import View
from rules.violations import NotAttested, Violation


def remedies(book: AnyBook, table: AnyTable, action: Action, reasons: tuple[Violation, ...]) -> tuple[Action, ...]:
    """What would be legal instead: proposals of the broken rules that judge agrees to, each once."""
    view = seen(book, table, action.seat)
    found: dict[Action, None] = {}
    for reason in reasons:
        for proposal in _proposals(book, view, action, reason):
            if proposal not in found and not why(book, table, proposal):
                found[proposal] = None
    return tuple(found)


def _proposals(book: AnyBook, view: View, action: Action, reason: Violation) -> Iterable[Action]:
    if isinstance(reason, NotAttested):
        return (Attest(seat="host", fact=reason.fact, yes=True),)
    propose = book.remedies.get(type(reason))
    return propose(book.content, view, action, reason) if propose else ()
