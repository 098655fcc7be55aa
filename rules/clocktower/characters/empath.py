"""The Empath: how many of the two living neighbours are evil (001 초공감자)."""

from __future__ import annotations

from rules.clocktower.grim import Grim, Look
from rules.clocktower.learning import Answer, Learning, truth
from rules.clocktower.roles import Role
from rules.clocktower.state import Deed

NUMBERS = (("0",), ("1",), ("2",))


def learns(grim: Grim, seat: str, _deed: Deed | None) -> Learning:
    """The dead are passed over on each side; sides count, not characters.

    The only one who is left sits on both sides; whether that one counts twice is not said anywhere.
    """
    beside = grim.neighbours(seat)
    ways = (beside, tuple(dict.fromkeys(beside)))
    return truth(grim, beside, NUMBERS, lambda world: [_count(world, way) for way in ways])


def _count(world: dict[str, Look], seats: tuple[str, ...]) -> Answer:
    return (str(sum(world[one].evil for one in seats)),)


ROLE = Role("empath", first=True, other=True, learns=learns)
