"""The keys of the secret drawer and of the other covered cards, the host's notes among them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.card import Card
from desktop.shell.notes.notes import Notes
from rules.seats import KNOWING_HOST

if TYPE_CHECKING:
    from desktop.shell.drawer_card import DrawerCard
    from desktop.shell.window import HostWindow

OF_THE_MANSION = ("ledger", "her-board")


class Drawer(QObject):
    """Opens them, once the screens are known to be apart; one that holds no secret opens at once."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._out: Card | None = None
        self.notes = Notes(host)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What their keys do."""
        opening = {id_: lambda _, id_=id_: self.open(id_) for id_ in ("drawer", *OF_THE_MANSION)}
        return opening | self.notes.commands()

    @property
    def is_out(self) -> bool:
        """Whether one of them lies over the window, covered or not."""
        card = self._host.cards.card
        return self.notes.is_out or (card is not None and card is self._out)

    def open(self, id_: str = "drawer") -> None:
        """Lay one over the board, covered."""
        if self._is_secret(id_) and self._host.guard.first(partial(self.open, id_)):
            return
        self._host.cards.show(partial(self._card, id_))
        self._host.guard.heed()

    def _is_secret(self, id_: str) -> bool:
        return id_ == "drawer" or self._host.context.session.viewer == KNOWING_HOST

    def _card(self, id_: str) -> Card:
        card = _kind(id_)(self._host.context, self._host)
        card.left.connect(self._host.cards.clear)
        self._out = card if self._is_secret(id_) else None
        return card


def _kind(id_: str) -> type[DrawerCard]:
    if id_ == "drawer":
        from desktop.shell.drawer_card import DrawerCard

        return DrawerCard
    from desktop.shell.panels.hakoonna.covered_cards import HerBoardCard, LedgerCard

    return LedgerCard if id_ == "ledger" else HerBoardCard
