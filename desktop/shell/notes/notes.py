"""The host's notes: opens their card, and puts what was written into the record."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.looking import HOSTS
from desktop.shell.notes.draft import Draft
from rules.messages import says
from rules.remarks import next_note

if TYPE_CHECKING:
    from desktop.session import Session
    from desktop.shell.notes.card import NotesCard
    from desktop.shell.window import HostWindow

NO_HOST = says("Notes are for a host; here somebody plays alone.")


class Notes(QObject):
    """A note is no step: undo leaves it where it is."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._out: NotesCard | None = None
        self._of: Session | None = None
        self.draft = Draft()

    def commands(self) -> dict[str, Callable[[int], object]]:
        """They have no key of their own."""
        return {"notes": lambda _: self.open()}

    @property
    def is_out(self) -> bool:
        """Whether they lie over the window, covered or not."""
        card = self._host.cards.card
        return card is not None and card is self._out

    def open(self) -> None:
        """Lay them over the board, once the screens are known to be apart."""
        context = self._host.context
        if context.session.viewer not in HOSTS:
            self._host.play.tell(lambda: context.say(NO_HOST))
        elif not self._host.guard.first(self.open):
            self._begin()
            self._host.cards.show(self._card)
            self._host.guard.heed()

    def _begin(self) -> None:
        """What was begun at another table is forgotten; an old note has to be taken up again, for it may be covered."""
        if self._of is not self._host.context.session:
            self._of, self.draft = self._host.context.session, Draft()
        elif self.draft.number:
            self.draft.leave()
        self.draft.wanted = ""

    def _card(self) -> NotesCard:
        from desktop.shell.notes.card import NotesCard

        card = NotesCard(self._host.context, self._host, self.draft)
        card.written.connect(self._write)
        card.left.connect(self._leave)
        self._out = card
        return card

    def _write(self) -> None:
        """The card is made anew by what changes."""
        if self.draft.is_empty:
            return
        session = self._host.context.session
        noted = self.draft.noted(next_note(session.match.remarks), f"{self._host.starting.now:%H:%M}")
        self.draft.leave()
        session.remark(noted)

    def _leave(self) -> None:
        self.draft.leave()
        self._host.cards.clear()
