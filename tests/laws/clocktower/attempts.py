"""Actions of the storyteller that random fillings seldom hit on, and the same by somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rules.actions import Action
from rules.clocktower.grim import grim_of
from rules.clocktower.state import ClockState
from rules.dice import Dice
from rules.engine import AnyBook
from rules.seats import FATE, HOST
from tests.laws.clocktower import trying_by_day as day
from tests.laws.clocktower import trying_by_hand as hand
from tests.laws.clocktower import trying_by_night as night
from tests.laws.clocktower.grasp import Grasp
from tests.laws.subjects import one_of

Try = Callable[[Grasp], Action]


def tries(book: AnyBook, state: ClockState, seat: str, dice: Dice) -> Action:
    """Any of the tries below, mostly of the part of the game that it is."""
    by = seat or one_of(dice, *(HOST,) * 9, FATE, FATE, *state.public.circle[:1])
    kinds = PARTS.get(state.public.phase, ())
    kind: Try = one_of(dice, *(kinds if kinds and dice.below(4) else ALL))
    return kind(Grasp(grim_of(book.content, state), by, dice))


BEFORE: Final[tuple[Try, ...]] = (day.fill, day.show, day.bluffs, day.on, day.fill, day.show)
NIGHT: Final[tuple[Try, ...]] = (
    *(night.choose,) * 16,
    *(night.tell,) * 15,
    *(night.leave_out,) * 2,
    *(night.decline,) * 5,
    night.wake,
    day.bluffs,
    day.on,
    hand.lives,
    hand.gain,
)
DAY: Final[tuple[Try, ...]] = (
    *(day.nominate,) * 5,
    *(day.exile_call,) * 2,
    *(day.hand,) * 3,
    day.vote,
    *(day.execute,) * 5,
    *(day.exile,) * 3,
    *(day.guess,) * 3,
    *(day.curse,) * 4,
    *(day.apart,) * 2,
    day.on,
    day.declare,
    hand.lives,
    hand.gain,
    hand.chairs,
)
EVER: Final[tuple[Try, ...]] = (
    *(hand.mark,) * 2,
    *(hand.change,) * 2,
    *(hand.chairs,) * 3,
    *(hand.lives,) * 2,
    *(hand.card,) * 3,
    *(hand.join,) * 2,
    hand.put_up,
    hand.gain,
)
ALL: Final[tuple[Try, ...]] = (*BEFORE, *NIGHT, *DAY, *EVER)
PARTS: Final[Mapping[str, tuple[Try, ...]]] = {
    "setup": (*BEFORE, *BEFORE, *EVER),
    "night": (*NIGHT, *NIGHT, *EVER),
    "day": (*DAY, *DAY, *EVER),
}
"""What is tried in each part of the game."""
