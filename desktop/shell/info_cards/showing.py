"""Shows cards and tokens: what the moment asks for by one key, any other by choice, everybody's own token in turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.session import Session
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.shell.info_cards.route import Route
    from desktop.shell.window import HostWindow
    from rules.clocktower.actions import ShowCard
    from rules.clocktower.events import CardShown
    from rules.clocktower.grim import Grim
    from rules.events import Event

GAME = "clocktower"


class Showing(QObject):
    """A card that is played opens, however it was played; what is only gone back to, or done again, does not."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._session: Session | None = None
        self._steps = 0
        self._busy = False
        self._looked: set[SeatId] = set()
        host.context.changed.connect(self._hear)

    # ---- what is played opens

    def _hear(self) -> None:
        session = self._host.context.session
        if session is not self._session:
            self._session, self._looked = session, set()
        elif not self._busy and session.match.at == session.match.length == self._steps + 1:
            self.show_again()
        self._steps = session.match.length

    def show_again(self) -> bool:
        """Open the cards of the last step; whether there were any."""
        from desktop.shell.info_cards.route import latest

        session = self._host.context.session
        seats = tuple(event.seat for event in _cards(_last_deed(session))) if session.match.header.game == GAME else ()
        if seats:
            self._open(latest(session, seats))
        return bool(seats)

    # ---- by its key

    def show(self) -> None:
        """What is shown now: tokens before the first night, else the card of this moment; else one chooses."""
        from desktop.shell.games.clock import grimoire
        from desktop.shell.info_cards.choosing import Choosing
        from desktop.shell.info_cards.cues import cues

        session = self._host.context.session
        grim, events = grimoire(session), _last_deed(session)
        if grim.public.phase == "setup" and any(map(grim.role, grim.public.circle)):
            self.deal(grim)
        elif not self.show_again():
            actions = cues(grim, events) if grim.public.phase != "over" else ()
            if actions:
                self.play(actions)
            else:
                Choosing(self._host, self).ask()

    def play(self, actions: Sequence[ShowCard]) -> None:
        """Note the cards in one deed, and open them together; what is refused says why."""
        first, *others = actions
        self._busy = True
        done = self._host.play.attempt(first)
        for action in others if done else ():
            self._host.context.session.play(action, joined=True)
        self._busy = False
        if done:
            self.show_again()

    # ---- tokens

    def deal(self, grim: Grim) -> None:
        """Everybody looks at the own token, one after the other; who has looked already is passed over."""
        from desktop.shell.info_cards.route import round_of

        self._open(round_of(grim, frozenset(self._looked)), dealt=True, called=True)

    def token(self, seat: SeatId) -> None:
        """One seat looks at its own token once more."""
        from desktop.shell.info_cards.route import Stop

        self._open((Stop(seat),), dealt=True)

    def _open(self, route: Route, dealt: bool = False, called: bool = False) -> None:
        from desktop.shell.info_cards.card import InfoCard

        if self._host.guard.first(lambda: self._open(route, dealt, called)):
            return
        card = InfoCard(self._host.context, route, self._host, dealt)
        if dealt:
            card.looked.connect(self._looked.add)
        if called:
            card.went.connect(lambda: self._call_up(card.queue))
            card.closed.connect(lambda: self._call_up(()))
            self._call_up(card.queue)
        self._host.acts.lay(card)

    def _call_up(self, seats: tuple[SeatId, ...]) -> None:
        """Everybody sees whose turn it is to come to the table."""
        hall = self._host.audience.hall
        if hall is not None:
            hall.window.call_up(seats)


def _last_deed(session: Session) -> tuple[Event, ...]:
    """What happened in the last step, with the steps that belong to it."""
    found: list[Event] = []
    for node in reversed(session.match.path()):
        if node.step is None:
            break
        found = [*node.step.events, *found]
        if not node.step.joined:
            break
    return tuple(found)


def _cards(events: Iterable[Event]) -> list[CardShown]:
    from rules.clocktower.events import CardShown

    return [event for event in events if isinstance(event, CardShown)]
