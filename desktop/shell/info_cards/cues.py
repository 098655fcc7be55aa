"""Which cards the moment asks for: what evil is told at the start, the answer just given, who was chosen or changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rules.clocktower import steps
from rules.clocktower.actions import ShowCard
from rules.clocktower.cards import (
    ANSWER,
    NOT_IN_PLAY,
    PLAYER_IS,
    SELECTED_YOU,
    THE_DEMON,
    UNSAID,
    YOU_ARE,
    YOUR_MINIONS,
)
from rules.clocktower.events import CharacterChanged, Chose, Learned, SideChanged, Woke
from rules.clocktower.grim import Grim
from rules.events import Event
from rules.seats import HOST

AT_ONCE: Final = 3
"""So many characters lie on one card."""


def cues(grim: Grim, events: Sequence[Event]) -> tuple[ShowCard, ...]:
    """From the step that was played last; else from the one that is due tonight."""
    return tuple(_of_events(grim, events)) or tuple(_of_the_start(grim))


def _of_the_start(grim: Grim) -> Iterator[ShowCard]:
    """The Minions, who see each other, are shown the Demon; the Demon is shown the Minions and what nobody is."""
    due = next(iter(steps.open_steps(grim)), None)
    minions, demons = grim.holders("minion"), grim.holders("demon")
    if due is not None and due.character == steps.MINION_INFO:
        yield from (ShowCard(HOST, one, THE_DEMON, demons) for one in minions if demons)
    if due is not None and due.character == steps.DEMON_INFO:
        for one in demons:
            if minions:
                yield ShowCard(HOST, one, YOUR_MINIONS, minions)
            if grim.secret.bluffs:
                yield ShowCard(HOST, one, NOT_IN_PLAY, (), grim.secret.bluffs[:AT_ONCE])


def _of_events(grim: Grim, events: Sequence[Event]) -> Iterator[ShowCard]:
    changed = {one.seat for one in events if isinstance(one, CharacterChanged)}
    for event in events:
        if isinstance(event, Learned):
            yield answer(grim, event)
        elif isinstance(event, CharacterChanged) and event.character:
            yield ShowCard(HOST, event.seat, YOU_ARE, (), (event.character,), _side(event.seat, events))
        elif isinstance(event, Woke) and event.cause == "other" and event.character and event.seat not in changed:
            yield ShowCard(HOST, event.seat, SELECTED_YOU, _beside(event, events), (event.character,))


def _side(seat: str, events: Sequence[Event]) -> str:
    turned = [one.evil for one in events if isinstance(one, SideChanged) and one.seat == seat]
    return ("evil" if turned[-1] else "good") if turned else UNSAID


def _beside(woke: Woke, events: Sequence[Event]) -> tuple[str, ...]:
    """Whom the one who chose has pointed at as well."""
    chosen = (one.players for one in events if isinstance(one, Chose) and one.character == woke.character)
    return tuple(seat for players in chosen for seat in players if seat != woke.seat)


def answer(grim: Grim, told: Learned) -> ShowCard:
    """An answer on a card: characters with whom they are said of, else the word itself."""
    people = tuple(one for one in told.shown if one in grim.public.circle)
    characters = tuple(one for one in told.shown if one in grim.content.cast)
    said = [one for one in told.shown if one not in (*people, *characters)]
    if characters and not said:
        deed = steps.deed(grim, told.character, told.seat)
        of = people or (deed.players if deed is not None else ())
        return ShowCard(HOST, told.seat, PLAYER_IS, of, characters[:AT_ONCE])
    return ShowCard(HOST, told.seat, ANSWER, people, characters, words=" ".join(said))
