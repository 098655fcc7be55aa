"""What one viewer may see of the mansion."""

from __future__ import annotations

from typing import Final

from rules.events import Event
from rules.hakoonna.content import Content
from rules.hakoonna.events import CardDealt, CardSet
from rules.hakoonna.state import GRAY, Card, HakoState, Public
from rules.seats import AUDIENCE, KNOWING_HOST, SPECTATORS, Viewer
from rules.state import Table
from rules.views import View

KNOWING: Final = (KNOWING_HOST, SPECTATORS, GRAY)


class HakoView(View, frozen=True):
    """What is public, and the Gray Man's card for those who may know it ("" for all others)."""

    public: Public
    card: Card


def view(_content: Content, table: Table[HakoState], viewer: Viewer) -> HakoView:
    """A viewer's share of the table (flows.md 4.1)."""
    public = table.state.public
    card: Card = table.state.card if viewer in KNOWING else public.shown
    return HakoView(viewer, table.asked, public.phase == "over", public, card)


def redact(viewer: Viewer, _state: HakoState, event: Event) -> Event | None:
    """A viewer's share of an event: the card's colour only for those who may know it."""
    if viewer in KNOWING:
        return event
    if isinstance(event, CardDealt):
        return CardDealt()
    if isinstance(event, CardSet):
        return None if viewer == AUDIENCE else CardSet()
    return event
