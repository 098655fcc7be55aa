"""Positions in which something is met: at places, at gates, in other worlds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.arkham import piles
from rules.arkham.content import Content
from rules.arkham.events import (
    GateSet,
    MonsterSet,
    SheetSet,
)
from rules.arkham.state import Town
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


def at_a_place(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Somebody meets something: a place that offers something, with or without what it costs."""
    seat, spot = one_of(dice, *town.order), _offering(content, dice)
    markers, tokens = piles.markers(content, town), free_tokens(content, town, dice, 4)
    trophies = tuple(token for token in tokens if token not in town.monsters)
    for one, sheet in town.sheets.items():
        at = spot if one == seat or dice.below(5) == 0 else place(content, dice)
        kept = msgspec.structs.replace(rich(content, sheet, dice), at=at, devoured=False, delayed=False)
        if one == seat and dice.below(2):
            more = tuple(marker for marker in markers[: dice.below(3)] if marker not in kept.markers)
            kept = msgspec.structs.replace(kept, trophies=(*kept.trophies, *trophies), markers=(*kept.markers, *more))
        yield SheetSet(one, kept)
    yield board_set(content, town, closed={spot: 0} if dice.below(8) == 0 else {})
    yield from cards_lying(content, town, dice)
    if dice.below(6) == 0 and markers:
        yield GateSet(spot, markers[-1])
    met = one_of(dice, "", "", "", spot, "met")
    used = tuple((seat, what) for what in (spot, "closing", "own")) if dice.below(4) == 0 else ()
    yield turn(town, "arkham", dice, seat, encounter=met, used=used, carried=(seat,) if dice.below(8) == 0 else ())


def at_a_counter(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Where cards of one kind are given out and wares are sold, with everything that may stand in the way."""
    asking = ("bank_of_arkham", "bank_of_arkham", "general_store", "general_store", "police_station", "arkham_asylum")
    spot = one_of(dice, *asking, "st_marys_hospital")
    seat = one_of(dice, *town.order)
    for one, sheet in town.sheets.items():
        specials = tuple(card for card in ("bank_loan", "deputy_of_arkham") if dice.below(2))
        poor = msgspec.structs.replace(sheet, devoured=False, markers=(), trophies=(), money=dice.below(2))
        whole = msgspec.structs.replace(poor, sanity=sheet.max_sanity, stamina=sheet.max_stamina)
        yield SheetSet(one, msgspec.structs.replace(whole, at=spot, specials=specials, barred=dice.below(2) > 0))
    yield GateSet(spot, free_markers(content, town)[0] if dice.below(3) == 0 else "")
    yield board_set(content, town, closed={spot: 0} if dice.below(2) else {})
    used = tuple((one, spot) for one in town.order) if dice.below(2) else ()
    carried, met = town.order if dice.below(2) else (), one_of(dice, "", spot)
    yield turn(town, one_of(dice, "arkham", "movement"), dice, seat, used=used, carried=carried, encounter=met)


def _offering(content: Content, dice: Dice) -> str:
    """Mostly a place that offers something."""
    places = [key.partition(".")[2] for key in content.texts if key.startswith("ability.")]
    spot: str = one_of(dice, *places, *places, *("mas_boarding_house",) * 4, *content.locations)
    return spot


def at_a_gate(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Gates open, some of them explored, somebody at one of them; six seals not far."""
    seat = one_of(dice, *town.order)
    gates = dict(zip(shuffled(content.unstable, dice), shuffled(free_markers(content, town), dice), strict=False))
    few = dict(list(gates.items())[: 1 + dice.below(6)])
    if dice.below(3) == 0:
        few[one_of(dice, "general_store", "rivertown_street")] = few.popitem()[1]
    yield from (GateSet(spot, "") for spot in town.gates if spot not in few)
    yield from (GateSet(spot, marker) for spot, marker in few.items())
    spot = one_of(dice, *few, *list(few)[-1:] * 2)
    for one, sheet in town.sheets.items():
        at = spot if one == seat or dice.below(3) == 0 else place(content, dice)
        kept = rich(content, msgspec.structs.replace(sheet, at=at, devoured=False, delayed=False), dice)
        yield SheetSet(one, msgspec.structs.replace(kept, explored=spot if at == spot and dice.below(4) else ""))
    yield from (MonsterSet(token, spot) for token in free_tokens(content, town, dice, dice.below(3)))
    seals = tuple(sorted(shuffled([one for one in content.unstable if one not in few], dice)[: 5 * dice.below(2)]))
    yield board_set(content, town, seals=seals)
    yield from cards_lying(content, town, dice)
    if dice.below(4) == 0:
        yield piles_set(town, environment="no_one_can_help_you_now", under_mythos=(), lasting={})
    used = tuple((one, "closing") for one in town.order) if dice.below(3) == 0 else ()
    yield turn(town, one_of(dice, "arkham", "arkham", "movement"), dice, seat, used=used)


def beyond(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Everybody in other worlds, some of them with two gates back, none, or one; a card may be met."""
    seat = one_of(dice, *town.order)
    world = one_of(dice, *content.worlds)
    back = [marker.id for marker in content.markers.values() if marker.world == world]
    free = [marker for marker in back if marker in free_markers(content, town)][: one_of(dice, 0, 1, 2, 2, 2)]
    other = [marker for marker in free_markers(content, town) if marker not in back][:2]
    yield from (GateSet(spot, "") for spot in town.gates)
    yield from (GateSet(*pair) for pair in zip(shuffled(content.unstable, dice), (*free, *other), strict=False))
    for one, sheet in town.sheets.items():
        first, second = content.worlds[world].areas
        at = one_of(dice, first, second, second, second)
        yield SheetSet(one, msgspec.structs.replace(sheet, at=at, devoured=False, delayed=dice.below(4) == 0))
    yield board_set(content, town)
    phase = one_of(dice, "upkeep", "upkeep", "upkeep", "movement", "other")
    met = one_of(dice, "", *content.gate_cards) if phase == "other" else ""
    done = tuple(one for one in town.order if one != seat) if dice.below(2) else ()
    yield turn(town, phase, dice, seat, encounter=met, done=done)
