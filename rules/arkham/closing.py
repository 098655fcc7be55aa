"""Closing and sealing gates (003 3.3, 4.5; arkham-board.md 11.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Value
from rules.arkham import modifiers, rounds
from rules.arkham.actions import CloseGateBy, UseElderSign
from rules.arkham.content import Content
from rules.arkham.effects import Change, Check, CloseGate, LookForVictory, RaiseDoom, SealOrLeave, SetAside
from rules.arkham.events import AbilityUsed, CardsLost, Checked, GameWon, GateClosed, Reduced, Sealed
from rules.arkham.running import doing
from rules.arkham.state import ArkState, Town, with_sheet, with_town
from rules.arkham.views import ArkView
from rules.arkham.violations import (
    CloseWithoutExplored,
    NoGateHere,
    SealClues,
    SealForbidden,
    SealStable,
    TriedAlready,
)
from rules.events import Event
from rules.offers import Form, Hole, OneOf
from rules.state import Item, known
from rules.tags import tag
from rules.violations import NameUnknown, NotAttested, Violation

SKILLS: Final = ("fight", "lore")
ELDER_SIGN: Final = "elder_sign"
ENOUGH_SEALS: Final = 6
CLOSING: Final = "closing"


def check_close(_content: Content, view: ArkView, action: CloseGateBy) -> Iterator[Violation]:
    """In one's part of the encounters, once a turn, at an explored gate."""
    yield from rounds.timing(view.town, action, "arkham")
    if action.seat not in view.town.sheets:
        return
    yield from _at_explored_gate(view.town, action.seat)
    if (action.seat, CLOSING) in view.town.used:
        yield TriedAlready(CLOSING)
    if action.skill not in SKILLS:
        yield NameUnknown(action.skill, SKILLS[0])


def _at_explored_gate(town: Town, seat: str) -> Iterator[Violation]:
    at = town.sheets[seat].at
    if at not in town.gates:
        yield NoGateHere(at)
    elif town.sheets[seat].explored != at:
        yield CloseWithoutExplored()


def close(content: Content, state: ArkState, action: CloseGateBy) -> Iterator[Item]:
    """A check of the skill with the modifier of the gate."""
    place = state.town.sheets[action.seat].at
    if place not in state.town.gates:
        return
    world = content.worlds[content.markers[state.town.gates[place]].world]
    difficulty = modifiers.gate_difficulty(content, state.town, world.id)
    yield AbilityUsed(action.seat, CLOSING)
    yield Check(seat=action.seat, skill=action.skill, modifier=world.modifier, difficulty=difficulty, gate=place)


def when_checked(_content: Content, _state: ArkState, event: Event) -> Iterator[Item]:
    """A gate whose check was passed closes, and may be sealed."""
    assert isinstance(event, Checked)
    if event.check.gate and event.passed:
        yield CloseGate(place=event.check.gate, seat=event.seat)


def close_gate(content: Content, state: ArkState, effect: CloseGate) -> Iterator[Item]:
    """By an investigator it may be sealed at once; whether it wins where a text closes it is AS-20."""
    town = state.town
    marker = town.gates.get(effect.place)
    if marker is None:
        return
    yield GateClosed(effect.place, marker, effect.seat)
    if effect.seat and content.areas[effect.place].unstable:
        yield SealOrLeave(effect.seat, effect.place, modifiers.seal_price(content, town))
    if effect.seat or town.options.gate_victory == "state":
        yield LookForVictory()


def check_seal(content: Content, view: ArkView, asked: SealOrLeave, value: Value) -> Iterator[Violation]:
    """The price, a card that forbids it, a stable place."""
    if value != "seal":
        return
    town = view.town
    have = town.sheets[asked.seat].clues
    if town.told and have < asked.price:
        yield SealClues(asked.price, have)
    if not town.told and not known(view.attested, _fact(asked, town.turn)):
        yield NotAttested(_fact(asked, town.turn))
    if modifiers.forbids(content, town, "seal"):
        yield SealForbidden(town.environment)
    if not content.areas[asked.place].unstable:
        yield SealStable()


def _fact(asked: SealOrLeave, turn: int) -> str:
    return f"clues:{asked.seat}:{asked.price}:{turn}"


