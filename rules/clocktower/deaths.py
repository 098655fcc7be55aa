"""Dying, by day before everybody and at night in the grimoire; and coming back (clocktower.md B5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from rules.clocktower.actions import Kill, Revive
from rules.clocktower.edition import Edition
from rules.clocktower.effects import Die
from rules.clocktower.events import DayBroke, Died, Revived, Spared
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.state import ClockState, Death, with_grimoire, with_square
from rules.clocktower.times import at_play, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import AlreadyDead, NotDead, Protected
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import Violation

TINKER: Final = "tinker"


def die(content: Edition, state: ClockState, effect: Die) -> Iterator[Item]:
    """A death, unless its source has no ability by now, something keeps it away, or nobody is left to die."""
    grim = grim_of(content, state)
    if not grim.lives(effect.seat) or not works(grim, effect):
        return
    if grim.marked("protected", effect.seat) and not effect.sure:
        yield Spared(effect.seat, effect.character)
    else:
        yield died_now(grim, effect.seat, effect.character, effect.by)


def works(grim: Grim, effect: Die) -> bool:
    """Whether the ability that kills works at this moment: deaths come one after another (001 포)."""
    return not effect.by or grim.able(effect.by, effect.character)


def died_now(grim: Grim, seat: str, character: str = "", by: str = "") -> Died:
    """The death of somebody now, with whether the own ability still worked."""
    able = grim.able(seat, grim.role(seat))
    return Died(seat, grim.public.phase != "night", character, by, able)


# ---- by the storyteller's hand


def check_kill(content: Edition, view: ClockView, kill: Kill) -> Iterator[Violation]:
    grim = grim_of(content, view)
    yield from at_play(view.public, kill)
    yield from unknown(view.public, kill.who)
    if kill.who in grim.gone:
        yield AlreadyDead(kill.who)
    elif grim.marked("protected", kill.who):
        yield Protected(kill.who)


def kill(content: Edition, state: ClockState, action: Kill) -> Iterable[Item]:
    """A Tinker without the ability does not die of it (001 땜장이)."""
    grim = grim_of(content, state)
    if action.character == TINKER and not grim.able(action.who, TINKER):
        return (Spared(action.who, TINKER),)
    return (died_now(grim, action.who, action.character),)


def check_revive(content: Edition, view: ClockView, revive: Revive) -> Iterator[Violation]:
    yield from at_play(view.public, revive)
    yield from unknown(view.public, revive.who)
    if revive.who in view.public.circle and revive.who not in grim_of(content, view).gone:
        yield NotDead(revive.who)


def revive(_content: Edition, state: ClockState, action: Revive) -> Iterable[Item]:
    return (Revived(action.who, unseen=action.who not in state.public.dead),)


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """Death and life by the storyteller's hand."""
    if seat != HOST or view.public.phase not in ("night", "day"):
        return
    grim = grim_of(content, view)
    gone = tuple(one for one in view.public.circle if one in grim.gone)
    if grim.living:
        yield Form(tag(Kill), HOST, Kill.title, (Hole("who", OneOf(grim.living)),))
    if gone:
        yield Form(tag(Revive), HOST, Revive.title, (Hole("who", OneOf(gone)),))


# ---- what the events change


def died(state: ClockState, event: Died) -> ClockState:
    public, secret = state.public, state.secret
    death = Death(event.seat, public.n, event.day, event.character, event.by, event.able, event.day)
    state = with_grimoire(state, deaths=(*secret.deaths, death))
    if event.day:
        return with_square(state, dead=_with(public.dead, event.seat))
    return with_grimoire(state, dying=_with(secret.dying, event.seat))


def spared(state: ClockState, _event: Spared) -> ClockState:
    return state


def revived(state: ClockState, event: Revived) -> ClockState:
    """Back to life, with the vote that a dead player had spent."""
    public, secret = state.public, state.secret
    state = with_square(state, dead=_without(public.dead, event.seat), spent=_without(public.spent, event.seat))
    return with_grimoire(state, dying=_without(secret.dying, event.seat))


def told_at_dawn(state: ClockState, event: DayBroke) -> ClockState:
    """The dead of the night are dead before everybody."""
    deaths = tuple(msgspec.structs.replace(one, known=True) for one in state.secret.deaths)
    state = with_grimoire(state, dying=(), deaths=deaths)
    for seat in event.dead:
        state = with_square(state, dead=_with(state.public.dead, seat))
    return state


def _with(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    return seats if seat in seats else (*seats, seat)


def _without(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    return tuple(one for one in seats if one != seat)
