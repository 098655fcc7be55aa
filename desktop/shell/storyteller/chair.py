"""Where a person sits, and that one goes home."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from desktop.shell.list_card import Row
from desktop.shell.storyteller.part import Part
from rules.actions import Action
from rules.clocktower.actions import LeaveCircle, MoveSeat, SwapSeats, SwapTokens
from rules.messages import says
from rules.seats import HOST

WHERE: Final = says("{who}: what about the chair?")
SWAP, ALL_GOES = says("Change places with somebody"), says("all of it goes along")
MOVE: Final = says("Sit down before somebody")
TOKENS, STAY = says("Change characters with somebody"), says("the people stay")
LEAVES: Final = says("Take the seat away")


class Chair(Part):
    """With whom or before whom is chosen in the circle."""

    def ask_where(self) -> None:
        """What about it."""
        self.ask(WHERE, lambda: list(self._rows()))

    def _rows(self) -> Iterator[Row]:
        who, seat = HOST, self.seat
        yield self._with(SWAP, ALL_GOES, SwapSeats(who, seat, seat))
        yield self._with(MOVE, "", MoveSeat(who, seat, seat))
        yield self._with(TOKENS, STAY, SwapTokens(who, seat, seat))
        gone = LeaveCircle(who, seat)
        ask = partial(self.host.seat_menu.leaves, seat)
        yield Row(self.say(LEAVES), "", ask, bool(self.host.context.session.why(gone)))

    def _with(self, title: str, note: str, action: Action) -> Row:
        return Row(self.say(title), self.say(note) if note else "", partial(self.begin, action, self.seat))
