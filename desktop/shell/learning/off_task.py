"""Legal, but not what the lesson asks for now: no refusal, and it does not look like one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop import art
from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.play import Refusal
from rules.messages import says

NAME = says("Not this exercise")
BACK = says("All is as it was before.")
AGAIN = says("Restart this step")


class OffTaskCard(Card):
    """``again`` asks for the step from its beginning."""

    again = Signal()

    def __init__(self, context: Context, parent: QWidget, refusal: Refusal) -> None:
        super().__init__(context, parent, "lantern")
        self.refusal = refusal
        self.setAccessibleName(context.say(NAME))
        told = " ".join(context.speech.tell(reason) for reason in refusal.refused.violations)
        self.setAccessibleDescription(told)
        self._say(told, context.say(BACK))
        self.button = QPushButton(context.say(AGAIN))
        self.button.setAccessibleName(context.say(AGAIN))
        self.button.setToolTip("Ctrl+Backspace")
        self.button.setMinimumHeight(max(36, context.px(40)))
        self.button.clicked.connect(self.again)
        self.content.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)

    def _say(self, told: str, back: str) -> None:
        row, line, below = QHBoxLayout(), Label("headline", wrap=True), Label("quiet", "quiet", wrap=True)
        row.setSpacing(self.context.px(12))
        row.addWidget(self._sign(), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(line, 1)
        line.setText(told)
        below.setText(back)
        self.content.addLayout(row)
        self.content.addWidget(below)

    def _sign(self) -> QLabel:
        side = max(22, self.context.px(28))
        sign = QLabel()
        icon = art.icon("check", self.context.theme.ok, side)
        sign.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))
        return sign
