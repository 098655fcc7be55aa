"""The keys that work here, made from the table of commands."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from desktop.commands import BOARD, BY_ID, COMMANDS, EDITOR, EVERYWHERE, Command
from desktop.shell import phases
from desktop.shell.card import MARGIN, Card
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.keycaps import keycaps
from desktop.shell.label import Label
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.spare import PAGES, Spare
from rules.messages import says

NAME = says("Help and keys")
CLOSE = says("Esc closes this card.")
LEAST = 200
ROUND = 190


class HelpCard(Card):
    """First what works on the board, then what works everywhere; ``all_keys`` asks for the page of all."""

    all_keys = Signal()

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(context, parent, "info")
        self.setAccessibleName(context.say(NAME))
        head = Label("headline")
        head.setText(context.say(NAME))
        self.content.addWidget(head)
        held = QWidget()
        held.setLayout(self._keys())
        self.keys = Spare(held, LEAST)
        self.keys.setMaximumHeight(max(LEAST, self.window().height() - context.px(ROUND)))
        self.content.addWidget(self.keys)
        self.content.addLayout(self._foot())

    @property
    def wide(self) -> int:
        return min(max(1000, self.context.px(1500)), self.window().width() - 3 * MARGIN)

    def _foot(self) -> QHBoxLayout:
        row, close = QHBoxLayout(), Label("quiet", "quiet")
        close.setText(self.context.say(CLOSE))
        self.button = Button("ghost")
        self.button.write(self.context.say(BY_ID["shortcuts"].title), Look(self.context.theme, self.context.scale))
        self.button.clicked.connect(self.all_keys)
        row.addWidget(close, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        return row

    def _keys(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, self.context.px(8), 0)
        grid.setHorizontalSpacing(self.context.px(16))
        grid.setVerticalSpacing(self.context.px(5))
        lacks = custom(self.context.session).lacks
        whole = _working(EDITOR if phases.building(self.context.session) else BOARD)
        commands = [command for command in whole if command.id not in lacks]
        columns = 3 if self.context.letters <= 1 else 2
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
        key.setText(" ".join(keycaps(command)))
        return key

    def _title(self, command: Command) -> Label:
        title = Label("small", wrap=True)
        title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        title.setText(self.context.say(command.title))
        return title

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in PAGES:
            self.keys.scroll_by(PAGES[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def take_focus(self) -> None:
        """The card itself hears Esc."""
        self.setFocus()


def _working(context: str) -> list[Command]:
    usable = [command for command in COMMANDS if command.keys]
    return [command for place in (context, EVERYWHERE) for command in usable if command.context == place]
