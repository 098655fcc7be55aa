"""Who sits at the table, in order."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QWidget

from desktop.fonts import Role
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.making import SEAT
from desktop.shell.new_game.seat_row import SeatRow
from desktop.shell.new_game.seat_rows import SeatRows
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.hakoonna.setup import COLOURS, seats
from rules.hakoonna.state import GRAY, HAKO
from rules.messages import says

EXPERIENCED = says("He is a part for somebody who knows Hako Onna well.")
GRAY_MAN = {"yes": says("The Gray Man plays"), "no": says("Without him")}


class People(SeatRows):
    """Rows clockwise from Hako Onna; the Gray Man sits at her right, so his row is the last."""

    rows: dict[str, SeatRow]

    def __init__(self, draft: Draft) -> None:
        super().__init__(draft)
        self._draft = draft
        self.rows = {
            seat.id: self.listen(SeatRow(seat.id, seat.look, seat.role == "visitor")) for seat in seats(len(COLOURS))
        }
        self.gray_man, self.hint = Choices(), Prose(Role.SMALL, "text2")
        self.gray_man.chosen.connect(self._take_gray)

    @property
    def order(self) -> list[str]:
        """The seats that have a row, from the top."""
        return [HAKO, *(one.colour for one in self._draft.visitors), *([GRAY] if self._draft.gray_man else [])]

    @property
    def newest(self) -> str:
        """The last visitor."""
        return self._draft.visitors[-1].colour

    def seat(self, row: str) -> SeatRow:
        """The seat of a row."""
        return self.rows[row]

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the rows equal the draft."""
        self.arrange()
        typed = dict(self._draft.typed())
        for number, seat in enumerate(self.order):
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

    def lay(self, order: Sequence[str]) -> None:
        """The Gray Man's row lies below the question whether he plays."""
        for seat in order:
            if seat == GRAY:
                self._lay_gray()
                self.column.addWidget(self.hint)
            self.column.addWidget(self.rows[seat])
        if GRAY not in order:
            self._lay_gray()

    def _lay_gray(self) -> None:
        self.column.addLayout(self.last_row)
        self.column.addWidget(self.gray_man)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops, as the rows lie."""
        for seat in self.order:
            if seat == GRAY:
                yield from (self.more, *self.gray_man.stops())
            yield from self.stops_of(seat)
        if not self._draft.gray_man:
            yield from (self.more, *self.gray_man.stops())

    # ---- what people do

    def remove(self, row: str) -> None:
        """Have one visitor less; the last one stays."""
        if len(self._draft.visitors) > 1:
            super().remove(row)

    def _take_gray(self, value: str) -> None:
        self._draft.gray_man = value == "yes"
        self.changed.emit()
