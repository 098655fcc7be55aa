"""What the cards of a seat have in common."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from desktop.shell.away.wide_card import WideCard
from desktop.shell.games.clock import grimoire
from desktop.shell.list_card import Row
from desktop.shell.seek_card import SeekCard
from rules.actions import Action, Value
from rules.clocktower.grim import Grim
from rules.seats import HOST, SeatId
from rules.tags import tag

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.shell.seek_row import Sought
    from desktop.shell.window import HostWindow


class Part:
    """Speaks of one seat at the host's window."""

    def __init__(self, host: HostWindow, seat: SeatId) -> None:
        self.host, self.seat = host, seat

    @property
    def grim(self) -> Grim:
        """The grimoire as it stands."""
        return grimoire(self.host.context.session)

    def say(self, message: str, **values: object) -> str:
        """A sentence, its values named."""
        speech = self.host.context.speech
        said = self.host.context.say(message, {hole: speech.value(hole, value) for hole, value in values.items()})
        return said[:1].upper() + said[1:]

    def name(self, id_: str) -> str:
        """What a thing is called."""
        return self.host.context.speech.heading(id_)

    # ---- what is done

    def attempt(self, action: Action) -> None:
        """Do it, or say why not."""
        self.host.cards.clear()
        self.host.play.attempt(action)

    def row(self, title: str, action: Action, note: str = "") -> Row:
        """A row that does one thing; one that is not possible is dark, and says why when it is taken."""
        dark = bool(self.host.context.session.why(action))
        return Row(title, note, partial(self.attempt, action), dark)

    def begin(self, action: Action, *values: Value) -> None:
        """Ask for what the action lacks besides these; where there is none to choose from, say why not."""
        self.host.cards.clear()
        kind = tag(type(action))
        form = next((one for one in self.host.context.session.offers(HOST) if one.action == kind), None)
        if form is None:
            self.host.play.attempt(action)
        else:
            self.host.play.begin_with(form, *values)

    # ---- cards

    def ask(self, message: str, rows: Callable[[], Sequence[Row]]) -> None:
        """A card with rows, beside the seat."""
        context, host = self.host.context, self.host
        host.cards.show_at(lambda: WideCard(context, host, self.say(message, who=self.seat), rows(), "info"), self.seat)

    def seek(
        self, message: str, answers: Callable[[], Sequence[Sought]], own: Callable[[str], None] | None = None
    ) -> None:
        """A card on which it is typed which."""
        cards = self.host.cards

        def card() -> SeekCard:
            title = self.say(message, who=self.seat)
            return SeekCard(self.host.context, self.host, title, answers(), cards.clear, own)

        cards.show_at(card, self.seat)
