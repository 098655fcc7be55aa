"""Who travels: the seat, the character by a few letters, and the side that only the storyteller knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game import names
from desktop.shell.new_game.clocktower import finding
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.draft import Chair, ClockDraft
from desktop.shell.new_game.clocktower.people import SEAT
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.relaying import clear
from rules.clocktower.setup import MOST_SEATS
from rules.messages import says

PLAYS, TRAVELS = "plays", "travels"
COMES: Final = {PLAYS: says("Plays"), TRAVELS: says("Travels")}
SIDES: Final = {"good": says("On the good side"), "evil": says("On the evil side")}
CHARACTER: Final = says("Traveller's character")


class TravellerRow(QWidget):
    """One seat; the character and the side are asked of somebody who travels."""

    def __init__(self) -> None:
        super().__init__()
        self.who, self.comes, self.side = Prose(Role.BODY, bold=True), Choices(), Choices()
        self.entry, self.remark = Entry(), Remark()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.who, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.comes, 0, 1)
        grid.addWidget(self.entry, 1, 0)
        grid.addWidget(self.side, 1, 1)
        grid.addWidget(self.remark, 2, 0, 1, 2)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)


class Travellers(QWidget):
    """``left`` and ``mend`` carry the name of a field."""

    changed = Signal()
    left = Signal(str)
    mend = Signal(str)

    def __init__(self, draft: ClockDraft) -> None:
        super().__init__()
        self._draft = draft
        self.rows = {str(number): self._row(str(number)) for number in range(1, MOST_SEATS + 1)}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)

    def _row(self, name: str) -> TravellerRow:
        row = TravellerRow()
        row.comes.chosen.connect(lambda value: self._travel(name, value == TRAVELS))
        row.side.chosen.connect(lambda value: self._take_side(name, value == "evil"))
        row.entry.textEdited.connect(lambda text: self._cast(name, text))
        row.entry.left.connect(lambda: self.left.emit(f"traveller:{name}"))
        row.entry.onward.connect(row.entry.focusNextChild)
        row.remark.mend.connect(lambda: self.mend.emit(f"traveller:{name}"))
        return row

    # ---- what is shown

    def show_draft(self, look: Look, around: ClockAround) -> None:
        """Make the rows equal the draft."""
        clear(self._column)
        there = [one.row for one in self._draft.chairs]
        for number, one in enumerate(self._draft.chairs, 1):
            self._column.addWidget(self.rows[one.row])
            self._show(one, number, look, around)
        for name, row in self.rows.items():
            row.setVisible(name in there)

    def _show(self, one: Chair, number: int, look: Look, around: ClockAround) -> None:
        row, say, played = self.rows[one.row], around.words.say, finding.played(around.edition, one)
        who = names.shown(one.name) or say(SEAT, {"n": number})
        row.who.write(f"{who} · {around.name(played)}" if played else who, look)
        comes = [Answer(value, say(title)) for value, title in COMES.items()]
        row.comes.offer(comes, TRAVELS if one.travels else PLAYS, look, who)
        sides = [Answer(value, say(title)) for value, title in SIDES.items()]
        row.side.offer(sides, "evil" if one.evil else "good", look, say(says("Side of {who}"), {"who": who}))
        row.entry.dress(look, say(CHARACTER), say(CHARACTER))
        if row.entry.text() != one.character:
            row.entry.setText(one.character)
        for part in (row.entry, row.side):
            part.setVisible(one.travels)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops, as the rows lie."""
        for one in self._draft.chairs:
            row = self.rows[one.row]
            yield from (*row.comes.stops(), row.entry, *row.side.stops(), row.remark.fix)

    # ---- what people do

    def _travel(self, row: str, travels: bool) -> None:
        self._draft.travel(row, travels)
        self.changed.emit()
        if travels:
            self.rows[row].entry.setFocus()

    def _cast(self, row: str, text: str) -> None:
        self._draft.chair(row).character = text
        self.changed.emit()

    def _take_side(self, row: str, evil: bool) -> None:
        self._draft.chair(row).evil = evil
        self.changed.emit()
