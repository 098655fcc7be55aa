"""The ways to bring a script: a file, or a text that was copied."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.parts.button import Button
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says


class FileButtons(QWidget):
    """``wanted`` carries which of them was pressed."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.open, self.paste, self.hint = Button(), Button(), Prose(Role.SMALL, "text2")
        self.lists = Button("ghost")
        row = QWidget()
        flow = Flow(row, 4)
        for button in (self.open, self.paste, self.lists):
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(row)
        column.addWidget(self.hint)
        self.open.clicked.connect(lambda: self.wanted.emit("file"))
        self.paste.clicked.connect(lambda: self.wanted.emit("paste"))
        self.lists.clicked.connect(lambda: self.wanted.emit("lists"))

    def show_ways(self, look: Look, words: Words) -> None:
        """Write the buttons."""
        self.open.write(words.say(says("Open a script…")), look)
        self.paste.write(words.say(says("Paste")), look, key="Ctrl+V")
        self.lists.write(words.say(says("Lists of the game…")), look)
        self.hint.write(words.say(says("Or drop the file of a script anywhere on this window.")), look)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops."""
        yield from (self.open, self.paste, self.lists)
