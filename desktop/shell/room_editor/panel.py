"""Beside the large board: its count of shadows, its stairs, its name, and what is wrong."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Remark
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.room_editor.checks import Wrong
from desktop.shell.room_editor.drawing import called
from desktop.words import Words
from rules.hakoonna import rooms as boards
from rules.hakoonna.content import Room, RoomFile
from rules.messages import says

FILES = {
    "import": says("Read a file…"),
    "export": says("Save as a file…"),
    "checklist": says("Check list…"),
    "shipped": says("As shipped"),
}


class Panel(QWidget):
    """``asked`` carries what a button asks for, ``named`` a new name."""

    asked = Signal(str)
    named = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._name, self._told = Prose(Role.TITLE), Prose(Role.BODY, "text2")
        self.name, self.less, self.more = Entry(), Button(), Button()
        self.count = Prose(Role.HEADLINE, bold=True)
        self.stairs, self.sure, self.back = Button(), Button(), Button("ghost")
        self.files = {name: Button("ghost") for name in FILES}
        self.done = Button("main")
        self.remarks: list[Remark] = []
        self._wrong = QVBoxLayout()
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        counting = QHBoxLayout()
        counting.addWidget(self.less)
        counting.addWidget(self.count, 1, Qt.AlignmentFlag.AlignVCenter)
        counting.addWidget(self.more)
        for part in (self._name, self._told, self.name):
            self._column.addWidget(part)
        self._column.addLayout(counting)
        for button in (self.stairs, self.sure, self.back):
            self._column.addWidget(button)
        self._column.addLayout(self._wrong)
        self._column.addStretch(1)
        files = QWidget()
        flow = Flow(files, 0, columns=2)
        for button in self.files.values():
            flow.addWidget(button)
        self._column.addWidget(files)
        self._column.addWidget(self.done)

    def _connect(self) -> None:
        buttons = {"less": self.less, "more": self.more, "stairs": self.stairs, "sure": self.sure, "back": self.back}
        for name, button in (buttons | self.files | {"done": self.done}).items():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, name=name: self.asked.emit(name))
        self.name.textEdited.connect(self.named)
        self.name.onward.connect(lambda: self.asked.emit("keyboard"))

    # ---- what is shown

    def show_room(self, rooms: RoomFile, room: Room, provisional: bool, look: Look, words: Words) -> None:
        """Show another board; a ``provisional`` name can be changed."""
        say = words.say
        self._column.setSpacing(look.px(10))
        name = say("{it}", {"it": called(room, words)})
        self._name.write(name, look)
        unsure = {"doors": says("doors"), "shadows": says("shadows"), "name": says("name")}
        guessed = [say(word) for field, word in unsure.items() if field in room.unsure]
        told = say(says("A guess so far: {fields}"), {"fields": ", ".join(guessed)})
        self._told.write(told if guessed else say(says("As in the box")), look)
        self.name.dress(look, say(says("Name of the board")))
        self.name.setVisible(provisional)
        shown = say("{it}", {"it": room.name})
        if provisional and self.name.text() != shown and not self.name.hasFocus():
            self.name.setText(shown)
        self.count.write(say(says("Shadows: {n}"), {"n": len(room.shadows)}), look)
        self.less.write("", look, "minus", spoken=say(says("One shadow less")))
        self.more.write("", look, "plus", spoken=say(says("One shadow more")))
        here = boards.above(rooms) == room.id
        stairs = says("Take the basement stairs away") if here else says("Basement stairs are here")
        self.stairs.write(say(stairs), look, key="Enter")
        self.stairs.setVisible(room.floor in ("1F", "any"))
        self.sure.write(say(says("As in my box")), look, "check", say(says("Space")))
        self.back.write(say(says("Undo")), look, "undo", "Backspace")
        self._show_files(look, words)

    def _show_files(self, look: Look, words: Words) -> None:
        for name, button in self.files.items():
            button.write(words.say(FILES[name]), look)
        self.done.write(words.say(says("Done")), look, key="Esc")

    def warn(self, wrong: Sequence[Wrong], look: Look) -> None:
        """Show what is wrong."""
        while len(self.remarks) < len(wrong):
            self.remarks.append(Remark())
            self._wrong.addWidget(self.remarks[-1])
        for number, remark in enumerate(self.remarks):
            one = wrong[number] if number < len(wrong) else Wrong("", "")
            remark.say(one.text, look, one.warning)
