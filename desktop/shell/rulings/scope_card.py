"""How long a ruling holds (D05): this once, tonight, or always; what else is to be kept of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.list_card import ListCard, Row
from rules.messages import says

NOTE = says("The log names the ruling; undo takes it back.")
LEFT = says("Seconds left to talk: {n}")
TIME_IS_UP = says("The time is up: settle it now.")


class ScopeCard(ListCard):
    """Counts down while the table talks, where it was asked to."""

    def __init__(self, context: Context, parent: QWidget, question: str, rows: Sequence[Row]) -> None:
        super().__init__(context, parent, question, rows, "info")
        self.clock = Label("quiet", "quiet", wrap=True)
        self.content.addWidget(self.clock)
        self.count(None)

    def count(self, left: int | None) -> None:
        """So many seconds are left; None where nobody counts."""
        say = self.context.say
        told = say(NOTE) if left is None else say(LEFT, {"n": left}) if left else say(TIME_IS_UP)
        self.clock.setText(told)
