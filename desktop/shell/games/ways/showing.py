"""What a game shows beside the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.seats import SeatId

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.session import Session
    from desktop.shell.book.book import Book
    from desktop.shell.briefing.cards import Card
    from desktop.shell.context import Context
    from desktop.shell.play import Play
    from desktop.shell.seat_signs import Signs


class Showing:
    """Signs, panels, the book beside the board, the rules in pictures."""

    def held(self, session: Session, seat: SeatId) -> int:
        """How many covered things lie before a seat."""
        return 0

    def signs(self, context: Context, seat: SeatId) -> Signs:
        """What everybody sees of a seat besides its piece."""
        from desktop.shell.seat_signs import Signs

        return Signs()

    def panels(self, context: Context, port: QWidget) -> dict[str, QWidget]:
        """The game's own panels, which lie on the free room of the board."""
        return {}

    def book(self, context: Context, play: Play, ask: Callable[[str], object]) -> Book | None:
        """What lies in the panel beside the board, over the log; ``ask`` opens the menu of a seat."""
        return None

    def briefing(self, session: Session) -> tuple[Card, ...]:
        """The rules in pictures."""
        return ()
