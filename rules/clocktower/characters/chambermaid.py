"""The Chambermaid: how many of two living players woke tonight for their own ability (001 객실 청소부)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.grim import Grim
from rules.clocktower.learning import Learning
from rules.clocktower.roles import Picked, Role
from rules.clocktower.state import Deed
from rules.clocktower.violations import ChambermaidFew, ChambermaidTarget
from rules.violations import Violation

TWO = 2
NUMBERS = (("0",), ("1",), ("2",))


def hindered(grim: Grim, seat: str) -> Iterator[Violation]:
    """With fewer than two to choose from she sleeps on."""
    others = len([one for one in grim.living if one != seat])
    if others < TWO:
        yield ChambermaidFew(others)


def check(grim: Grim, seat: str, picked: Picked) -> Iterator[Violation]:
    chosen = set(picked.players)
    if len(chosen) != TWO or seat in chosen or not all(grim.lives(one) for one in chosen):
        yield ChambermaidTarget()


def learns(grim: Grim, _seat: str, deed: Deed | None) -> Learning:
    """Who woke is a fact: nobody registers as asleep."""
    woke = {one.seat for one in grim.secret.wakes if one.night == grim.public.n and one.cause == "ability"}
    chosen = deed.players if deed is not None else ()
    return Learning(NUMBERS, (frozenset({(str(len(woke & set(chosen))),)}),))


ROLE = Role("chambermaid", first=True, other=True, players=(2, 2), hindered=hindered, check=check, learns=learns)