def settle_seal(_content: Content, state: ArkState, asked: SealOrLeave, value: Value) -> Iterator[Item]:
    if value == "seal":
        price = min(asked.price, state.town.sheets[asked.seat].clues)
        if price:
            yield Reduced(asked.seat, "clues", price)
        yield Sealed(asked.place, asked.seat)


# ---- the item


def check_elder_sign(content: Content, view: ArkView, action: UseElderSign) -> Iterator[Violation]:
    """The card in hand, and an explored gate that may be sealed."""
    yield from rounds.timing(view.town, action, "arkham")
    sheet = view.town.sheets.get(action.seat)
    if sheet is None:
        return
    yield from _at_explored_gate(view.town, action.seat)
    if modifiers.forbids(content, view.town, "seal"):
        yield SealForbidden(view.town.environment)
    if sheet.at in view.town.gates and not content.areas[sheet.at].unstable:
        yield SealStable()
    fact = f"elder-sign:{action.seat}:{view.town.turn}"
    if ELDER_SIGN not in sheet.hand and not known(view.attested, fact):
        yield NotAttested(fact)


def use_elder_sign(_content: Content, state: ArkState, action: UseElderSign) -> Iterator[Item]:
    """No check: one Sanity, one Stamina, a doom token becomes the seal (AS-12)."""
    seat, sheet = action.seat, state.town.sheets[action.seat]
    place, marker = sheet.at, state.town.gates.get(sheet.at)
    if marker is None:
        return
    lost = ELDER_SIGN if ELDER_SIGN in sheet.hand else "unique"
    if lost in sheet.hand:
        yield CardsLost(seat, (lost,))
    yield RaiseDoom(amount=-1)
    yield GateClosed(place, marker, seat)
    yield Sealed(place, seat)
    yield LookForVictory()
    yield Change(seat=seat, sanity=-1, stamina=-1, cost=state.town.options.elder_sign == "cost")


def when_closed(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """Whoever is in a place that only its gate kept open goes out; monsters of its symbol leave town and outskirts."""
    assert isinstance(event, GateClosed)
    if event.place in state.town.closed:
        yield from doing.emptied(content, state.town, event.place)
    symbol = content.worlds[content.markers[event.marker].world].symbol
    tokens = sorted(state.town.monsters)
    yield SetAside(tokens=tuple(one for one in tokens if content.kinds[content.kind_of[one]].symbol == symbol))


def look_for_victory(_content: Content, state: ArkState, _effect: LookForVictory) -> Iterator[Item]:
    """No gate is open, and the investigators hold as many markers as there are of them (003 4.6)."""
    town = state.town
    held = sum(len(town.sheets[seat].markers) for seat in town.order)
    if town.turn and town.phase != "over" and not town.gates and held >= town.investigators:
        yield GameWon("gates")


def when_sealed(_content: Content, state: ArkState, _event: Event) -> Iterator[Item]:
    """Six seals win the game (003 4.6)."""
    if len(state.town.seals) >= ENOUGH_SEALS:
        yield GameWon("seals")


# ---- forms


def forms(_content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """At a gate: closing it, or the item."""
    town = view.town
    if town.phase == "arkham" and town.active == seat and town.sheets[seat].at in town.gates:
        yield Form(tag(CloseGateBy), seat, CloseGateBy.title, (Hole("skill", OneOf(SKILLS)),))
        yield Form(tag(UseElderSign), seat, UseElderSign.title)


# ---- what the events change


def gate_closed(state: ArkState, event: GateClosed) -> ArkState:
    town = state.town
    gates = {place: marker for place, marker in town.gates.items() if place != event.place}
    state = with_town(state, gates=gates)
    for seat in town.order:
        if state.town.sheets[seat].explored == event.place:
            state = with_sheet(state, seat, explored="")
    if not event.seat:
        return with_town(state, under_markers=(*town.under_markers, event.marker))
    return with_sheet(state, event.seat, markers=(*state.town.sheets[event.seat].markers, event.marker))


def sealed(state: ArkState, event: Sealed) -> ArkState:
    return with_town(state, seals=tuple(sorted({*state.town.seals, event.place})))


def game_won(state: ArkState, event: GameWon) -> ArkState:
    return with_town(state, ending=event.how, phase="over", active="")
