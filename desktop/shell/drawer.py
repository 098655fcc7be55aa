"""The secret drawer's key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.card import Card

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class Drawer(QObject):
    """Opens it, once the screens are known to be apart."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._out: Card | None = None

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its key does."""
        return {"drawer": lambda _: self.open()}

    @property
    def is_out(self) -> bool:
        """Whether it lies over the window, covered or not."""
        card = self._host.cards.card
        return card is not None and card is self._out

    def open(self) -> None:
        """Lay the drawer over the board, covered."""
        if not self._host.guard.first(self.open):
            self._host.cards.show(self._card)
            self._host.guard.heed()

    def _card(self) -> Card:
        from desktop.shell.drawer_card import DrawerCard

        card = DrawerCard(self._host.context, self._host)
        card.left.connect(self._host.cards.clear)
        self._out = card
        return card
