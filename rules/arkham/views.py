"""What one viewer may see of the town (flows.md 4.2): all that has happened, and nothing of what is to come."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.arkham.options import Options
from rules.arkham.state import ArkState, Town
from rules.events import Attested, Event
from rules.seats import Viewer
from rules.state import Table
from rules.views import View


class ArkView(View, frozen=True):
    """The town; hands are open by the printed rules, and the piles have no order that anybody knows."""

    town: Town = msgspec.field(default_factory=lambda: Town(Options(), {}, (), "over"))
    attested: tuple[Attested, ...] = ()


def view(_content: Any, table: Table[ArkState], viewer: Viewer) -> ArkView:
    """A viewer's share of the table."""
    state = table.state
    return ArkView(viewer, table.asked, state.town.phase == "over", state.town, state.attested)


def redact(_viewer: Viewer, _state: ArkState, event: Event) -> Event | None:
    """A viewer's share of an event: all of it."""
    return event
