"""The host's side of the check of the screens: a number of its own, and a place to type the audience's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop import fonts
from desktop.projector.mirror_check import MirrorCheck, Outcome
from desktop.theme import Theme
from rules.messages import says

BIG = 84
TITLE = says("Check of the screens")
TYPE = says("Type the number that the audience sees.")
MINE = says("On this screen")
THEIRS = says("The number that the audience sees")
NOTHING = says("Type 0 when the audience sees nothing.")
EXTEND = says(
    "Extend the screens instead of mirroring them. Windows: press the Windows key and P. Mac and Linux:"
    " Displays in the settings."
)
OUTCOMES = {
    Outcome.APART: says("The screens differ. Secrets may be opened now."),
    Outcome.NOTHING: says("The audience sees nothing. You can go on without its window."),
    Outcome.MIRRORED: says("Both screens show the same picture."),
    Outcome.WRONG: says("That is neither number. Please look once more."),
}


class MirrorPage(QWidget):
    """Three keys: two digits and Enter. ``say`` puts a sentence into the host's language."""

    def __init__(self, check: MirrorCheck, say: Callable[[str], str], theme: Theme, scale: float = 1.0) -> None:
        super().__init__()
        self._check, self._say, self._theme, self._scale = check, say, theme, scale
        self.title, self.told, self.number, self.result, self.remedy = (QLabel() for _ in range(5))
        self._mine, self._theirs = QLabel(), QLabel()
        self.typed = QLineEdit()
        self.typed.setValidator(QIntValidator(0, 99, self))
        self.typed.setMaxLength(2)
        self.typed.returnPressed.connect(self._answer)
        self._dress()
        self._lay()
        check.changed.connect(self.refresh)
        self.refresh()

    def _dress(self) -> None:
        theme, scale = self._theme, self._scale
        for label in (self.told, self.remedy, self._mine, self._theirs):
            label.setFont(fonts.font(fonts.Role.BODY, scale))
        self.title.setFont(fonts.font(fonts.Role.TITLE, scale))
        self.result.setFont(fonts.font(fonts.Role.HEADLINE, scale, bold=True))
        for large in (self.number, self.typed):
            large.setFont(fonts.sized(BIG * scale, bold=True))
            large.setAlignment(Qt.AlignmentFlag.AlignCenter)
            large.setFixedSize(round(1.9 * BIG * scale), round(1.4 * BIG * scale))
        for label in (self.told, self.remedy, self.result):
            label.setWordWrap(True)
        self.setStyleSheet(
            f"QLabel {{ color: {theme.text}; }}"
            f"QLineEdit {{ background: {theme.well}; color: {theme.text};"
            f" border: 3px solid {theme.info}; border-radius: 8px; }}"
        )

    def _lay(self) -> None:
        numbers = QGridLayout()
        numbers.setHorizontalSpacing(round(48 * self._scale))
        for place, (label, large) in enumerate(((self._mine, self.number), (self._theirs, self.typed))):
            numbers.addWidget(label, 0, place)
            numbers.addWidget(large, 1, place)
        numbers.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[round(32 * self._scale)] * 4)
        column.setSpacing(round(16 * self._scale))
        column.addWidget(self.title)
        column.addWidget(self.told)
        column.addLayout(numbers)
        column.addWidget(self.result)
        column.addWidget(self.remedy)
        column.addStretch(1)
        for label in self.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)

    def refresh(self) -> None:
        """Show how the check stands."""
        say, outcome = self._say, self._check.outcome
        self.title.setText(say(TITLE))
        self.told.setText(f"{say(TYPE)} {say(NOTHING)}")
        self._mine.setText(say(MINE))
        self._theirs.setText(say(THEIRS))
        self.number.setText(str(self._check.hosts) if self._check.running else "")
        self.typed.setAccessibleName(say(THEIRS))
        self.typed.setEnabled(self._check.running)
        self.result.setText(say(OUTCOMES[outcome]) if outcome else "")
        colour = self._theme.refuse if self._check.covered else self._theme.ok
        self.result.setStyleSheet(f"color: {colour};")
        self.remedy.setText(say(EXTEND) if outcome is Outcome.MIRRORED else "")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.typed.setFocus()

    def _answer(self) -> None:
        typed = self.typed.text()
        self.typed.clear()
        self._check.answer(typed)
