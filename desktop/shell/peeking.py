"""Somebody saw what was not meant for them: who, what, and what can be done about it (D15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.list_card import ListCard, Row
from rules.messages import says
from rules.remarks import Glimpse, Peeked
from rules.seats import AUDIENCE, SeatId

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

WHO = says("Who looked?")
WHAT = says("What did {who} see?")
SIGHTS: dict[Glimpse, str] = {
    "window": says("The host's window"),
    "card": says("A card meant for another"),
    "eyes": says("Something in a time of closed eyes"),
    "secret": says("Another secret"),
}
NOTED = says("The peek is noted. What now?")
PLAY_ON, COVER, BACK = says("Play on"), says("Cover this window"), says("Take the last step back")
PRIVATE = says("Only the host's log shows it, never the audience.")
REMEDIES: dict[Glimpse, str] = {
    "window": says("Turn the laptop away; F5 covers this window at once."),
    "card": says("The card cannot be dealt anew here. Play on, or deal it again on the table."),
    "eyes": says("She may do it once more: take the step back, and all close their eyes again."),
    "secret": says("Let the table decide: play on, or take steps back."),
}


class Peeking(QObject):
    """Two questions, one line in the record, and the remedy that the host may choose."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host

    def commands(self) -> dict[str, Callable[[int], object]]:
        """It has no key of its own."""
        return {"peek": lambda _: self.begin()}

    def begin(self, who: SeatId = "") -> None:
        """Ask who looked, or, of a seat, what it saw."""
        if who:
            self._host.cards.show(lambda: self._what(who))
        else:
            self._host.cards.show(self._who)

    def _card(self, question: str, rows: list[Row], note: str) -> ListCard:
        card = ListCard(self._host.context, self._host, question, rows, "info")
        card.note(note)
        return card

    def _who(self) -> ListCard:
        context = self._host.context
        seats = [*(seat.id for seat in context.session.match.seats), AUDIENCE]
        rows = [Row(context.speech.heading(seat), "", partial(self.begin, seat)) for seat in seats]
        return self._card(context.say(WHO), rows, context.say(PRIVATE))

    def _what(self, who: SeatId) -> ListCard:
        context = self._host.context
        rows = [Row(context.say(seen), "", partial(self._note, who, what)) for what, seen in SIGHTS.items()]
        question = context.say(WHAT, {"who": context.speech.value("", who)})
        return self._card(question, rows, context.say(PRIVATE))

    def _note(self, who: SeatId, what: Glimpse) -> None:
        self._host.context.session.remark(Peeked(who, what))
        self._host.cards.show(lambda: self._remedy(what))

    def _remedy(self, what: Glimpse) -> ListCard:
        say, host = self._host.context.say, self._host
        rows = [Row(say(PLAY_ON), "", host.cards.clear), Row(say(COVER), "F5", host.guard.hide)]
        if host.context.session.match.before() is not None:
            rows.append(Row(say(BACK), "Ctrl+Z", self._take_back))
        return self._card(say(NOTED), rows, say(REMEDIES[what]))

    def _take_back(self) -> None:
        self._host.cards.clear()
        self._host.acts.run("undo")
