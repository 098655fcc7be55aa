"""What one viewer may see (flows.md 4.3): the storyteller all of it, the square what is said aloud, a seat its own."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rules.clocktower import events as ev
from rules.clocktower.effects import DrawToken, LayMark, LaySlip
from rules.clocktower.grim import CANNIBAL
from rules.clocktower.state import ClockState, Grimoire, Square, Told
from rules.effects import Choice
from rules.events import Attested, Event
from rules.seats import BLIND, FATE, HOST, KNOWING_HOST, SPECTATORS, SeatId, Viewer
from rules.state import Table
from rules.views import View

ALL_KNOWING: Final = (KNOWING_HOST, BLIND, SPECTATORS, HOST, FATE)
"""Whoever holds the grimoire, and spectators let in; a storyteller plays no seat and is never blind."""


class ClockView(View, frozen=True, dict=True):
    """The square; and of the grimoire what this viewer may know."""

    public: Square
    secret: Grimoire = Grimoire()
    attested: tuple[Attested, ...] = ()


def view(_content: Any, table: Table[ClockState], viewer: Viewer) -> ClockView:
    """A viewer's share of the table."""
    state = table.state
    asked = _question(table.asked, viewer)
    return ClockView(
        viewer, asked, state.public.phase == "over", square(state, viewer), share(state, viewer), state.attested
    )


def knows_all(public: Square, viewer: Viewer) -> bool:
    """Whether the grimoire lies open to a viewer: to the storyteller always, to all once it was revealed."""
    return viewer in ALL_KNOWING or public.revealed


def square(state: ClockState, viewer: Viewer) -> Square:
    """The square without the options that tell the storyteller's plans."""
    if knows_all(state.public, viewer):
        return state.public
    options = msgspec.structs.replace(state.public.options, bag=(), evil_travellers=())
    return msgspec.structs.replace(state.public, options=options)


def share(state: ClockState, viewer: Viewer) -> Grimoire:
    """What a viewer knows of the grimoire: a seat the token it was shown, and what it was told."""
    secret = state.secret
    if knows_all(state.public, viewer):
        return secret
    shown = secret.believed.get(viewer) or secret.roles.get(viewer)
    told = tuple(
        Told(one.night, heard_as(secret, viewer, one.character), viewer, one.shown)
        for one in secret.told
        if one.seat == viewer
    )
    cards = tuple(one for one in secret.cards if one.seat == viewer)
    return Grimoire(roles={viewer: shown} if shown else {}, told=told, cards=cards)


def heard_as(secret: Grimoire, seat: SeatId, character: str) -> str:
    """As which character somebody was told a thing: a Cannibal never learns whose ability it is (001 식인종)."""
    return CANNIBAL if secret.roles.get(seat) == CANNIBAL else character


def _question(asked: Choice | None, viewer: Viewer) -> Choice | None:
    """That the storyteller is asked for a reminder tells that there is one."""
    if viewer in ALL_KNOWING or asked is None:
        return asked
    if isinstance(asked, DrawToken | LaySlip):
        return msgspec.structs.replace(asked, left=())
    return None if isinstance(asked, LayMark) else asked


# ---- events

NOBODY: Final = (
    ev.BluffsGiven, ev.SlipLaid, ev.TownFull, ev.ShownAs, ev.StepDone, ev.Woke, ev.Chose, ev.AbilitySpent,
    ev.AbilityGained, ev.Spared, ev.SideChanged, ev.Marked, ev.Unmarked, ev.MarkMoved, ev.MarkTurned, ev.Noted,
    ev.GuessHit, ev.CurseHeld, ev.AnsweredApart, ev.CharacterChanged, ev.RolesSet, ev.MarksSet, ev.NightLogSet,
    ev.BagSet,
)  # fmt: skip
"""Of what nobody but the storyteller learns."""


def _told(state: ClockState, event: ev.Learned | ev.CardShown) -> Event:
    """What a seat is told is all its own, but for how it came about."""
    if isinstance(event, ev.Learned):
        return ev.Learned(heard_as(state.secret, event.seat, event.character), event.seat, event.shown)
    return event


def _witnessed(event: ev.Died | ev.Revived) -> Event | None:
    """A death by day, or the end of one that everybody knew of."""
    if isinstance(event, ev.Revived):
        return None if event.unseen else event
    return ev.Died(event.seat, day=True) if event.day else None


def redact(viewer: Viewer, state: ClockState, event: Event) -> Event | None:
    """A viewer's share of an event; None where nobody may know that it happened."""
    if knows_all(state.public, viewer):
        return event
    match event:
        case ev.BagFilled():
            return ev.BagFilled()
        case ev.TokenDrawn(seat):
            shown = state.secret.believed.get(seat) or event.character if seat == viewer else ""
            return ev.TokenDrawn(seat, shown, event.number)
        case ev.Died() | ev.Revived():
            return _witnessed(event)
        case ev.Learned() | ev.CardShown():
            return _told(state, event) if event.seat == viewer else None
        case ev.SeatJoined():
            return msgspec.structs.replace(event, evil=False)
        case ev.OptionsSet(options):
            return ev.OptionsSet(msgspec.structs.replace(options, bag=(), evil_travellers=()))
        case _:
            return None if isinstance(event, NOBODY) else event
