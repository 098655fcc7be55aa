"""The Dreamer: a good and an evil character, of which one is the chosen player's (001 꿈꾸는 자)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rules.clocktower import learning
from rules.clocktower.grim import EVIL_TEAMS, GOOD_TEAMS, Grim, Look
from rules.clocktower.learning import Answer, Learning, truth
from rules.clocktower.roles import Picked, Role
from rules.clocktower.state import Deed
from rules.clocktower.violations import DreamerPair, DreamerTarget, DreamerTrue
from rules.violations import Violation

ID = "dreamer"
PAIR = 2


def check(grim: Grim, seat: str, picked: Picked) -> Iterator[Violation]:
    if any(one == seat or one in grim.public.travellers for one in picked.players):
        yield DreamerTarget()


def learns(grim: Grim, _seat: str, deed: Deed | None) -> Learning:
    """One of each side, in either order, which tells nothing."""
    pairs = tuple(product(grim.of_team(*GOOD_TEAMS), grim.of_team(*EVIL_TEAMS)))
    every = (*pairs, *((evil, good) for good, evil in pairs))
    chosen = deed.players if deed is not None else ()
    return truth(grim, chosen, every, lambda world: _true(grim, every, world))


def _true(grim: Grim, every: tuple[Answer, ...], world: dict[str, Look]) -> Iterator[Answer]:
    """The own character; or, of somebody who registers on another team, any of that team."""
    for seat, look in world.items():
        own = grim.role(seat)
        registers = look.team in EVIL_TEAMS and look.team != grim.team(own)
        shown = set(grim.of_team(look.team)) if registers else {own}
        yield from (pair for pair in every if shown.intersection(pair))


def forms(grim: Grim, seat: str, deed: Deed | None, shown: Answer) -> Iterator[Violation]:
    """One of each side; the true one among them, unless it need not be (001 꿈꾸는 자)."""
    sides = sorted(grim.team(one) in EVIL_TEAMS for one in shown if grim.team(one) in (*GOOD_TEAMS, *EVIL_TEAMS))
    if len(shown) != PAIR or sides != [False, True]:
        yield DreamerPair()
    elif deed is not None and deed.players and _is_a_lie(grim, seat, deed, shown):
        yield DreamerTrue(deed.players[0])


def _is_a_lie(grim: Grim, seat: str, deed: Deed, shown: Answer) -> bool:
    sober = learning.state_of(grim, seat, ID, deed) == learning.SOBER
    return sober and shown not in learns(grim, seat, deed).true


ROLE = Role(ID, first=True, other=True, players=(1, 1), check=check, learns=learns, forms=forms)
