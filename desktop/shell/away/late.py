"""Somebody comes when the game has begun: what the rules leave for them (D04, X8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.away.wide_card import WideCard
from desktop.shell.list_card import ListCard, Row
from desktop.shell.phases import public
from rules.hakoonna.state import GRAY
from rules.messages import says
from rules.seats import AUDIENCE
from rules.tags import tag_of

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

TITLE = says("Somebody comes late: what now?")
GRAY_SEAT = says("The Gray Man's seat")
BEFORE, TOO_LATE, NO_GRAY = says("another name takes it"), says("only before her first time"), says("not in this game")
HAKOBITO = says("Watch beside a Hakobito")
HERS, NOBODY_DEAD = says("with the secrets of that side"), says("nobody is one yet")
AUDIENCE_SEAT, SEES = says("Watch with the audience"), says("without any secret")
NO_VISITOR = says("By the rules no visitor comes in later.")
BESIDE = says("Take a place beside {who}: eyes open in her time, not a word to the visitors.")
WITH_ALL = says("Watch the audience's picture with the others.")
HER_TIME = "hako-time-began"


class Late(QObject):
    """A place at the table where there is one, else a place to watch from."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host

    def commands(self) -> dict[str, Callable[[int], object]]:
        """It has no key of its own."""
        return {"late": lambda _: self.ask()}

    def ask(self) -> None:
        """Show what there is."""
        self._host.cards.show(self._card)

    def _card(self) -> ListCard:
        context = self._host.context
        rows = (self._gray(), self._beside(), Row(context.say(AUDIENCE_SEAT), context.say(SEES), self._with_all))
        card = WideCard(context, self._host, context.say(TITLE), rows, "info")
        card.note(context.say(NO_VISITOR))
        return card

    def _gray(self) -> Row:
        say, session = self._host.context.say, self._host.context.session
        if not public(session).at.get(GRAY):
            return Row(say(GRAY_SEAT), say(NO_GRAY), partial(self._tell, say(NO_GRAY)), True)
        if any(tag_of(line.event) == HER_TIME for line in session.log(AUDIENCE)):
            return Row(say(GRAY_SEAT), say(TOO_LATE), partial(self._tell, say(TOO_LATE)), True)
        return Row(say(GRAY_SEAT), say(BEFORE), partial(self._host.seat_menu.rename, GRAY))

    def _beside(self) -> Row:
        context = self._host.context
        now = public(context.session)
        dead = tuple(seat for seat in now.visitors if not now.at.get(seat))
        if not dead:
            return Row(
                context.say(HAKOBITO), context.say(NOBODY_DEAD), partial(self._tell, context.say(NOBODY_DEAD)), True
            )
        told = context.say(BESIDE, {"who": context.speech.value("", dead[0])})
        return Row(context.say(HAKOBITO), context.say(HERS), partial(self._done, told))

    def _with_all(self) -> None:
        self._done(self._host.context.say(WITH_ALL))

    def _done(self, told: str) -> None:
        self._host.cards.clear()
        self._tell(told)

    def _tell(self, told: str) -> None:
        self._host.play.tell(told)
