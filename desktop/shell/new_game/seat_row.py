"""One seat of the new game: its piece, its name, and buttons to move or take it away."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Remark
from desktop.shell.parts.figure import Figure
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says

FIGURE = 52


class SeatRow(QWidget):
    """A visitor's row has the buttons; the others' has none."""

    typed = Signal(str, str)
    left = Signal(str)
    onward = Signal(str)
    moved = Signal(str, int)
    removed = Signal(str)
    mend = Signal(str)

    def __init__(self, seat: str, piece: str, movable: bool) -> None:
        super().__init__()
        self.seat, self._piece, self._movable = seat, piece, movable
        self.entry, self.remark = Entry(), Remark()
        self._figure, self._role = Figure(piece), Prose(Role.SMALL, "text2", bold=True)
        self.up, self.down, self.away = Button("ghost"), Button("ghost"), Button("ghost")
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._figure, 0, 0, 2, 1)
        grid.addWidget(self._role, 0, 1)
        grid.addWidget(self.entry, 1, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        grid.addLayout(buttons, 1, 2)
        for button in (self.up, self.down, self.away):
            buttons.addWidget(button)
            button.setVisible(self._movable)
        grid.addWidget(self.remark, 2, 1, 1, 2)
        grid.setColumnStretch(1, 1)

    def _connect(self) -> None:
        self.entry.textEdited.connect(lambda text: self.typed.emit(self.seat, text))
        self.entry.left.connect(lambda: self.left.emit(self.seat))
        self.entry.onward.connect(lambda: self.onward.emit(self.seat))
        if self._movable:
            self.entry.moved.connect(lambda by: self.moved.emit(self.seat, by))
        self.up.clicked.connect(lambda: self.moved.emit(self.seat, -1))
        self.down.clicked.connect(lambda: self.moved.emit(self.seat, 1))
        self.away.clicked.connect(lambda: self.removed.emit(self.seat))
        self.remark.mend.connect(lambda: self.mend.emit(self.seat))

    def show_seat(self, role: str, name: str, instead: str, piece: str, look: Look, words: Words) -> None:
        """What the seat is called by the game and by its name; ``instead`` stands while it has none.

        ``piece`` is another drawing than the first one, "" for none.
        """
        self._figure.draw(piece or self._piece, look.target(FIGURE))
        self._role.write(role, look)
        self.entry.dress(look, words.say(says("Name of {who}"), {"who": role}), instead)
        if self.entry.text() != name:
            self.entry.setText(name)
        if self._movable:
            who = {"who": role}
            self.up.write("", look, "up", spoken=words.say(says("{who} sits one place earlier"), who))
            self.down.write("", look, "down", spoken=words.say(says("{who} sits one place later"), who))
            self.away.write("", look, "minus", spoken=words.say(says("{who} does not play"), who))
