"""A question with a few answers, of which one is chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.option import Option


class Answer(NamedTuple):
    """One answer: its value, what it is called, a sentence about it, a sign; a dark one cannot be chosen.

    Where some answers are usual and others not, the usual ones are ``bold``.
    """

    value: str
    title: str
    note: str = ""
    sign: str = ""
    dark: bool = False
    bold: bool = True


class Choices(QWidget):
    """Arrow keys go from answer to answer, Space chooses; Tab leaves. Which answers are dark never changes."""

    chosen = Signal(str)
    declined = Signal(str)

    def __init__(self, columns: int = 0, gap: int = 2) -> None:
        super().__init__()
        self._flow = Flow(self, gap, columns)
        self._group = QButtonGroup(self)
        self.options: dict[str, Option] = {}
        self._pool: list[Option] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def value(self) -> str:
        """What is chosen."""
        return next((value for value, option in self.options.items() if option.isChecked()), "")

    def offer(self, answers: Sequence[Answer], chosen: str, look: Look, name: str) -> None:
        """Ask; ``name`` is what a screen reader calls the question."""
        self.setAccessibleName(name)
        if [answer.value for answer in answers] != list(self.options):
            self._make(answers)
        # While the group is exclusive, it would not let go of the last answer.
        self._group.setExclusive(False)
        for answer in answers:
            option = self.options[answer.value]
            option.write(answer.title, look, answer.note, answer.sign, answer.bold)
            option.setChecked(answer.value == chosen and not answer.dark)
        self._group.setExclusive(True)
        self.updateGeometry()

    def _make(self, answers: Sequence[Answer]) -> None:
        while len(self._pool) < len(answers):
            self._pool.append(self._an_option(answers[len(self._pool)].dark))
        for option in self._pool[len(answers) :]:
            option.hide()
        self.options = {answer.value: option for answer, option in zip(answers, self._pool, strict=False)}
        for option in self.options.values():
            option.show()

    def _an_option(self, dark: bool) -> Option:
        option = Option(dark, self)
        self._flow.addWidget(option)
        if dark:
            option.clicked.connect(lambda: self.declined.emit(self._value_of(option)))
        else:
            self._group.addButton(option)
            option.clicked.connect(lambda: self.chosen.emit(self._value_of(option)))
        return option

    def _value_of(self, option: Option) -> str:
        return next(value for value, one in self.options.items() if one is option)

    def stops(self) -> list[QWidget]:
        """Where Tab may stop, in order."""
        return list(self.options.values())
