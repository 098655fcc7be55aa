"""What a used tile or item does, once nobody steps in."""

from __future__ import annotations

from collections.abc import Iterator

from rules.events import Event
from rules.hakoonna import interrupting, routes, turns
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Use
from rules.hakoonna.events import Foiled
from rules.hakoonna.items import asking, sealing
from rules.hakoonna.state import HakoState
from rules.state import Item


def work(content: Content, state: HakoState, use: Use) -> Iterator[Item]:
    """What is used does what it does, if its user lives and it was not taken meanwhile."""
    if not state.public.at.get(use.seat):
        return
    if use.held and not interrupting.has(state, use):
        yield Foiled(use.seat, use.thing)
    elif use.thing == content.item_of("stethoscope"):
        yield from routes.listened(content, state, use)
    elif use.thing in content.item:
        yield from asking.used(content, state, use)
    elif use.thing in content.of_kind("talisman"):
        yield from sealing.used(content, state, use)
    else:
        yield from routes.used(content, state, use)


def when_foiled(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """The action is over all the same."""
    assert isinstance(event, Foiled)
    return turns.follow(content, state, event.seat)


def foiled(state: HakoState, event: Foiled) -> HakoState:
    return turns.acted(state, event.seat, routes.done_with(event.thing))
