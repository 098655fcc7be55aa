"""What one viewer may see of the mansion (flows.md 4.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from rules.effects import Choice
from rules.events import Attested, Event
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna.content import Content
from rules.hakoonna.state import GRAY, HAKO, NO_SECRET, Card, HakoState, Public, Secret
from rules.seats import AUDIENCE, KNOWING_HOST, SPECTATORS, Viewer
from rules.state import Table
from rules.views import View

KNOWING: Final = (KNOWING_HOST, SPECTATORS, GRAY)
ALL_KNOWING: Final = (KNOWING_HOST, SPECTATORS)


class HakoView(View, frozen=True):
    """What is public, and of the rest what this viewer may know: the Gray Man's card ("" for most), the secrets."""

    public: Public
    card: Card
    secret: Secret = NO_SECRET
    attested: tuple[Attested, ...] = ()


def view(_content: Content, table: Table[HakoState], viewer: Viewer) -> HakoView:
    """A viewer's share of the table."""
    state, public = table.state, table.state.public
    card: Card = state.card if viewer in KNOWING else public.shown
    asked = share_of_question(table.asked, viewer, state)
    return HakoView(viewer, asked, public.phase == "over", public, card, share(state, viewer), state.attested)


def share(state: HakoState, viewer: Viewer) -> Secret:
    """What a viewer knows of the secrets: its own tiles and memories, and on Hako Onna's side where they hide."""
    secret = state.secret
    if viewer in ALL_KNOWING or secret == NO_SECRET:
        return secret
    hers, hidden = viewer == HAKO, is_hidden(state, viewer)
    return Secret(
        code=secret.code if hers else (),
        weakness=secret.weakness if hers else "",
        hands=_own(secret.hands, viewer),
        hides=secret.hides if hidden else {},
        lairs=secret.lairs if hidden else {},
        moved=secret.moved if hidden else (),
        seen=_own(secret.seen, viewer),
        powers=secret.powers if hidden else (),
        set=secret.set if hidden else (),
        offered=secret.offered if hers else (),
        read=_own(secret.read, viewer),
    )


def _own(things: Mapping[str, Any], viewer: Viewer) -> Mapping[str, Any]:
    return {viewer: things[viewer]} if viewer in things else {}


def is_hidden(state: HakoState, viewer: Viewer) -> bool:
    """Whether the viewer is Hako Onna or a Hakobito, who know of each other (hakoonna.md 8)."""
    dead = viewer in state.public.visitors and not state.public.at.get(viewer)
    return viewer == HAKO or (dead and viewer in state.secret.hides)


# ---- questions


def share_of_question(asked: Choice | None, viewer: Viewer, state: HakoState) -> Choice | None:
    """The open question without what its viewer may not know; that it is open everybody sees."""
    if asked is None or viewer in ALL_KNOWING or viewer == asked.seat:
        return asked
    if isinstance(asked, HERS) and is_hidden(state, viewer):
        return asked
    if isinstance(asked, ask.TurnCentre) and state.card == "unknown":
        # What may lie there follows from what lies open.
        return asked
    if isinstance(asked, ask.DrawStolen | ask.DrawSealed) and not state.public.told:
        # A program that was told nothing has nothing to hide.
        return asked
    blank = BLANK.get(type(asked), {})
    return msgspec.structs.replace(asked, **blank) if blank else asked


HERS: Final = (ask.Hide, ask.TakePower, ask.Arrange)
BLANK: Final[Mapping[type[Choice], Mapping[str, Any]]] = {
    ask.DrawTile: {"shadow": "", "left": ()},
    ask.Decide: {"tile": ""},
    ask.DrawCode: {"numbers": ()},
    ask.PlaceBones: {"shadows": ()},
    ask.Hide: {"shadows": ()},
    ask.DrawHeld: {"left": ()},
    ask.ChooseHeld: {"left": ()},
    ask.TurnCentre: {"left": ()},
    ask.TellHeld: {"left": ()},
    ask.DrawPower: {"left": ()},
    ask.ChoosePower: {"powers": ()},
    ask.TakePower: {"powers": ()},
    ask.Arrange: {"shadows": ()},
    ask.DrawStolen: {"left": ()},
    ask.DrawSealed: {"left": ()},
}


