"""The Town Crier: whether a Minion nominated today (001 포고꾼)."""

from __future__ import annotations

from rules.clocktower.grim import Grim
from rules.clocktower.heard import spoke
from rules.clocktower.learning import YES_NO, Learning
from rules.clocktower.roles import Role
from rules.clocktower.state import Deed


def learns(grim: Grim, _seat: str, _deed: Deed | None) -> Learning:
    """A call for an exile is no nomination."""
    return Learning(YES_NO, spoke(grim, "nomination", "minion"))


ROLE = Role("towncrier", other=True, learns=learns)
