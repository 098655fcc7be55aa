"""Positions of the mythos phase, and of the last moment before an end."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.arkham import setup, tracks
from rules.arkham.content import Content
from rules.arkham.events import (
    GateSet,
    MonsterSet,
    SheetSet,
    TurnSet,
)
from rules.arkham.state import OUTSKIRTS, SKY, STAGES, Town
from rules.dice import Dice
from rules.events import Correction
from tests.laws.arkham.lying import (
    board_set,
    cards_lying,
    free_markers,
    free_tokens,
    piles_set,
    place,
    rich,
    shuffled,
    turn,
)
from tests.laws.subjects import one_of


def mythos(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """A step of the mythos phase, the tracks high, Arkham full or nearly so."""
    for seat, sheet in town.sheets.items():
        kept = msgspec.structs.replace(sheet, at=one_of(dice, place(content, dice), sheet.at), devoured=False)
        yield SheetSet(seat, kept)
    for token in free_tokens(content, town, dice, dice.below(9)):
        yield MonsterSet(token, one_of(dice, place(content, dice), place(content, dice), SKY, OUTSKIRTS))
    gates = zip(shuffled(content.unstable, dice), shuffled(free_markers(content, town), dice), strict=False)
    few = dict(list(gates)[: dice.below(8)])
    yield from (GateSet(spot, "") for spot in town.gates if spot not in few)
    yield from (GateSet(spot, marker) for spot, marker in few.items())
    ancient = town.ancient or one_of(dice, *content.ancients)
    doom, terror = content.ancients[ancient].doom - 1 - dice.below(4), one_of(dice, 0, 2, 5, 8, 9, 10)
    seals = tuple(sorted(one for one in content.unstable if one not in few and dice.below(4) == 0))
    yield board_set(content, town, ancient=ancient, doom=max(0, doom), terror=terror, seals=seals[:4])
    yield from cards_lying(content, town, dice)
    if dice.below(4) == 0:
        yield from _trophies_return(content, town, dice)
    else:
        yield _step(content, town, dice)


def _trophies_return(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """A card calls back what somebody holds."""
    seat, card = one_of(dice, *town.order), "miskatonic_arctic_expedition_returns"
    held = content.tokens_of["elder_thing"]
    yield from (MonsterSet(token, "") for token in held)
    yield SheetSet(seat, msgspec.structs.replace(town.sheets[seat], trophies=held, devoured=False))
    yield turn(town, "mythos", dice, stage="ability", card=card)


def _step(content: Content, town: Town, dice: Dice) -> TurnSet:
    """Any step with any card that lies nowhere else, now and then with none."""
    lying = {town.environment, town.rumor, *town.lasting, *town.under_mythos, *town.boxed}
    cards = [card for card in content.mythos if card not in lying]
    return turn(town, "mythos", dice, stage=one_of(dice, *STAGES), card=one_of(dice, "", *cards, *cards))


def last(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """One step before an end: a full track, too many gates or monsters, an empty cup, no marker left."""
    cause = one_of(dice, "doom", "gates", "markers", "monsters", "overrun", "victory")
    ancient = town.ancient or one_of(dice, *content.ancients)
    limits = tracks.limits(content, town)
    spots = [spot for spot in content.unstable if spot not in town.seals]
    card = next(card.id for card in shuffled(content.mythos.values(), dice) if card.gate in spots)
    gate, markers = content.mythos[card].gate, free_markers(content, town)
    tokens, few = list(content.kind_of), 0
    if cause == "gates":
        few = limits.gates - 1
    elif cause == "overrun":
        few = -limits.overrun + 1
    yield from (GateSet(spot, "") for spot in town.gates)
    others = [spot for spot in spots if spot != gate]
    yield from (GateSet(spot, marker) for spot, marker in zip(others[: max(0, few)], markers, strict=False))
    if cause == "monsters":
        yield piles_set(town, boxed=(*town.boxed, *(one for one in tokens if one not in town.boxed)), held=())
    elif cause == "markers":
        yield piles_set(town, boxed=(*town.boxed, *markers), under_markers=())
    elif cause == "overrun":
        yield from (MonsterSet(token, place(content, dice)) for token in tokens[: max(0, -few)])
    doom = content.ancients[ancient].doom - 1 if cause == "doom" else 1
    yield board_set(content, town, ancient=ancient, doom=doom, terror=10 if cause == "overrun" else 0)
    if cause == "victory":
        yield from _one_gate_left(content, town, dice, gate, markers)
    else:
        for seat, sheet in town.sheets.items():
            yield SheetSet(seat, msgspec.structs.replace(sheet, at=one_of(dice, *content.streets), devoured=False))
        yield turn(town, "mythos", dice, stage="gate", card=card)


def _one_gate_left(content: Content, town: Town, dice: Dice, gate: str, markers: list[str]) -> Iterator[Correction]:
    """Somebody at the only gate, explored, with all the markers that are needed."""
    seat = one_of(dice, *town.order)
    marker, *rest = markers
    held = tuple(rest[: len(town.order)])
    yield GateSet(gate, marker)
    changed = {"at": gate, "explored": gate, "markers": held, "clues": 9, "sliders": (3, 0, 3), "devoured": False}
    yield SheetSet(seat, msgspec.structs.replace(town.sheets[seat], **changed))
    yield turn(town, "arkham", dice, seat)


def hunted(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Monsters are to move that go for people, several of them equally near."""
    street = one_of(dice, *content.streets)
    around = (*content.board.neighbours(street), street)
    beside = [one for one in around if one in content.streets] if dice.below(2) else list(content.locations_of(street))
    for seat, sheet in town.sheets.items():
        at = one_of(dice, *beside, place(content, dice))
        kept = setup.equipped(content, town, seat, "joe_diamond") if dice.below(3) == 0 else sheet
        yield SheetSet(seat, msgspec.structs.replace(kept, at=at, devoured=False))
    kind = one_of(dice, "hound_of_tindalos", "byakhee", "mi_go", "chthonian", "ghoul")
    symbol = content.kinds[kind].symbol
    cards = [card.id for card in content.mythos.values() if symbol in (*card.white, *card.black)]
    card = one_of(dice, *(one for one in cards if one not in (town.environment, town.rumor, *town.under_mythos)), "")
    yield from (MonsterSet(token, one_of(dice, street, SKY, *beside)) for token in content.tokens_of[kind][:2])
    yield board_set(content, town)
    yield turn(town, "mythos", dice, stage="move", card=card, handled=content.tokens_of[kind][: dice.below(2)])


