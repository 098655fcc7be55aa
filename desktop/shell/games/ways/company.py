"""Who comes and goes in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.actions import Action
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.session import Session
    from desktop.shell.away.late import Late
    from desktop.shell.context import Context
    from desktop.shell.list_card import Row


class Company:
    """Who may be taken out, and who may come late."""

    def stays(self, session: Session, seat: SeatId) -> str:
        """Why a seat is never taken out of the game, as a message; "" where it may be."""
        return ""

    def taken_out(self, seat: SeatId) -> Action | None:
        """How a seat is taken out of the game; None where none can be."""
        return None

    def consequences(self, context: Context, seat: SeatId) -> list[str]:
        """What would follow from that, line by line."""
        return []

    def late(self, late: Late) -> tuple[tuple[Row, ...], tuple[str, ...]]:
        """The places for somebody who comes late, and what is to be said of them."""
        return (), ()
