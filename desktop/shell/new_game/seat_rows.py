"""Who sits at the table of a new game, in order, whichever game it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.shell.new_game.seat_row import SeatRow
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.relaying import clear


class Seated(Protocol):
    """A draft of any game."""

    def rename(self, row: str, name: str) -> None:
        """Call a seat by another name."""

    def add(self) -> None:
        """One more."""

    def remove(self, row: str) -> None:
        """One less."""

    def move(self, row: str, by: int) -> None:
        """Let somebody sit elsewhere."""


class SeatRows(QWidget):
    """``left`` and ``mend`` carry the name of a field; ``finished`` tells that the last name is typed."""

    changed = Signal()
    left = Signal(str)
    mend = Signal(str)
    finished = Signal()
    rows: Mapping[str, QWidget]

    def __init__(self, draft: Seated) -> None:
        super().__init__()
        self._seated, self.more = draft, Button("ghost")
        self.more.clicked.connect(self._add)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self.last_row = QHBoxLayout()
        self.last_row.addWidget(self.more)
        self.last_row.addStretch(1)

    def listen(self, seat: SeatRow) -> SeatRow:
        """Heed what is done on a seat's row."""
        seat.typed.connect(self._rename)
        seat.left.connect(lambda row: self.left.emit(f"name:{row}"))
        seat.onward.connect(self.go_on)
        seat.moved.connect(self._move)
        seat.removed.connect(self.remove)
        seat.mend.connect(lambda row: self.mend.emit(f"name:{row}"))
        return seat

    @property
    def order(self) -> Sequence[str]:
        """The rows that are seen, from the top."""
        raise NotImplementedError

    @property
    def newest(self) -> str:
        """The last row that can be taken away again."""
        return self.order[-1]

    def seat(self, row: str) -> SeatRow:
        """The seat of a row."""
        raise NotImplementedError

    # ---- what is shown

    def arrange(self) -> None:
        """Lay the rows as the draft has them."""
        clear(self.column)
        order = self.order
        self.lay(order)
        for name, row in self.rows.items():
            row.setVisible(name in order)

    def lay(self, order: Sequence[str]) -> None:
        """Lay them below each other, and the button for one more below all."""
        for row in order:
            self.column.addWidget(self.rows[row])
        self.column.addLayout(self.last_row)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops, as the rows lie."""
        for row in self.order:
            yield from self.stops_of(row)
        yield self.more

    def stops_of(self, row: str) -> Iterator[QWidget]:
        """Where Tab stops in a row."""
        seat = self.seat(row)
        yield from (seat.entry, seat.up, seat.down, seat.away, seat.remark.fix)

    # ---- what people do

    def _rename(self, row: str, name: str) -> None:
        self._seated.rename(row, name)
        self.changed.emit()

    def go_on(self, row: str) -> None:
        """From a name to the next, or on from the last."""
        order = self.order
        at = order.index(row) + 1
        if at == len(order):
            self.finished.emit()
        else:
            self.go_to(self.seat(order[at]).entry)

    def go_to(self, entry: Entry) -> None:
        """Have a line typed anew."""
        entry.setFocus()
        entry.selectAll()

    def _move(self, row: str, by: int) -> None:
        self._seated.move(row, by)
        self.changed.emit()
        self.seat(row).entry.setFocus()

    def _add(self) -> None:
        before = len(self.order)
        self._seated.add()
        self.changed.emit()
        if len(self.order) > before:
            self.seat(self.newest).entry.setFocus()

    def remove(self, row: str) -> None:
        """Have one less; the keyboard goes where it is not lost."""
        before = len(self.order)
        self._seated.remove(row)
        self.changed.emit()
        if len(self.order) < before:
            self.seat(self.newest).entry.setFocus()
