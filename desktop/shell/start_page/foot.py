"""The last line of the page: the keys that help here, and the language and the light that can be changed."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.start_page.stop import STEPS
from rules.messages import says

HINTS = (
    ("← → ↑ ↓", says("choose")),
    ("Enter", says("go")),
    ("Esc", says("to the table")),
    ("Ctrl+Shift+L", says("Korean or English")),
    ("F11", says("Full screen")),
)
OWN = says("No part of a game is inside; it helps with the one you own.")


class Gear(Button):
    """Leaves the arrows to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Foot(QWidget):
    """Says it in the window's language."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.row = QHBoxLayout(self)
        self._own = Label("small", "quiet")
        self.settings = Gear("ghost")
        self.row.addWidget(self.settings)
        self.row.addWidget(self._own)
        self.row.addStretch(1)
        self._words = [(Label("key"), Label("small", "quiet")) for _ in HINTS]
        for key, word in self._words:
            self.row.addWidget(key, 0, Qt.AlignmentFlag.AlignVCenter)
            self.row.addWidget(word)
            self.row.addSpacing(8)

    def refresh(self) -> None:
        """Follow the language and the size."""
        say, px = self.context.say, self.context.px
        self.setFixedHeight(max(40, px(70)))
        self.row.setContentsMargins(px(6), 0, px(6), 0)
        self._own.setText(say(OWN))
        look = Look(self.context.theme, self.context.scale)
        self.settings.write("", look, "gear", spoken=say(BY_ID["settings"].title))
        for (key, word), (sign, does) in zip(self._words, HINTS, strict=True):
            key.setText(sign)
            word.setText(say(does))
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fold()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self.fold)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            # Only later have the words put on the letters of this size.
            QTimer.singleShot(0, self, self.fold)

    def fold(self) -> None:
        """What finds no room is left out: first the last keys, then the line about the box."""
        for kept in range(len(self._words), -1, -1):
            for number, labels in enumerate(self._words):
                for label in labels:
                    label.setVisible(number < kept)
            self._own.setVisible(kept == len(self._words) or self.context.letters <= 1)
            self.row.invalidate()
            if self.row.sizeHint().width() <= self.width():
                break
        self.row.activate()
