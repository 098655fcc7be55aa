"""What happens in Hako Onna's time, for a host who does it for her."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.her_time.steps import AFTER, BEFORE, SHUT
from desktop.shell.label import Label
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from rules.messages import says

NAME, CLOSE = says("Hako Onna's time, step by step"), says("Close")
OPEN_STILL = says("Eyes still open")
SHUT_NOW = says("Eyes shut")
OPEN_AGAIN = says("Then")


class StepsCard(Card):
    """``left`` asks to close it."""

    left = Signal()

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(context.say(NAME))
        self._write("headline", "", context.say(NAME))
        number = 0
        for head, steps in ((OPEN_STILL, BEFORE), (SHUT_NOW, SHUT), (OPEN_AGAIN, AFTER)):
            self._write("quiet", "quiet", context.say(head))
            for step in steps:
                number += 1
                self._write("body", "", f"{number}  {context.say(step)}")
        self.close_button = Button("ghost")
        self.close_button.write(context.say(CLOSE), Look(context.theme, context.scale), key="Esc")
        self.close_button.clicked.connect(self.left)
        self.content.addWidget(self.close_button)

    def _write(self, role: str, tone: str, text: str) -> None:
        label = Label(role, tone, wrap=True)
        label.setText(text)
        self.content.addWidget(label)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()
