"""The cards that tell who can see something, and which secrets there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop import art
from desktop.shell.context import Context
from desktop.shell.knowledge import Known
from desktop.shell.label import Label
from desktop.shell.list_card import ListCard, Row
from rules.messages import says

WHO_SEES = says("Who can see this? {thing}")
WHO_KNOWS = says("Secrets and who knows them")
ALL = says("All secrets of this table")
CLOSE = says("Close")
NO_SECRETS = says("There is no secret at this table now.")
MANY = 5
BARE = says("What it is stays hidden here.")


class KnowledgeCard(ListCard):
    """One paragraph a fact: what it is about, and under it who knows it. Many facts stand in two columns."""

    def __init__(
        self, context: Context, parent: QWidget, question: str, known: Sequence[Known], rows: Sequence[Row]
    ) -> None:
        super().__init__(context, parent, question, rows, "info")
        self.told = [line for fact in known for line in (fact.about, *fact.lines)]
        self.setAccessibleDescription("\n".join(self.told))
        self._columns = 2 if len(known) > MANY else 1
        halves, half = QHBoxLayout(), -(-len(known) // self._columns)
        halves.setSpacing(context.px(24))
        for first in range(0, len(known), half or 1):
            halves.addLayout(self._column(known[first : first + half]), 1)
        self.content.insertLayout(1, halves)
        self.note(context.say(BARE if known else NO_SECRETS))

    @property
    def wide(self) -> int:
        return super().wide * self._columns

    def _column(self, known: Sequence[Known]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.context.px(12))
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for fact in known:
            self._tell(grid, fact)
        grid.setRowStretch(grid.rowCount(), 1)
        return grid

    def _tell(self, grid: QGridLayout, fact: Known) -> None:
        row = grid.rowCount()
        grid.addWidget(self._sign(fact), row, 0, Qt.AlignmentFlag.AlignBottom)
        about = Label("strong", wrap=True)
        about.setText(fact.about)
        grid.setRowMinimumHeight(row, self.context.px(34))
        grid.addWidget(about, row, 1, Qt.AlignmentFlag.AlignBottom)
        for number, text in enumerate(fact.lines, 1):
            line = Label("small", "quiet", wrap=True)
            line.setText(text)
            grid.addWidget(line, row + number, 1)

    def _sign(self, fact: Known) -> QLabel:
        side = max(20, self.context.px(24))
        sign, theme = QLabel(), self.context.theme
        icon = art.icon("eye" if fact.open else "eye-off", theme.ok if fact.open else theme.lantern, side)
        sign.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))
        return sign


def who_sees(
    context: Context, parent: QWidget, thing: object, known: Sequence[Known], onward: Row, close: Callable[[], None]
) -> KnowledgeCard:
    """Who sees the thing under the cursor; ``onward`` leads to all the secrets."""
    rows = [onward, Row(context.say(CLOSE), "", close)]
    return KnowledgeCard(context, parent, context.say(WHO_SEES, {"thing": thing}), known, rows)


def who_knows(context: Context, parent: QWidget, known: Sequence[Known], close: Callable[[], None]) -> KnowledgeCard:
    """All secrets of the table."""
    return KnowledgeCard(context, parent, context.say(WHO_KNOWS), known, [Row(context.say(CLOSE), "", close)])
