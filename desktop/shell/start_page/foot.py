"""The last line of the page: the keys that help here, and the language and the light that can be changed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.label import Label
from rules.messages import says

HINTS = (
    ("← → ↑ ↓", says("choose")),
    ("Enter", says("go")),
    ("Esc", says("to the table")),
    ("Ctrl+Shift+L", says("Korean or English")),
    ("F11", says("Full screen")),
)
OWN = says("No part of a game is inside; it helps with the one you own.")


class Foot(QWidget):
    """Says it in the window's language."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.row = QHBoxLayout(self)
        self._own = Label("small", "quiet")
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
        for (key, word), (sign, does) in zip(self._words, HINTS, strict=True):
            key.setText(sign)
            word.setText(say(does))
