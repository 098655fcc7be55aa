"""Who sits at a town's table, in order, and whom each plays."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.shell.new_game.arkham import finding
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import MOST, TownDraft
from desktop.shell.new_game.seat_row import SeatRow
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Remark
from desktop.shell.parts.look import Look
from rules.messages import says

DRAWN = says("Drawn")
SEAT = says("Investigator {n}")


class TownRow(QWidget):
    """A seat's row; below it the line in which its investigator is typed by a few letters."""

    def __init__(self, row: str) -> None:
        super().__init__()
        self.seat = SeatRow(row, f"investigator-{row}", movable=True)
        self.line, self.remark = Entry(), Remark()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for part in (self.seat, self.line, self.remark):
            column.addWidget(part)


class TownPeople(QWidget):
    """``left``, ``mend`` carry the name of a field; ``finished`` tells that the last name is typed."""

    changed = Signal()
    left = Signal(str)
    mend = Signal(str)
    finished = Signal()

    def __init__(self, draft: TownDraft) -> None:
        super().__init__()
        self._draft = draft
        self.rows = {str(number): self._row(str(number)) for number in range(1, MOST + 1)}
        self.more = Button("ghost")
        self.more.clicked.connect(self._add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._last = QHBoxLayout()
        self._last.addWidget(self.more)
        self._last.addStretch(1)

    def _row(self, name: str) -> TownRow:
        row = TownRow(name)
        row.seat.typed.connect(self._rename)
        row.seat.left.connect(lambda seat: self.left.emit(f"name:{seat}"))
        row.seat.onward.connect(self._go_on)
        row.seat.moved.connect(self._move)
        row.seat.removed.connect(self._remove)
        row.seat.remark.mend.connect(lambda: self.mend.emit(f"name:{name}"))
        row.line.textEdited.connect(lambda text: self._cast(name, text))
        row.line.left.connect(lambda: self.left.emit(f"investigator:{name}"))
        row.line.onward.connect(lambda: self._go_on(name, named=True))
        row.remark.mend.connect(lambda: self.mend.emit(f"investigator:{name}"))
        return row

    # ---- what is shown

    def show_draft(self, look: Look, around: TownAround) -> None:
        """Make the rows equal the draft."""
        self._arrange()
        played, words = finding.played(self._draft, around.content), around.words
        for number, one in enumerate(self._draft.people, 1):
            row, found = self.rows[one.row], played[one.row]
            role = around.name(found) if found else words.say(SEAT, {"n": number})
            row.seat.show_seat(role, one.name, words.say(SEAT, {"n": number}), f"investigator-{number}", look, words)
            row.line.dress(look, words.say(says("Investigator of seat {n}"), {"n": number}), words.say(DRAWN))
            row.line.setVisible(self._draft.drawing == "choose")
            if row.line.text() != one.investigator:
                row.line.setText(one.investigator)
        self.more.write(words.say(says("One more investigator")), look, "plus")

    def _arrange(self) -> None:
        while self._column.count():
            self._column.takeAt(0)
        order = [one.row for one in self._draft.people]
        for name in order:
            self._column.addWidget(self.rows[name])
        self._column.addLayout(self._last)
        for name, row in self.rows.items():
            row.setVisible(name in order)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops, as the rows lie."""
        for one in self._draft.people:
            row = self.rows[one.row]
            yield from (row.seat.entry, row.seat.up, row.seat.down, row.seat.away, row.seat.remark.fix)
            yield from (row.line, row.remark.fix)
        yield self.more

    # ---- what people do

    def _rename(self, row: str, name: str) -> None:
        self._draft.rename(row, name)
        self.changed.emit()

    def _cast(self, row: str, text: str) -> None:
        self._draft.person(row).investigator = text
        self.changed.emit()

    def _go_on(self, row: str, named: bool = False) -> None:
        """From the name to the investigator, from there to the next name."""
        order = [one.row for one in self._draft.people]
        at = order.index(row) + 1
        if self._draft.drawing == "choose" and not named:
            self._go_to(self.rows[row].line)
        elif at == len(order):
            self.finished.emit()
        else:
            self._go_to(self.rows[order[at]].seat.entry)

    def _go_to(self, entry: Entry) -> None:
        entry.setFocus()
        entry.selectAll()

    def _move(self, row: str, by: int) -> None:
        self._draft.move(row, by)
        self.changed.emit()
        self.rows[row].seat.entry.setFocus()

    def _add(self) -> None:
        self._draft.add()
        self.changed.emit()
        if not self._draft.crowded:
            self.rows[self._draft.people[-1].row].seat.entry.setFocus()

    def _remove(self, row: str) -> None:
        self._draft.remove(row)
        self.changed.emit()
        self.rows[self._draft.people[-1].row].seat.entry.setFocus()
