"""I Want That: a tile or an item of a visitor, by chance (hakoonna.md 1.6, No. 7; U-24)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.hakoonna import holding
from rules.hakoonna.actions import Want
from rules.hakoonna.content import Content
from rules.hakoonna.effects import DrawStolen
from rules.hakoonna.events import ItemLost, PowerUsed, Stolen
from rules.hakoonna.powers import using
from rules.hakoonna.state import HAKO, HakoState, Public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import NothingToTake
from rules.seats import FATE
from rules.state import Item
from rules.violations import Violation

TILE = "tile"


def check_want(content: Content, view: HakoView, action: Want) -> Iterator[Violation]:
    """A visitor in her room, or anywhere (U-24), who holds something; never the Gray Man (G45)."""
    yield from using.usable(content, view, action.seat, "i_want_that")
    anywhere = view.public.options.steal_rule == "anywhere"
    yield from using.whom(content, view, action.seat, action.victim, anywhere)
    yield from something(view.public, action.victim)


def something(public: Public, victim: str) -> Iterator[Violation]:
    """Why there is nothing to take."""
    if victim in public.living and not public.held.get(victim) and not public.items.get(victim):
        yield NothingToTake(victim)


def want(content: Content, state: HakoState, action: Want) -> Iterator[Item]:
    yield PowerUsed(action.seat, content.power_of("i_want_that"))
    yield from drawing(state, action.victim)


def drawing(state: HakoState, victim: str) -> Iterator[Item]:
    """Fate says what is taken: one of the tiles, or the item card; from who has nothing nothing is taken."""
    public = state.public
    known = state.secret.hands.get(victim) or (TILE,) * public.held.get(victim, 0)
    left = (*known, *public.items.get(victim, ()))
    if left:
        yield DrawStolen(FATE, victim, left)


def settle_stolen(_content: Content, state: HakoState, asked: DrawStolen, value: Value) -> Iterator[Item]:
    taken = str(value)
    if state.public.has(asked.who, taken):
        yield ItemLost(asked.who, taken)
    else:
        yield Stolen(asked.who, "" if taken == TILE else taken)


# ---- what the events change


def stolen(state: HakoState, event: Stolen) -> HakoState:
    """Out of the game, or hers where the table plays it so."""
    state = holding.taken(state, event.seat, event.tile)
    return holding.got(state, HAKO, event.tile) if state.public.options.steal_rule == "kept" else state
