"""Monsters come out of the cup: limit, outskirts, overflow (003 2.1; arkham-board.md 4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.arkham import modifiers, piles, tracks
from rules.arkham.content import Content
from rules.arkham.effects import Awaken, DrawMonster, PlaceMonsters, PlaceToken, RaiseTerror, SetAside
from rules.arkham.events import GateKeptAway, MonsterPlaced, MonstersGone, OutskirtsOverrun
from rules.arkham.state import OUTSKIRTS, ArkState, Town, with_town
from rules.events import Event
from rules.seats import FATE
from rules.state import Item


def place_monsters(content: Content, state: ArkState, effect: PlaceMonsters) -> Iterator[Item]:
    """One at a time; an empty cup awakens the Ancient One."""
    town = state.town
    if effect.count <= 0 or town.phase == "over":
        return
    if is_kept_away(content, town, effect.place):
        yield GateKeptAway(effect.place)
        return
    left = piles.cup(content, town)
    if not left:
        yield Awaken(cause="monsters")
        return
    yield DrawMonster(FATE, effect.place, left)
    yield PlaceMonsters(place=effect.place, count=effect.count - 1)


def is_kept_away(content: Content, town: Town, place: str) -> bool:
    """Whether nothing appears at a place: an elder sign lies there, or somebody stands there who keeps it away."""
    return place in town.seals or modifiers.keeps_away(content, town, place)


def settle_monster(content: Content, state: ArkState, asked: DrawMonster, value: Value) -> Iterable[Item]:
    return (PlaceToken(token=piles.free_token(content, state.town, str(value)), place=asked.place),)


def place_token(content: Content, state: ArkState, effect: PlaceToken) -> Iterator[Item]:
    """In Arkham up to the limit, then in the outskirts; one too many there empties them and raises terror."""
    town = state.town
    place = destination(content, town, effect.place)
    if not effect.token:
        return
    outside = town.tokens_at.get(OUTSKIRTS, ())
    if place == OUTSKIRTS and len(outside) >= tracks.limits(content, town).outskirts:
        yield OutskirtsOverrun((*outside, effect.token))
        yield RaiseTerror(amount=1)
    else:
        yield MonsterPlaced(effect.token, place)


def destination(content: Content, town: Town, place: str) -> str:
    """Where a monster meant for a place is put."""
    if tracks.is_unlimited(town) or place == OUTSKIRTS:
        return place
    return place if tracks.in_arkham(town) < tracks.limits(content, town).monsters else OUTSKIRTS


def when_placed(content: Content, state: ArkState, _event: Event) -> Iterator[Item]:
    """Too many at terror 10 awaken the Ancient One."""
    return tracks.overrun(content, state.town)


def set_aside(_content: Content, state: ArkState, effect: SetAside) -> Iterator[Item]:
    there = tuple(token for token in effect.tokens if token in state.town.monsters)
    if there:
        yield MonstersGone(there)


# ---- what the events change


def monster_placed(state: ArkState, event: MonsterPlaced) -> ArkState:
    held = tuple(token for token in state.town.held if token != event.token)
    return with_town(state, monsters={**state.town.monsters, event.token: event.place}, held=held)


def monsters_gone(state: ArkState, event: MonstersGone) -> ArkState:
    return _without(state, event.tokens)


def outskirts_overrun(state: ArkState, event: OutskirtsOverrun) -> ArkState:
    return _without(state, event.tokens)


def _without(state: ArkState, tokens: tuple[str, ...]) -> ArkState:
    town = state.town
    monsters = {token: place for token, place in town.monsters.items() if token not in tokens}
    handled = tuple(token for token in town.handled if token not in tokens)
    return with_town(state, monsters=monsters, handled=handled)
