"""What may be done in a game, and in which rows it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.actions import Value
from rules.events import Event
from rules.offers import Form
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.session import Session
    from desktop.shell.list_card import Row
    from desktop.shell.window import HostWindow


class Doing:
    """What a seat may do, and what can be done with a seat."""

    def rows(self, seat: SeatId, forms: Sequence[Form]) -> list[tuple[Form, ...]]:
        """What a seat may try, each action with a row in its place."""
        by_action: dict[str, list[Form]] = {}
        for form in forms:
            by_action.setdefault(form.action, []).append(form)
        return [tuple(together) for together in by_action.values()]

    def at_hand(self, session: Session, form: Form) -> tuple[Value, ...]:
        """The results of an action that the table may tell at once, with it."""
        return ()

    def lit(self, session: Session) -> tuple[str, ...]:
        """The actions that the lit button is for, the first that is possible."""
        return ()

    def also_called(self, session: Session, id_: str) -> tuple[str, ...]:
        """By what else a thing may be typed than by its name."""
        return ()

    def of_a_seat(self, host: HostWindow, seat: SeatId) -> list[Row]:
        """What else can be done with a seat than with any seat of any game."""
        return []

    def finds(self, host: HostWindow) -> None:
        """Begin to look for words: in the log."""
        host.side.log.filter.open(True)

    def begins(self, event: Event) -> bool:
        """Whether a part of the evening begins with an event; the log has a line drawn before it."""
        return False
