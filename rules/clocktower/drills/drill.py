"""Any kind of question, or one of a kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rules.clocktower.drills import days, nights
from rules.clocktower.drills.question import Drill
from rules.clocktower.drills.situation import TRIES, Below, one_of
from rules.clocktower.edition import Edition

KINDS: Final[Mapping[str, Callable[[Edition, Below], Drill | None]]] = {
    "next-step": nights.next_step,
    "empath": nights.empath,
    "works": nights.works,
    "nomination": days.nomination,
    "needed": days.needed,
    "block": days.block,
    "exile": days.exile,
    "ends": days.ends,
}
"""What may be asked, each with how it is drawn; a moment that has nothing to ask about is none."""


def draw(content: Edition, below: Below, kind: str = "") -> Drill:
    """A question by chance, of a kind where one is named; ``below(n)`` draws from 0 to n-1."""
    wanted = kind or one_of(below, tuple(KINDS))
    for _ in range(TRIES):
        found = KINDS[wanted](content, below)
        if found is not None:
            return found
    raise ValueError(f"nothing to ask about: {wanted}")
