"""The Investigator: one of two players is this Minion, once (001 수사관)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from rules.clocktower.grim import Grim, Look
from rules.clocktower.learning import Answer, Learning, truth
from rules.clocktower.roles import Role
from rules.clocktower.state import Deed
from rules.clocktower.violations import InvestigatorSame
from rules.violations import Violation

ID: Final = "investigator"
PAIR: Final = ("minion", "wrong")
"""The two reminders."""


def learns(grim: Grim, _seat: str, _deed: Deed | None) -> Learning:
    """A Minion of the sheet and two people, in the order of the chairs, of whom one registers as that Minion."""
    pairs = tuple(combinations(grim.public.circle, 2))
    every = tuple((minion, *pair) for minion, pair in product(grim.of_team("minion"), pairs))
    return truth(grim, grim.with_role("recluse"), every, lambda world: _true(grim, every, world))


def _true(grim: Grim, every: tuple[Answer, ...], world: dict[str, Look]) -> Iterator[Answer]:
    for minion, one, other in every:
        if any(_registers(grim, world, seat, minion) for seat in (one, other)):
            yield minion, one, other


def _registers(grim: Grim, world: dict[str, Look], seat: str, minion: str) -> bool:
    """A character of that name, or somebody who registers as any Minion there is."""
    return grim.role(seat) == minion or (seat in world and world[seat].team == "minion")


def forms(grim: Grim, _seat: str, _deed: Deed | None, shown: Answer) -> Iterator[Violation]:
    """The two reminders lie beside two people."""
    people = [one for one in shown if one in grim.public.circle]
    if len(people) > len(set(people)):
        yield InvestigatorSame()


ROLE = Role(ID, first=True, learns=learns, forms=forms)
