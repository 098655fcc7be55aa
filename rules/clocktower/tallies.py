"""The reminders of what was heard by day, beside whoever is told of it at night (001 꽃팔이 소녀, 포고꾼).

They are laid by what the grimoire remembers, and the answer at night is judged by that alone: a reminder that the
storyteller lays by hand makes nothing true.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from rules.clocktower import steps
from rules.clocktower.edition import Edition
from rules.clocktower.effects import Lay, Lift, Tally
from rules.clocktower.events import Learned
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.state import ClockState, Mark
from rules.events import Event
from rules.state import Item


class Watch(NamedTuple):
    """Who listens for what of whom, and the two reminders of it."""

    character: str
    kind: Literal["vote", "nomination"]
    team: str
    heard: str
    unheard: str


CRIER: Final = Watch("towncrier", "nomination", "minion", "minionnominated", "minionsnotnominated")
WATCHES: Final = (Watch("flowergirl", "vote", "demon", "demonvoted", "demonnotvoted"), CRIER)


def at_dawn(content: Edition, state: ClockState, _event: Event) -> Iterator[Item]:
    """Every day begins unheard; beside whoever will not be told any more nothing is left of it."""
    grim = grim_of(content, state)
    for watch in WATCHES:
        listening = tuple(_listening(grim, watch))
        fresh = [mark for mark in _lying(grim, watch, watch.unheard) if mark.seat in listening]
        every = (*_lying(grim, watch, watch.heard), *_lying(grim, watch, watch.unheard))
        yield Lift(marks=_numbers(mark for mark in every if mark not in fresh))
        marked = {mark.seat for mark in fresh}
        yield from (_laid(watch, watch.unheard, seat) for seat in listening if seat not in marked)


def tally(content: Edition, state: ClockState, effect: Tally) -> Iterator[Item]:
    """The first of the kind turns the reminder; where it was cancelled and none is left, it is turned back.

    By the character of that moment; whoever only registers as another one is the storyteller's to say.
    """
    grim = grim_of(content, state)
    for watch in WATCHES:
        if effect.cancelled:
            yield from _turned_back(grim, watch)
        elif watch.kind == effect.kind and any(grim.team(grim.role(seat)) == watch.team for seat in effect.seats):
            yield from _turned(grim, watch)


def when_told(content: Edition, state: ClockState, event: Event) -> Iterator[Item]:
    """What a Town Crier was told is no longer needed; a Flowergirl's lies there until dawn."""
    assert isinstance(event, Learned)
    if event.character == CRIER.character:
        lying = _lying(grim_of(content, state), CRIER, CRIER.heard)
        yield Lift(marks=_numbers(mark for mark in lying if mark.seat == event.seat))


def _turned(grim: Grim, watch: Watch) -> Iterator[Item]:
    done = {mark.seat for mark in _lying(grim, watch, watch.heard)}
    for seat in _listening(grim, watch):
        stale = _numbers(mark for mark in _lying(grim, watch, watch.unheard) if mark.seat == seat)
        yield Lift(marks=stale) if seat in done else _laid(watch, watch.heard, seat, stale)


def _turned_back(grim: Grim, watch: Watch) -> Iterator[Item]:
    """Unless another one of them is left; one that the storyteller laid stays."""
    if _is_heard(grim, watch):
        return
    for mark in _lying(grim, watch, watch.heard):
        if mark.source == mark.seat:
            yield _laid(watch, watch.unheard, mark.seat, (mark.id,))


def _is_heard(grim: Grim, watch: Watch) -> bool:
    today = (one for one in grim.secret.spoken if (one.day, one.kind) == (grim.public.n, watch.kind))
    return any(grim.team(one.character) == watch.team for one in today)


def _listening(grim: Grim, watch: Watch) -> Iterator[str]:
    """Whoever will be woken as that character, really or for show."""
    return (seat for seat in grim.living if watch.character in steps.acting(grim, seat))


def _lying(grim: Grim, watch: Watch, label: str) -> tuple[Mark, ...]:
    return tuple(mark for mark in grim.secret.marks if (mark.character, mark.label) == (watch.character, label))


def _numbers(marks: Iterator[Mark]) -> tuple[int, ...]:
    return tuple(mark.id for mark in marks)


def _laid(watch: Watch, label: str, seat: str, instead: tuple[int, ...] = ()) -> Lay:
    return Lay(seat=seat, character=watch.character, label=label, source=seat, instead=instead)
