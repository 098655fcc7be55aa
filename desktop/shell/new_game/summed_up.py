"""A whole setup in a few lines with their names, and the warnings that are left; of whichever game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.problem import Problem
from desktop.shell.parts.field import Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words


class SummedUp(QWidget):
    """``titles`` has what each line is called."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        super().__init__()
        self._titles = titles
        self.names = {line: Prose(Role.SMALL, "text2", bold=True) for line in titles}
        self.lines = {line: Prose(Role.BODY) for line in titles}
        self.warnings: list[Remark] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        for line in titles:
            self.column.addWidget(self.names[line])
            self.column.addWidget(self.lines[line])

    def write(self, told: Mapping[str, str], problems: Sequence[Problem], look: Look, words: Words) -> None:
        """Write every line; one of which there is nothing to tell is left out with its name."""
        for line, title in self._titles.items():
            self.names[line].write(words.say(title) if told[line] else "", look)
            self.lines[line].write(told[line], look)
        while len(self.warnings) < len(problems):
            self.warnings.append(Remark())
            self.column.addWidget(self.warnings[-1])
        for number, remark in enumerate(self.warnings):
            remark.say(problems[number].text if number < len(problems) else "", look, warning=True)
