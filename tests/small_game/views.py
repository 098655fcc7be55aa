"""What one viewer may see of the mill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from rules.effects import Choice
from rules.events import Attested, Event
from rules.seats import KNOWING_HOST, SPECTATORS, Viewer
from rules.state import Table
from rules.views import View
from tests.small_game.content import Content
from tests.small_game.effects import Drawn, Look
from tests.small_game.events import HandDealt, HandSet, Looked, PileSet
from tests.small_game.state import Hidden, MillState, Public

KNOWING: Final = (KNOWING_HOST, SPECTATORS)
HIDDEN = "?"


class MillView(View, frozen=True):
    """What is public; the hands and the next card as far as the viewer knows them ("" and "?" for a secret).

    ``unseen`` are the cards of the pile whose place the viewer does not know.
    """

    public: Public
    hands: Mapping[str, Hidden]
    top: str
    unseen: tuple[str, ...]
    attested: tuple[Attested, ...]


def view(_content: Content, table: Table[MillState], viewer: Viewer) -> MillView:
    """A viewer's share of the table."""
    state = table.state
    public = state.public
    return MillView(
        viewer=viewer,
        asked=asked(table, viewer),
        over=public.phase == "over",
        public=public,
        hands={seat: shown_hand(state, seat, viewer) for seat in public.seats},
        top="" if state.top is None else state.top.card if knows_top(state, viewer) else HIDDEN,
        unseen=unseen(state, viewer),
        attested=state.attested,
    )


def shown_hand(state: MillState, seat: str, viewer: Viewer) -> Hidden:
    """A seat's hidden card as the viewer knows it."""
    knows = viewer in KNOWING or viewer == seat or seat in state.public.used
    return state.hands.get(seat, "") if knows else ""


def knows_top(state: MillState, viewer: Viewer) -> bool:
    """Whether the viewer knows the next card."""
    return state.top is not None and (viewer in KNOWING or viewer in state.top.by)


def unseen(state: MillState, viewer: Viewer) -> tuple[str, ...]:
    """The cards whose place the viewer does not know, in no order."""
    secret = () if state.top is None or knows_top(state, viewer) else (state.top.card,)
    return tuple(sorted((*state.pool, *secret)))


def asked(table: Table[MillState], viewer: Viewer) -> Choice | None:
    """The open question; which cards may come is what the viewer has not seen."""
    choice = table.asked
    if isinstance(choice, Drawn | Look):
        return msgspec.structs.replace(choice, pool=unseen(table.state, viewer))
    return choice


def redact(viewer: Viewer, _state: MillState, event: Event) -> Event | None:
    """A viewer's share of an event."""
    if viewer in KNOWING:
        return event
    if isinstance(event, HandDealt) and event.seat != viewer:
        return HandDealt(event.seat)
    if isinstance(event, Looked) and event.seat != viewer:
        return Looked(event.seat)
    if isinstance(event, PileSet) or (isinstance(event, HandSet) and event.seat != viewer):
        return None
    return event
