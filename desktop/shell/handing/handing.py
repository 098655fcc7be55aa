"""Hands the host's window to a seat: for its question, its time or its secrets."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.shell.handing.round import Round
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.shell.handing.card import HandingCard
    from desktop.shell.window import HostWindow


class Handing(QObject):
    """``through`` tells that all who had to hold the window have held it; the last card still covers it then."""

    through = Signal()

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self.card: HandingCard | None = None

    @property
    def on(self) -> bool:
        """Whether somebody else than the host holds the window."""
        return self.card is not None

    def to(self, seat: SeatId) -> None:
        """Cover the window and hand it to a seat, as soon as the screens are known to be apart."""
        from desktop.shell.handing import mansion
        from desktop.shell.handing.card import HandingCard

        if self.on or self._host.guard.first(partial(self.to, seat)):
            return
        session = self._host.context.session
        turns = Round(session, mansion.route(session, seat), partial(mansion.is_told, session))
        if turns.stop is None:
            self._host.acts.show_to_one(seat)
            return
        self._host.play.back()
        self._host.cards.clear()
        self.card = HandingCard(self._host.context, turns, self._host)
        self.card.closed.connect(self._put_away)
        self.card.ended.connect(self._end)
        self.card.open()

    def _end(self) -> None:
        """All have held it: what comes next may be another thing now."""
        self._host.play.handed = True
        self._host.play.entered.emit()
        self.through.emit()

    def take_back(self) -> None:
        """The window is the host's again, at once."""
        if self.card is not None:
            self.card.shut()

    def _put_away(self) -> None:
        card, self.card = self.card, None
        if card is not None:
            card.deleteLater()
        self._host.board.view.setFocus()
