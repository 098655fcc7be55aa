"""How Hako Onna's time begins and ends: what lay in the mansion is taken away, what she has ordered follows."""

from __future__ import annotations

from collections.abc import Iterator

from rules.events import Event
from rules.hakoonna import turns
from rules.hakoonna.content import Content
from rules.hakoonna.effects import OpenEyes
from rules.hakoonna.events import BarrierLifted, MaryFreed
from rules.hakoonna.powers import ordering, ringing
from rules.hakoonna.state import HakoState
from rules.state import Item


def when_time_began(_content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The barrier and the card of the doll lie until her next time, where the table plays it so (U-26, U-28)."""
    public = state.public
    if public.barrier and public.options.barrier_rule != "stays":
        yield BarrierLifted()
    if public.mary and public.options.mary_rule == "time":
        yield MaryFreed()


def when_time_ended(_content: Content, _state: HakoState, _event: Event) -> Iterator[Item]:
    yield OpenEyes()


def open_eyes(content: Content, state: HakoState, effect: OpenEyes) -> Iterator[Item]:
    """What was ordered at once, one after the other, the way to the telephone, then the Gray Man's turn.

    Nothing follows when the last visitor has died.
    """
    public = state.public
    if public.ending:
        return
    ordered = tuple(ordering.at_once(content, public))
    if ordered:
        yield from (*ordered, effect)
    elif public.ringing:
        yield from ringing.asking(content, public)
    else:
        yield from turns.eyes_open(content, state)
