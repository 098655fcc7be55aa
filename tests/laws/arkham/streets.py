"""Positions of people in the town and away from it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.arkham.content import Content
from rules.arkham.events import (
    BoardSet,
    ClueSet,
    GateSet,
    MonsterSet,
    PlaceSet,
    SheetSet,
    TurnSet,
)
from rules.arkham.state import LOST, PHASES, STAGES, Phase, Sheet, Town
from rules.dice import Dice
from rules.events import Correction
from tests.laws.arkham.lying import anywhere, board_set, cards_lying, free_markers, free_tokens, place, rich, turn
from tests.laws.subjects import one_of


def scattered(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Everybody anywhere, standing, lying, lost or in jail, at any moment."""
    for seat, sheet in town.sheets.items():
        at = anywhere(content, dice)
        away = {"returns": town.turn + 1 + dice.below(2)} if at == LOST else {}
        jailed = {"jailed": max(0, town.turn - dice.below(2))} if at == "jail_cell" else {}
        changed = {"at": at, "delayed": dice.below(3) == 0, "idle": town.turn * dice.below(2), **away, **jailed}
        yield SheetSet(seat, msgspec.structs.replace(sheet, devoured=dice.below(12) == 0, **changed))
    yield board_set(content, town)
    yield _moment(content, town, dice)


def _moment(content: Content, town: Town, dice: Dice) -> TurnSet:
    """Any moment of a turn; now and then nobody's part."""
    phase = one_of(dice, *PHASES)
    seat = one_of(dice, *town.order, "")
    card = one_of(dice, "", *content.mythos)
    return TurnSet(
        phase,
        first=one_of(dice, *town.order),
        turn=1 + dice.below(5),
        active=seat,
        stage=one_of(dice, *STAGES),
        card=card,
        points=dice.below(6),
        fought=dice.below(4) == 0,
        ended=dice.below(4) == 0,
        stood=(1, 1, 1),
        stood_up=(seat,) if seat and dice.below(4) == 0 else (),
        carried=(seat,) if seat and dice.below(6) == 0 else (),
        count=len(town.order),
    )


def crowded(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Everybody in one place or the next, monsters and clues there, somebody's move."""
    here = one_of(dice, *content.locations, *content.streets)
    there = one_of(dice, here, *content.board.neighbours(here))
    for seat, sheet in town.sheets.items():
        kept = msgspec.structs.replace(sheet, at=one_of(dice, here, here, there), delayed=False, devoured=False)
        yield SheetSet(seat, _driving(rich(content, kept, dice) if dice.below(2) else kept, dice))
    for token in free_tokens(content, town, dice, 1 + dice.below(4)):
        yield MonsterSet(token, one_of(dice, here, there, there))
    for spot in (here, there):
        yield ClueSet(spot, dice.below(4))
    shut = content.board.neighbours(here) if dice.below(2) else ()
    yield board_set(content, town, closed=dict.fromkeys(shut, town.turn + 1))
    if dice.below(3) == 0 and here in content.locations:
        yield GateSet(here, free_markers(content, town)[0])
    yield from cards_lying(content, town, dice)
    if dice.below(5) == 0:
        lost = msgspec.structs.replace(town.sheets[town.order[0]], at=one_of(dice, LOST, "abyss_2"), devoured=False)
        yield SheetSet(town.order[0], lost)
    yield moving(content, town, dice)


def _driving(sheet: Sheet, dice: Dice) -> Sheet:
    """Now and then somebody has the Patrol Wagon."""
    held = "patrol_wagon" in sheet.specials or dice.below(3)
    return sheet if held else msgspec.structs.replace(sheet, specials=(*sheet.specials, "patrol_wagon"))


def moving(content: Content, town: Town, dice: Dice) -> TurnSet:
    """A move that has begun, been fought in, ended, or that nobody may make."""
    seat = one_of(dice, *town.order)
    over, fought = dice.below(3) == 0, dice.below(3) == 0
    stood_up = (seat,) if over and dice.below(2) else ()
    phase: Phase = one_of(dice, "movement", "movement", "movement", "arkham")
    walked = dice.below(2) == 0
    parts = {"points": dice.below(6), "walked": walked, "fought": fought, "ended": over, "stood_up": stood_up}
    return turn(town, phase, dice, seat, **parts)


def over(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """A move that is over, of somebody in town, away from it, or at a gate; what is near is closed."""
    seat = one_of(dice, *town.order)
    here = one_of(dice, LOST, one_of(dice, *content.world_of_area), *content.unstable[:4], place(content, dice))
    for one, sheet in town.sheets.items():
        at = here if one == seat or dice.below(3) == 0 else place(content, dice)
        yield SheetSet(one, msgspec.structs.replace(sheet, at=at, devoured=False, returns=town.turn + 1))
    if here in content.unstable and dice.below(2):
        yield GateSet(here, free_markers(content, town)[0])
    yield ClueSet(here if here in content.areas else "woods", 2)
    shut = (*content.board.neighbours(here), one_of(dice, *content.locations))
    yield board_set(content, town, closed={spot: 0 for spot in shut if spot != here})
    how = one_of(dice, {"ended": True, "stood_up": (seat,)}, {"ended": True}, {"fought": True})
    yield turn(town, "movement", dice, seat, used=tuple((one, "own") for one in town.order), **how)


def ending_a_phase(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """The next part, the next phase, the next turn is about to begin for people whom something awaits."""
    for seat, sheet in town.sheets.items():
        kept = rich(content, sheet, dice)
        at = one_of(dice, sheet.at, LOST, "jail_cell", place(content, dice), *content.world_of_area)
        returns = town.turn + dice.below(2) if at == LOST else 0
        fresh = kept.specials if dice.below(3) == 0 else ()
        jailed = max(0, town.turn - 1) if at == "jail_cell" else 0
        changed = {"at": at, "returns": returns, "fresh": fresh, "jailed": jailed, "delayed": dice.below(4) == 0}
        yield SheetSet(seat, msgspec.structs.replace(kept, **changed))
    yield board_set(content, town)
    yield from cards_lying(content, town, dice)
    phase = one_of(dice, "mythos", "mythos", "upkeep", "movement", "arkham")
    if phase == "mythos":
        yield turn(town, "mythos", dice, stage="end")
    else:
        used = tuple((one, "own") for one in town.order) if dice.below(2) else ()
        yield turn(town, phase, dice, one_of(dice, *town.order), used=used)


def put_elsewhere(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """One piece taken elsewhere, as a hand does it."""
    yield PlaceSet(one_of(dice, *town.order), anywhere(content, dice))
    yield BoardSet(**{name: getattr(board_set(content, town), name) for name in BoardSet.__struct_fields__})
