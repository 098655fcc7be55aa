"""Somebody comes when the game has begun: what the rules leave for them (D04, X8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.away.wide_card import WideCard
from desktop.shell.games import custom
from desktop.shell.list_card import ListCard, Row
from desktop.shell.told_line import Line
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

TITLE = says("Somebody comes late: what now?")
AUDIENCE_SEAT, SEES = says("Watch with the audience"), says("without any secret")
WITH_ALL = says("Watch the audience's picture with the others.")


class Late(QObject):
    """A place at the table where the game has one, else a place to watch from."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self.host = host

    def commands(self) -> dict[str, Callable[[int], object]]:
        """It has no key of its own."""
        return {"late": lambda _: self.ask()}

    def ask(self) -> None:
        """Show what there is."""
        self.host.cards.show(self._card)

    def _card(self) -> ListCard:
        context = self.host.context
        offered, notes = custom(context.session).late(self)
        told = partial(context.say, WITH_ALL)
        watching = Row(context.say(AUDIENCE_SEAT), context.say(SEES), partial(self.done, told))
        card = WideCard(context, self.host, context.say(TITLE), (*offered, watching), "info")
        for note in notes:
            card.note(note)
        return card

    def dark(self, title: str, why: Line) -> Row:
        """A place that nobody can take now."""
        return Row(self.host.context.say(title), why(), partial(self.tell, why), True)

    def done(self, told: Line) -> None:
        """That is all; it is told where to sit."""
        self.host.cards.clear()
        self.tell(told)

    def tell(self, told: Line) -> None:
        """Say it in the host's line."""
        self.host.play.tell(told)
