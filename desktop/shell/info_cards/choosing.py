"""Which card is shown, where the moment asks for none: one of the official ones, or words of one's own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from desktop.shell.card import Card
from desktop.shell.info_cards.face import numbered
from desktop.shell.info_cards.words_card import WordsCard
from desktop.shell.list_card import ListCard, Row
from rules.clocktower.actions import ShowCard
from rules.clocktower.cards import OWN_WORDS
from rules.messages import says
from rules.offers import Form
from rules.seats import HOST, SeatId
from rules.tags import tag

if TYPE_CHECKING:
    from desktop.shell.info_cards.showing import Showing
    from desktop.shell.window import HostWindow

WHICH, WHOM = says("Show to one: which card?"), says("Show to one: to whom?")
NO_GRIMOIRE = says("The program does not hold the grimoire of this game.")


class Choosing:
    """What is chosen is filled in at the action bar, like any other action."""

    def __init__(self, host: HostWindow, showing: Showing) -> None:
        self._host, self._showing = host, showing

    def ask(self) -> None:
        """Ask which card; without a grimoire say that there is none."""
        if self._forms():
            self._host.cards.show(self._which)
        else:
            self._host.play.tell(lambda: self._host.context.say(NO_GRIMOIRE))

    def _forms(self) -> list[Form]:
        return [form for form in self._host.context.session.offers(HOST) if form.action == tag(ShowCard)]

    def _which(self) -> ListCard:
        context = self._host.context
        called = context.speech.heading
        rows = [Row(called(str(form.fixed[0][1])), "", partial(self._begin, form)) for form in self._forms()]
        own = Row(called(OWN_WORDS), "", lambda: self._host.cards.show(self._whom))
        return ListCard(context, self._host, context.say(WHICH), [*rows[:-1], own, *rows[-1:]])

    def _begin(self, form: Form) -> None:
        self._host.cards.clear()
        self._host.board.view.setFocus()
        self._host.play.begin(form)

    # ---- words of one's own

    def _whom(self) -> ListCard:
        context = self._host.context
        seats = [space.id for space in context.session.picture().spaces if space.shape == "seat"]
        rows = [Row(numbered(context.session, one, context.words), "", partial(self._write, one)) for one in seats]
        return ListCard(context, self._host, context.say(WHOM), rows)

    def _write(self, seat: SeatId) -> None:
        self._host.cards.show(lambda: self._words(seat))

    def _words(self, seat: SeatId) -> Card:
        made = WordsCard(self._host.context, self._host, seat)
        made.written.connect(partial(self._show, seat))
        made.left.connect(self._host.cards.clear)
        return made

    def _show(self, seat: SeatId, words: str) -> None:
        self._host.cards.clear()
        self._showing.play((ShowCard(HOST, seat, OWN_WORDS, words=words),))
