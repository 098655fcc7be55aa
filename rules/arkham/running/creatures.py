"""What a text does to monsters: those that come, go, return, and lie on a rumor."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from rules.actions import Value
from rules.arkham import piles
from rules.arkham.content import Content
from rules.arkham.effects import (
    Awaken,
    ChooseHeld,
    HoldMonster,
    HoldMonsters,
    PlaceMonsters,
    PlaceToken,
    Run,
    SetAside,
    TellFight,
)
from rules.arkham.events import MonsterHeld, TrophiesReturned
from rules.arkham.running import where
from rules.arkham.state import OUTSKIRTS, ArkState, Town, with_sheet, with_town
from rules.arkham.texts import operations as op
from rules.seats import FATE
from rules.state import Item


def remove_monsters(content: Content, state: ArkState, run: Run, one: op.RemoveMonsters) -> Iterator[Item]:
    """Back to the cup; whether any went is remembered."""
    tokens = matching(content, state.town, one)
    if tokens:
        yield SetAside(tokens=tokens)
    yield where.past(run, memory=msgspec.structs.replace(run.memory, removed=bool(tokens)))


def matching(content: Content, town: Town, one: op.RemoveMonsters) -> tuple[str, ...]:
    """The tokens in these areas, or of these kinds wherever in town they are."""
    on_board = sorted(town.monsters)
    if one.by == "kind":
        inside = (token for token in on_board if town.monsters[token] != OUTSKIRTS)
        return tuple(token for token in inside if content.kind_of[token] in one.what)
    places = content.places(one.what)
    return tuple(token for token in on_board if town.monsters[token] in places)


def appear(_content: Content, _state: ArkState, _run: Run, one: op.MonstersAppearAt) -> Iterator[Item]:
    yield PlaceMonsters(place=one.place, count=one.count)


def respawn(content: Content, state: ArkState, _run: Run, one: op.RespawnTrophies) -> Iterator[Item]:
    """Each goes back on the board, against the limit."""
    for seat in state.town.order:
        trophies = state.town.sheets[seat].trophies
        tokens = tuple(token for token in trophies if content.kind_of[token] == one.monster)
        if tokens:
            yield TrophiesReturned(seat, tokens)
            yield from (PlaceToken(token=token, place=one.place) for token in tokens)


def ban(content: Content, state: ArkState, _run: Run, one: op.BanMonster) -> Iterator[Item]:
    """Those on the board go when the card comes."""
    tokens = tuple(token for token in sorted(state.town.monsters) if content.kind_of[token] == one.monster)
    if tokens:
        yield SetAside(tokens=tokens)


def hold(_content: Content, _state: ArkState, _run: Run, one: op.CardMonsters) -> Iterator[Item]:
    yield HoldMonsters(count=one.count)


def hold_monsters(content: Content, state: ArkState, effect: HoldMonsters) -> Iterator[Item]:
    """Out of the cup, one by one; an empty cup awakens the Ancient One."""
    left = piles.cup(content, state.town)
    if effect.count <= 0 or not state.town.rumor:
        return
    if left:
        yield HoldMonster(FATE, state.town.rumor, tuple(left.items()))
        yield HoldMonsters(count=effect.count - 1)
    else:
        yield Awaken(cause="monsters")


def settle_held(content: Content, state: ArkState, asked: HoldMonster, value: Value) -> Iterable[Item]:
    return (MonsterHeld(piles.free_token(content, state.town, str(value)), asked.card),)


def fight_held(_content: Content, state: ArkState, run: Run, _one: op.FightCardMonster) -> Iterator[Item]:
    """One of them, of one's choice."""
    held = state.town.held
    if len(held) == 1:
        yield TellFight(run.subject, held[0])
    elif held:
        yield ChooseHeld(run.subject, held)


def settle_chosen(_content: Content, _state: ArkState, asked: ChooseHeld, value: Value) -> Iterable[Item]:
    return (TellFight(asked.seat, str(value)),)


def let_loose(_content: Content, state: ArkState, _run: Run, one: op.CardMonstersTo) -> Iterator[Item]:
    yield from (PlaceToken(token=token, place=one.place) for token in state.town.held)


Doing = Callable[[Content, ArkState, Run, Any], Iterable[Item]]
DO: Final[Mapping[type[op.Statement], Doing]] = {
    op.BanMonster: ban,
    op.CardMonsters: hold,
    op.CardMonstersTo: let_loose,
    op.FightCardMonster: fight_held,
    op.MonstersAppearAt: appear,
    op.RespawnTrophies: respawn,
}


# ---- what the events change


def monster_held(state: ArkState, event: MonsterHeld) -> ArkState:
    return with_town(state, held=(*state.town.held, event.token))


def trophies_returned(state: ArkState, event: TrophiesReturned) -> ArkState:
    trophies = state.town.sheets[event.seat].trophies
    return with_sheet(state, event.seat, trophies=tuple(one for one in trophies if one not in event.tokens))
