"""The keys that work here, made from the table of commands."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.commands import BOARD, COMMANDS, Command
from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from rules.messages import says

NAME = says("Help and keys")
CLOSE = says("Esc closes this card.")
LOW = 800
SIGNS = {"Return": "Enter", "Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


class HelpCard(Card):
    """First what works on the board, then what works everywhere."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(context, parent, "info")
        self.setAccessibleName(context.say(NAME))
        head = Label("headline")
        head.setText(context.say(NAME))
        self.content.addWidget(head)
        self.content.addLayout(self._keys())
        foot = Label("quiet", "quiet")
        foot.setText(context.say(CLOSE))
        self.content.addWidget(foot)

    @property
    def wide(self) -> int:
        return max(1000, self.context.px(1080))

    def _keys(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.context.px(16))
        grid.setVerticalSpacing(self.context.px(5))
        commands = _working()
        columns = 3 if self.window().height() < LOW else 2
        rows = -(-len(commands) // columns)
        for number, command in enumerate(commands):
            column = 2 * (number // rows)
            grid.addWidget(self._key(command), number % rows, column)
            grid.addWidget(self._title(command), number % rows, column + 1)
        for column in range(columns):
            grid.setColumnStretch(2 * column + 1, 1)
        return grid

    def _key(self, command: Command) -> Label:
        key = Label("key")
        key.setText(keys(command))
        return key

    def _title(self, command: Command) -> Label:
        title = Label("small", wrap=True)
        title.setText(self.context.say(command.title))
        return title

    def take_focus(self) -> None:
        """The card itself hears Esc."""
        self.setFocus()


def keys(command: Command) -> str:
    """The keys of a command as they are printed."""
    shown = command.keys
    if len(shown) > 4:
        return f"{shown[0]}-{shown[-1]}"
    return " ".join(_printed(key) for key in shown if not key.startswith("Shift+Enter"))


def _printed(key: str) -> str:
    *held, last = key.split("+") if not key.endswith("+") else key.split("+")[:-1]
    return "+".join((*held, SIGNS.get(last, last or "+")))


def _working() -> list[Command]:
    usable = [command for command in COMMANDS if command.ready and command.keys]
    return sorted(usable, key=lambda command: command.context != BOARD)
