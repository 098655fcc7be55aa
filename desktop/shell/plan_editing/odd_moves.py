"""Moves of the past that another plan of the mansion would not have allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.actions import Action, Answer, Correct
from rules.engine import AnyBook, AnyTable, Refused, after, correct, seen, why
from rules.hakoonna.content import BOARDS, Placement
from rules.hakoonna.events import MansionSet
from rules.match import Match, Node
from rules.seats import HOST
from rules.violations import Violation

Plan = tuple[Placement, ...]


class OddMove(NamedTuple):
    """A step on the way here, what was done in it, and what would have spoken against it."""

    step: int
    action: Action
    reasons: tuple[Violation, ...]


def odd_moves(match: Match, plan: Plan) -> Iterator[OddMove | None]:
    """Each step of the way here, in order, None for one that stays possible.

    Nothing is undone; what was put against the rules at its time is odd already.
    """
    for node in match.path():
        reasons = _against(match.book, node, plan)
        odd = bool(reasons) and node.step is not None
        yield OddMove(node.number, node.step.action, reasons) if odd and node.step is not None else None


def _against(book: AnyBook, node: Node, plan: Plan) -> tuple[Violation, ...]:
    step, before = node.step, node.parent
    if step is None or before is None or step.broken or isinstance(step.action, Answer | Correct):
        return ()
    laid = _laid(book, before.table)
    if len(laid) < BOARDS or set(laid) == set(plan):
        return ()
    return why(book, with_plan(book, before.table, plan), step.action)


def _laid(book: AnyBook, table: AnyTable) -> Plan:
    laid: Plan = getattr(seen(book, table, HOST), "public").placements  # noqa: B009 - each game's view has its own
    return laid


def with_plan(book: AnyBook, table: AnyTable, plan: Plan) -> AnyTable:
    """The same table in another mansion."""
    done = correct(book, table, (MansionSet(plan),), "", table.agenda)
    return table if isinstance(done, Refused) else after(book, table, done)
