"""What can be done with a seat: rename it, show it its secret, note a peek (P09)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID
from desktop.shell.away.away import Away
from desktop.shell.away.late import Late
from desktop.shell.card import Card
from desktop.shell.games import custom
from desktop.shell.list_card import ListCard, Row
from rules.messages import says
from rules.remarks import Reminded
from rules.seats import SeatId
from rules.views import SpaceId

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

RENAME = says("Rename")
AWAY, WARN, TIMES = says("Leaves the seat"), says("Reminder to all"), says("so far: {n}")
WHICH = says("Seats: which one?")
NO_SECRET = says("has none")
AGAIN, HAND = says("Look again at what it knows"), says("Hand over: it is asked")
WHOM = says("Show to one: to whom?")
NOTHING_TO_SHOW = says("{who} has no secret that the program knows of.")


class SeatMenu(QObject):
    """A card beside the seat's row; where the rows have no room, the seats are a card themselves."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._away, self._late = Away(host), Late(host)
        host.side.seats.asked.connect(self.open)
        host.play.scene.asked_of.connect(self._open_there)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its key does."""
        return {"to-seats": lambda _: self.go(), **self._late.commands()}

    def go(self) -> None:
        """Take the keyboard to the seats."""
        seats = self._host.side.seats
        if seats.isVisible():
            seats.take_focus()
        else:
            self._host.cards.show(self._seats)

    def _seats(self) -> ListCard:
        context = self._host.context
        seats = context.session.match.seats
        rows = [Row(context.speech.heading(one.id), self._line(one.id), partial(self.open, one.id)) for one in seats]
        return ListCard(context, self._host, context.say(WHICH), rows)

    def _line(self, seat: SeatId) -> str:
        """What is out of the ordinary with a seat."""
        context = self._host.context
        return custom(context.session).signs(context, seat).line

    def open(self, seat: SeatId) -> None:
        """Show what can be done with a seat."""
        self._host.cards.show_beside(lambda: self._menu(seat), lambda: self._row(seat))

    def _open_there(self, space: SpaceId) -> None:
        """A seat that is a place of the board has its menu there; by hand it is what is set of it."""
        if space not in {one.id for one in self._host.context.session.match.seats}:
            return
        if self._host.play.correcting.on:
            self._host.play.correcting.look_at(space)
        else:
            self._host.cards.show_at(lambda: self._menu(space), space)

    def _row(self, seat: SeatId) -> QWidget:
        row = self._host.side.seats.row(seat)
        return row if row is not None and row.isVisible() else self._host.side

    def _menu(self, seat: SeatId) -> ListCard:
        context, host = self._host.context, self._host
        say = context.say
        rows = (
            *custom(context.session).of_a_seat(host, seat),
            Row(say(RENAME), "", partial(self.rename, seat)),
            self._secret(seat),
            Row(say(BY_ID["peek"].title), "", partial(host.peeking.begin, seat)),
            Row(say(AWAY), "", partial(self.leaves, seat)),
            Row(say(WARN), self._reminders(seat), partial(self._remind, seat)),
            *self._comes_late(),
            *self._asked(seat),
        )
        return ListCard(context, host, context.speech.heading(seat), rows)

    def _comes_late(self) -> list[Row]:
        context = self._host.context
        if "late" in custom(context.session).lacks:
            return []
        return [Row(context.say(BY_ID["late"].title), "", self._late.ask)]

    def _secret(self, seat: SeatId) -> Row:
        say, seats = self._host.context.say, self._host.acts.secret_seats()
        title = say(AGAIN if len(seats) > 1 else BY_ID["show-to-one"].title)
        has_one = seat in seats
        return Row(title, "F12" if has_one else say(NO_SECRET), partial(self._show, seat), not has_one)

    def _asked(self, seat: SeatId) -> list[Row]:
        """A seat with secrets answers by itself."""
        host, asked = self._host, self._host.context.session.asked()
        if asked is None or asked.seat != seat or seat not in host.acts.secret_seats():
            return []
        return [Row(host.context.say(HAND), "F12", partial(host.hand_to, seat))]

    def ask_whom(self, seats: list[SeatId]) -> None:
        """Which of those with a secret may look."""
        self._host.cards.show(lambda: self._whom(seats))

    def _whom(self, seats: list[SeatId]) -> ListCard:
        context = self._host.context
        rows = [Row(context.speech.heading(seat), "", partial(self._show, seat)) for seat in seats]
        return ListCard(context, self._host, context.say(WHOM), rows)

    def _reminders(self, seat: SeatId) -> str:
        given = len([one for one in self._given() if one.who == seat])
        return self._host.context.say(TIMES, {"n": given}) if given else ""

    def _given(self) -> list[Reminded]:
        return [remark for _, remark in self._host.context.session.match.remarks if isinstance(remark, Reminded)]

    def leaves(self, seat: SeatId) -> None:
        """Its player goes."""
        self._away.ask(seat)

    def _remind(self, seat: SeatId) -> None:
        """Who it is and what was said stays in the host's log; the audience reads that there was a reminder."""
        self._host.cards.clear()
        before = len([one for one in self._given() if one.who == seat])
        self._host.context.session.remark(Reminded(seat, before + 1))
        hall = self._host.audience.hall
        if hall is not None:
            hall.window.remind()

    def _show(self, seat: SeatId) -> None:
        if seat in self._host.acts.secret_seats():
            self._host.cards.clear()
            self._host.acts.show_to_one(seat)
        else:
            context = self._host.context
            self._host.play.tell(lambda: context.say(NOTHING_TO_SHOW, {"who": context.speech.value("", seat)}))

    def rename(self, seat: SeatId) -> None:
        """Ask what a seat is called from now on."""
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
