"""The ways to begin without answering anything."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.parts.button import Button
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says


class Quick(QWidget):
    """As last time, or with the defaults; a game may have ``others``."""

    def __init__(self, *others: Button) -> None:
        super().__init__()
        self.again, self.defaults, self._others = Button(), Button(), others
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
        """``told`` is a word about a file or the last evening; without a last one there is no way back to it."""
        self.again.write(words.say(says("As last time")), look, "undo")
        self.again.setVisible(known)
        self.defaults.write(words.say(says("Quick start")), look, "play")
        self.told.write(told, look)

    def stops(self) -> list[QWidget]:
        """Where Tab stops."""
        return [self.again, self.defaults, *self._others]


class QuickOrFile(Quick):
    """Or from a file."""

    def __init__(self) -> None:
        file = Button()
        super().__init__(file)
        self.file = file

    def show_ways(self, told: str, known: bool, look: Look, words: Words) -> None:
        """``told`` is a word about a file or the last evening; without a last one there is no way back to it."""
        super().show_ways(told, known, look, words)
        self.file.write(words.say(says("Load…")), look, "ui-export-picture")
