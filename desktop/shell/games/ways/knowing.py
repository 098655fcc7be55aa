"""Who knows what in a game, and to whom the program can show it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rules.events import Event
from rules.seats import SeatId, Viewer
from rules.views import View

if TYPE_CHECKING:
    from desktop.session import Session
    from desktop.shell.window import HostWindow
    from rules.hakoonna.knowledge import Secret


class Knowing:
    """Secrets, and who keeps them."""

    def at_the_screen(self, session: Session) -> bool:
        """Whether a seat learns its secrets from the screen."""
        return False

    def holds_secrets(self, session: Session) -> bool:
        """Whether the program knows what only a seat may know."""
        return False

    def told(self, session: Session) -> str:
        """How much the program is told, as a message."""
        return ""

    def keepers(self, session: Session) -> list[SeatId]:
        """The seats with a secret that the program can show."""
        return []

    def shows(self, host: HostWindow, seat: SeatId = "") -> bool:
        """Show something to one seat, or to whom the moment asks for, in a way of its own; whether it did."""
        return False

    def secrets(self, session: Session, views: Mapping[Viewer, View], events: Iterable[Event]) -> Iterable[Secret]:
        """Every secret of the table."""
        return ()
