"""How to go on where there is no second screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QScreen

if TYPE_CHECKING:
    from desktop.shell.audience.audience import Audience
    from desktop.shell.window import HostWindow


class WithoutScreen:
    """Asks on a card: another screen is chosen, the screens are looked over, or there is no audience's window."""

    def __init__(self, audience: Audience, host: HostWindow) -> None:
        self._audience, self._host = audience, host

    def ask(self) -> None:
        """Show the card."""
        from desktop.shell.no_screen import NoScreenCard

        host, watch = self._host, self._audience.there().watch
        host.cards.show(
            lambda: NoScreenCard(host.context, host, watch.screens(), self._without, self._choose, self.check)
        )

    def _without(self) -> None:
        self._host.cards.clear()
        self._audience.there().watch.close()
        self._host.settled.emit()

    def _choose(self, screen: QScreen | None) -> None:
        self._host.cards.clear()
        if not self._audience.there().watch.open(screen):
            self.ask()
        self._host.settled.emit()

    def check(self) -> None:
        """Look the screens over."""
        self._host.cards.clear()
        self._host.guard.check()
