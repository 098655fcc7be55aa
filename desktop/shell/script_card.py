"""What came of a script that was dropped on the table: a report, and the way to play it (W15)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.new_game.clocktower.report import Report, sentences
from desktop.shell.new_game.clocktower.scripts import Brought
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from rules.messages import says

TITLE = says("A script")
SET_UP = says("Set a table up with it")
CLOSE = says("Close")
WIDE, LEAST_WIDE = 620, 460


class ScriptCard(Card):
    """``taken`` plays it, ``decoded`` asks for the same bytes in another encoding; Esc and Enter close a refusal."""

    taken = Signal()
    declined = Signal()
    decoded = Signal()

    def __init__(self, context: Context, parent: QWidget, brought: Brought) -> None:
        super().__init__(context, parent, "lantern" if brought.script is not None else "refuse", WIDE)
        look, title = Look(context.theme, context.scale), Label("headline")
        title.setText(context.say(TITLE))
        self.setAccessibleName(context.say(TITLE))
        self.setAccessibleDescription(" ".join(sentences(brought, context.words, whole=False)))
        self.report, self.yes, self.no = Report(), Button("main"), Button("ghost")
        self.content.addWidget(title)
        self.content.addWidget(self.report)
        self.report.tell(brought, look, context.words)
        self.report.encoded.connect(self.decoded)
        self._offer(brought, look)

    def _offer(self, brought: Brought, look: Look) -> None:
        row = QHBoxLayout()
        self.no.write(self.context.say(CLOSE), look, key="Esc")
        self.no.clicked.connect(self.declined)
        row.addWidget(self.no)
        row.addStretch(1)
        if brought.script is not None:
            self.yes.write(self.context.say(SET_UP), look, "play", "Enter")
            self.yes.clicked.connect(self.taken)
            row.addWidget(self.yes)
        self._first = self.no if brought.script is None else self.yes
        self.content.addLayout(row)

    def declines(self) -> bool:
        self.no.click()
        return True

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, super().wide, self.context.px(WIDE))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._first.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.no.click()
        else:
            event.ignore()
