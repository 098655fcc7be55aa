"""How a table plays: every option somewhere else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from rules.arkham.options import Options
from rules.dice import Dice
from tests.laws.arkham.lying import shuffled
from tests.laws.subjects import one_of


def options(order: tuple[str, ...], dice: Dice) -> Options:
    """Every option somewhere else, and now and then something chosen beforehand."""
    people = ("kate_winthrop", "sister_mary", "carolyn_fern", "joe_diamond", "vincent_lee", "mandy_thompson")
    who = one_of(dice, {}, {"p1": "kate_winthrop"}, dict(zip(order, shuffled(people, dice), strict=False)))
    words = {name: one_of(dice, *among) for name, among in _choices().items()}
    return msgspec.structs.replace(
        Options(**words),
        depth=one_of(dice, "numbers", "numbers", "numbers", "board"),
        ancient=one_of(dice, "", "yig", "cthulhu", "yog_sothoth", "ithaqua", "nyarlathotep"),
        first=one_of(dice, "", "p1", "p1"),
        investigators={seat: one for seat, one in who.items() if seat in order},
        sliders=one_of(dice, {}, {"p1": (0, 3, 2)}),
        placed=one_of(dice, (), (), ("doom",), ("clue",)),
        people=one_of(dice, 0, 0, 1, 4),
    )


@cache
def _choices() -> Mapping[str, tuple[Any, ...]]:
    hints = get_type_hints(Options)
    return {name: (True, False) if hint is bool else get_args(hint) for name, hint in hints.items() if _is_choice(hint)}


def _is_choice(hint: Any) -> bool:
    return hint is bool or get_origin(hint) is Literal
