"""The table from above and the buttons that go on, beside the pages of every new game."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.shell.new_game.table_picture import TablePicture
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.messages import says


class GoingOn(QWidget):
    """``begin``, ``onward`` and ``cancel`` stay in view at every step."""

    def __init__(self, table: TablePicture | None = None) -> None:
        super().__init__()
        self.begin, self.onward, self.cancel = Button("main"), Button(), Button("ghost")
        self.table = table or TablePicture()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)

    def lay_buttons(self) -> None:
        """Put the buttons below what lies there."""
        buttons = QGridLayout()
        buttons.setSpacing(0)
        buttons.addWidget(self.cancel, 0, 0)
        buttons.addWidget(self.onward, 0, 1)
        buttons.addWidget(self.begin, 1, 0, 1, 2)
        buttons.setColumnStretch(1, 1)
        self.column.addLayout(buttons)

    def write_buttons(self, last: bool, look: Look, words: Words) -> None:
        """At the ``last`` step there is nothing to go on to but the game."""
        self.begin.write(words.say(says("Begin")), look, "play", "Enter" if last else "Ctrl+Enter")
        self.onward.write(words.say(says("Next")), look, key="Enter")
        self.onward.setVisible(not last)
        self.cancel.write(words.say(says("Back")), look, key="Esc")

    def stops(self) -> list[QWidget]:
        """Where Tab stops."""
        return [self.begin, self.onward, self.cancel]
