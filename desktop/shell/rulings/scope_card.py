"""How long a ruling holds (D05): this once, tonight, or always; what else is to be kept of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.list_card import ListCard, Row
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.look import Look
from rules.messages import says

NOTE = says("The log names the ruling; undo takes it back.")
LEFT = says("Seconds left to talk: {n}")
TIME_IS_UP = says("The time is up: settle it now.")
BESIDE, WRITE = says("Note beside the ruling"), says("What else should be remembered?")
LONGEST = 120


class ScopeCard(ListCard):
    """Counts down while the table talks, where it was asked to. The line for a note gives its Enter to the answers."""

    def __init__(self, context: Context, parent: QWidget, question: str, rows: Sequence[Row], noted: str) -> None:
        super().__init__(context, parent, question, rows, "info")
        self.field = Entry()
        self.field.setMaxLength(LONGEST)
        self.field.setText(noted)
        self.field.dress(Look(context.theme, context.scale), context.say(BESIDE), context.say(WRITE))
        self.field.onward.connect(self.take_focus)
        self.content.addWidget(self.field)
        self.clock = Label("quiet", "quiet", wrap=True)
        self.content.addWidget(self.clock)
        self.count(None)

    def count(self, left: int | None) -> None:
        """So many seconds are left; None where nobody counts."""
        say = self.context.say
        told = say(NOTE) if left is None else say(LEFT, {"n": left}) if left else say(TIME_IS_UP)
        self.clock.setText(told)
