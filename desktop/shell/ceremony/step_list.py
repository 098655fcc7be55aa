"""What the ceremony has turned over, and what is still to come: its names, never what they say."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from desktop.fonts import Role
from desktop.shell.ceremony.steps import Step
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from rules.messages import says

NAME = says("Order of the ceremony")
OPEN, COVERED = says("{what}: lies open"), says("{what}: still covered")
LEFT = says("Shown: {n} of {all}")


class StepList(QListWidget):
    """Only to be read."""

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fill(self, context: Context, steps: Sequence[Step], turned: int) -> None:
        """Show these; the first so many lie open."""
        self.setAccessibleName(context.say(NAME))
        self.setAccessibleDescription(context.say(LEFT, {"n": turned, "all": len(steps)}))
        self.clear()
        self.setSpacing(context.px(5))
        for number, step in enumerate(steps, 1):
            self._add(context, step, number, turned)
        if 0 < turned <= len(steps):
            self.scrollToItem(self.item(turned - 1))

    def _add(self, context: Context, step: Step, number: int, turned: int) -> None:
        speech = context.speech
        values = {hole: speech.value("", value) for hole, value in step.title.values.items()}
        what = context.say(step.title.message, values)
        item = QListWidgetItem(f"{number}. {what[:1].upper()}{what[1:]}")
        message = OPEN if number <= turned else COVERED
        item.setData(Qt.ItemDataRole.AccessibleTextRole, context.say(message, {"what": what}))
        item.setFont(Look(context.theme, context.scale).font(Role.BODY, bold=number == turned))
        if number > turned:
            item.setForeground(QColor(context.theme.text2))
        self.addItem(item)
