"""Who sits in the circle, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.seat_row import SeatRow
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.clocktower.setup import FEWEST, MOST_SEATS
from rules.messages import says

SEAT: Final = says("Seat {n}")
TRAVELS: Final = says("Seat {n}, traveller")
PLAYER, TRAVELLER = "meeple", "visitor-lime"


class ClockPeople(QWidget):
    """``left`` and ``mend`` carry the name of a field; ``finished`` tells that the last name is typed."""

    changed = Signal()
    left = Signal(str)
    mend = Signal(str)
    finished = Signal()

    def __init__(self, draft: ClockDraft) -> None:
        super().__init__()
        self._draft = draft
        self.rows = {str(number): self._row(str(number)) for number in range(1, MOST_SEATS + 1)}
        self.more = Button("ghost")
        self.more.clicked.connect(self._add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._last = QHBoxLayout()
        self._last.addWidget(self.more)
        self._last.addStretch(1)

    def _row(self, name: str) -> SeatRow:
        row = SeatRow(name, PLAYER, movable=True)
        row.typed.connect(self._rename)
        row.left.connect(lambda seat: self.left.emit(f"name:{seat}"))
        row.onward.connect(self._go_on)
        row.moved.connect(self._move)
        row.removed.connect(self._remove)
        row.mend.connect(lambda seat: self.mend.emit(f"name:{seat}"))
        return row

    # ---- what is shown

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the rows equal the draft."""
        self._arrange()
        for number, one in enumerate(self._draft.chairs, 1):
            role = words.say(TRAVELS if one.travels else SEAT, {"n": number})
            piece = TRAVELLER if one.travels else PLAYER
            self.rows[one.row].show_seat(role, one.name, words.say(SEAT, {"n": number}), piece, look, words)
        self.more.write(words.say(says("One more seat")), look, "plus")

    def _arrange(self) -> None:
        order = [one.row for one in self._draft.chairs]
        while self._column.count():
            self._column.takeAt(0)
        for name in order:
            self._column.addWidget(self.rows[name])
        self._column.addLayout(self._last)
        for name, row in self.rows.items():
            row.setVisible(name in order)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops, as the rows lie."""
        for one in self._draft.chairs:
            row = self.rows[one.row]
            yield from (row.entry, row.up, row.down, row.away, row.remark.fix)
        yield self.more

    # ---- what people do

    def _rename(self, row: str, name: str) -> None:
        self._draft.rename(row, name)
        self.changed.emit()

    def _go_on(self, row: str) -> None:
        order = [one.row for one in self._draft.chairs]
        at = order.index(row) + 1
        if at == len(order):
            self.finished.emit()
        else:
            self.rows[order[at]].entry.setFocus()
            self.rows[order[at]].entry.selectAll()

    def _move(self, row: str, by: int) -> None:
        self._draft.move(row, by)
        self.changed.emit()
        self.rows[row].entry.setFocus()

    def _add(self) -> None:
        self._draft.add()
        self.changed.emit()
        if not self._draft.crowded:
            self.rows[self._draft.chairs[-1].row].entry.setFocus()

    def _remove(self, row: str) -> None:
        full = len(self._draft.chairs) > FEWEST
        self._draft.remove(row)
        self.changed.emit()
        if full:
            self.rows[self._draft.chairs[-1].row].entry.setFocus()
