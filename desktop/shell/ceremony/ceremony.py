"""The ceremony after an announced end: every secret of the table, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.projector.tongues import Tongues
from desktop.session import Session
from desktop.shell.ceremony.turning import Turning
from desktop.shell.games import custom
from rules.actions import Action
from rules.messages import says

if TYPE_CHECKING:
    from desktop.projector.reveal import Turned
    from desktop.shell.window import HostWindow

NOT_OVER = says("The reveal ceremony comes after the game.")
NOT_ANNOUNCED = says("First announce the end.")


class Ceremony(Turning):
    """One step for each secret that the end opens; they belong to the step of the game at which it was begun."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._session: Session | None = None
        self._at, self._doing = -1, False
        host.context.changed.connect(self._heed)
        host.settled.connect(self._heed)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its key does."""
        return {"ceremony": lambda _: self.begin()}

    def begin(self) -> None:
        """Open it where it was left, or say why not."""
        host = self._host
        if not host.ending.over:
            self._too_early()
        elif host.ending.pending:
            host.play.tell(lambda: host.context.say(NOT_ANNOUNCED))
            host.ending.recall()
        else:
            self._open()

    def _too_early(self) -> None:
        """A game that has a rule for it refuses by that rule."""
        host = self._host
        opening = custom(host.context.session).opens_all
        if opening is None:
            host.play.tell(lambda: host.context.say(NOT_OVER))
        else:
            host.play.attempt(opening)

    def _open(self) -> None:
        from desktop.shell.ceremony.page import CeremonyPage
        from desktop.shell.ceremony.steps import steps

        session = self._host.context.session
        if session is not self._session or session.match.at != self._at:
            self._session, self._at, self.turned = session, session.match.at, 0
            self.has_more = custom(session).opens_all is not None
            self.steps = steps(session, self.more)
        self.open = True
        self._host.cards.clear()
        page = CeremonyPage(self._host.context, self)
        page.left.connect(self._host.show_table)
        page.gone.connect(self.leave)
        self._host.pages.open(page)
        page.setFocus()
        self._hand_over()

    def tell_more(self, more: bool) -> None:
        from desktop.shell.ceremony.steps import steps

        if self._session is not None:
            self.steps = steps(self._session, more)
        super().tell_more(more)

    def _go(self, to: int) -> None:
        super()._go(to)
        action = self.steps[self.turned - 1].action if self.turned == to > 0 else None
        if action is not None and not self.rehearsing:
            self._do(action)

    def _do(self, action: Action) -> None:
        """The table does its part, once; the ceremony goes on from there."""
        session = self._host.context.session
        if not session.why(action):
            self._doing = True
            session.play(action)
            self._doing, self._at = False, session.match.at
            self._hand_over()

    def _heed(self) -> None:
        """Another table, or another step: what was turned over belongs to it no more."""
        if not self.open or self._doing:
            return
        session = self._host.context.session
        if session is not self._session or session.match.at != self._at:
            self._host.show_table()
        else:
            self._hand_over()

    def lying_open(self, tongues: Tongues) -> Turned | None:
        """The thing that was turned over last, in the words of whoever looks."""
        from desktop.shell.ceremony.steps import turned

        session = self._session
        if not self.turned or session is None:
            return None
        return turned(session, self._host.ending.stage, self.steps[self.turned - 1], tongues)
