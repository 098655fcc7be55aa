"""The Flowergirl: whether a Demon voted today (001 꽃팔이 소녀)."""

from __future__ import annotations

from rules.clocktower.grim import Grim
from rules.clocktower.heard import spoke
from rules.clocktower.learning import YES_NO, Learning
from rules.clocktower.roles import Role
from rules.clocktower.state import Deed


def learns(grim: Grim, _seat: str, _deed: Deed | None) -> Learning:
    """A vote counts with the character its seat had then, dead Demons too; a hand for an exile is no vote."""
    return Learning(YES_NO, spoke(grim, "vote", "demon"))


ROLE = Role("flowergirl", other=True, learns=learns)
