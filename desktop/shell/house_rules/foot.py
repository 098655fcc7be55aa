"""What waits to be changed, for which reason, and the button that changes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.context import Context
from desktop.shell.new_game.points import Point
from desktop.shell.overrule import REASONS
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.messages import says

WHY = says("Why")
WAITS = says("To be changed: {points}")
NOTHING = says("Choose another answer, or read a file, to change how this table plays.")
CHANGE = says("Play so from now on")


class Foot(QWidget):
    """``wanted`` asks for the change; ``reason`` is a message, so that the log says it in any language."""

    wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.reason = REASONS[0]
        self.told, self.why, self.change = Prose(Role.BODY, bold=True), Choices(), Button("main")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self.told)
        column.addWidget(self.why)
        row.addLayout(column, 1)
        row.addWidget(self.change)
        self.why.chosen.connect(self._choose)
        self.change.clicked.connect(self.wanted)

    def _choose(self, number: str) -> None:
        self.reason = REASONS[int(number)]

    def show_changes(self, changed: Sequence[Point], told: str, look: Look) -> None:
        """Name what waits, else what was done last."""
        say = self._context.say
        named = [say(point.label) for point in changed]
        waits = say(WAITS, {"points": named}) if named else told or say(NOTHING)
        self.told.write(waits, look, "text" if named else "text2")
        offered = [Answer(str(number), say(reason)) for number, reason in enumerate(REASONS)]
        self.why.offer(offered, str(REASONS.index(self.reason)), look, say(WHY))
        self.change.write(say(CHANGE), look, key="Ctrl+Enter")
        self.why.setVisible(bool(named))
        self.change.setVisible(bool(named))

    def stops(self) -> list[QWidget]:
        """Where Tab stops."""
        return [*self.why.stops(), self.change] if self.change.isVisibleTo(self) else []
