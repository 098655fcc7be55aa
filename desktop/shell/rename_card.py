"""What a seat is called from now on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.card import MARGIN, Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.new_game import names
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.look import Look
from rules.messages import says
from rules.seats import SeatId

QUESTION = says("What is {who} called?")
NAME = says("Name")
KEEP, CANCEL = says("Keep the name"), says("Cancel")
LEAST_WIDE = 420
TAKEN, EMPTY = says("Another seat has this name already."), says("A name needs at least one letter.")


class RenameCard(Card):
    """``named`` carries the new name, ``left`` that it stays as it was."""

    named = Signal(str)
    left = Signal()

    def __init__(self, context: Context, parent: QWidget, seat: SeatId) -> None:
        super().__init__(context, parent, "info")
        self._seat = seat
        question = context.say(QUESTION, {"who": context.speech.value("", seat)})
        self.setAccessibleName(question)
        head, self.fault = Label("headline", wrap=True), Label("body", "refuse", wrap=True)
        head.setText(question)
        self.name = Entry()
        self.name.setText(context.speech.name(seat))
        self.keep, self.cancel = Button("main"), Button("ghost")
        for part in (head, self.name, self.fault):
            self.content.addWidget(part)
        self.content.addLayout(self._buttons())
        self.fault.hide()
        self.name.onward.connect(self._name)

    def _buttons(self) -> QHBoxLayout:
        look, say, row = Look(self.context.theme, self.context.scale), self.context.say, QHBoxLayout()
        self.name.dress(look, say(NAME))
        self.keep.write(say(KEEP), look, key="Enter")
        self.cancel.write(say(CANCEL), look, key="Esc")
        self.keep.clicked.connect(self._name)
        self.cancel.clicked.connect(self.left)
        row.addWidget(self.cancel)
        row.addWidget(self.keep, 1)
        return row

    def _name(self) -> None:
        name = names.shown(self.name.text())
        fault = EMPTY if not name else TAKEN if name in self._others() else ""
        self.fault.show_text(self.context.say(fault) if fault else "")
        if not fault:
            self.named.emit(name)
        else:
            self.setFixedHeight(self.size_of_frame().height() + 2 * MARGIN)

    def _others(self) -> set[str]:
        seats = (seat.id for seat in self.context.session.match.seats)
        return {self.context.speech.name(seat) for seat in seats if seat != self._seat}

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(460))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.name.setFocus()
        self.name.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()
