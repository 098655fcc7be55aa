"""A day on which whoever is nominated dies and names the next (001 폭도)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.characters import riot
from rules.clocktower.deaths import died_now
from rules.clocktower.edition import Edition
from rules.clocktower.events import CallPassed, ChainBegan, Nominated, NominationsClosed, Spared
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.state import ClockState, with_square
from rules.events import Event
from rules.state import Item

TWO = 2


def when_opened(content: Edition, state: ClockState, _event: Event) -> Iterator[Item]:
    """On the third day of a Riot there is no vote; Minions who are not told yet join now."""
    grim = grim_of(content, state)
    if riot.chains(grim):
        yield from riot.joining(grim)
        yield ChainBegan()


def when_nominated(content: Edition, state: ClockState, event: Event) -> Iterator[Item]:
    """The nominee dies at once, and it is theirs to go on, dead as they are."""
    assert isinstance(event, Nominated)
    if not state.public.chained:
        return
    grim = grim_of(content, state)
    if grim.marked("protected", event.of):
        yield Spared(event.of, riot.ID)
    elif grim.lives(event.of):
        yield died_now(grim, event.of, riot.ID)
    if _ends(grim, event.of):
        yield NominationsClosed()
    else:
        yield CallPassed(event.of)


def _ends(grim: Grim, seat: str) -> bool:
    """All Riot dead, or two left alive: nobody names anybody any more."""
    living = [one for one in grim.living if one != seat or grim.marked("protected", seat)]
    players = [one for one in living if one not in grim.public.travellers]
    return len(players) <= TWO or not any(one in living for one in grim.holders("demon"))


def chain_began(state: ClockState, _event: ChainBegan) -> ClockState:
    return with_square(state, chained=True)


def call_passed(state: ClockState, event: CallPassed) -> ClockState:
    return with_square(state, caller=event.seat)
