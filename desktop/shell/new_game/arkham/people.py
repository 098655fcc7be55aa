"""Who sits at a town's table, in order, and whom each plays."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.new_game.arkham import finding
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import MOST, TownDraft
from desktop.shell.new_game.seat_row import SeatRow
from desktop.shell.new_game.seat_rows import SeatRows
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


class TownPeople(SeatRows):
    """Below a name its investigator, where they are chosen."""

    rows: dict[str, TownRow]

    def __init__(self, draft: TownDraft) -> None:
        super().__init__(draft)
        self._draft = draft
        self.rows = {str(number): self._row(str(number)) for number in range(1, MOST + 1)}

    def _row(self, name: str) -> TownRow:
        row = TownRow(name)
        self.listen(row.seat)
        row.line.textEdited.connect(lambda text: self._cast(name, text))
        row.line.left.connect(lambda: self.left.emit(f"investigator:{name}"))
        row.line.onward.connect(lambda: self._go_further(name))
        row.remark.mend.connect(lambda: self.mend.emit(f"investigator:{name}"))
        return row

    @property
    def order(self) -> list[str]:
        """The rows, clockwise."""
        return [one.row for one in self._draft.people]

    def seat(self, row: str) -> SeatRow:
        """The seat of a row."""
        return self.rows[row].seat

    # ---- what is shown

    def show_draft(self, look: Look, around: TownAround) -> None:
        """Make the rows equal the draft."""
        self.arrange()
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

    def stops_of(self, row: str) -> Iterator[QWidget]:
        """The investigator's line lies below the seat."""
        yield from super().stops_of(row)
        yield from (self.rows[row].line, self.rows[row].remark.fix)

    # ---- what people do

    def _cast(self, row: str, text: str) -> None:
        self._draft.person(row).investigator = text
        self.changed.emit()

    def go_on(self, row: str) -> None:
        """From the name to the investigator, where one is chosen."""
        if self._draft.drawing == "choose":
            self.go_to(self.rows[row].line)
        else:
            self._go_further(row)

    def _go_further(self, row: str) -> None:
        super().go_on(row)
