"""Who sits at the table, in order."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.making import SEAT
from desktop.shell.new_game.seat_row import SeatRow
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.hakoonna.setup import COLOURS, seats
from rules.hakoonna.state import GRAY, HAKO
from rules.messages import says

EXPERIENCED = says("He is a part for somebody who knows Hako Onna well.")
GRAY_MAN = {"yes": says("The Gray Man plays"), "no": says("Without him")}


class People(QWidget):
    """Rows clockwise from Hako Onna; the Gray Man sits at her right, so his row is the last."""

    changed = Signal()
    left = Signal(str)
    mend = Signal(str)
    finished = Signal()

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.rows = {seat.id: self._row(seat.id, seat.look, seat.role == "visitor") for seat in seats(len(COLOURS))}
        self.more, self.gray_man, self.hint = Button("ghost"), Choices(), Prose(Role.SMALL, "text2")
        self.more.clicked.connect(self._add)
        self.gray_man.chosen.connect(self._take_gray)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._more_row = QHBoxLayout()
        self._more_row.addWidget(self.more)
        self._more_row.addStretch(1)

    def _row(self, seat: str, piece: str, movable: bool) -> SeatRow:
        row = SeatRow(seat, piece, movable)
        row.typed.connect(self._rename)
        row.left.connect(self.left)
        row.onward.connect(self._go_on)
        row.moved.connect(self._move)
        row.removed.connect(self._remove)
        row.mend.connect(self.mend)
        return row

    def order(self) -> Iterator[str]:
        """The seats that have a row, from the top."""
        yield HAKO
        yield from (one.colour for one in self._draft.visitors)
        if self._draft.gray_man:
            yield GRAY

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the rows equal the draft."""
        self._arrange()
        typed = dict(self._draft.typed())
        for number, seat in enumerate(self.order()):
            role = self._role(seat, words)
            instead = words.say(SEAT, {"n": number}) if seat in COLOURS else role
            piece = COLOURS[self._draft.person(seat).piece][1] if seat in COLOURS else ""
            self.rows[seat].show_seat(role, typed[seat], instead, piece, look, words)
        self.more.write(words.say(says("One more visitor")), look, "plus")
        self.more.setVisible(not self._draft.full)
        answers = [Answer(value, words.say(title)) for value, title in GRAY_MAN.items()]
        self.gray_man.offer(answers, "yes" if self._draft.gray_man else "no", look, words.say(GRAY_MAN["yes"]))
        self.hint.write(words.say(EXPERIENCED) if self._draft.gray_man else "", look)

    def _role(self, seat: str, words: Words) -> str:
        if seat in COLOURS:
            return words.say(says("{colour} visitor"), {"colour": COLOURS[self._draft.person(seat).piece][0]})
        return words.say("{it}", {"it": next(one.name for one in seats() if one.id == seat)})

    def _arrange(self) -> None:
        order = list(self.order())
        while self._column.count():
            self._column.takeAt(0)
        for seat in order:
            if seat == GRAY:
                self._column.addLayout(self._more_row)
                self._column.addWidget(self.gray_man)
                self._column.addWidget(self.hint)
            self._column.addWidget(self.rows[seat])
        if GRAY not in order:
            self._column.addLayout(self._more_row)
            self._column.addWidget(self.gray_man)
        for seat, row in self.rows.items():
            row.setVisible(seat in order)

    def stops(self) -> list[QWidget]:
        """Where Tab stops, as the rows lie."""
        stops: list[QWidget] = []
        for seat in self.order():
            row = self.rows[seat]
            if seat == GRAY:
                stops += [self.more, *self.gray_man.stops()]
            stops += [row.entry, row.up, row.down, row.away, row.remark.fix]
        return stops if self._draft.gray_man else [*stops, self.more, *self.gray_man.stops()]

    # ---- what people do

    def _rename(self, seat: str, name: str) -> None:
        self._draft.rename(seat, name)
        self.changed.emit()

    def _go_on(self, seat: str) -> None:
        order = list(self.order())
        at = order.index(seat) + 1
        if at == len(order):
            self.finished.emit()
        else:
            self.rows[order[at]].entry.setFocus()
            self.rows[order[at]].entry.selectAll()

    def _move(self, seat: str, by: int) -> None:
        self._draft.move(seat, by)
        self.changed.emit()
        self.rows[seat].entry.setFocus()

    def _add(self) -> None:
        self._draft.add()
        self.changed.emit()
        self.rows[self._draft.visitors[-1].colour].entry.setFocus()

    def _remove(self, seat: str) -> None:
        if len(self._draft.visitors) > 1:
            self._draft.remove(seat)
            self.changed.emit()
            self.rows[self._draft.visitors[-1].colour].entry.setFocus()

    def _take_gray(self, value: str) -> None:
        self._draft.gray_man = value == "yes"
        self.changed.emit()
