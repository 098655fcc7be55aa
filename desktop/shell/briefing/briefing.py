"""Hands the audience one picture of the rules after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.projector.reveal import Turned
from desktop.projector.stage import Line
from desktop.projector.tongues import Tongues
from desktop.shell.briefing.cards import Card
from desktop.shell.ceremony.steps import Step
from desktop.shell.ceremony.turning import Turning
from desktop.shell.games import custom

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class Briefing(Turning):
    """Begins with the first picture each time it is opened."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._cards: tuple[Card, ...] = ()
        host.context.changed.connect(self._heed)
        host.settled.connect(self._heed)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """It has no key of its own."""
        return {"briefing": lambda _: self.begin()}

    def begin(self) -> None:
        """Show the first one."""
        from desktop.shell.briefing.page import BriefingPage

        host = self._host
        self._cards = custom(host.context.session).briefing(host.context.session)
        self.steps = tuple(Step(Line(card.title)) for card in self._cards)
        self.open, self.turned = True, 1
        host.cards.clear()
        page = BriefingPage(host.context, self)
        page.left.connect(host.show_table)
        page.gone.connect(self.leave)
        host.pages.open(page)
        page.setFocus()
        self._hand_over()

    def skip(self) -> None:
        """Go to the last one: there is no time for all of them."""
        self._go(len(self.steps))

    def _heed(self) -> None:
        if self.open:
            self._hand_over()

    def lying_open(self, tongues: Tongues) -> Turned | None:
        if not 0 < self.turned <= len(self._cards):
            return None
        card = self._cards[self.turned - 1]
        return Turned(tongues.say(card.title), tongues.say(card.text), card.figure)
