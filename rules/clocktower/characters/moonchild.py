"""The Moonchild: whom one chose aloud dies that night, if good (001 달의 자손)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.effects import Die
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Picked, Role
from rules.clocktower.state import Curse
from rules.clocktower.violations import NotTonight
from rules.state import Item
from rules.violations import Violation

ID = "moonchild"


def curse(grim: Grim, seat: str) -> Curse | None:
    """What was chosen on the day before this night."""
    return next((one for one in grim.secret.curses if one.seat == seat and one.day == grim.public.n - 1), None)


def hindered(grim: Grim, seat: str) -> Iterator[Violation]:
    if curse(grim, seat) is None:
        yield NotTonight(ID)


def follows(grim: Grim, seat: str, _picked: Picked) -> Iterator[Item]:
    """The side counts as it was at the choice, impairment as it is now."""
    chosen = curse(grim, seat)
    if chosen is not None and chosen.good and not grim.impaired(seat) and not grim.silenced(seat):
        yield Die(seat=chosen.target, character=ID)


ROLE = Role(ID, other=True, wakes=False, dead=True, hindered=hindered, follows=follows)
