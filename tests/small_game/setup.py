"""The table before the first turn."""

from __future__ import annotations

from rules.messages import same
from rules.seats import FATE, Seat
from rules.state import Item, Table
from tests.small_game.content import Content
from tests.small_game.effects import Deal
from tests.small_game.options import Options
from tests.small_game.state import MillState, Public


def seats(players: int = 2) -> tuple[Seat, ...]:
    """Two or three players."""
    return tuple(Seat(seat, same(seat), "player") for seat in ("red", "blue", "green")[:players])


def setup(content: Content, options: Options, table: tuple[Seat, ...], _layout: None) -> Table[MillState]:
    """All on the dock; each takes a hidden card first."""
    ids = tuple(seat.id for seat in table)
    public = Public(options, ids, at=dict.fromkeys(ids, "dock"), nerve=dict.fromkeys(ids, options.nerve))
    state = MillState(public=public, hands=dict.fromkeys(ids, ""), pool=content.cards)
    return Table(state, asking(content, state))


def asking(_content: Content, state: MillState) -> tuple[Item, ...]:
    """Before the first turn, the cards that are still to be taken; one more where a correction left none to take."""
    if state.public.phase != "deal":
        return ()
    missing = tuple(seat for seat in state.public.seats if not state.hands.get(seat))
    return tuple(Deal(FATE, seat) for seat in missing or state.public.seats[-1:])
