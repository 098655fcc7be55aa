"""The Xaan: in the night of as many as there were Outsiders all Townsfolk are poisoned until dusk (001 잔)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.effects import Lay
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Picked, Role
from rules.clocktower.violations import NotTonight
from rules.state import Item
from rules.violations import Violation

ID = "xaan"


def hindered(grim: Grim, _seat: str) -> Iterator[Violation]:
    """The number is that of the setup, whatever changed since."""
    if grim.public.n != grim.secret.outsiders:
        yield NotTonight(ID)


def follows(grim: Grim, seat: str, _picked: Picked) -> Iterator[Item]:
    if grim.able(seat, ID):
        yield Lay(seat=seat, character=ID, label="x", kind="all_poisoned", source=seat, while_able=True, until="dusk")


ROLE = Role(ID, first=True, other=True, wakes=False, hindered=hindered, follows=follows)
