"""Doom and terror, and everything that awakens the Ancient One (arkham-board.md 4.1, 4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.arkham import modifiers
from rules.arkham.content import Content, Limits
from rules.arkham.effects import Awaken, RaiseDoom, RaiseTerror, Run
from rules.arkham.events import Awoke, DoomRose, TerrorRose
from rules.arkham.state import OUTSKIRTS, ArkState, Town, with_town
from rules.events import Event
from rules.state import Item

MOST_TERROR: Final = 10
MOST_SEATS: Final = 8


def limits(content: Content, town: Town) -> Limits:
    """The limits for so many investigators."""
    return content.limits[max(1, min(MOST_SEATS, town.investigators))]


def in_arkham(town: Town) -> int:
    """How many monsters count against the limit: in locations, streets and the sky (003 2.1)."""
    return sum(place != OUTSKIRTS for place in town.monsters.values())


def is_unlimited(town: Town) -> bool:
    """Whether terror has done away with the limit."""
    return town.terror >= MOST_TERROR


def raise_doom(content: Content, state: ArkState, effect: RaiseDoom) -> Iterator[Item]:
    """Tokens come or go; a full track awakens the Ancient One at once."""
    town = state.town
    full = content.ancients[town.ancient].doom
    doom = max(0, min(full, town.doom + effect.amount))
    if doom != town.doom:
        yield DoomRose(doom)
    if doom >= full:
        yield Awaken(cause="doom")


def raise_terror(content: Content, state: ArkState, effect: RaiseTerror) -> Iterator[Item]:
    """A step at a time; each step past the last adds doom instead, and none is taken while it is forbidden."""
    town = state.town
    if effect.amount <= 0 or modifiers.forbids(content, town, "terror_increase"):
        return
    if town.terror >= MOST_TERROR:
        yield Run(text="terror.over")
    else:
        yield TerrorRose(town.terror + 1)
    yield RaiseTerror(amount=effect.amount - 1)


def when_terror_rose(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """An ally leaves, and what that level brings."""
    assert isinstance(event, TerrorRose)
    yield Run(text="terror.each")
    if content.texts.get(f"terror.{event.terror}"):
        yield Run(text=f"terror.{event.terror}")
    if event.terror == MOST_TERROR:
        yield from overrun(content, state.town)
        if state.town.options.terror_ten == "doom":
            yield RaiseDoom(amount=1)


def overrun(content: Content, town: Town) -> Iterator[Item]:
    """At terror 10 twice the limit is too many (arkham-board.md 4.2)."""
    if is_unlimited(town) and in_arkham(town) >= limits(content, town).overrun:
        yield Awaken(cause="overrun")


def awaken(_content: Content, state: ArkState, effect: Awaken) -> Iterator[Item]:
    """Only once."""
    if not state.town.awake:
        yield Awoke(effect.cause, state.town.ancient)


# ---- what the events change


def doom_rose(state: ArkState, event: DoomRose) -> ArkState:
    return with_town(state, doom=event.doom)


def terror_rose(state: ArkState, event: TerrorRose) -> ArkState:
    return with_town(state, terror=event.terror)


def awoke(state: ArkState, event: Awoke) -> ArkState:
    return with_town(state, awake=event.cause, ending=f"awake-{event.cause}", phase="over", active="")
