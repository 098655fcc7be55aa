"""What may lie on the table instead, as buttons with their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.table_check.choices import Choice


class Answers(QWidget):
    """Hidden until it asks; a key is written on a button that does not show it already."""

    def __init__(self, context: Context, choose: Callable[[Choice], None]) -> None:
        super().__init__()
        self._context, self._choose = context, choose
        self.question = Prose(Role.HEADLINE, bold=True)
        self.choices: tuple[Choice, ...] = ()
        self._asked: Callable[[], str] = str
        self.buttons: list[Button] = []
        self._flow_of = QWidget()
        self._flow = Flow(self._flow_of, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.question, self._flow_of):
            column.addWidget(part)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it waits for an answer."""
        return not self.isHidden()

    def ask(self, question: Callable[[], str], choices: Sequence[Choice], here: str) -> None:
        """Offer these; the keyboard stands on the one that the program says, else on the first."""
        self.close_all()
        self.choices, self._asked = tuple(choices), question
        self.buttons = [self._button(choice) for choice in self.choices]
        self.dress()
        self.show()
        first = next((button for button in self.buttons if button.text() == here), self.buttons[0])
        first.setFocus()

    def _button(self, choice: Choice) -> Button:
        button = Button("plain", self._flow_of)
        button.clicked.connect(partial(self._choose, choice))
        self._flow.addWidget(button)
        button.show()
        return button

    def close_all(self) -> None:
        """Ask nothing any more."""
        self.hide()
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.choices, self.buttons = (), []

    def press(self, digit: int) -> bool:
        """A digit was typed; whether it is the key of an answer."""
        chosen = next((choice for choice in self.choices if choice.digit == digit and digit >= 0), None)
        if chosen is not None:
            self._choose(chosen)
        return chosen is not None

    @property
    def _look(self) -> Look:
        return Look(self._context.theme, self._context.scale)

    def dress(self) -> None:
        """Follow the language, the colours and the size."""
        speech, words = self._context.speech, self._context.words
        if self.choices:
            self.question.write(self._asked(), self._look)
        for button, choice in zip(self.buttons, self.choices, strict=True):
            values = {hole: _named(speech.value, hole, value) for hole, value in choice.values.items()}
            said, key = words.say(choice.message, values), str(choice.digit) if choice.digit >= 0 else ""
            button.write(said, self._look, key="" if key == said else key)


def _named(value_of: Callable[[str, object], object], hole: str, value: object) -> object:
    return [value_of(hole, one) for one in value] if isinstance(value, list) else value_of(hole, value)
