"""The pairs of a script that have a rule of their own, as of a day; the host may word it otherwise (C8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.clocktower.content import Pair
from rules.messages import says

DATED: Final = says("Pairs of this script: {n}. The list is of {date}; the Djinn reads them to everybody.")
NONE: Final = says("No two characters of this script have a rule of their own.")
WORDED: Final = says("Word it otherwise")
RULE: Final = says("The rule for {a} and {b}")
LONGEST: Final = 600


class PairRow(QWidget):
    """Two characters, their rule, and a line to word it otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.rule = Prose(Role.BODY, bold=True), Prose(Role.BODY, "text2")
        self.entry, self.change, self.remark = Entry(), Button("ghost"), Remark()
        self.entry.setMaxLength(LONGEST)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        for number, part in enumerate((self.title, self.rule, self.entry, self.remark)):
            grid.addWidget(part, number, 0)
        grid.addWidget(self.change, 0, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)


class Djinn(QWidget):
    """``left`` carries the name of a field."""

    changed = Signal()
    left = Signal(str)

    def __init__(self, draft: ClockDraft) -> None:
        super().__init__()
        self._draft = draft
        self.rows: dict[Pair, PairRow] = {}
        self._open: set[Pair] = set()
        self.summary = Prose(Role.BODY, bold=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.summary)

    def show_draft(self, look: Look, around: ClockAround) -> None:
        """Make the rows equal the script."""
        say, jinxes = around.words.say, around.edition.jinxes
        self._have(tuple(jinxes))
        self._column.setSpacing(look.px(14))
        dated = {"n": len(jinxes), "date": around.edition.known.jinxes_dated}
        self.summary.write(say(DATED, dated) if jinxes else say(NONE), look)
        for pair, rule in jinxes.items():
            self._show(pair, say("{it}", {"it": rule}), look, around)

    def _show(self, pair: Pair, rule: str, look: Look, around: ClockAround) -> None:
        row, (one, other) = self.rows[pair], pair
        opened = pair in self._open or not rule
        row.title.write(f"{around.name(one)} · {around.name(other)}", look)
        row.rule.write("" if opened else rule, look)
        row.change.write(around.words.say(WORDED), look)
        row.change.setVisible(not opened)
        row.entry.setVisible(opened)
        row.entry.dress(look, around.words.say(RULE, {"a": around.called(one), "b": around.called(other)}))
        if row.entry.text() != rule:
            row.entry.setText(rule)

    def _have(self, pairs: tuple[Pair, ...]) -> None:
        if pairs == tuple(self.rows):
            return
        for row in self.rows.values():
            self._column.removeWidget(row)
            row.deleteLater()
        self._open.clear()
        self.rows = {pair: self._row(pair) for pair in pairs}
        for row in self.rows.values():
            self._column.addWidget(row)

    def _row(self, pair: Pair) -> PairRow:
        row = PairRow()
        row.change.clicked.connect(lambda: self._word(pair))
        row.entry.textEdited.connect(lambda text: self._type(pair, text))
        row.entry.left.connect(lambda: self.left.emit(field_of(pair)))
        row.entry.onward.connect(row.entry.focusNextChild)
        return row

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops, as they lie."""
        yield from (stop for row in self.rows.values() for stop in (row.change, row.entry))

    # ---- what people do

    def _word(self, pair: Pair) -> None:
        self._open.add(pair)
        self.changed.emit()
        self.rows[pair].entry.setFocus()

    def _type(self, pair: Pair, text: str) -> None:
        self._draft.jinxes[pair] = text
        self.changed.emit()


def field_of(pair: Pair) -> str:
    """The name of the field in which the rule of a pair is worded."""
    return f"jinx:{'+'.join(pair)}"
