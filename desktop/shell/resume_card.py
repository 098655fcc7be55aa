"""Whether an earlier evening should go on (D08)."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.recent import Recent
from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.start_page import days, telling
from rules.messages import says

QUESTION = says("Go on with the last evening?")
SINCE = says("{game}, left {when}.")
COVERED = says("An audience had its window: this one stays covered until F5 is held, and the screens are checked.")
LEAST_WIDE = 420
YES, NO = says("Go on"), says("Practice mansion")


class ResumeCard(Card):
    """``agreed`` carries the name of the file; Esc says no. ``audience`` tells that one had its window."""

    agreed = Signal(str)
    declined = Signal()

    def __init__(self, context: Context, parent: QWidget, entry: Recent, now: datetime, audience: bool) -> None:
        super().__init__(context, parent, "lantern")
        self.entry, self._audience = entry, audience
        self.setAccessibleName(context.say(QUESTION))
        self.setAccessibleDescription(" ".join(self._lines(now)))
        self._write("headline", context.say(QUESTION))
        for line in self._lines(now):
            self._write("body", line)
        self.yes, self.no = Button("main"), Button("ghost")
        self.content.addLayout(self._buttons())

    def _lines(self, now: datetime) -> list[str]:
        words, seen = self.context.words, self.entry.glance
        game = telling.title(self.entry, words)
        since = words.say(SINCE, {"game": game, "when": days.said(self.entry.when, now, words)})
        told = [telling.whose(seen, words), telling.last(seen, words)] if seen is not None else []
        covered = words.say(COVERED) if self._audience else ""
        return [line for line in (since, *told, covered) if line]

    def _write(self, role: str, text: str) -> None:
        label = Label(role, "" if role == "headline" else "quiet", wrap=True)
        label.setText(text)
        self.content.addWidget(label)

    def _buttons(self) -> QHBoxLayout:
        look, row = Look(self.context.theme, self.context.scale), QHBoxLayout()
        self.yes.write(self.context.say(YES), look, "play", "Enter")
        self.no.write(self.context.say(NO), look, key="Esc")
        self.yes.clicked.connect(lambda: self.agreed.emit(str(self.entry.path)))
        self.no.clicked.connect(self.declined)
        row.addWidget(self.no)
        row.addWidget(self.yes, 1)
        return row

    def declines(self) -> bool:
        self.no.click()
        return True

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(500))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.yes.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS and not event.isAutoRepeat():
            self.yes.click()
        else:
            event.ignore()
