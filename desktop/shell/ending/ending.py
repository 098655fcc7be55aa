"""Watches for the end of a game: holds the audience's picture before it, and asks the host to announce it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.projector.stage import Stage, stage_of
from desktop.session import Session
from desktop.shell.ending import outcome
from desktop.shell.ending.end_card import EndCard
from desktop.shell.games import custom
from desktop.shell.list_card import ListCard, Row
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

ANNOUNCED = says("The end is announced. And now?")
REVEAL, FINISH = says("Reveal ceremony"), says("Enough for today")
LATER = says("Nothing more for now")


class Ending(QObject):
    """An end is ``pending`` from the step that brings it until the host has announced it or taken it back."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._was_over = self._holding = self._proposed = False
        self._begin(host.context.session)
        host.context.changed.connect(self.heed)

    @property
    def over(self) -> bool:
        """Whether the game has ended and every seat has its result."""
        return self._host.context.session.seen().over

    @property
    def pending(self) -> bool:
        """Whether the audience is still kept from the end."""
        session = self._host.context.session
        match, end = session.match, outcome.end_of(session, self.stage)
        if end is None or match.held is None or session.lesson is not None:
            return False
        return end.number not in {node.number for node in match.path(match.published())}

    # ---- following the table

    def heed(self) -> None:
        """The table has moved: hold what must be held, ask what must be asked."""
        session = self._host.context.session
        if session is not self._session:
            self._begin(session)
        over = session.lesson is None and outcome.is_over(session, self.stage, session.match.node(session.match.at))
        came, self._was_over = over and not self._was_over, over
        if came:
            self._hold(session)
        elif not over and self._holding:
            self._let_go()
        if not over:
            self._withdraw()
        elif self.over and not self._proposed and self.pending:
            self._proposed = True
            QTimer.singleShot(0, self, self._propose)

    def _begin(self, session: Session) -> None:
        """Another table; one that was left while its end was pending is asked about again."""
        self.stage: Stage = stage_of(session.match.header.game)
        self._session, self._proposed = session, False
        self._was_over = outcome.is_over(session, self.stage, session.match.node(session.match.at))
        self._holding = self._was_over and self.pending

    def _hold(self, session: Session) -> None:
        end = outcome.end_of(session, self.stage)
        hall = self._host.audience.hall
        if hall is not None and hall.publishing.waiting:
            hall.publishing.freeze()
            self._holding = True
        elif session.match.held is None and end is not None:
            self._holding = True
            session.hold(outcome.before(session.match, end))

    def _let_go(self) -> None:
        self._holding = False
        hall = self._host.audience.hall
        if hall is not None:
            hall.publishing.unfreeze()
        else:
            self._host.context.session.hold(None)

    def _withdraw(self) -> None:
        self._proposed = False
        if isinstance(self._host.cards.card, EndCard):
            self._host.cards.clear()

    # ---- what the host says to it

    def _propose(self) -> None:
        """What lies open already is answered first; the next change asks again."""
        self._proposed = self._host.cards.card is None and self.recall()

    def recall(self) -> bool:
        """Propose the end, if one is pending and every seat has its result; whether it is."""
        if not self.over or not self.pending:
            return False
        if not isinstance(self._host.cards.card, EndCard):
            self._host.cards.show(self._card)
        return True

    def _card(self) -> EndCard:
        made = EndCard(self._host.context, self._host, self.stage)
        made.held.connect(self.announce)
        made.left.connect(self._take_back)
        return made

    def announce(self) -> None:
        """Let the audience see how it ended."""
        self._host.cards.clear()
        self._let_go()
        self._host.cards.show(self._next)

    def _take_back(self) -> None:
        self._host.cards.clear()
        self._host.acts.run("undo")

    def _next(self) -> ListCard:
        say, host = self._host.context.say, self._host
        rows = (
            *self._secrets(),
            Row(say(FINISH), "", partial(self._run, "enough")),
            Row(say(LATER), "Esc", host.cards.clear),
        )
        return ListCard(host.context, host, say(ANNOUNCED), rows, "lantern")

    def _secrets(self) -> tuple[Row, ...]:
        """Where the end opens any."""
        context = self._host.context
        if "ceremony" in custom(context.session).lacks:
            return ()
        return (Row(context.say(REVEAL), "Ctrl+Shift+R", partial(self._run, "ceremony")),)

    def _run(self, id_: str) -> None:
        self._host.cards.clear()
        self._host.acts.run(id_)
