"""Another circle in which everything that a viewer may not know differs."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.clocktower import events as ev
from rules.clocktower.state import ClockState, Grimoire, Mark, with_grimoire, with_square
from rules.clocktower.views import knows_all
from rules.dice import Dice
from rules.events import Event
from rules.seats import Viewer
from tests.laws.clocktower.circle import FULL


def may_differ(state: ClockState, viewer: Viewer) -> bool:
    """Whether there is something that the viewer may not know."""
    return not knows_all(state.public, viewer)


def reshuffle(state: ClockState, viewer: Viewer, seed: int) -> ClockState:
    """Other characters, sides, reminders, choices; the viewer's own token and what it was told stay."""
    if not may_differ(state, viewer):
        return state
    dice, secret = Dice(f"reshuffle/{seed}"), state.secret
    options = msgspec.structs.replace(state.public.options, bag=("po",), evil_travellers=state.public.circle[:1])
    state = with_square(state, options=options)
    return with_grimoire(
        state,
        bag=_others(secret.bag),
        slips=_others(secret.slips) if secret.slips else (),
        roles=_roles(secret, viewer),
        believed={seat: one if seat == viewer else other(one) for seat, one in secret.believed.items()},
        evil=tuple(seat for seat in state.public.circle if seat not in secret.evil),
        bluffs=_others(secret.bluffs),
        marks=(Mark(1 + dice.below(9), one_of_circle(state, dice), "po", "x", "poisoned"),),
        spent=tuple((seat, other(one)) for seat, one in secret.spent),
        steps={},
        wakes=secret.wakes[1:],
        deeds=secret.deeds[1:],
        told=tuple(_told_another(one, viewer) for one in secret.told),
        cards=tuple(one for one in secret.cards if one.seat == viewer),
        dying=tuple(seat for seat in state.public.living if seat not in secret.dying),
        deaths=secret.deaths[1:],
        spoken=secret.spoken[1:],
        curses=secret.curses[1:],
        outsiders=secret.outsiders + 1,
        storyteller=other(secret.storyteller),
        guessed=not secret.guessed,
        since={},
    )


def one_of_circle(state: ClockState, dice: Dice) -> str:
    """Somebody; nobody where nobody is left."""
    circle = state.public.circle
    return circle[dice.below(len(circle))] if circle else ""


def _roles(secret: Grimoire, viewer: Viewer) -> dict[str, str]:
    """Everybody another one. A viewer who was shown a token knows it, be it the true one or not."""
    own = secret.roles.get(viewer)
    others = {seat: other(one) for seat, one in secret.roles.items()}
    if own is None or viewer in secret.believed:
        return others
    return {**others, viewer: own}


def _told_another(one: Any, viewer: Viewer) -> Any:
    if one.seat == viewer:
        return msgspec.structs.replace(one, truths=(("other",),), why="vortox")
    return msgspec.structs.replace(one, shown=("other",))


def _others(characters: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(other, characters)) or ("vortox",)


def other(character: str) -> str:
    """The next character of the sheet; a Cannibal stays one, and nobody else becomes it."""
    sheet = [one for one in FULL.sheet if one != "cannibal"]
    if character in ("cannibal", "") or character not in sheet:
        return character
    return sheet[(sheet.index(character) + 1) % len(sheet)]


def retell(event: Event, viewer: Viewer, _state: ClockState, _other: ClockState) -> Event:
    """The event as it was in the other circle's past."""
    match event:
        case ev.BagFilled(characters):
            return ev.BagFilled(_others(characters))
        case ev.TokenDrawn(seat, character, number):
            return event if seat == viewer else ev.TokenDrawn(seat, other(character), number)
        case ev.Died(seat, day, character, by, able):
            return ev.Died(seat, day, other(character), by, not able)
        case ev.Learned(character, seat, shown) if seat == viewer:
            return ev.Learned(character, seat, shown, (("other",),), "vortox")
        case ev.Learned(character, seat):
            return ev.Learned(other(character), seat, ("other",))
        case ev.CharacterChanged(seat, character):
            return ev.CharacterChanged(seat, other(character))
        case ev.OptionsSet(options):
            return ev.OptionsSet(msgspec.structs.replace(options, bag=("po",), evil_travellers=("p1",)))
        case _:
            return event
