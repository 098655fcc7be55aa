"""A rule that two people read differently: its sentence, its source, how well it is known, and other readings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.list_card import ListCard, Row
from desktop.shell.rulings import reliability
from rules.messages import says
from rules.violations import Violation

READINGS = says("How it may be read")
KEPT = says("A ruling holds from now on, never backwards.")


class RuleCard(ListCard):
    """The rows are the readings; each reason's rule stands above them."""

    def __init__(self, context: Context, parent: QWidget, reasons: Sequence[Violation], rows: Sequence[Row]) -> None:
        super().__init__(context, parent, context.speech.tell(reasons[0]), rows, "info")
        self.marks: list[Label] = []
        self.content.insertLayout(1, self._rules(reasons))
        head = Label("small", "lantern")
        head.setText(context.say(READINGS))
        self.content.insertWidget(2, head)
        self.note(context.say(KEPT))
        self.setAccessibleDescription(" ".join(self._told(reason) for reason in reasons))

    def _rules(self, reasons: Sequence[Violation]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, reason in enumerate(reasons):
            self._rule(grid, 2 * row, reason)
        return grid

    def _rule(self, grid: QGridLayout, row: int, reason: Violation) -> None:
        chip, source, mark = Label("chip"), Label("quiet", "quiet", wrap=True), Label("small", wrap=True)
        chip.setText(reason.id)
        source.setText(self.context.speech.source(reason))
        mark.setText(self.context.say(reliability.MARKS[reliability.mark(reason)]))
        self.marks.append(mark)
        grid.addWidget(chip, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(source, row, 1)
        grid.addWidget(mark, row + 1, 1)

    def _told(self, reason: Violation) -> str:
        return f"{reason.id} {self.context.speech.source(reason)}"
