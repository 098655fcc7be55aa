"""The host puts something against the rules: for which reason, and that it holds this once (D01)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row
from rules.messages import says

QUESTION = says("Put all the same: why?")
REASONS = (
    says("House rule"),
    says("The table is right"),
    says("To teach"),
    says("Too much to take back"),
    says("Other reason"),
)
ONCE = says("Only this once. The log marks it, and it can be undone.")


class OverruleCard(ListCard):
    """``chosen`` carries the reason as a message, so that the log says it in any language."""

    chosen = Signal(str)

    def __init__(self, context: Context, parent: QWidget, question: str = QUESTION, note: str = ONCE) -> None:
        rows = [Row(context.say(reason), "", partial(self._choose, reason)) for reason in REASONS]
        super().__init__(context, parent, context.say(question), rows, "refuse" if question == QUESTION else "info")
        self.note(context.say(note))

    def _choose(self, reason: str) -> None:
        self.chosen.emit(reason)
