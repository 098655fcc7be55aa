"""Who calls whom out, for an execution or for an exile (clocktower.md B3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.clocktower.actions import CallExile, Nominate
from rules.clocktower.edition import Edition
from rules.clocktower.effects import Tally
from rules.clocktower.events import ExileCalled, Nominated, Noted
from rules.clocktower.grim import grim_of
from rules.clocktower.state import STORYTELLER, ClockState, Nomination, Spoken, Square, with_grimoire, with_square
from rules.clocktower.times import by_host, during, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import (
    DayOver,
    DeadNominates,
    ExileInstead,
    ExileNotTraveller,
    NobodyNominates,
    NominatedTwice,
    NominateTwice,
    NotDay,
    RiotTarget,
    VoteOpen,
)
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import Violation


def check_nominate(_content: Edition, view: ClockView, nominate: Nominate) -> Iterator[Violation]:
    """The living once a day, upon each once a day; in a chain of deaths the one who just died."""
    public = view.public
    yield from by_host(nominate)
    told = public.chained and nominate.by == STORYTELLER
    yield from unknown(public, *dict.fromkeys((nominate.of,) if told else (nominate.by, nominate.of)))
    yield from _time(public)
    if public.vote is not None:
        yield VoteOpen(public.vote.of)
    if nominate.of in public.travellers:
        yield ExileInstead(nominate.of)
    yield from _in_a_chain(public, nominate) if public.chained else _by_the_day(public, nominate)


def _time(public: Square) -> Iterator[Violation]:
    if public.phase == "day" and public.done:
        yield DayOver()
    elif public.phase != "day" or not public.open:
        yield NotDay()


def _by_the_day(public: Square, nominate: Nominate) -> Iterator[Violation]:
    valid = [one for one in public.nominations if one.status != "cancelled" and not one.exile]
    if nominate.by in public.dead:
        yield DeadNominates()
    if any(one.by == nominate.by for one in valid):
        yield NominateTwice(nominate.by)
    if any(one.of == nominate.of for one in valid):
        yield NominatedTwice(nominate.of)


def _in_a_chain(public: Square, nominate: Nominate) -> Iterator[Violation]:
    """The dead call because they just died; a call that does not come in time is the storyteller's (001 폭도)."""
    if public.caller and nominate.by not in (public.caller, STORYTELLER):
        yield NobodyNominates(public.caller)
    elif not public.caller and nominate.by in public.dead:
        yield DeadNominates()
    if nominate.of in public.dead:
        yield RiotTarget()


def nominate(content: Edition, state: ClockState, action: Nominate) -> Iterator[Item]:
    yield Nominated(action.by, action.of)
    grim = grim_of(content, state)
    if grim.role(action.by):
        yield Noted(action.by, grim.role(action.by), "nomination")
    yield Tally(kind="nomination", seats=(action.by,))


# ---- for an exile


def check_exile_call(_content: Edition, view: ClockView, call: CallExile) -> Iterator[Violation]:
    """Any number a day, by anybody, upon Travellers only."""
    public = view.public
    yield from during(public, call, "day")
    yield from unknown(public, *dict.fromkeys((call.by, call.of)))
    if public.vote is not None:
        yield VoteOpen(public.vote.of)
    if call.of in public.circle and call.of not in public.travellers:
        yield ExileNotTraveller(call.of)


def call_exile(_content: Edition, _state: ClockState, action: CallExile) -> Iterable[Item]:
    return (ExileCalled(action.by, action.of),)


# ---- forms


def forms(_content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """Who may call whom, while no hands are counted."""
    public = view.public
    if seat != HOST or public.phase != "day" or public.vote is not None:
        return
    anybody = OneOf(public.circle)
    if public.open and not public.done:
        yield Form(tag(Nominate), HOST, Nominate.title, (Hole("by", OneOf(_callers(public))), Hole("of", anybody)))
    exiles = tuple(one for one in public.travellers if one in public.living)
    if exiles:
        yield Form(tag(CallExile), HOST, CallExile.title, (Hole("by", anybody), Hole("of", OneOf(exiles))))


def _callers(public: Square) -> tuple[str, ...]:
    """Who may call out a name; in a chain the one who just died, or else the storyteller."""
    if not public.chained:
        return public.circle
    return (public.caller, STORYTELLER) if public.caller else (*public.circle, STORYTELLER)


# ---- what the events change


def nominated(state: ClockState, event: Nominated) -> ClockState:
    """In a chain of deaths nobody votes."""
    public = state.public
    called = Nomination(event.by, event.of, status="counted" if public.chained else "open")
    return with_square(state, nominations=(*public.nominations, called))


def exile_called(state: ClockState, event: ExileCalled) -> ClockState:
    called = Nomination(event.by, event.of, exile=True)
    return with_square(state, nominations=(*state.public.nominations, called))


def noted(state: ClockState, event: Noted) -> ClockState:
    spoken = Spoken(state.public.n, event.seat, event.character, event.kind)
    return with_grimoire(state, spoken=(*state.secret.spoken, spoken))
