"""What is written on a card by the storyteller."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.info_cards.face import numbered
from desktop.shell.label import Label
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.look import Look
from rules.messages import says
from rules.seats import SeatId

QUESTION = says("What does the card for {who} say?")
WORDS, SHOW, CANCEL = says("Words on the card"), says("Show it"), says("Cancel")
LONGEST, LEAST_WIDE = 120, 420


class WordsCard(Card):
    """``written`` carries the words, ``left`` that nothing is shown."""

    written = Signal(str)
    left = Signal()

    def __init__(self, context: Context, parent: QWidget, seat: SeatId) -> None:
        super().__init__(context, parent, "info")
        question = context.say(QUESTION, {"who": numbered(context.session, seat, context.words)})
        self.setAccessibleName(question)
        head = Label("headline", wrap=True)
        head.setText(question)
        self.words = Entry()
        self.words.setMaxLength(LONGEST)
        self.show_it, self.cancel = Button("main"), Button("ghost")
        self.content.addWidget(head)
        self.content.addWidget(self.words)
        self.content.addLayout(self._buttons())
        self.words.onward.connect(self._write)

    def _buttons(self) -> QHBoxLayout:
        look, say, row = Look(self.context.theme, self.context.scale), self.context.say, QHBoxLayout()
        self.words.dress(look, say(WORDS))
        self.show_it.write(say(SHOW), look, key="Enter")
        self.cancel.write(say(CANCEL), look, key="Esc")
        self.show_it.clicked.connect(self._write)
        self.cancel.clicked.connect(self.left)
        row.addWidget(self.cancel)
        row.addWidget(self.show_it, 1)
        return row

    def _write(self) -> None:
        words = self.words.text().strip()
        if words:
            self.written.emit(words)

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(460))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.words.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()
