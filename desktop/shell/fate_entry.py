"""Fate's answer, typed by its first letters when the cardboard gives it (P04)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.shell import typed
from desktop.shell.context import Context
from desktop.shell.doubted import DOUBTFUL
from desktop.shell.fate_line import FateLine
from desktop.shell.label import Label
from desktop.shell.parts.look import Look
from desktop.shell.parts.once import Once
from desktop.shell.style import say
from desktop.shell.wanted import Wanted
from rules.messages import says
from rules.violations import NameAmbiguous, Violation

INSTEAD = says("Type its first letters")
NUMBER = says("Type the number")
LEFT = says("Still in the pile: {n}")
MOST = 4


class FateEntry(QWidget):
    """Shown while a question waits whose answers have names; ``gave_up`` gives the keyboard back to the board,
    ``doubted`` carries why an answer cannot be.

    It ``counts`` what is left, where nothing beside it does.
    """

    gave_up = Signal()
    doubted = Signal(object)

    def __init__(self, context: Context, counts: bool) -> None:
        super().__init__()
        self._context, self._counts = context, counts
        self._asked: Wanted | None = None
        self._against: Violation | None = None
        self._once = Once(self)
        self.found: list[str | int] = []
        self._chosen = -1
        self.line, self.left, self.fault = FateLine(), Label("quiet", "quiet"), Label("body", "refuse", wrap=True)
        self.rows = [self._row(number) for number in range(MOST)]
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 4, 0)
        column.setSpacing(4)
        for part in (self.left, self.line, self.fault, *self.rows):
            column.addWidget(part)
        self._listen()
        self.hide()

    def _row(self, number: int) -> QPushButton:
        row = QPushButton()
        row.setProperty("link", True)
        row.clicked.connect(lambda: self._answer(self.found[number]))
        return row

    def _listen(self) -> None:
        self.line.sought.connect(self._seek)
        self.line.stepped.connect(self._step)
        self.line.took.connect(self._take)
        self.line.onward.connect(self._enter)
        self.line.gave_up.connect(self.gave_up)

    # ---- what is asked

    def ask(self, asked: Wanted | None) -> bool:
        """Ask for the answer to a question, or for none; whether it is a new one."""
        same = asked is not None and self._asked is not None and asked.about == self._asked.about
        fresh = asked is not None and not same
        if not same:
            self.line.clear()
            self._tell(None)
        self._asked = asked
        self.setVisible(asked is not None)
        if asked is not None:
            self._dress(asked)
        return fresh

    def _dress(self, asked: Wanted) -> None:
        context, among = self._context, asked.options
        self.line.numbers = typed.by_number(context.session, among)
        self.line.dress(
            Look(context.theme, context.scale), asked.title, context.say(NUMBER if self.line.numbers else INSTEAD)
        )
        self.left.show_text(context.say(LEFT, {"n": len(among)}) if self._counts and asked.of_fate else "")
        self._show_found()
        self._show_fault()

    # ---- what is found

    def _seek(self, wanted: str) -> None:
        self._chosen = -1
        self.found = self._meant(wanted)
        self._tell(None)
        self._show_found()

    def _meant(self, wanted: str) -> list[str | int]:
        return typed.meant(self._context.session, wanted, self._asked.options) if self._asked else []

    def _step(self, by: int) -> None:
        if self.found:
            self._chosen = max(0, min(len(self.found) - 1, self._chosen + by))
            self._show_found()

    def _take(self) -> None:
        if self.found:
            first = self.found[0]
            self.line.setText(self._called(first))
            self.found, self._chosen = [first], 0
            self._show_found()

    def _show_found(self) -> None:
        first = max(0, self._chosen - MOST + 1)
        for number, row in enumerate(self.rows):
            row.setVisible(first + number < len(self.found))
            if row.isVisibleTo(self):
                called = self._called(self.found[first + number])
                row.setText(called)
                row.setAccessibleName(called)
                say(row, "lit", first + number == self._chosen)
        self.updateGeometry()

    def _called(self, option: str | int) -> str:
        return str(option) if isinstance(option, int) else self._context.speech.heading(option)

    # ---- answering

    def _enter(self) -> None:
        wanted = self.line.wanted
        if 0 <= self._chosen < len(self.found):
            self._once.do(partial(self._answer, self.found[self._chosen]))
        elif len(self.found) == 1:
            self._once.do(partial(self._answer, self.found[0]))
        elif self.found:
            self._tell(NameAmbiguous(wanted, len(self.found)))
        elif self._asked is not None:
            self._without_a_name(wanted, self._asked)

    def _without_a_name(self, wanted: str, asked: Wanted) -> None:
        """Something that nothing is called, or nothing at all."""
        if wanted.strip():
            self._tell(asked.why_not(wanted))
        else:
            asked.confirm()

    def _answer(self, option: str | int) -> None:
        if self._asked is not None:
            self._tell(self._asked.answer(option))

    def _tell(self, reason: Violation | None) -> None:
        self._against = reason
        self._show_fault()
        if isinstance(reason, DOUBTFUL):
            self.doubted.emit(reason)

    def _show_fault(self) -> None:
        reason = self._against
        self.fault.show_text(self._context.speech.tell(reason) if reason is not None else "")
        self.fault.setAccessibleName(self.fault.text())