# ---- events


def redact(viewer: Viewer, state: HakoState, event: Event) -> Event | None:
    """A viewer's share of an event; None where nobody may know that it happened."""
    rule = SHARES.get(type(event))
    if rule is None or viewer in ALL_KNOWING:
        return event
    return rule(viewer, state, event)


def _card(viewer: Viewer, _state: HakoState, event: Event) -> Event | None:
    if viewer == GRAY:
        return event
    if isinstance(event, ev.CardDealt):
        return ev.CardDealt()
    return None if viewer == AUDIENCE else ev.CardSet()


def _own_only(viewer: Viewer, _state: HakoState, event: Any) -> Event | None:
    return event if viewer == event.seat else None


def _hidden_only(viewer: Viewer, state: HakoState, event: Any) -> Event | None:
    return event if is_hidden(state, viewer) else None


def _nobody(_viewer: Viewer, _state: HakoState, _event: Any) -> Event | None:
    return None


def _blank(viewer: Viewer, who: str, event: Any, **fields: Any) -> Event:
    shared: Event = event if viewer == who else msgspec.structs.replace(event, **fields)
    return shared


def _hers(viewer: Viewer, state: HakoState, event: Any, **fields: Any) -> Event:
    shared: Event = event if is_hidden(state, viewer) else msgspec.structs.replace(event, **fields)
    return shared


def _read(viewer: Viewer, event: ev.PowersRead) -> Event:
    """She knows what she showed."""
    return event if viewer in (event.seat, HAKO) else ev.PowersRead(event.seat)


def _without_tiles(event: ev.Given) -> Event:
    return ev.Given(event.seat, event.to, event.count)


Share = Callable[[Viewer, HakoState, Any], Event | None]
SHARES: Final[Mapping[type[Event], Share]] = {
    ev.CardDealt: _card,
    ev.CardSet: _card,
    ev.TileDrawn: _nobody,
    ev.Looked: _own_only,
    ev.HeldTold: lambda viewer, _state, event: _blank(viewer, event.seat, event, tile=""),
    ev.Kept: lambda viewer, _state, event: _blank(viewer, event.seat, event, tile=""),
    ev.Given: lambda viewer, _state, event: event if viewer in (event.seat, event.to) else _without_tiles(event),
    ev.TileTaken: lambda viewer, _state, event: event if viewer in (event.seat, GRAY) else ev.TileTaken(event.seat),
    ev.CodeDrawn: lambda viewer, _state, event: _blank(viewer, HAKO, event, number=""),
    ev.WeaknessDrawn: lambda viewer, _state, event: _blank(viewer, HAKO, event, weapon=""),
    ev.TilesDealt: lambda _viewer, _state, event: ev.TilesDealt(spare=event.spare),
    ev.BonesPlaced: lambda viewer, _state, event: _blank(viewer, HAKO, event, shadow="", tile=""),
    ev.PowerOffered: lambda viewer, _state, event: _blank(viewer, HAKO, event, power=""),
    ev.PowerGained: lambda viewer, state, event: _hers(viewer, state, event, power=""),
    ev.PowerSet: lambda viewer, state, event: _hers(viewer, state, event, power=""),
    ev.PowerTakenBack: lambda viewer, state, event: _hers(viewer, state, event, power=""),
    ev.DespairCame: lambda viewer, state, event: _hers(viewer, state, event, powers=()),
    ev.ThingsMoved: _hidden_only,
    ev.PowersRead: lambda viewer, _state, event: _read(viewer, event),
    ev.Stolen: lambda viewer, state, event: event if viewer == event.seat else _hers(viewer, state, event, tile=""),
    ev.Entered: _hidden_only,
    ev.Hid: _hidden_only,
    ev.SecretSet: lambda viewer, _state, _event: None if viewer == AUDIENCE else ev.SecretSet(NO_SECRET),
}
