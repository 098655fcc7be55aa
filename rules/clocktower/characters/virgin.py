"""The Virgin: the first who nominates her is executed, if of the Townsfolk (001 성결자)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.deaths import died_now
from rules.clocktower.edition import Edition
from rules.clocktower.events import AbilitySpent, Executed, Nominated, Spared
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.roles import Role
from rules.clocktower.state import ClockState
from rules.events import Event
from rules.state import Item

ID = "virgin"


def when_nominated(content: Edition, state: ClockState, event: Event) -> Iterator[Item]:
    """The ability is used up by the first nomination, whoever made it and whether it worked or not.

    One who calls though dead, in a chain of deaths, is not executed once more.
    """
    assert isinstance(event, Nominated)
    grim = grim_of(content, state)
    if not grim.has(event.of, ID):
        return
    townsfolk = grim.team(grim.role(event.by)) == "townsfolk"
    if grim.able(event.of, ID) and townsfolk and grim.lives(event.by):
        yield from _executed(grim, event.by)
    yield AbilitySpent(event.of, ID)


def _executed(grim: Grim, seat: str) -> Iterator[Item]:
    """At once; it is the execution of the day, also where something keeps death away."""
    if grim.marked("protected", seat):
        yield Executed(seat)
        yield Spared(seat, ID)
    else:
        yield Executed(seat, died=True)
        yield died_now(grim, seat, ID)


ROLE = Role(ID)
