"""How much the program is told, changed in play; what it lacks it asks for (flows.md 0.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from rules.actions import Value
from rules.effects import Choice
from rules.hakoonna import diaries, mansion, preparing, tiles
from rules.hakoonna.actions import Disclose
from rules.hakoonna.content import Content
from rules.hakoonna.effects import AskRest, ChoosePower, DrawCode, DrawWeakness, Hide, PlaceBones, TellHeld
from rules.hakoonna.events import HeldTold, KnowledgeChanged
from rules.hakoonna.options import Knowledge
from rules.hakoonna.state import BEFORE_PLAY, HAKO, NO_SECRET, HakoState, with_public, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import StillBuilding
from rules.seats import FATE, HOST
from rules.state import Item
from rules.violations import NameUnknown, NotYourTurn, Violation

LEVELS: Final[Mapping[str, Knowledge]] = {"k0": "public", "k1": "host", "k2": "program"}


def check_disclose(_content: Content, view: HakoView, action: Disclose) -> Iterator[Violation]:
    """The host says so, once the game is under way."""
    if view.public.phase in BEFORE_PLAY:
        yield StillBuilding()
    if action.seat != HOST:
        yield NotYourTurn(HOST)
    if action.level not in LEVELS:
        yield NameUnknown(action.level, "k0")


def disclose(_content: Content, _state: HakoState, action: Disclose) -> Iterator[Item]:
    yield KnowledgeChanged(action.level)
    yield AskRest()


def ask_rest(content: Content, state: HakoState, effect: AskRest) -> Iterator[Item]:
    """One question after the other, until nothing is missing."""
    question = next(missing(content, state), None) if state.public.told else None
    if question is not None:
        yield question
        yield effect


def missing(content: Content, state: HakoState) -> Iterator[Choice]:
    """What a table that was played by what is public has not told yet."""
    public, secret = state.public, state.secret
    if len(secret.code) < preparing.CODE:
        yield DrawCode(FATE, preparing.numbers(content, secret.code))
    if not secret.weakness:
        yield DrawWeakness(FATE, content.of_kind("weapon"))
    if content.only("bones") not in (*secret.faces.values(), *secret.lairs.values()):
        yield PlaceBones(HAKO, preparing.free(content, state))
    yield from _hiding(content, state)
    yield from _powers(content, state)
    for seat, count in public.held.items():
        if count > len(secret.hands.get(seat, ())):
            yield TellHeld(FATE, seat, secret.pool or (content.only("empty"),))


def _powers(content: Content, state: HakoState) -> Iterator[Choice]:
    """Her first power, then as many more as everybody has counted."""
    hers, played = diaries.hers(state.secret), content.played(state.public.options.advanced)
    if not hers:
        yield ChoosePower(HAKO, tuple(power.id for power in content.powers if power.start))
    elif len(hers) < min(state.public.powers, len(played)):
        yield ChoosePower(HAKO, tuple(power.id for power in played if power.id not in hers))


def _hiding(content: Content, state: HakoState) -> Iterator[Choice]:
    """Hako Onna, and each of the dead."""
    public, secret = state.public, state.secret
    shadows = tuple(one for one in mansion.shadows(content, public.placements) if one not in public.empty)
    dead = (seat for seat in public.visitors if not public.at.get(seat))
    for seat in (HAKO, *dead):
        if seat not in secret.hides and shadows:
            yield Hide(seat, shadows)


def settle_held(_content: Content, _state: HakoState, asked: TellHeld, value: Value) -> Iterable[Item]:
    return (HeldTold(asked.who, str(value)),)


# ---- what the events change


def knowledge_changed(state: HakoState, event: KnowledgeChanged) -> HakoState:
    """A table that tells only what is public leaves nothing in the program."""
    options = msgspec.structs.replace(state.public.options, knowledge=LEVELS[event.level])
    state = with_public(state, options=options)
    return state if state.public.told else msgspec.structs.replace(state, secret=NO_SECRET)


def held_told(state: HakoState, event: HeldTold) -> HakoState:
    """The tile before the seat has a face; how many lie there does not change."""
    secret = state.secret
    hand = (*secret.hands.get(event.seat, ()), event.tile)
    return with_secret(state, hands={**secret.hands, event.seat: hand}, pool=tiles.without(secret.pool, event.tile))
