"""Positions of the town set by hand, such as play leads to late or never."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from rules.arkham import setup
from rules.arkham.content import Content
from rules.arkham.events import (
    OptionsSet,
    OrderSet,
    SheetSet,
    TurnSet,
)
from rules.arkham.state import PHASES, ArkState, Sheet, Town
from rules.dice import Dice
from rules.engine import AnyBook
from rules.events import Correction
from tests.laws.arkham.lying import board_set, turn
from tests.laws.arkham.meetings import at_a_counter, at_a_gate, at_a_place, beyond
from tests.laws.arkham.nights import hunted, last, mythos, rumored
from tests.laws.arkham.options import options
from tests.laws.arkham.streets import crowded, ending_a_phase, moving, over, put_elsewhere, scattered
from tests.laws.subjects import one_of

Kind = Callable[[Content, Town, Dice], Iterator[Correction]]


def position(book: AnyBook, state: ArkState, dice: Dice) -> tuple[Correction, ...]:
    """One of the kinds of positions that play leads to late or never, for investigators who are there."""
    seated = _seated(book.content, state.town, dice)
    town = msgspec.structs.replace(state.town, sheets=seated)
    changes = tuple(one_of(dice, *KINDS)(book.content, town, dice))
    set_anew = {change.seat for change in changes if isinstance(change, SheetSet)}
    come = (SheetSet(seat, sheet) for seat, sheet in seated.items() if sheet != state.town.sheets[seat])
    return (*(change for change in come if change.seat not in set_anew), *changes)


def _seated(content: Content, town: Town, dice: Dice) -> dict[str, Sheet]:
    """Whoever has no investigator there yet gets one; mostly whoever is devoured too."""
    left = list(setup.unused(content, town))
    return {
        seat: sheet
        if sheet.investigator and not sheet.late and not (sheet.devoured and dice.below(3))
        else setup.equipped(content, town, seat, left.pop(dice.below(len(left))))
        for seat, sheet in town.sheets.items()
    }


def _other_rules(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """The table plays otherwise from now on."""
    yield OptionsSet(options(town.order, dice))
    yield from (SheetSet(seat, msgspec.structs.replace(sheet, devoured=False)) for seat, sheet in town.sheets.items())
    yield board_set(content, town)
    yield moving(content, town, dice)


def _unready(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Something that is settled before play is open again, at any moment."""
    if dice.below(2):
        yield SheetSet(one_of(dice, *town.order), Sheet())
    yield board_set(content, town, ancient=one_of(dice, "", "azathoth"))
    yield TurnSet(one_of(dice, "setup", *PHASES), first=one_of(dice, "", *town.order), count=len(town.order))


def _one_more(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Somebody is about to come in, at a new seat while there is room for one."""
    order = tuple(seat.id for seat in setup.seats(min(setup.MOST, len(town.order) + 1)))
    yield OrderSet(order)
    yield SheetSet(order[-1], Sheet(late=True, investigator=one_of(dice, "", *setup.unused(content, town))))
    yield board_set(content, town)
    yield turn(town, "mythos", dice, stage="end")


KINDS: Final[tuple[Kind, ...]] = (
    scattered,
    crowded,
    crowded,
    over,
    at_a_counter,
    at_a_place,
    at_a_place,
    at_a_gate,
    at_a_gate,
    beyond,
    beyond,
    mythos,
    mythos,
    hunted,
    last,
    rumored,
    rumored,
    ending_a_phase,
    _other_rules,
    _unready,
    put_elsewhere,
    _one_more,
)
