"""The Harpy: the first of two has to be mad that the second is evil (001 하피)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.effects import Lay, Lift
from rules.clocktower.events import Woke
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Picked, Role
from rules.clocktower.violations import HarpyOrder
from rules.state import Item
from rules.violations import Violation

ID = "harpy"
TWO = 2


def check(_grim: Grim, _seat: str, picked: Picked) -> Iterator[Violation]:
    if len(picked.players) != TWO or len(set(picked.players)) != TWO:
        yield HarpyOrder()


def follows(grim: Grim, seat: str, picked: Picked) -> Iterator[Item]:
    """The reminders of the last choice go with the next one; the first is told of it."""
    last = tuple(mark.id for mark in grim.secret.marks if (mark.character, mark.source) == (ID, seat))
    yield Lift(marks=last)
    if not grim.able(seat, ID) or len(picked.players) != TWO:
        return
    first, second = picked.players
    yield Lay(seat=first, character=ID, label="mad", kind="mad", source=seat, while_able=True)
    yield Lay(seat=second, character=ID, label="2nd", kind="second", source=seat, while_able=True)
    yield Woke(first, "other", ID)


ROLE = Role(ID, first=True, other=True, players=(2, 2), check=check, follows=follows)
