"""What evil is told of itself in the first night (clocktower.md B1)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.events import Woke
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Picked, Role
from rules.state import Item


def minions(grim: Grim, _seat: str, _picked: Picked) -> Iterator[Item]:
    """They see each other and the Demon; it is nobody's ability."""
    yield from (Woke(one, "info", "minioninfo") for one in grim.holders("minion"))


def demons(grim: Grim, _seat: str, _picked: Picked) -> Iterator[Item]:
    yield from (Woke(one, "info", "demoninfo") for one in grim.holders("demon"))


MINIONS = Role("minioninfo", first=True, wakes=False, follows=minions)
DEMONS = Role("demoninfo", first=True, wakes=False, follows=demons)
