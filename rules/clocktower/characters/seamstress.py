"""The Seamstress: whether two players are on the same side, once (001 재봉사)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.grim import Grim
from rules.clocktower.learning import YES_NO, Learning, truth
from rules.clocktower.roles import Picked, Role
from rules.clocktower.state import Deed
from rules.clocktower.violations import SeamstressTarget
from rules.violations import Violation

TWO = 2


def check(_grim: Grim, seat: str, picked: Picked) -> Iterator[Violation]:
    """The living, the dead, Travellers: anybody but herself, and not the same one twice."""
    if len(set(picked.players)) != TWO or len(picked.players) != TWO or seat in picked.players:
        yield SeamstressTarget()


def learns(grim: Grim, _seat: str, deed: Deed | None) -> Learning:
    chosen = deed.players if deed is not None else ()
    return truth(
        grim, chosen, YES_NO, lambda world: [("yes",) if len({world[one].evil for one in chosen}) < TWO else ("no",)]
    )


ROLE = Role("seamstress", first=True, other=True, players=(2, 2), once=True, check=check, learns=learns)
