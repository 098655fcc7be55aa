"""What was voted and nominated today, as abilities of the night hear it (001 꽃팔이 소녀, 포고꾼)."""

from __future__ import annotations

from typing import Literal

from rules.clocktower.grim import Grim
from rules.clocktower.learning import Answer


def spoke(grim: Grim, kind: Literal["vote", "nomination"], team: str) -> tuple[frozenset[Answer], ...]:
    """The true answer in each way in which whoever voted or nominated may register."""
    today = [one for one in grim.secret.spoken if one.day == grim.public.n - 1 and one.kind == kind]
    certain = any(grim.team(one.character) == team for one in today)
    if certain:
        return (frozenset({("yes",)}),)
    worlds = grim.worlds(one.seat for one in today if one.seat in grim.public.circle)
    found = (any(look.team == team and _registers(grim, seat) for seat, look in world.items()) for world in worlds)
    return tuple(dict.fromkeys(frozenset({("yes",) if yes else ("no",)}) for yes in found))


def _registers(grim: Grim, seat: str) -> bool:
    """Whether this one may register as something else; others count as what they were."""
    return len(grim.looks(seat)) > 1
