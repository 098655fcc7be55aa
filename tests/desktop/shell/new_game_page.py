"""Somebody at the pages of a new game, with real keys and a real mouse."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop.shell.new_game.page import NewGamePage
from desktop.shell.parts.entry import Entry
from desktop.tables import Setup
from desktop.theme import theme
from desktop.words import Words

Size = tuple[int, int, float]
SIZES: list[Size] = [(1280, 720, 0.667), (1920, 1080, 1.0), (3840, 2160, 2.0)]
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


class Page:
    """A page that is looked at and typed on."""

    def __init__(self, language: str, size: Size = SIZES[1], profile: Path | None = None) -> None:
        self.page = NewGamePage(Words(language), theme("night"), size[2], profile=profile)
        self.chosen: list[Setup] = []
        self.cancelled: list[bool] = []
        self.page.chosen.connect(self.chosen.append)
        self.page.cancelled.connect(lambda: self.cancelled.append(True))
        self.page.resize(size[0], size[1])
        self.page.show()
        self.page.activateWindow()
        QTest.qWait(20)

    def close(self) -> None:
        self.page.close()
        self.page.deleteLater()

    def entry(self, seat: str) -> Entry:
        return self.page.questions.people.rows[seat].entry

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.page, key, held)

    def write(self, text: str) -> None:
        """Type where the keyboard is."""
        QTest.keyClicks(QApplication.focusWidget() or self.page, text)

    def type(self, seat: str, name: str) -> None:
        """Write a name and go on."""
        self.fill(self.entry(seat), name)
        self.press(Qt.Key.Key_Tab)

    def fill(self, entry: Entry, text: str) -> None:
        """Write something else into a line."""
        entry.setFocus()
        entry.selectAll()
        if text:
            QTest.keyClicks(entry, text)
        else:
            QTest.keyClick(entry, Qt.Key.Key_Backspace)

    def turn(self, step: str) -> None:
        """Go to a step by its row in the list."""
        self.click(self.page.steps.rows[step])
        assert self.page.sheets.step == step
        while step == "house" and not self.page.questions.house.list.whole:
            QTest.qWait(1)

    def choose(self, question: str, answer: str) -> None:
        self.turn(self.page.sheets.step_of(question))
        self.click(self.page.questions.choices[question].options[answer])

    def settle(self, point: str, answer: str) -> None:
        """Answer a point of the house rules."""
        self.turn("house")
        row = next(row for row in self.page.questions.house.list.rows if row.point.key == point)
        assert row.choices is not None
        self.click(row.choices.options[answer])

    def click(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())

    def remark(self, field: str) -> str:
        return self.page.questions.remarks()[field].text

    def mend(self, field: str) -> None:
        """Take what the message offers."""
        fix = self.page.questions.remarks()[field].fix
        assert fix.isVisible()
        self.click(fix)

    def begin(self) -> Setup:
        self.click(self.page.outcome.begin)
        assert self.chosen, [problem.text for problem in self.page.problems()]
        return self.chosen[-1]

    def is_refused(self) -> bool:
        """Whether it does not begin."""
        before = len(self.chosen)
        self.click(self.page.outcome.begin)
        return len(self.chosen) == before
