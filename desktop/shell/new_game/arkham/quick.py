"""The ways to begin a town without answering anything."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.parts.button import Button
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says


class TownQuick(QWidget):
    """As last time, or with the defaults and everything by the program."""

    def __init__(self) -> None:
        super().__init__()
        self.again, self.defaults = Button(), Button()
        self.told = Prose(Role.SMALL, "text2")
        row = QWidget()
        flow = Flow(row, 2)
        for button in self.stops():
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(row)
        column.addWidget(self.told)

    def show_ways(self, told: str, known: bool, look: Look, words: Words) -> None:
        """``told`` is a word about the last evening; without one there is no way back to it."""
        self.again.write(words.say(says("As last time")), look, "undo")
        self.again.setVisible(known)
        self.defaults.write(words.say(says("Quick start")), look, "play")
        self.told.write(told, look)

    def stops(self) -> list[QWidget]:
        """Where Tab stops."""
        return [self.again, self.defaults]
