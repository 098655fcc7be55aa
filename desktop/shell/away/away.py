"""A seat whose player has to go: handed over, played by the program, or taken out of the game (D03, X2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.away.wide_card import WideCard
from desktop.shell.games import custom
from desktop.shell.list_card import ListCard, Row
from desktop.shell.told_line import Line
from rules.actions import Action
from rules.engine import Step
from rules.messages import says
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

TITLE = says("{who} leaves: who takes the seat?")
HAND_OVER, ANOTHER_NAME = says("Another person"), says("only the name changes")
BOT, BACK = says("The program"), says("A person again")
NO_BOT = says("only where the program holds all")
TAKE_OUT, OUT_IS = says("Nobody: take it out"), says("what follows stands below")
UNDO = says("Undo brings the seat back.")
NOT_HERE = says("not in this game")


class Away(QObject):
    """Three ways on; each can be taken back, and what follows when a seat is taken out stands below them."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host

    def ask(self, seat: SeatId) -> None:
        """Show the three ways."""
        self._host.cards.show(lambda: self._card(seat))

    def _card(self, seat: SeatId) -> ListCard:
        context = self._host.context
        rows = (
            Row(context.say(HAND_OVER), context.say(ANOTHER_NAME), partial(self._host.seat_menu.rename, seat)),
            self._bot(seat),
            self._out(seat),
        )
        question = context.say(TITLE, {"who": context.speech.value("", seat)})
        card = WideCard(context, self._host, question, rows, "info")
        follows = custom(context.session).consequences(context, seat) if not rows[-1].dark else []
        for line in (*follows, context.say(UNDO)) if follows else ():
            card.note(line)
        return card

    def _bot(self, seat: SeatId) -> Row:
        say, bots = self._host.context.say, self._host.bots
        if bots.strength(seat) is not None:
            return Row(say(BACK), "", partial(self._give_back, seat))
        if not bots.can_take(seat):
            return Row(say(BOT), say(NO_BOT), partial(self._tell, lambda: say(NO_BOT)), True)
        return Row(say(BOT), "", partial(self._play, seat))

    def _play(self, seat: SeatId) -> None:
        self._host.cards.clear()
        self._host.bots.take(seat)

    def _give_back(self, seat: SeatId) -> None:
        self._host.cards.clear()
        self._host.bots.give_back(seat)

    # ---- out of the game

    def _out(self, seat: SeatId) -> Row:
        context = self._host.context
        ways = custom(context.session)
        never, going = ways.stays(context.session, seat), ways.taken_out(seat)
        if never or going is None:
            why = partial(context.say, never or NOT_HERE)
            return Row(context.say(TAKE_OUT), why(), partial(self._tell, why), True)
        against = context.session.why(going)
        if against:
            return Row(context.say(TAKE_OUT), "", partial(self._tell, lambda: context.speech.tell(against[0])), True)
        return Row(context.say(TAKE_OUT), context.say(OUT_IS), partial(self._take_out, seat, going))

    def _tell(self, why: Line) -> None:
        self._host.play.tell(why)

    def _take_out(self, seat: SeatId, going: Action) -> None:
        self._host.cards.clear()
        done = self._host.context.session.play(going)
        if isinstance(done, Step):
            self._host.bots.give_back(seat)
