"""The Riot: on the third day whoever is nominated dies and names the next (001 폭도)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.events import CharacterChanged, Woke
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Picked, Role
from rules.clocktower.violations import NotTonight
from rules.state import Item
from rules.violations import Violation

ID = "riot"
THIRD = 3


def hindered(grim: Grim, _seat: str) -> Iterator[Violation]:
    """The Minions are told in the third night, or join on the day itself."""
    late = grim.public.n != THIRD or grim.public.options.riot_changes != "night"
    if late or not grim.holders("minion"):
        yield NotTonight(ID)


def follows(grim: Grim, seat: str, _picked: Picked) -> Iterator[Item]:
    if grim.able(seat, ID):
        yield from (
            item for one in grim.holders("minion") for item in (CharacterChanged(one, ID), Woke(one, "other", ID))
        )


def chains(grim: Grim) -> bool:
    """Whether this is the day of the chain."""
    return grim.public.n == THIRD and any(grim.able(seat, ID) for seat in grim.with_role(ID))


def joining(grim: Grim) -> Iterator[Item]:
    """The Minions that become Riot as nominations open."""
    if grim.public.options.riot_changes == "day":
        yield from (CharacterChanged(one, ID) for one in grim.holders("minion"))


ROLE = Role(ID, other=True, wakes=False, hindered=hindered, follows=follows)
