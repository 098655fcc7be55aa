"""Covers the window for whoever hosts next; the page comes once they have uncovered it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class NextHost(QObject):
    """Nothing of the table changes: only who sits before it does."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._expected = False

    def commands(self) -> dict[str, Callable[[int], object]]:
        """It has no key of its own."""
        return {"next-host": lambda _: self.hand_over()}

    def hand_over(self) -> None:
        """Cover the window now."""
        if not self._expected:
            self._expected = True
            self._host.guard.cover.lifted.connect(self._welcome)
        self._host.guard.hide()

    def _welcome(self) -> None:
        from desktop.shell.next_host.page import HerePage

        self._expected = False
        self._host.guard.cover.lifted.disconnect(self._welcome)
        page = HerePage(self._host)
        page.left.connect(self._begin)
        self._host.pages.lay(page)

    def _begin(self) -> None:
        self._host.pages.take_off()
        self._host.beside.take_keyboard()
