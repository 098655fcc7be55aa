"""Who sits in the circle, in order."""

from __future__ import annotations

from typing import Final

from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.seat_row import SeatRow
from desktop.shell.new_game.seat_rows import SeatRows
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.clocktower.setup import MOST_SEATS
from rules.messages import says

SEAT: Final = says("Seat {n}")
TRAVELS: Final = says("Seat {n}, traveller")
ROWS: Final = tuple(str(number) for number in range(1, MOST_SEATS + 1))
PLAYER, TRAVELLER = "meeple", "visitor-lime"


class ClockPeople(SeatRows):
    """Each is called as its player, or by its number."""

    rows: dict[str, SeatRow]

    def __init__(self, draft: ClockDraft) -> None:
        super().__init__(draft)
        self._draft = draft
        self.rows = {row: self.listen(SeatRow(row, PLAYER, movable=True)) for row in ROWS}

    @property
    def order(self) -> list[str]:
        """The rows, clockwise."""
        return [one.row for one in self._draft.chairs]

    def seat(self, row: str) -> SeatRow:
        """The seat of a row."""
        return self.rows[row]

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the rows equal the draft."""
        self.arrange()
        for number, one in enumerate(self._draft.chairs, 1):
            role = words.say(TRAVELS if one.travels else SEAT, {"n": number})
            piece = TRAVELLER if one.travels else PLAYER
            self.rows[one.row].show_seat(role, one.name, words.say(SEAT, {"n": number}), piece, look, words)
        self.more.write(words.say(says("One more seat")), look, "plus")