def rumored(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """A rumor lies there, somebody in its street with much or little; or it is about to come, or to go on."""
    seat, rumors = one_of(dice, *town.order), [card for card in content.mythos.values() if card.kind == "rumor"]
    rumor = one_of(dice, *rumors)
    for one, sheet in town.sheets.items():
        at = rumor.activity if one == seat or dice.below(3) == 0 else place(content, dice)
        kept = msgspec.structs.replace(rich(content, sheet, dice), at=at, devoured=False, delayed=False)
        markers = tuple(free_markers(content, town)[:2]) if one == seat and dice.below(2) else kept.markers
        yield SheetSet(one, msgspec.structs.replace(kept, markers=markers))
    lying = one_of(dice, rumor.id, rumor.id, rumor.id, "")
    free = [token for token in free_tokens(content, town, dice, 8) if token not in town.monsters]
    held = tuple(free) if rumor.id == "the_terrible_experiment" and lying else ()
    tokens = one_of(dice, 0, 1, 3, 4, 8, 9, 9) if lying else 0
    under = tuple(card for card in town.under_mythos if card != rumor.id)
    boxed = tuple(one for one in town.boxed if one != rumor.id)
    allies = town.allies[: one_of(dice, 0, 1, 9)]
    yield piles_set(
        town, rumor=lying, tokens=tokens, held=held, since=0, under_mythos=under, boxed=boxed, allies=allies
    )
    seals = tuple(sorted(shuffled(content.unstable, dice)[: dice.below(3)]))
    yield board_set(content, town, seals=tuple(one for one in seals if one not in town.gates))
    coming = turn(town, "mythos", dice, stage="ability", card="" if lying else rumor.id)
    yield one_of(dice, turn(town, "arkham", dice, seat), turn(town, "mythos", dice, stage="end"), coming)
