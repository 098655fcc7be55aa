"""The bar at the bottom: the keys that help now, and where the game is written down."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.style import tall
from rules.messages import says

DRAG = says("Drag")
HINTS = (
    (DRAG, says("move a piece")),
    ("Tab", says("next piece")),
    ("Enter", says("pick up, drop")),
    ("Esc", says("put back")),
    ("Space", says("next")),
    ("1-9", says("choose")),
    ("F1", says("help")),
)
IN_A_LESSON = (
    (DRAG, says("move a piece")),
    ("Tab", says("next piece")),
    ("Enter", says("pick up, drop")),
    ("H", says("hint")),
    ("Space", says("go on")),
    ("Ctrl+Backspace", says("restart the step")),
    ("Ctrl+W", says("leave the lesson")),
)
NAME = says("Keys")
SAVED = says("Recorded: {file}")
KEPT = says("Your place in the lesson is kept.")
UNRECORDED = says("This table is not recorded.")


class HintBar(QWidget):
    """Hidden where the window is low; F1 shows the keys then."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.setObjectName("hints")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.row = QHBoxLayout(self)
        self._keys = [(Label("key"), Label("small", "quiet")) for _ in HINTS]
        for key, word in self._keys:
            self.row.addWidget(key, 0, Qt.AlignmentFlag.AlignVCenter)
            self.row.addWidget(word)
            self.row.addSpacing(10)
        self.row.addStretch(1)
        self.saved = Label("small", "quiet")
        self.row.addWidget(self.saved)
        context.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say it in the window's language."""
        say = self.context.say
        self.setAccessibleName(say(NAME))
        self.setFixedHeight(tall(self.context.scale, 48, 36))
        self.row.setContentsMargins(self.context.px(24), 0, self.context.px(24), 0)
        lesson = self.context.session.lesson
        shown = HINTS if lesson is None else IN_A_LESSON
        for (key, word), (sign, does) in zip(self._keys, shown, strict=True):
            key.setText(say(sign) if sign == DRAG else sign)
            word.setText(say(does))
        record = self.context.session.record
        written = say(SAVED, {"file": record.path.name}) if record else say(UNRECORDED)
        self.saved.setText(written if lesson is None else say(KEPT))
