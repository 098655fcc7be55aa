"""What can be done with a seat: rename it, show it its secret, note a peek (P09)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID, NOT_YET
from desktop.shell.card import Card
from desktop.shell.list_card import ListCard, Row
from rules.messages import says
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

RENAME = says("Rename")
AWAY, WARN = says("Leaves the seat"), says("Reminder to all")
WHICH = says("Seats: which one?")
NO_SECRET = says("has none")
NOTHING_TO_SHOW = says("{who} has no secret that the program knows of.")


class SeatMenu(QObject):
    """A card beside the seat's row; where the rows have no room, the seats are a card themselves."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        host.side.seats.asked.connect(self.open)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its key does."""
        return {"to-seats": lambda _: self.go()}

    def go(self) -> None:
        """Take the keyboard to the seats."""
        seats = self._host.side.seats
        if seats.isVisible():
            seats.take_focus()
        else:
            self._host.cards.show(self._seats)

    def _seats(self) -> ListCard:
        context = self._host.context
        seats = context.session.match.header.seats
        rows = [Row(context.speech.heading(seat.id), "", partial(self.open, seat.id)) for seat in seats]
        return ListCard(context, self._host, context.say(WHICH), rows)

    def open(self, seat: SeatId) -> None:
        """Show what can be done with a seat."""
        self._host.cards.show_beside(lambda: self._menu(seat), lambda: self._row(seat))

    def _row(self, seat: SeatId) -> QWidget:
        row = self._host.side.seats.row(seat)
        return row if row is not None and row.isVisible() else self._host.side

    def _menu(self, seat: SeatId) -> ListCard:
        context, host = self._host.context, self._host
        say, later = context.say, context.say(NOT_YET)
        has_secret = seat in host.acts.secret_seats()
        rows = (
            Row(say(RENAME), "", partial(self._rename, seat)),
            Row(say(BY_ID["show-to-one"].title), "F12" if has_secret else say(NO_SECRET),
                partial(self._show, seat), not has_secret),
            Row(say(BY_ID["peek"].title), "", partial(host.peeking.begin, seat)),
            Row(say(AWAY), later, self._later, True),
            Row(say(WARN), later, self._later, True),
        )  # fmt: skip
        return ListCard(context, host, context.speech.heading(seat), rows)

    def _later(self) -> None:
        self._host.play.tell(self._host.context.say(NOT_YET))

    def _show(self, seat: SeatId) -> None:
        if seat in self._host.acts.secret_seats():
            self._host.cards.clear()
            self._host.acts.show_to_one(seat)
        else:
            who = {"who": self._host.context.speech.value("", seat)}
            self._host.play.tell(self._host.context.say(NOTHING_TO_SHOW, who))

    def _rename(self, seat: SeatId) -> None:
        from desktop.shell.rename_card import RenameCard

        def card() -> Card:
            made = RenameCard(self._host.context, self._host, seat)
            made.named.connect(lambda name: self._call(seat, name))
            made.left.connect(self._host.cards.clear)
            return made

        self._host.cards.show(card)

    def _call(self, seat: SeatId, name: str) -> None:
        self._host.cards.clear()
        self._host.context.session.rename(seat, name)
        if self._host.side.seats.isVisible():
            self._host.side.seats.take_focus(seat)
