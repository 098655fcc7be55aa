"""Answers of the cardboard that cannot be, as far as the program knows: what is wrong, and what then (D13)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop.session import Session
from desktop.shell import typed
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.list_card import ListCard, Row
from rules.effects import Choice
from rules.messages import says
from rules.violations import CardAlreadyOut, OrderKnown, TokenAllOut, Violation

DOUBTFUL = (CardAlreadyOut, TokenAllOut, OrderKnown)
AGAIN = says("Type it again")
CHECK = says("The table is right: check the table")
CORRECT = says("The table is right: correct what stands here")
NOTHING_DONE = says("Nothing has been entered yet.")


def doubt(session: Session, asked: Choice, wanted: str) -> Violation | None:
    """Why a thing that was typed by its name cannot come any more; None where it is no such thing."""
    among = {str(one) for one in typed.options(asked)}
    for kind, why in custom(session).gone(session):
        if among and among <= set(kind):
            gone = typed.meant(session, wanted, [one for one in kind if one not in among])
            return next(why(session, among, str(gone[0])), None) if len(gone) == 1 else None
    return None


class DoubtCard(ListCard):
    """The safe answer comes first."""

    def __init__(self, context: Context, parent: QWidget, reason: Violation, run: Callable[[str], None]) -> None:
        say = context.say
        rows = [
            Row(say(AGAIN), "Esc", lambda: run("")),
            Row(say(CHECK), "T", lambda: run("table-check")),
            Row(say(CORRECT), "Ctrl+E", lambda: run("correct")),
        ]
        super().__init__(context, parent, context.speech.tell(reason), rows, "info")
        self.note(say(NOTHING_DONE))
